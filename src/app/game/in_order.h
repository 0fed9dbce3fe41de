// Puts a handful in order; equal ones stay as they were. std::stable_sort would do the same in two kilobytes
// of the page for each kind of thing.
#pragma once

#include <functional>
#include <iterator>
#include <utility>

namespace eg {

template <class It, class Before = std::less<>>
void put_in_order(It first, It last, Before before = {}) {
    for (It i = first; i != last; ++i)
        for (It k = i; k != first && before(*k, *std::prev(k)); --k) std::swap(*k, *std::prev(k));
}

}

// Stable insertion sort for short lists. std::stable_sort adds two kilobytes to the page for each type.
#pragma once

#include <functional>
#include <iterator>
#include <utility>

namespace eg {

template <class It, class Before = std::less<>>
void insertion_sort(It first, It last, Before before = {}) {
    for (It i = first; i != last; ++i)
        for (It k = i; k != first && before(*k, *std::prev(k)); --k) std::swap(*k, *std::prev(k));
}

}

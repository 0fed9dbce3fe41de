// Stable sort of long lists. std::stable_sort would add five kilobytes to the page for each type.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

namespace eg {

// 0 .. count - 1 in the order of `before`, which is given `context` and two of these numbers.
std::vector<std::size_t> stable_order(std::size_t count, const void* context,
                                      bool (*before)(const void* context, std::size_t, std::size_t));

template <class T, class Before>
void stable_sort(std::vector<T>& list, Before before) {
    const auto by_number = [&](std::size_t a, std::size_t b) { return before(list[a], list[b]); };
    using ByNumber = decltype(by_number);
    std::vector<T> sorted;
    sorted.reserve(list.size());
    for (const std::size_t i : stable_order(list.size(), &by_number, [](const void* it, std::size_t a, std::size_t b) {
             return (*static_cast<const ByNumber*>(it))(a, b);
         }))
        sorted.push_back(std::move(list[i]));
    list.swap(sorted);
}

}

#include "ai/stable_sort.h"

#include <algorithm>
#include <numeric>

namespace eg {

std::vector<std::size_t> stable_order(std::size_t count, const void* context,
                                      bool (*before)(const void* context, std::size_t, std::size_t)) {
    std::vector<std::size_t> order(count);
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(),
                     [=](std::size_t a, std::size_t b) { return before(context, a, b); });
    return order;
}

}

// The same work in several threads, this one among them.
#pragma once

#include <thread>
#include <vector>

namespace eg {

// Calls `work(which)` once in each of so many threads, and returns when all are done.
template <class Work>
void in_threads(int count, const Work& work) {
    std::vector<std::thread> others;
    for (int which = 1; which < count; ++which) others.emplace_back(work, which);
    work(0);
    for (std::thread& other : others) other.join();
}

}

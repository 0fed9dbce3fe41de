// Runs a function in several threads.
#pragma once

#include <thread>
#include <vector>

namespace eg {

// Calls work(0) in this thread and work(1) to work(count - 1) in others. Returns when all have ended.
template <class Work>
void in_threads(int count, const Work& work) {
    std::vector<std::thread> others;
    for (int which = 1; which < count; ++which) others.emplace_back(work, which);
    work(0);
    for (std::thread& other : others) other.join();
}

}

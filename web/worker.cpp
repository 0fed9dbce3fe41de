// Runs the bots' tasks in slices for web/scripts/workers.js: in a worker, which runs nothing else of the program, or
// on the page. JavaScript copies a task into the buffer, and the result out of it.

#include <emscripten.h>

#include <cstring>
#include <vector>

#include "ai/worker_protocol.h"

namespace {

constexpr double time_limit = 1900;   // milliseconds; then the best answer so far counts

eg::TaskRunner         runner;
std::vector<std::byte> buffer;
double                 started = 0;        // milliseconds
bool                   reported = false;   // the first ideas of a hint have been reported

}

extern "C" {

EMSCRIPTEN_KEEPALIVE void* eg_task_buffer(int bytes) {
    buffer.resize(static_cast<std::size_t>(bytes));
    return buffer.data();
}

EMSCRIPTEN_KEEPALIVE void eg_task_start() {
    runner.begin(eg::task_from_bytes({reinterpret_cast<const char*>(buffer.data()), buffer.size()}));
    started = emscripten_get_now();
    reported = false;
}

// Whether there is a first result to report before the task is done.
EMSCRIPTEN_KEEPALIVE int eg_task_has_news() { return !reported && runner.has_ideas(); }

// Runs the task for this long, or until there are news. Returns the share that is done, in 1000ths.
EMSCRIPTEN_KEEPALIVE int eg_task_run(int milliseconds) {
    for (const double end = emscripten_get_now() + milliseconds;;) {
        if (runner.step()) return 1000;
        const double now = emscripten_get_now();
        if (runner.ready() && now > started + time_limit) return 1000;
        if (now >= end || eg_task_has_news()) return runner.progress();
    }
}

// Writes the result so far into the buffer. Returns its size in bytes.
EMSCRIPTEN_KEEPALIVE int eg_task_result() {
    const eg::Reply reply = runner.reply();
    reported = reported || runner.has_ideas();
    std::memcpy(eg_task_buffer(sizeof reply), &reply, sizeof reply);
    return sizeof reply;
}

}

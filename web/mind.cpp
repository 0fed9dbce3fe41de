// The thinking side of the program: what minds.js runs in slices, in a worker, where nothing else of
// the program runs, or on the page. A task is laid into the room, an answer is picked up from there.

#include <emscripten.h>

#include <cstring>
#include <vector>

#include "ai/worker_protocol.h"

namespace {

constexpr double patience = 1900;   // milliseconds; who is slower than that answers as far as he got

eg::TaskRunner               mind;
std::vector<std::byte> room;
double                 began = 0;
bool                   told = false;   // that there is something to tell

}

extern "C" {

EMSCRIPTEN_KEEPALIVE void* eg_mind_room(int bytes) {
    room.resize(static_cast<std::size_t>(bytes));
    return room.data();
}

EMSCRIPTEN_KEEPALIVE void eg_mind_begin() {
    mind.begin(eg::task_from_bytes({reinterpret_cast<const char*>(room.data()), room.size()}));
    began = emscripten_get_now();
    told = false;
}

// Whether there is something to tell for the first time.
EMSCRIPTEN_KEEPALIVE int eg_mind_tells() { return !told && mind.has_ideas(); }

// Thinks for so many milliseconds, or until there is something to tell; gives the share that is done, in 1000ths.
EMSCRIPTEN_KEEPALIVE int eg_mind_think(int milliseconds) {
    for (const double end = emscripten_get_now() + milliseconds;;) {
        if (mind.step()) return 1000;
        const double now = emscripten_get_now();
        if (mind.ready() && now > began + patience) return 1000;
        if (now >= end || eg_mind_tells()) return mind.progress();
    }
}

// Lays what the mind would reply now into the room, and gives its size.
EMSCRIPTEN_KEEPALIVE int eg_mind_reply() {
    const eg::Reply reply = mind.reply();
    told = told || mind.has_ideas();
    std::memcpy(eg_mind_room(sizeof reply), &reply, sizeof reply);
    return sizeof reply;
}

}

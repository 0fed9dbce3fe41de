#include "app/thinking/worker_task.h"

#include "page.h"

namespace eg {
namespace {

constexpr double long_thought = 400;   // milliseconds; only then is the bar shown

}

int start_task(const Task& task) {
    static int tickets = 0;
    const std::string bytes = to_bytes(task);
    page::start_task(++tickets, bytes.data(), static_cast<int>(bytes.size()));
    return tickets;
}

void WorkerTask::follow(const Session& session, bool wanted, double now) {
    if (moment_ >= 0 && !(wanted && moment_ == session.moment())) {
        if (!finished()) page::cancel_task(ticket_);
        moment_ = -1;
    }
    if (!wanted || moment_ >= 0) return;
    const Task task = what_ == Wanted::move ? session.task() : advice_task(session);
    moment_ = session.moment();
    share_ = 0;
    began_ = now;
    ticket_ = start_task(task);
}

bool WorkerTask::receive(int ticket, int share) {
    if (ticket != ticket_ || moment_ < 0) return false;
    share_ = share;
    return true;
}

float WorkerTask::shown(double now) const {
    return moment_ >= 0 && now >= began_ + long_thought ? static_cast<float>(share_) / 1000 : -1;
}

}

#include "app/pondering.h"

#include "ai/mind.h"
#include "page.h"

namespace eg {
namespace {

constexpr double long_thought = 400;   // milliseconds; whoever answers sooner needs no bar

}

void Pondering::follow(const Session& session, bool wanted, double now) {
    if (moment_ >= 0 && !(wanted && moment_ == session.moment())) {
        page::forget(ticket_);
        moment_ = -1;
    }
    if (!wanted || moment_ >= 0) return;
    const Task task = session.task();
    moment_ = session.moment();
    share_ = 0;
    began_ = now;
    page::ponder(++ticket_, &task, sizeof task);
}

bool Pondering::hear(Session& session, int ticket, int share, Choice choice) {
    if (ticket != ticket_ || moment_ < 0) return false;
    share_ = share;
    if (share < 1000) return false;
    const int moment = moment_;
    moment_ = -1;
    return session.answered(moment, choice);
}

float Pondering::shown(double now) const {
    return moment_ >= 0 && now >= began_ + long_thought ? static_cast<float>(share_) / 1000 : -1;
}

}

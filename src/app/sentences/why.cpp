#include "app/sentences/why.h"

namespace eg {
namespace {

int percent(int share) { return (share * 100 + (1 << 15)) >> 16; }

Message message_of(const Reason& r) {
    switch (r.why) {
        case Why::none: break;
        case Why::more:
            return r.whom == nobody ? message(
                       "Aim: {n, plural, one {# more point} other {# more points}} {place:in}.", r.n, r.place)
                                    : message(
                                        "Aim: {n, plural, one {# more point} other {# more points}} {place:in}, "
                                        "and {m} fewer for {name}.",
                                        r.n, r.place, r.m, r.whom);
        case Why::less:
            return message("Aim: {n, plural, one {# point} other {# points}} fewer for {name} {place:in}.", r.n,
                           r.whom, r.place);
        case Why::scored:
            return message("Aim: to score {n, plural, one {# point} other {# points}} this round.", r.n);
        case Why::kept:
            return message(
                "Its next best turn would give it {n, plural, one {# point} other {# points}} fewer {place:in}.", r.n,
                r.place);
        case Why::chance:
            return message("It sees a chance of {n}%; its next best turn gives {m}%.", percent(r.n), percent(r.m));
        case Why::best: return message("The best of the {n} turns it looked at.", r.n);
    }
    return {};
}

}

std::string in_words(const Reason& reason, const PerPlayer<std::string>& names, bool with_castillo) {
    if (reason.why == Why::none || (reason.place == CAS && !with_castillo)) return {};
    return say(message_of(reason), names);
}

}

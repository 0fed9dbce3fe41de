#include "app/screens/curtain.h"

#include <cmath>

#include "app/ui/draw.h"

namespace eg {
namespace {

constexpr double ignored_after = 600;   // milliseconds; the second tap of a double tap must not hit what appears

}

void Curtain::move(bool shut, double pace, double now) {
    if (shut != shut_) {
        shut_ = shut;
        began_ = now;
        lasts_ = (shut ? 420 : 520) * pace;
    }
    const float share = now < began_ + lasts_ ? static_cast<float>((now - began_) / lasts_) : 1;
    drawn_ = shut ? share : 1 - share;
    if (share < 1) draw::request_frame(0);
    else if (ignores_input(shut, now))
        draw::request_frame(static_cast<int>(std::ceil(began_ + lasts_ + ignored_after - now)));
}

bool Curtain::ignores_input(bool shut, double when) const {
    return shut != shut_ || when < began_ + lasts_ + ignored_after;
}

}

// The curtain between two people at one device: when it falls and opens, and from when on presses count.
#include <cmath>

#include "app/desk.h"

namespace eg {
namespace {

constexpr double hush = 600;   // milliseconds: the second tap of two is not meant for what the first has uncovered

}

// How far the curtain is drawn: shut before the next secret can be on the table.
void Desk::draw_curtain(double now) {
    const bool shut = behind_curtain();
    if (shut != curtain_shut_) {
        curtain_shut_ = shut;
        curtain_began_ = now;
        curtain_lasts_ = screen_ == Screen::table && !look::now().still ? (shut ? 420 : 520) * pace_factor(session_.plan().pace) : 0;
    }
    const float share = now < curtain_began_ + curtain_lasts_ ? static_cast<float>((now - curtain_began_) / curtain_lasts_) : 1;
    curtain_ = shut ? share : 1 - share;
    if (share < 1) look::again_in(0);
    else if (deaf(now)) look::again_in(static_cast<int>(std::ceil(curtain_began_ + curtain_lasts_ + hush - now)));
}

bool Desk::deaf(double when) const { return !frozen() && (curtain_shut_ != behind_curtain() || when < curtain_began_ + curtain_lasts_ + hush); }

bool Desk::behind_curtain() const { return screen_ == Screen::table && session_.running() && !busy_ && !history_.shown() && session_.curtained(); }

bool Desk::table_lies_open() const { return screen_ == Screen::table && !behind_curtain(); }

}

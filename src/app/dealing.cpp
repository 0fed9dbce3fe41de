// Each card is drawn once, where it lies sharp, and its corners are then carried along: letters are
// made for one size only. Nothing is shown here that the event, as it was seen, does not tell.
#include <algorithm>
#include <cmath>

#include "app/cards.h"
#include "app/flight.h"

namespace eg {
namespace {

using namespace look;

constexpr float chip_scale = 24.0f / 70;   // of a power card, in a seat's row
constexpr float held_scale = 0.9f;         // ... held up for all to see
constexpr float seat_scale = 0.45f;        // an action card before its taker

struct Pose {
    ImVec2 at;
    float  scale;
};
Pose between(const Pose& a, const Pose& b, float t) { return {eg::between(a.at, b.at, t), a.scale + (b.scale - a.scale) * t}; }

struct Table {
    ImDrawList& draw;
    const View& view;
    ImVec2      middle;   // of the board: cards are held up towards it

    Pose held(Player p) const {
        const ImVec2 from = power_point(p), way = middle - from;
        const float  length = std::max(1.0f, std::sqrt(way.x * way.x + way.y * way.y));
        const ImVec2 size = ImGui::GetIO().DisplaySize;
        const ImVec2 at = from + way * (std::min(86.0f, length) / length);
        return {{std::clamp(at.x, 40.0f, size.x - 40), std::clamp(at.y, 56.0f, size.y - 56)}, held_scale};
    }

    void power(Player p, int value, const Pose& pose, float lean) {
        shadow(draw, {pose.at - power_card_size * pose.scale / 2, pose.at + power_card_size * pose.scale / 2}, 6 * pose.scale, 2);
        const int first = draw.VtxBuffer.Size;
        if (value) power_card(draw, pose.at, held_scale, 0, p, value);
        else power_card_back(draw, pose.at, held_scale, 0, p);
        stretch(draw, first, pose.at, ImVec2{1, 1} * (pose.scale / held_scale));
        if (lean != 0) turn(draw, first, pose.at, lean);
    }

    // Out of the hand, or from the seat and held up; then to its place in the row.
    void power_played(const Event& event, double began, float t) {
        const Lying& lay = power_card_lying(event.n);
        const Pose   chip{power_point(event.who), chip_scale};
        if (lay.whose == event.who && began - lay.when < 500) {
            const float go = smooth(t);
            power(event.who, event.n, between(Pose{lay.centre, lay.scale}, chip, go) , -0.12f * std::sin(go * IM_PI));
            return;
        }
        const Pose up = held(event.who), seat{seat_point(event.who), 0.2f};
        power(event.who, event.n, t < 0.6f ? between(seat, up, smooth(part(t, 0, 0.3f))) : between(up, chip, smooth(part(t, 0.6f, 1))), 0);
    }

    void power_back(const Event& event, float t) {
        const Pose up = held(event.who), seat{seat_point(event.who), 0.2f}, chip{power_point(event.who), chip_scale};
        power(event.who, event.n, t < 0.5f ? between(chip, up, smooth(part(t, 0, 0.3f))) : between(up, seat, smooth(part(t, 0.6f, 1))), 0);
    }

    void action(int stack, const Lying& home, const Pose& pose, float turned, bool tagged) {
        const ImVec2 half = action_card_size * home.scale / 2;
        const int    first = draw.VtxBuffer.Size;
        const bool   back = std::cos(turned) < 0;
        if (back) action_card_back(draw, home.centre - half, home.scale, stack);
        else {
            CardView how = action_card_view(view, stack);
            const std::string tag = taker_tag(view, stack);
            how.tag = tag;
            if (!tagged) how.taker = nobody, how.mine = false;
            action_card(draw, home.centre - half, home.scale, card(stack, view.table.shown[stack]), view.table.rules, how);
        }
        stretch(draw, first, home.centre, ImVec2{std::max(0.03f, std::abs(std::cos(turned))), 1} * pose.scale);
        for (int i = first; i < draw.VtxBuffer.Size; ++i) draw.VtxBuffer[i].pos += pose.at - home.centre;
    }

    // To its taker, turned over once before him, and back with his name on it.
    void card_taken(const Event& event, float t) {
        const Lying& home = action_card_lying(event.n);
        if (home.when != view.now || view.table.shown[event.n] == no_card) return;   // the spread is not to be seen
        const Pose lies{home.centre, 1}, seat{seat_point(event.who) + ImVec2{30, 0}, seat_scale / home.scale};
        const Pose pose = t < 0.5f ? between(lies, seat, smooth(part(t, 0, 0.36f))) : between(seat, lies, smooth(part(t, 0.64f, 1)));
        action(event.n, home, pose, part(t, 0.3f, 0.7f) * 2 * IM_PI, t > 0.5f);
    }
};

}

void draw_dealing(ImDrawList& draw, const Board& board, const View& view) {
    const Movement& movement = view.stage.movement();
    Table table{draw, view, board.inner.GetCenter()};
    for (const Flight& flight : movement.flights()) {
        const Event& event = flight.event;
        const float  t = flight.share(view.now);
        if (t >= 1) continue;
        switch (event.what) {
            case What::power_played: table.power_played(event, flight.began, t); break;
            case What::power_taken_back: table.power_back(event, t); break;
            case What::card_taken: table.card_taken(event, t); break;
            default: break;
        }
    }
    // Where nothing may travel a ring says where it would have gone.
    const auto ringed = [&](ImVec2 at, ImVec2 half) { ring(draw, {at - half, at + half}, 5, theme().gold_deep, 2.4f, 1); };
    for (const Flight& echo : movement.echoes()) {
        const Event& event = echo.event;
        switch (event.what) {
            case What::power_played:
            case What::power_taken_back: ringed(power_point(event.who), {12, 15}); break;
            case What::mustered: ringed(court_point(event.who), {14, 12}); break;
            case What::card_taken:
                if (const Lying& home = action_card_lying(event.n); home.when == view.now) ringed(home.centre, action_card_size * home.scale / 2);
                break;
            default: break;
        }
    }
}

}

// Draws moving cards. A card is drawn at one size, and its vertices are then moved and scaled, because glyphs are made
// for one size only. Uses only what the event says, so that hidden cards stay hidden.
#include <algorithm>
#include <cmath>

#include "app/panels/cards.h"
#include "app/panels/own_card.h"
#include "app/panels/own_cards.h"
#include "app/panels/piece_animations.h"
#include "engine/box.h"

namespace eg {
namespace {

using namespace draw;

constexpr float chip_scale = 24.0f / 70;   // a power card in a seat's row
constexpr float held_scale = 0.9f;         // a power card shown to all
constexpr float seat_scale = 0.45f;        // an action card in front of its taker

struct Pose {
    ImVec2 at;
    float  scale;
};
Pose between(const Pose& a, const Pose& b, float t) {
    return {eg::between(a.at, b.at, t), a.scale + (b.scale - a.scale) * t};
}

struct Table {
    ImDrawList& draw;
    const View& view;
    ImVec2      middle;   // of the board: cards are shown in its direction

    Pose held(Player p) const {
        const ImVec2 from = view.lies.seats[p].power, way = middle - from;
        const float  length = std::max(1.0f, std::sqrt(way.x * way.x + way.y * way.y));
        const ImVec2 size = ImGui::GetIO().DisplaySize;
        const ImVec2 at = from + way * (std::min(86.0f, length) / length);
        return {{std::clamp(at.x, 40.0f, size.x - 40), std::clamp(at.y, 56.0f, size.y - 56)}, held_scale};
    }

    void power(Player p, int value, const Pose& pose, float lean) {
        shadow(draw, {pose.at - power_card_size * pose.scale / 2, pose.at + power_card_size * pose.scale / 2},
               6 * pose.scale, 2);
        const int first = draw.VtxBuffer.Size;
        if (value) power_card(draw, pose.at, held_scale, 0, p, value);
        else power_card_back(draw, pose.at, held_scale, 0, p);
        stretch(draw, first, pose.at, ImVec2{1, 1} * (pose.scale / held_scale));
        if (lean != 0) turn(draw, first, pose.at, lean);
    }

    // From the visible hand to its place in the row; or else from the seat, shown to all on the way.
    void power_played(const Event& event, double began, float t) {
        const Lying& lay = view.lies.hand[event.n];
        const Pose   chip{view.lies.seats[event.who].power, chip_scale};
        if (lay.whose == event.who && began - lay.when < 500) {
            const float go = smooth(t);
            power(event.who, event.n, between(Pose{lay.centre, lay.scale}, chip, go) , -0.12f * std::sin(go * IM_PI));
            return;
        }
        const Pose up = held(event.who), seat{view.lies.seats[event.who].badge, 0.2f};
        power(event.who, event.n,
              t < 0.6f ? between(seat, up, smooth(part(t, 0, 0.3f))) : between(up, chip, smooth(part(t, 0.6f, 1))), 0);
    }

    void hand_card_at(const Event& event, const Pose& pose) {
        const int first = draw.VtxBuffer.Size;
        hand_card_in_the_air(draw, pose.at, hand_card(view.table.rules, event.n - 1));
        stretch(draw, first, pose.at, ImVec2{1, 1} * pose.scale);
    }

    // A numbered card: from the hand or the seat, shown to all, then shrinking to its number in the row.
    void hand_card_played(const Event& event, double began, float t) {
        const SeatLayout& seat = view.lies.seats[event.who];
        const Lying&      lay = view.lies.held[static_cast<std::size_t>(event.n - 1)];
        const Pose        plate{seat.plate, 0.17f}, up = shown(event.who);
        const bool        mine = lay.whose == event.who && began - lay.when < 500;
        const Pose        first = mine ? Pose{lay.centre, lay.scale} : Pose{seat.badge, 0.15f};
        hand_card_at(event, t < 0.6f ? between(first, up, smooth(part(t, 0, 0.35f)))
                                     : between(up, plate, smooth(part(t, 0.6f, 1))));
    }

    void hand_card_back(const Event& event, float t) {
        const SeatLayout& seat = view.lies.seats[event.who];
        const Pose up = shown(event.who), from{seat.plate, 0.17f}, to{seat.badge, 0.15f};
        hand_card_at(
            event, t < 0.5f ? between(from, up, smooth(part(t, 0, 0.35f))) : between(up, to, smooth(part(t, 0.6f, 1))));
    }

    // Between the seat and the board, in full size.
    Pose shown(Player p) const {
        const ImVec2 size = ImGui::GetIO().DisplaySize, half = flying_card / 2,
                     at = eg::between(view.lies.seats[p].badge, middle, 0.3f);
        return {{std::clamp(at.x, half.x + 8, size.x - half.x - 8), std::clamp(at.y, half.y + 8, size.y - half.y - 8)},
                1};
    }

    void power_back(const Event& event, float t) {
        const Pose up = held(event.who), seat{view.lies.seats[event.who].badge, 0.2f},
                   chip{view.lies.seats[event.who].power, chip_scale};
        power(event.who, event.n,
              t < 0.5f ? between(chip, up, smooth(part(t, 0, 0.3f))) : between(up, seat, smooth(part(t, 0.6f, 1))), 0);
    }

    void action(int stack, const Lying& home, const Pose& pose, float turned, bool tagged) {
        const ImVec2 half = card_rect({}, home.scale, home.taller).GetSize() / 2;
        const int    first = draw.VtxBuffer.Size;
        const bool   back = std::cos(turned) < 0;
        if (back) action_card_back(draw, home.centre - action_card_size * home.scale / 2, home.scale, stack);
        else {
            CardView how = action_card_view(view, stack);
            const std::string tag = taker_tag(view, stack);
            how.tag = tag;
            how.taller = home.taller;
            if (!tagged) how.taker = nobody, how.mine = false;
            action_card(draw, home.centre - half, home.scale, card(view.table.rules, stack, view.table.shown[stack]),
                        how);
        }
        stretch(draw, first, home.centre, ImVec2{std::max(0.03f, std::abs(std::cos(turned))), 1} * pose.scale);
        for (int i = first; i < draw.VtxBuffer.Size; ++i) draw.VtxBuffer[i].pos += pose.at - home.centre;
    }

    // To its taker, turning over there, and back with the taker's tag.
    void card_taken(const Event& event, float t) {
        const Lying& home = view.lies.stacks[event.n];
        if (home.when != view.now || view.table.shown[event.n] == no_card) return;   // the action cards are not drawn
        const Pose lies{home.centre, 1},
            seat{view.lies.seats[event.who].badge + ImVec2{30, 0}, seat_scale / home.scale};
        const Pose pose =
            t < 0.5f ? between(lies, seat, smooth(part(t, 0, 0.36f))) : between(seat, lies, smooth(part(t, 0.64f, 1)));
        action(event.n, home, pose, part(t, 0.3f, 0.7f) * 2 * IM_PI, t > 0.5f);
    }

    // A face-down disc, which looks the same for every region: shown to all, then put in its owner's row.
    void disc(Player p, float t) {
        constexpr float large = 30, small = 10;
        const ImVec2 up = held(p).at;
        const float  risen = smooth(part(t, 0, 0.3f)), go = smooth(part(t, 0.5f, 1));
        const float  scale = (0.2f + 0.8f * risen) * (1 - go) + small / large * go;
        const ImVec2 at = eg::between(eg::between(view.lies.seats[p].badge, up, risen), view.lies.seats[p].disc, go);
        shade_under(at, large * scale, 1 - go);
        const int first = draw.VtxBuffer.Size;
        secret_disc(draw, at, large);
        stretch(draw, first, at, ImVec2{1, 1} * scale);
    }

    void shade_under(ImVec2 at, float radius, float high) {
        draw.PathEllipticalArcTo(at + ImVec2{2, 4 + 5 * high}, radius, radius * 0.95f, 0, 0, IM_PI * 2, 32);
        draw.PathFillConvex(fade(rgb(0x1A0E06), 0.12f + 0.14f * high));
    }

    // ---- cards that a player keeps, and later spends or loses

    void kept_card(const Event& event, const Pose& pose, bool struck) {
        constexpr float sharp = 1;
        const ImVec2 half = action_card_size * sharp / 2;
        shadow(draw, {pose.at - half * pose.scale, pose.at + half * pose.scale}, 7 * pose.scale, 3);
        const int first = draw.VtxBuffer.Size;
        action_card(draw, pose.at - half, sharp, card(view.table.rules, event.n, event.card));
        if (struck) ring(draw, {pose.at - half, pose.at + half}, 7, theme().wine, 4, 0);
        stretch(draw, first, pose.at, ImVec2{1, 1} * (pose.scale / sharp));
    }

    Pose in_the_middle(Player p, float scale) const {
        const ImVec2 size = ImGui::GetIO().DisplaySize, half = action_card_size * scale / 2;
        const ImVec2 at = eg::between(view.lies.seats[p].kept, middle, 0.6f);
        return {{std::clamp(at.x, half.x + 8, size.x - half.x - 8), std::clamp(at.y, half.y + 12, size.y - half.y - 8)},
                scale};
    }

    // From its stack, if that is drawn, to the row of the player who keeps it.
    void card_kept(const Event& event, float t) {
        const Lying& home = view.lies.stacks[event.n];
        const Pose   kept{view.lies.seats[event.who].kept, 0.16f}, up = in_the_middle(event.who, 1);
        const Pose   lies = home.when == view.now ? Pose{home.centre, std::min(1.0f, home.scale)} : kept;
        kept_card(event,
                  t < 0.5f ? between(lies, up, smooth(part(t, 0, 0.35f))) : between(up, kept, smooth(part(t, 0.6f, 1))),
                  false);
    }

    // Shown to all, struck out, then out of the game.
    void card_spent(const Event& event, float t) {
        const Pose kept{view.lies.seats[event.who].kept, 0.16f}, up = in_the_middle(event.who, 1.15f);
        Pose end = up;
        end.scale = 0.02f;
        kept_card(event,
                  t < 0.5f ? between(kept, up, smooth(part(t, 0, 0.2f))) : between(up, end, smooth(part(t, 0.86f, 1))),
                  t > 0.2f);
    }

    void card_expired(const Event& event, float t) {
        const ImVec2 at = view.lies.seats[event.who].kept;
        const Pose   kept{at, 0.16f}, up{at - ImVec2{0, 24}, 0.34f}, gone{up.at, 0.02f};
        kept_card(event,
                  t < 0.6f ? between(kept, up, smooth(part(t, 0, 0.5f))) : between(up, gone, smooth(part(t, 0.6f, 1))),
                  false);
    }
};

}

void draw_card_animations(ImDrawList& draw, const Board& board, const View& view) {
    const Animations& movement = view.stage.animations();
    Table table{draw, view, board.inner.GetCenter()};
    for (const Animation& animation : movement.running()) {
        const Event& event = animation.event;
        const float  t = animation.share(view.now);
        if (t >= 1) continue;
        switch (row(event.what).travel.piece) {
            case Piece::power_card: table.power_played(event, animation.began, t); break;
            case Piece::power_card_back: table.power_back(event, t); break;
            case Piece::action_card: table.card_taken(event, t); break;
            case Piece::hand_card: table.hand_card_played(event, animation.began, t); break;
            case Piece::hand_card_back: table.hand_card_back(event, t); break;
            case Piece::disc: table.disc(event.who, t); break;
            case Piece::kept_card: table.card_kept(event, t); break;
            case Piece::spent_card: table.card_spent(event, t); break;
            case Piece::expired_card: table.card_expired(event, t); break;
            default: break;
        }
    }
    // With reduced motion nothing moves; a ring shows where the card would have gone.
    const auto ringed = [&](ImVec2 at, ImVec2 half) {
        ring(draw, {at - half, at + half}, 5, theme().gold_deep, 2.4f, 1);
    };
    const Form form = form_of(ImGui::GetIO().DisplaySize);
    const bool in_a_strip = form == Form::phone || form == Form::flat;   // the seats are smaller there
    for (const Animation& echo : movement.echoes()) {
        const Event& event = echo.event;
        const Travel& travel = row(event.what).travel;
        switch (travel.piece) {
            case Piece::power_card:
            case Piece::power_card_back:
                ringed(view.lies.seats[event.who].power, in_a_strip ? ImVec2{11, 10} : ImVec2{12, 15});
                break;
            case Piece::hand_card:
            case Piece::hand_card_back: ringed(view.lies.seats[event.who].plate, {18, 10}); break;
            case Piece::disc: ringed(view.lies.seats[event.who].disc, {12, 12}); break;
            case Piece::kept_card:
            case Piece::spent_card:
            case Piece::expired_card: ringed(view.lies.seats[event.who].kept, {24, 11}); break;
            case Piece::caballeros:
                if (travel.from == End::province) ringed(view.lies.seats[event.who].court, {14, 12});
                break;
            case Piece::action_card:
                if (const Lying& home = view.lies.stacks[event.n]; home.when == view.now)
                    ringed(home.centre, action_card_size * home.scale / 2);
                break;
            default: break;
        }
    }
}

}

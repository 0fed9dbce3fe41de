// Draws moving pieces. A piece has a shadow on the board, rises on its way and slows down at the end.
#include "app/panels/piece_animations.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "app/board/map.h"
#include "app/panels/panels.h"
#include "app/ui/textures.h"
#include "engine/box.h"
#include "engine/pieces.h"

namespace eg {
namespace {

using namespace draw;

constexpr float lies_from = 0.55f;   // when the scoreboard that closes a region arrives; after that the chain is drawn

void take(Count& from, int n) { from = static_cast<Count>(std::max(0, from - n)); }

int all_in_castillo(const State& s) {
    int all = 0;
    for (const Player p : colours(s)) all += s.caballeros[p][CAS];
    return all;
}

// How many of an event's pieces are still moving.
int on_the_way(const Animation& animation, int pieces, double now) {
    int n = 0;
    for (int i = 0; i < pieces; ++i) n += animation.share_of(i, pieces, now) < 1;
    return n;
}

struct Air {
    ImDrawList&  draw;
    const Board& b;
    State        s;   // gets each piece back after it is drawn, so that the next one lands on top of it

    float cube_size() const { return b.full ? 16 * b.piece : 12 * b.piece; }

    void shade(ImVec2 ground, float size, float alpha) {
        if (!b.outer.Contains(ground)) return;   // no shadow outside the board
        draw.PathEllipticalArcTo(ground, size * 0.62f, size * 0.26f, 0, 0, IM_PI * 2, 24);
        draw.PathFillConvex(fade(rgb(0x2A1D12), alpha));
    }

    // carried: the picture of what he carries; empty: nothing.
    void caballero(Player player, std::string_view carried, ImVec2 from, ImVec2 to, float t) {
        if (t <= 0 || t >= 1) return;
        const ImVec2 way = to - from;
        const float  high = std::max(24.0f, 0.16f * std::sqrt(way.x * way.x + way.y * way.y));
        const float  arc = std::sin(t * IM_PI);
        const ImVec2 ground = between(from, to, smooth(t));
        const float  size = cube_size() * (1 + 0.14f * arc + 0.06f * part(t, 0.8f, 1.0f));
        shade(ground + ImVec2{0, size * 0.4f}, size, 0.25f * (1 - 0.5f * arc));
        cube(draw, player, ground - ImVec2{0, high * arc}, size);
        if (!carried.empty()) textures::draw(draw, carried, ground - ImVec2{0, high * arc + size}, size);
    }

    // By sea: on the picture, which pitches.
    void aboard(std::string_view ride, Player player, std::string_view carried, ImVec2 from, ImVec2 to, float t) {
        if (t <= 0 || t >= 1) return;
        const ImVec2 way = to - from;
        const float  wide = 3.2f * cube_size(), bow = 0.1f * std::sin(t * IM_PI);
        const ImVec2 at = between(from, to, smooth(t)) + ImVec2{-way.y, way.x} * (way.x < 0 ? -bow : bow);
        const int    first = draw.VtxBuffer.Size;
        textures::draw(draw, ride, at, wide);
        const ImVec2 deck = at + ImVec2{-0.08f, 0.08f} * wide;
        cube(draw, player, deck, cube_size() * 0.8f);
        if (!carried.empty()) textures::draw(draw, carried, deck - ImVec2{0, cube_size() * 0.8f}, cube_size() * 0.8f);
        turn(draw, first, at, 0.052f * std::sin(t * 4 * IM_PI));
    }

    // Where the player's next caballero goes; at the Castillo, the top of the tower.
    ImVec2 stand(Player player, Place place) {
        if (place == CAS) return b.anchor(CAS, "castillo") - ImVec2{0, 92 * (b.full ? b.piece : b.piece * 0.58f)};
        return b.top_of_stack(player, place, s);
    }

    // The position of a figure that is lifted, moved and put down.
    ImVec2 carried(ImVec2 from, ImVec2 to, float t) {
        const float up = smooth(part(t, 0, 0.22f)) * (1 - smooth(part(t, 0.8f, 1)));
        const ImVec2 ground = between(from, to, smooth(part(t, 0.12f, 0.88f)));
        shade(ground, 20 * b.piece, 0.22f * up);
        return ground - ImVec2{0, 14 * std::max(0.8f, b.piece) * up};
    }

    void scoreboard(const Event& event, float t) {
        State before = s;
        before.scoreboard[event.n] = event.from;
        const float  width = b.shield_size().x;
        const ImVec2 at =
            between(b.seen(b.scoreboard(event.n, before)), b.seen(b.scoreboard(event.n, s)), smooth(part(t, 0, 0.7f)));
        const float  high = smooth(part(t, 0, 0.25f)) * (1 - smooth(part(t, 0.65f, 1)));
        shade(at + ImVec2{0, width * (0.5f + 0.25f * high)}, width * (0.7f + 0.2f * high), 0.26f * high);
        const int first = draw.VtxBuffer.Size;
        draw_shield(draw, at, width, mobile_values(event.n), true);
        stretch(draw, first, at, ImVec2{1, 1} * (1 + 0.3f * high));
    }

    // A token's figure. It slides on the ground if it is `pushed`, or else is lifted.
    void token(const Token& token, ImVec2 from, ImVec2 to, float t) {
        const float k = b.token_piece(token), sway = std::sin(t * 6 * IM_PI) * 1.2f * b.piece * (1 - t);
        if (!token.pushed) return draw_figure(draw, token.picture, carried(from, to, t), k);
        const ImVec2 at = between(from, to, smooth(t)) + ImVec2{sway, 0};
        shade(at, 0.76f * figure_size(token.picture).x * k, 0.22f);
        draw_figure(draw, token.picture, at, k);
    }

    // If the board shows no scoring track: "+n" rises from the place that scores, the nth of several side by side.
    void points(const Event& event, float t, int nth, int of) {
        const draw::Seat& who = seat(event.who);
        const float show = part(t, 0, 0.2f) * (1 - part(t, 0.85f, 1));
        const ImVec2 shield = b.seen(b.anchor(event.to, "shield"));
        const ImVec2 at{std::clamp(shield.x + 44 * (static_cast<float>(nth) - static_cast<float>(of - 1) / 2),
                                   b.inner.Min.x + 22 * static_cast<float>(2 * nth + 1),
                                   b.inner.Max.x - 22 * static_cast<float>(2 * (of - nth) - 1)),
                        std::max(b.inner.Min.y + 14, shield.y - 16 - 16 * smooth(t))};
        pill(draw, at, {Face::black, 15}, "+" + std::to_string(event.n), fade(who.colour, show),
             fade(theme().ink, show), fade(who.on, show));
    }

    // The caballeros fall out of the lifted tower, bounce, then move to their colour's count.
    void tumble(const Animation& animation, const State& whole, float lift, double now) {
        const float  k = b.full ? b.piece : b.piece * 0.58f;
        const ImVec2 base = b.seen(b.anchor(CAS, "castillo"));
        const int    all = all_in_castillo(whole);
        int i = 0;
        for (int round = 0; i < all; ++round)
            for (const Player p : colours(whole)) {
                if (whole.caballeros[p][CAS] <= round) continue;
                const float t = animation.share_of(i++, all, now);
                if (t <= 0 || t >= 1) continue;
                const float  aside = (static_cast<float>((i * 37) % 11) / 5 - 1) * 44 * k;
                const ImVec2 from = base - ImVec2{aside * -0.2f, tower_rise * k * lift - 2};
                const ImVec2 ground = base + ImVec2{aside, (10 + static_cast<float>((i * 23) % 7) * 2) * k};
                const float  fall = part(t, 0, 0.34f), hop = part(t, 0.34f, 0.6f), go = smooth(part(t, 0.64f, 1));
                ImVec2 at{from.x + (ground.x - from.x) * part(t, 0, 0.6f), from.y + (ground.y - from.y) * fall * fall};
                at.y -= 4 * hop * (1 - hop) * 11 * k;
                at = between(at, b.seen(b.pill(p, CAS, whole)), go);
                shade(ImVec2{at.x, go > 0 ? at.y + cube_size() * 0.4f : ground.y + cube_size() * 0.4f}, cube_size(),
                      0.22f);
                const int first = draw.VtxBuffer.Size;
                cube(draw, p, at, cube_size());
                if (t < 0.6f) turn(draw, first, at, (0.6f - t) * (aside < 0 ? -3.4f : 3.4f));
            }
    }
};

}

void take_off(State& drawn, const Animations& movement, double now) {
    for (const Animation& animation : movement.running()) {
        const Event& event = animation.event;
        const float  t = animation.share(now);
        if (t >= 1) continue;
        const Travel& travel = row(event.what).travel;
        switch (travel.piece) {
            case Piece::caballeros:
                take(count_at(drawn, event, travel.to), on_the_way(animation, caballeros_moving(event), now));
                break;
            case Piece::tower: {
                const State whole = drawn;
                const int   all = all_in_castillo(whole);
                int i = 0;
                for (int round = 0; i < all; ++round)
                    for (const Player p : colours(whole))
                        if (whole.caballeros[p][CAS] > round && animation.share_of(i++, all, now) < 1)
                            take(drawn.caballeros[p][CAS], 1);
                break;
            }
            case Piece::power_card: drawn.power[event.who] = 0; break;
            case Piece::disc: drawn.disc[event.who] = nowhere; break;
            case Piece::kept_card: discard_kept_card(drawn, event.who, event.n, event.card); break;
            case Piece::points:
                drawn.score[event.who] = static_cast<std::int16_t>(drawn.score[event.who] - event.n
                                                                   + static_cast<int>(t * static_cast<float>(event.n)));
                break;
            default: break;
        }
    }
}

void leave_out(BoardView& view, const Animations& movement, double now) {
    view.tower_lift = smooth(movement.tower_lift(now));
    if (movement.tower_open()) view.memory = true;
    for (const Animation& animation : movement.running()) {
        const Event& event = animation.event;
        const float  t = animation.share(now);
        if (t >= 1) continue;
        switch (row(event.what).travel.piece) {
            case Piece::round_marker: view.round_moved = smooth(t); break;
            case Piece::king:
                view.flying_king = true;
                view.taboo_was = event.from;
                view.taboo_moved = t;
                break;
            case Piece::grande: view.flying_grandes.add(event.who); break;
            case Piece::scoreboard: view.flying_scoreboards |= 1u << event.n; break;
            case Piece::closing_scoreboard:
                if (t < lies_from) view.flying_scoreboards |= 1u << event.n;
                view.closing = event.to;
                view.closed = part(t, lies_from, 1);
                break;
            case Piece::token:
                view.tokens.push_back({token_number(row(event.what).travel.token), event.from, event.to, smooth(t)});
                break;
            case Piece::points: {
                const float done = t * static_cast<float>(event.n);
                view.walked[event.who] = done - std::floor(done);
                break;
            }
            default: break;
        }
    }
}

void draw_animations(ImDrawList& draw, const Board& b, const View& view) {
    const Animations& movement = view.stage.animations();
    const double    now = view.now;
    if (movement.running().empty()) return;
    fine(draw);
    Air air{draw, b, view.table};
    const int scores = static_cast<int>(
        std::count_if(movement.running().begin(), movement.running().end(), [&](const Animation& animation) {
            return row(animation.event.what).travel.piece == Piece::points && animation.event.n > 0
                   && animation.share(now) < 1;
        }));
    int scored = 0;
    for (const Animation& animation : movement.running()) {
        const Event& event = animation.event;
        const float  t = animation.share(now);
        if (t >= 1) continue;
        const Travel& travel = row(event.what).travel;
        const Player p = owner(event);
        const auto spot = [&](End end) {
            if (end == End::tower) return b.seen(b.pill(p, CAS, air.s));
            const Place place = place_at(event, end);
            if (end != End::province && place != nowhere) return b.seen(air.stand(p, place));
            if (p >= max_players) return b.outer.Min;   // colours without a player come from outside the board
            return end == End::province ? view.lies.seats[p].province : view.lies.seats[p].court;
        };
        // Where a figure starts or ends. End::none: where it is now.
        const auto token_end = [&](int number, End end) {
            TokenInPlay at{.number = number, .row = &token(number)};
            if (end == End::court || end == End::province) return spot(end);
            if (end != End::none) at.spot.place = place_at(event, end);
            else each_token(air.s, [&](const TokenInPlay& one) { if (one.number == number) at = one; });
            return at.spot.seat != nobody ? view.lies.seats[at.spot.seat].badge : b.seen(b.token(at, air.s));
        };
        switch (travel.piece) {
            case Piece::caballeros: {
                const Place ends[] = {place_at(event, travel.from), place_at(event, travel.to)};
                std::string_view ride, carried;
                for (const Place end : ends) {
                    if (!is_place(end)) continue;
                    if (carried.empty()) carried = row(air.s, end).carries_picture;
                    if (ride.empty() && region_of(air.s, ends[0]) != region_of(air.s, ends[1]))
                        ride = map::room(region_of(air.s, end)).ride;
                }
                for (int i = 0; i < caballeros_moving(event); ++i) {   // one after another
                    const float share = animation.share_of(i, caballeros_moving(event), now);
                    if (ride.empty()) air.caballero(p, carried, spot(travel.from), spot(travel.to), share);
                    else air.aboard(ride, p, carried, spot(travel.from), spot(travel.to), share);
                    if (const Place to = place_at(event, travel.to); to != nowhere && share < 1)
                        ++air.s.caballeros[p][to];
                }
                break;
            }
            case Piece::tower: air.tumble(animation, view.stage.shown(), smooth(movement.tower_lift(now)), now); break;
            case Piece::king:
                if (royal(air.s) != nobody) break;   // that player's Grande moves
                draw_king(draw, air.carried(b.seen(b.king(event.from, air.s)), b.seen(b.king(event.to, air.s)), t),
                          b.king_piece());
                break;
            case Piece::grande: {
                State before = air.s;
                before.grande[p] = event.from;
                draw_grande(
                    draw, p,
                    air.carried(b.seen(b.grande(p, event.from, before)), b.seen(b.grande(p, event.to, air.s)), t),
                    b.grande_piece(), royal(air.s) == p);
                break;
            }
            case Piece::scoreboard: air.scoreboard(event, t); break;
            case Piece::closing_scoreboard:
                if (t < lies_from) air.scoreboard(event, t / lies_from);
                break;
            case Piece::token:
                if (const int number = token_number(travel.token); !token(number).picture.empty())
                    air.token(token(number), token_end(number, travel.from), token_end(number, travel.to), t);
                break;
            case Piece::points:
                if (b.track <= 0 && event.n > 0) air.points(event, t, scored++, scores);
                break;
            default: break;
        }
    }
}

}

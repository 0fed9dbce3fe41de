#include "app/panels/why_not.h"

#include <cmath>
#include <utility>
#include <vector>

#include "app/panels/description.h"
#include "app/panels/totals.h"
#include "app/ui/focus.h"
#include "app/ui/tree.h"
#include "app/sentences/reasons.h"
#include "app/ui/widgets.h"
#include "language/say.h"
#include "engine/notation.h"
#include "engine/places.h"
#include "engine/queries.h"

namespace eg {
namespace {

// Milliseconds to rest on a thing of the sort that is asked for, and on any other thing.
constexpr double soon = 350, late = 900;

}

std::optional<Choice> thing_of(std::string_view id) {
    const std::size_t at = id.find(':');
    if (at == std::string_view::npos) return std::nullopt;
    const std::string_view kind = id.substr(0, at);
    std::string rest{id.substr(at + 1)};
    if (kind == "place") return choice(rest, spoken_of());
    if (kind == "card" || kind == "power" || kind == "hand" || kind == "token")
        return choice(std::string{kind} + ' ' + rest, spoken_of());
    if (kind == "caballero" && rest.find(':') != std::string::npos) {
        rest[rest.find(':')] = ' ';
        return choice(rest, spoken_of());
    }
    if (kind == "court" && rest.size() == 1) return Choice{Thing::court, 0, static_cast<Player>(rest[0] - '0')};
    if (kind == "scoreboard" && rest.size() == 1)
        return Choice{Thing::scoreboard, static_cast<std::uint8_t>(rest[0] - '0')};
    return std::nullopt;
}

void WhyNot::update(const View& view, const Commands& commands, bool covered) {
    const ImGuiIO& io = ImGui::GetIO();
    const navigation::Target* key = focus::now();
    const std::string id = key ? key->id : draw::finger_lifted() ? id_ : draw::pointed().id;
    const bool released = ImGui::IsMouseReleased(ImGuiMouseButton_Left);
    if (view.session.answers() != question_) question_ = view.session.answers(), muted_ = true;
    if (key || released || ImGui::IsMouseClicked(ImGuiMouseButton_Left) || io.MouseDelta.x != 0 || io.MouseDelta.y != 0)
        muted_ = false;
    if (id != id_) {
        id_ = id;
        pressed_ = false;
        since_ = view.now;
        rect_ = key && draw::pointed().id != id ? ImRect{key->x, key->y, key->x + key->w, key->y + key->h}
                                                : draw::pointed().rect;
    }
    // Not the end of a drag.
    const bool tapped =
        released && io.MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] < 64;
    if (tapped && !commands.has<Choose>()) since_ = view.now - late, pressed_ = true;
    why_.clear();
    tried_.reset();
    // The game asks nothing: the player reads the lesson, or the lesson itself asks.
    const bool nothing_asked = view.lesson && !view.mine();
    if (covered || muted_ || view.busy || commands.has<Choose>() || id.empty() || nothing_asked) return;
    const std::optional<Choice> thing = thing_of(id);
    if (!thing) return;
    const bool no_place_asked = thing->thing == Thing::place && !view.options.of(Thing::place);
    if (no_place_asked && !key && !pressed_) return;   // resting shows the region's popover
    if (bid_asked(view) && thing->thing == Thing::power_card
        && (view.bid.modifier >= 0 || view.options.has(*thing))) return;   // the hand says it
    std::string words = why_not(view.session, view.options, *thing);
    if (words.empty()) return;
    const double left = key ? 0 : since_ + (view.options.of(thing->thing) ? soon : late) - view.now;
    if (left > 0) draw::request_frame(static_cast<int>(std::ceil(left)));
    else why_ = std::move(words);
    if (tapped || focus::pressed(id)) tried_ = thing;
}

void WhyNot::draw() const {
    if (!why_.empty())
        draw::tooltip(rect_, draw::now().coarse ? say("{why}\nHold for the rule.", why_)
                                                : say("{why}\nRight-click, or press T, for the rule.", why_),
                      draw::theme().warn);
}

namespace {

// All things of the sorts that are asked for, whether they can be chosen or not.
std::vector<Choice> things_asked_for(const View& view) {
    std::vector<Choice> things;
    const State&   s = view.table;
    const Player   hand = hand_of(view.session);
    const Choices& options = view.options;
    const auto add = [&](Thing thing, int which) { things.push_back({thing, static_cast<std::uint8_t>(which)}); };
    if (options.of(Thing::place))
        for (Place place : places(s) - box(s).parts) things.push_back(on(place));
    for (int stack = 0; options.of(Thing::stack) && stack < piles(s); ++stack) add(Thing::stack, stack);
    if (hand == nobody) return things;
    // Not if a used power card is asked for.
    if (options.of(Thing::power_card) & s.hand[hand].bits)
        for (int value : s.hand[hand]) add(Thing::power_card, value);
    if (options.of(Thing::hand_card))
        for (int n : held_by(s, hand)) add(Thing::hand_card, n);
    return things;
}

// The name of a thing. An action card is only its title, because another part of the tree has its text.
std::string brief_name(const View& view, Choice thing) {
    const State& s = view.table;
    if (thing.thing != Thing::stack || s.shown[thing.which] == no_card) return label(view.session, s, thing);
    const ActionCard& shown = card(s.rules, thing.which, s.shown[thing.which]);
    return say("Card {n}: {title}", stack_number(s, thing.which), told(shown, shown.title));
}

}

void describe_refusals(const View& view) {
    bool first = true;
    if (view.lesson || !view.mine()) return;
    for (Choice thing : things_asked_for(view)) {
        const std::string why = why_not(view.session, view.options, thing);
        if (why.empty()) continue;
        if (std::exchange(first, false)) tree::add(tree::Role::heading, say("Cannot be chosen now"));
        tree::add(tree::Role::item, say("{thing}: {why}", brief_name(view, thing), why));
    }
}

}

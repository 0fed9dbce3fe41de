#include "app/controllers/pointer_controller.h"

#include <utility>

#include "app/panels/own_card.h"
#include "app/panels/own_cards.h"
#include "app/rulebook/rulebook.h"
#include "app/sentences/reasons.h"
#include "app/ui/focus.h"
#include "app/ui/widgets.h"

namespace eg {

namespace {

// Whether the press began on a word of the question that names a rule.
bool on_term() {
    return draw::pointed().id.starts_with("term:prompt:") && draw::named_at(ImGui::GetIO().MouseClickedPos[0]);
}

}

bool nothing_carried() {
    const ImGuiIO& io = ImGui::GetIO();
    return io.MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] < io.MouseDragThreshold * io.MouseDragThreshold;
}

// What a card says; empty: this is no card that lies open.
static std::string words_on(const View& view, Choice thing) {
    if (thing.thing == Thing::hand_card) return whole_of(card_of_hand(view, thing.which));
    if (thing.thing != Thing::stack || view.table.shown[thing.which] == no_card) return {};
    return whole_of(card(view.table.rules, thing.which, view.table.shown[thing.which]));
}

// Opens the popover: the right button, a long press, T (what is pointed at, or the question) or K (the King). Words of
// the question that name a rule open it at a press, too.
void PointerController::ask_for_rule(const View& view, const Commands& commands, bool covered) {
    const ImGuiIO& io = ImGui::GetIO();
    const auto struck = [&](ImGuiKey key) { return ImGui::IsKeyPressed(key, false) && !io.KeyCtrl; };
    const bool clicked = ImGui::IsMouseClicked(ImGuiMouseButton_Right),
               released = ImGui::IsMouseReleased(ImGuiMouseButton_Left) && nothing_carried(),
               held = released && (draw::long_press() || (commands.empty() && on_term()));
    const bool t = struck(ImGuiKey_T), k = struck(ImGuiKey_K);
    if (covered || !(clicked || held || t || k)) return;
    const ImRect middle{ImGui::GetMainViewport()->GetCenter(), ImGui::GetMainViewport()->GetCenter()};
    Asked asked = k ? Asked{} : asked_at(view, held ? io.MouseClickedPos[0] : io.MousePos);
    if (!asked.rule && (t || k))
        asked = {.rule = rule_of(k ? "king" : thing_asked(view.table, view.options), view.table.rules), .of = middle};
    if (!asked.rule) return;
    model_.screens.reading.rule = asked.rule;
    model_.screens.reading.why =
        asked.thing && view.mine() ? why_not(view.session, view.options, *asked.thing) : std::string{};
    model_.screens.reading.own = asked.thing ? words_on(view, *asked.thing) : std::string{};
    model_.screens.reading.beside = asked.of;
    model_.screens.reading.linked = false;
    model_.screens.dialog = Dialog::popover;
    draw::request_frame(0);
}

// In this order: a term, a figure or heading that no card covers, the target.
PointerController::Asked PointerController::asked_at(const View& view, ImVec2 point) const {
    if (const draw::Spoken* word = focus::now() ? nullptr : draw::named_at(point))
        return {eg::rule(word->thing), word->rect, std::nullopt};
    const std::optional<Choice> thing = thing_of(why_not_.id());
    const bool lies_over =
        thing && thing->thing != Thing::place && thing->thing != Thing::caballero && thing->thing != Thing::scoreboard;
    const std::string_view figure =
        focus::now() || lies_over ? std::string_view{} : model_.arrangement.figure_at(point, view.table);
    if (!figure.empty())
        return {rule_of(figure, view.table.rules), {point - ImVec2{16, 16}, point + ImVec2{16, 16}}, std::nullopt};
    return {rule_of(thing ? thing_of(view.table, *thing) : thing_lying(why_not_.id()), view.table.rules),
            why_not_.rect(), thing};
}

// Shows the rule where the mouse rests, with the reason why the thing may not be chosen; without a rule the reason
// alone.
void PointerController::rest(const Layout& at, const View& view, bool covered) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const draw::Spoken* word = draw::named_at(mouse);
    const std::string   id = word ? std::string{word->thing} : why_not_.id();
    Asked asked = !word && (covered || (!id.empty() && !thing_of(id)))
                      ? Asked{}
                      : asked_at(view, mouse);      // buttons have tooltips
    if (choosing_hand(view) && card_read_beside() && asked.thing && asked.thing->thing == Thing::hand_card)
        asked.rule = nullptr;   // the column shows the card
    if (draw::now().coarse) asked.rule = nullptr;   // fingers have the long press
    if (asked.rule && !word && has(asked.rule->of, "region"))
        asked.rule = nullptr;   // regions have a bubble, and players think with the mouse there
    if (model_.scene && !model_.scene->rests.empty())
        hover_.point(*eg::rule(model_.scene->rests), model_.screens.reading.beside);
    else
        hover_.update(id, asked.of, asked.rule,
                        (covered || !view.busy) && !model_.frozen() && model_.preferences().rules, model_.framed_at);
    if (!hover_.rule() && model_.lesson.on() && model_.lesson.refused() == why_not_.why())
        return;   // the lesson shows it
    if (!hover_.rule()) return why_not_.draw();
    hover_.draw(at, rules_meant(model_.screens, view),
                  asked.thing && view.mine() ? why_not(view.session, view.options, *asked.thing) : std::string{},
                  asked.thing ? model_.arrangement.told() : ImRect{}, model_.framed_at);
}

// A finger that rests on the sea or on the eye shows what a scoring would bring now.
void PointerController::peek(bool covered) {
    constexpr float long_enough = 0.5f;   // seconds
    const ImGuiIO& io = ImGui::GetIO();
    const bool rests = draw::now().coarse && !covered && io.MouseDown[0] && draw::now().pinch.fingers < 2
                       && nothing_carried()
                       && (draw::pointed().id == "icon:if_scored"
                           || (draw::pointed().id.empty() && model_.arrangement.on_sea(io.MousePos)));
    if (rests && io.MouseDownDuration[0] < long_enough)
        draw::request_frame(static_cast<int>((long_enough - io.MouseDownDuration[0]) * 1000) + 1);
    const bool peeks = rests && io.MouseDownDuration[0] >= long_enough;
    if (std::exchange(peeking_, peeks) != peeks) draw::request_frame(0);
}

void PointerController::drop_second_press() {
    const Screens& screens = model_.screens;
    const Room     room{screens.screen, screens.dialog, screens.result, screens.review};
    if (!ImGui::IsMouseReleased(ImGuiMouseButton_Left)) return;
    if (ImGui::GetIO().MouseClickedLastCount[ImGuiMouseButton_Left] < 2) {
        pressed_in_ = room;
    } else if (pressed_in_ != room) {
        ImGui::GetIO().MouseReleased[ImGuiMouseButton_Left] = false;
        ImGui::ClearActiveID();
    }
}

void PointerController::update(const Layout& at, const View& view, const Commands& commands, bool covered) {
    why_not_.update(view, commands, covered);
    rest(at, view, covered);
    ask_for_rule(view, commands, covered);
    peek(covered);
}

}

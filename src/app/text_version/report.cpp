#include "app/text_version/report.h"

#include <cmath>
#include <cstdlib>

#include "app/ui/focus.h"
#include "app/ui/widgets.h"
#include "engine/box.h"
#include "engine/notation.h"
#include "engine/places.h"

namespace eg {
namespace {

std::string quoted(std::string_view text) {
    std::string result = "\"";
    for (char c : text) {
        if (c == '"' || c == '\\') result += '\\';
        if (static_cast<unsigned char>(c) >= ' ') result += c;
    }
    return result + '"';
}

// A length in pixels, with one decimal.
std::string number(float value) {
    const long tenths = std::lround(value * 10);
    return (tenths < 0 ? "-" : "") + std::to_string(std::labs(tenths) / 10) + '.'
           + std::to_string(std::labs(tenths) % 10);
}

std::string listed(const std::vector<draw::Hit>& list) {
    const float zoom = draw::now().zoom;
    std::string json = "[";
    for (const draw::Hit& hit : list) {
        if (json.size() > 1) json += ',';
        json += "{\"id\":" + quoted(hit.id) + ",\"x\":" + number(hit.rect.Min.x * zoom)
                + ",\"y\":" + number(hit.rect.Min.y * zoom) + ",\"w\":" + number(hit.rect.GetWidth() * zoom)
                + ",\"h\":" + number(hit.rect.GetHeight() * zoom) + '}';
    }
    return json + ']';
}

}

std::string rects() { return listed(draw::hits()); }
std::string targets() {
    std::vector<draw::Hit> list;
    for (const navigation::Target& target : focus::targets())
        list.push_back({target.id, {target.x, target.y, target.x + target.w, target.y + target.h}});
    return listed(list);
}

std::string state(const View& view, const Screens& screens, const Signs& signs) {
    const Session& session = view.session;
    const bool at_table = screens.screen == Screen::table && session.running();
    std::string json = "{\"screen\":";
    json += screens.screen == Screen::first ? "\"first\""
            : !at_table ? "\"new game\"" : view.curtained ? "\"curtain\"" : screens.result ? "\"result\"" : "\"table\"";
    json += std::string{",\"dialog\":"} + (screens.dialog == Dialog::none ? "false" : "true");
    json += ",\"busy\":"
            + std::string{at_table && !view.looking_back() && !view.stage.holds()
                                  && (view.busy || (session.bot_asked() && !view.lesson) || signs.ignores_input)
                              ? "true"
                              : "false"};
    if (view.if_scored) json += ",\"if_scored\":true";
    if (view.stage.holds()) json += ",\"summary\":true";
    if (view.handover >= 0) json += ",\"handover\":true";
    if (view.paused) json += ",\"paused\":true";
    if (!signs.scene.empty()) json += ",\"scene\":" + quoted(signs.scene);
    json += ",\"loads\":" + std::to_string(signs.loads);
    json += ",\"frames\":" + std::to_string(signs.frames);
    json += ",\"focus\":" + quoted(focus::now() ? focus::now()->id : "");
    if (at_table) {
        const State& s = view.stage.shown();
        json += ",\"moment\":" + (view.looking_back() ? std::to_string(view.history.line()) : std::string{"-1"});
        json += ",\"asked\":" + std::to_string(session.over() ? -1 : static_cast<int>(session.asked()));
        json += ",\"name\":" + quoted(session.over() ? "" : session.name(session.asked()));
        json += std::string{",\"person\":"} + (session.person(session.asked()) ? "true" : "false");
        json += ",\"step\":" + quoted(view.curtained ? std::string_view{} : session.asked_step().name);
        json += ",\"round\":" + std::to_string(s.round);
        if (view.ending) json += ",\"ending\":true";
        if (view.told) json += ",\"part\":" + std::to_string(view.part);
        if (view.lesson)
            json += ",\"lesson\":" + std::to_string(view.lesson->number()) + std::string{",\"done\":"}
                    + (view.lesson->done() ? "true" : "false");
        json += std::string{",\"over\":"} + (session.over() ? "true" : "false");
        json += std::string{",\"undo\":"} + (can_undo(session) ? "true" : "false");
        json += ",\"scoring\":"
                + quoted(view.stage.place_scoring() ? row(view.table, view.stage.place_scoring()->place).id
                         : view.stage.discs_open()  ? "discs"
                                                    : "");
        json += ",\"why\":" + quoted(signs.why);
        json += ",\"rests\":" + quoted(signs.rests);
        json += ",\"answers\":" + std::to_string(session.answers());
        json += ",\"lines\":" + std::to_string(view.present.lines().size());
        json += ",\"seed\":" + quoted(session.over() ? std::to_string(session.seed()) : std::string{});
        json += ",\"scores\":[";
        for (Player p : s.seats()) json += (p == red ? "" : ",") + std::to_string(s.score[p]);
        json += ']';
    }
    return json + '}';
}

std::string legal(const View& view, const Screens& screens) {
    std::string json = "[";
    if (screens.dialog == Dialog::none)
        for (Choice choice : view.options) json += (json.size() > 1 ? "," : "") + quoted(show(choice, box(view.table)));
    return json + ']';
}

}

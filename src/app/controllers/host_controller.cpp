#include "app/controllers/host_controller.h"

#include <string>

#include "app/sentences/labels.h"
#include "language/say.h"
#include "page.h"

namespace eg {
namespace {

// Whose turn it is, or the points at the end (page.h: tell_host). Nothing secret: all players know it.
std::string turn(const Session& session) {
    const State table = session.seen();
    if (!session.over()) {
        const std::string kind = session.person(session.asked()) ? "person" : "bot";
        return "{\"seat\":" + std::to_string(session.asked()) + ",\"kind\":\"" + kind
               + "\",\"round\":" + std::to_string(round_number(table, table.round)) + '}';
    }
    std::string scores;
    for (Player p : table.seats()) scores += (scores.empty() ? "" : ",") + std::to_string(table.score[p]);
    return "{\"scores\":[" + scores + "]}";
}

}

void HostController::follow() {
    const Screens& screens = model_.screens;
    if (!page::hosted() || model_.frozen() || screens.watching || model_.lesson.on()) return;
    const bool     at_table = screens.screen == Screen::table && model_.session.running();
    const Session* own = at_table ? &model_.session : screens.saved ? &screens.saved->session : nullptr;
    const Told     now{.moment = at_table ? own->moment() : -1,
                       .seed = at_table ? own->seed() : 0,
                       .kept = !at_table && own ? screens.saved->code : std::string{},
                       .line = own ? how_it_stands(*own) : play_now_line(screens.plan),
                       .dark = draw::theme().dark};
    if (now == told_) return;
    told_ = now;
    page::tell_host(at_table ? own->code() : now.kept, now.line, at_table ? turn(*own) : std::string{}, now.dark);
}

}

#include "app/text_version/announcements.h"

#include <algorithm>

#include "app/panels/review_panel.h"
#include "app/timeline/result_words.h"
#include "page.h"

namespace eg {
namespace {

// One announcement for each turn and each place that is scored.
bool worth_saying(const Stage& stage) {
    if (!stage.on()) return false;
    const std::optional<PlaceScoring>& scoring = stage.place_scoring();
    return row(stage.on()->what).news || (scoring && scoring->told == scoring->rows.size());
}

// "The game is over: Tomás wins. Tomás scored 45 points in special scorings. You scored 3."
std::string ending_in_words(const View& view) {
    const Player reader = view.watching ? nobody : reader_of(view.session);
    return say("The game is over: {victory}. {why}", victory(view.session),
               why_in_words(view.session, story_of(view.session), reader));
}

// Joins what was done and what follows.
std::string after(const std::string& done, const std::string& words) {
    return done.empty() ? words : say("{done} {words}", done, words);
}

}

// What the others did since the listener's last turn, without what has been announced.
std::string Announcements::since_last_turn(const View& view) {
    const Session&    session = view.session;
    const Player      reader = reader_of(session), listener = reader != nobody ? reader : session.asked();
    const std::size_t until = view.present.followed();
    std::size_t       from = History::last_turn(session).value_or(0);
    told_ = std::min(told_, until);   // undone, or another game
    if (listener == told_to_) from = std::max(from, told_);
    told_ = until;
    told_to_ = listener;
    return news_since(view, from);
}

std::string Announcements::news(const View& view, const Screens& screens) {
    const Session& session = view.session;
    if (view.curtained) return say("Pass the device to {name}", session.name(session.asked()));
    if (view.told) return say("{title}. {words}", Message{view.told->title}, Message{view.told->words});
    if (view.at_turning_point) return say("{moment}. {turn}", moment_counted(view), moment_of_whom(view));
    if (view.looking_back()) return say("Looking back: {moment}", view.present.lines()[view.history.line()].text);
    if (view.ending) return say("{title}. {sentence}", left_undone(session), end_anyway(session));
    if (view.stage.holds()) {
        if (all_at_once(view) && told_ != view.present.followed()) since_ = since_last_turn(view);
        return after(all_at_once(view) ? since_ : std::string{},
                     say(in_full(*view.stage.scoring_summary(), view.stage.shown()), names_of(session)));
    }
    const bool table = screens.screen == Screen::table && session.running();
    const bool ended = table && session.over() && !view.busy;
    if (all_at_once(view) && (view.mine() || ended) && question_ != session.answers()) {
        question_ = session.answers();
        since_ = since_last_turn(view);
    }
    const std::string& since = all_at_once(view) ? since_ : std::string{};
    if (view.mine()) return after(since, say("{title}. {sentence}", asked_title(session), asked_sentence(session)));
    if (view.busy && !all_at_once(view) && (session.plan().pace == Pace::step || worth_saying(view.present)))
        return with_why(view.present.caption(), view.present.place_scoring() ? view.present.place_scoring()->overtaking
                                                                            : view.present.why());
    if (!table) return {};
    return ended ? after(since, ending_in_words(view)) : said_;
}

void Announcements::follow(const View& view, const Screens& screens) {
    std::string line = news(view, screens);
    if (line == said_) return;
    page::announce(line);
    said_ = std::move(line);
}

}

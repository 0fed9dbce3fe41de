#include "app/model.h"

#include <utility>

#include "app/panels/review_panel.h"
#include "page.h"

namespace eg {

void Model::set_preferences(const Preferences& wanted) {
    if (wanted == preferences()) return;
    if (wanted.pace != preferences().pace) screens.plan.pace = session.plan().pace = wanted.pace;
    storage.set_preferences(wanted);
    page::volume(wanted.sound);
    draw::request_frame(0);
}

void Model::reread_preferences() {
    Preferences before = preferences();
    storage.reread_preferences();
    if (before.pace != preferences().pace) screens.plan.pace = session.plan().pace = preferences().pace;
    page::volume(preferences().sound);
    draw::request_frame(0);
}

void Model::edit(int what, std::string_view text, const ImRect& field) {
    const float zoom = draw::now().zoom;
    page::edit(what, text, field.Min.x * zoom, field.Min.y * zoom, field.GetWidth() * zoom, field.GetHeight() * zoom);
}

void Model::show_turning_point(std::size_t number, bool as_played) {
    const Review& review = thinking.review();
    if (number >= review.turning_points.size()) return;
    thinking.compare(session, number);
    screens.as_played = as_played;
    history.show(session, stage, line_of(stage, review.points[review.turning_points[number].point]));
}

void Model::open_first_moment() {
    const Review& review = thinking.review();
    if (!screens.review || thinking.compared() || history.shown() || review.turning_points.empty()
        || !review.looked_into())
        return;
    if (const std::vector<std::size_t> moments = review.moments(); !moments.empty())
        show_turning_point(moments.front(), false);
}

bool Model::at_turning_point() const {
    const TurnComparison* open = thinking.compared();
    if (!screens.review || !open || !history.shown() || history.playing()) return false;
    const Review& review = thinking.review();
    return history.line() == line_of(stage, review.points[review.turning_points[open->number].point]);
}

void Model::tell(Dialog which, std::string notice) {
    screens.dialog = which;
    screens.notice = std::move(notice);
}

}

// The pages of a small board (map.h): the tabs that turn them, and what turns them without a press.
#include <algorithm>
#include <string>

#include "app/board/figures.h"
#include "app/board/map.h"
#include "app/panels/arrangement.h"
#include "app/ui/frame_log.h"
#include "app/ui/widgets.h"
#include "language/say.h"

namespace eg {

// A new question, or a choice of what is to be moved, turns to a page with answers. So does a scoring to its place.
void Arrangement::turn_page(const View& view, const Choices& offered) {
    if (!map::paged()) return;
    camera_.page = std::clamp(camera_.page, map::first_page, map::last_page());
    const std::optional<PlaceScoring>& scored = view.stage.place_scoring();
    if (scored && !map::on_page(scored->place, camera_.page)) camera_.page = map::page_of(scored->place);
    if (same(offered, offered_)) return;
    offered_ = offered;
    if (offered.of(Thing::stack) || has_targets(camera_.page, offered)) return;
    for (int page = map::first_page; page <= map::last_page(); ++page)
        if (has_targets(page, offered)) camera_.page = page;
}

// Before the board takes the press.
void Arrangement::press_tabs() {
    if (board_at_.tabs().GetWidth() <= 0) return;
    for (int page = map::first_page; page <= map::last_page(); ++page) {
        ImRect reach = draw::grown(board_at_.tab(page));
        reach.Max.y = std::min(reach.Max.y, board_at_.covered_from);
        reach.Min.y = std::min(reach.Min.y, reach.Max.y - draw::touch_size());
        bool turned = draw::target("page:" + std::to_string(page), reach).pressed;
        if (const std::optional<ImRect> door = map::door(board_at_.page, page)) {
            const ImRect there = draw::grown({board_at_.at(door->Min), board_at_.at(door->Max)});
            if (!there.Overlaps(draw::grown(board_at_.tabs())))   // else there is the tab
                turned |= draw::target("door:" + std::to_string(page), there).pressed;
        }
        if (!turned || page == camera_.page) continue;
        usual_view();
        camera_.page = page;
        draw::request_frame(0);
    }
}

void Arrangement::draw_tabs(ImDrawList& draw, const Choices& offered) const {
    const ImRect all = board_at_.tabs();
    if (all.GetWidth() <= 0) return;
    const float round = all.GetHeight() / 2;
    draw::log_drawn(draw, draw::Sort::sheet, all, "tabs", true);
    draw::fine(draw);
    draw.AddRectFilled(all.Min + ImVec2{1, 2}, all.Max + ImVec2{1, 2}, draw::fade(draw::rgb(0x2A1D12), 0.22f), round);
    draw.AddRectFilled(all.Min, all.Max, draw::paper::pill, round);
    draw.AddRect(all.Min, all.Max, draw::paper::pill_edge, round, 0, 1.2f);
    for (int page = map::first_page; page <= map::last_page(); ++page) {
        ImRect tab = board_at_.tab(page);
        const bool open = page == board_at_.page, answers = !open && has_targets(page, offered);
        if (answers) draw_sign(draw, {tab.Max.x - 7.5f, tab.Min.y + 7.5f}, 5.5f, false);
        if (const std::optional<ImRect> door = map::door(board_at_.page, page); door && answers) {
            const ImRect there{board_at_.at(door->Min), board_at_.at(door->Max)};
            draw::ring(draw, there, 6, draw::theme().ink, 3.4f, 0.4f);
            draw::ring(draw, there, 6, draw::theme().glow, 2.2f, 0.4f);
            draw_sign(draw, {there.Max.x - 4, there.Min.y + 4}, 7, false);
        }
        tab.Expand(-3);
        if (open) draw.AddRectFilled(tab.Min, tab.Max, draw::rgb(0x4A3626), tab.GetHeight() / 2);
        const draw::Type type{draw::Face::bold, all.GetHeight() < 30 ? 12.0f : 13.0f};
        draw::text(draw, tab.GetCenter(), draw::Anchor::centre_middle, type,
                   open ? draw::rgb(0xFFF6DC) : draw::rgb(0x2B2118), say(map::page_title(page)));
    }
}

}

#include "app/text_version/text_version.h"

#include "app/ui/focus.h"
#include "app/ui/tree.h"
#include "page.h"

namespace eg {

void TextVersion::describe(const View& view, bool table) {
    table_.clear();
    if (!table) return;
    tree::record(true);
    if (view.curtained) {   // the curtain is closing
        tree::add(tree::Role::heading, say("Pass the device to {name}", view.session.name(view.session.asked())));
        return;
    }
    describe_table(view, table_);
    describe_menu(table_);
}

void TextVersion::tell(const View& view, const Screens& screens) {
    std::string lines = tree::printed(screens.dialog != Dialog::none);
    if (lines != written_) {
        page::set_text_version(lines);
        written_ = std::move(lines);
    }
    announcements_.follow(view, screens);
}

Commands TextVersion::press(std::size_t n) const {
    Commands commands;
    const std::string_view id = tree::button(n);
    if (const Command* command = table_.command(id)) commands.add(*command);
    else if (!id.empty()) focus::press(id);
    return commands;
}

}

#include "app/model.h"

#include <utility>

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

void Model::tell(Dialog which, std::string notice) {
    screens.dialog = which;
    screens.notice = std::move(notice);
}

}

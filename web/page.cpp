// Passes texts between C++ and web/scripts, which do the work.

#include "page.h"

#include <algorithm>
#include <array>
#include <cstring>

#include <emscripten.h>
#include <qrcodegen.h>

#include "assets.h"

// clang-format off
EM_JS(void, js_save, (const char* k, int kn, const char* v, int vn), {
    eg.store.save(eg.text(k, kn), eg.text(v, vn));
});
EM_JS(int, js_load, (const char* k, int kn), { return eg.hold(eg.store.load(eg.text(k, kn))); });
EM_JS(int, js_keys, (const char* p, int n), { return eg.hold(eg.store.keys(eg.text(p, n)).join("\n")); });
EM_JS(int, js_kept, (), { return eg.store.status(); });
EM_JS(void, js_rename, (const char* k, int kn, const char* t, int tn), {
    eg.store.rename(eg.text(k, kn), eg.text(t, tn));
});
EM_JS(void, js_put_on_trial, (const char* g, int n), { eg.trial.begin(eg.text(g, n)); });
EM_JS(int, js_failed_trial, (), { return eg.hold(eg.trial.failed()); });
EM_JS(void, js_play, (const char* g, int n), { eg.tabs.play(eg.text(g, n)); });
EM_JS(int, js_played_elsewhere, (const char* g, int n), { return eg.tabs.elsewhere(eg.text(g, n)); });
EM_JS(void, js_take_over, (const char* g, int n), { eg.tabs.take_over(eg.text(g, n)); });
EM_JS(double, js_now, (), { return Date.now(); });
EM_JS(int, js_hour, (double ms), { return new Date(ms).getHours(); });
EM_JS(int, js_weekday, (double ms), { return eg.hold(eg.weekday(ms)); });
EM_JS(int, js_moment, (double ms), { return eg.hold(eg.moment(ms)); });
EM_JS(void, js_tell_host, (const char* c, int cn, const char* l, int ln, const char* t, int tn, int dark), {
    eg.tell_host(eg.text(c, cn), eg.text(l, ln), eg.text(t, tn), !!dark);
});
EM_JS(int, js_hosted, (), { return eg.hosted; });
EM_JS(int, js_paused, (), { return eg.paused; });
EM_JS(void, js_notice, (const char* t, int n), { eg.notice(eg.text(t, n)); });
EM_JS(int, js_query, (), { return eg.hold(eg.query()); });
EM_JS(int, js_linked_game, (), { return eg.hold(location.hash); });
EM_JS(void, js_forget_link, (), { eg.forget_link(); });
EM_JS(void, js_share, (const char* a, int an, const char* t, int tn, const char* c, int cn,
    const char* p, int pn, const char* o, int on, int over), {
    eg.sheet({
        title: eg.text(a, an), note: eg.text(t, tn), text: eg.text(c, cn), link: true, offer: eg.text(p, pn),
        opens: eg.text(o, on), over: !!over
    });
});
EM_JS(unsigned, js_entropy, (), { return crypto.getRandomValues(new Uint32Array(1))[0]; });
EM_JS(void, js_edit, (int n, const char* t, int tn, float x, float y, float w, float h), {
    eg.edit(n, eg.text(t, tn), x, y, w, h);
});
EM_JS(void, js_sheet, (int n, const char* a, int an, const char* t, int tn, const char* w, int wn), {
    eg.sheet({ what: n, title: eg.text(a, an), text: eg.text(t, tn), why: eg.text(w, wn) });
});
EM_JS(void, js_save_file, (const char* a, int an, const char* t, int tn), {
    eg.save_file(eg.text(a, an), eg.text(t, tn));
});
EM_JS(void, js_add_font, (const char* f, int n, int weight, const char* at, int size), {
    eg.add_font(eg.text(f, n), weight, at, size);
});
EM_JS(int, js_typed, (), { return eg.hold(eg.typed); });
EM_JS(void, js_announce, (const char* t, int n), { eg.announce(eg.text(t, n)); });
EM_JS(void, js_set_text_version, (const char* t, int n), { eg.set_text_version(eg.text(t, n)); });
EM_JS(void, js_volume, (int n), { eg.volume(n); });
EM_JS(void, js_sound, (int kind, int n, int ms), { eg.sound(kind, n, ms); });
EM_JS(void, js_show_text_version, (), { eg.show_text_version(true); });
EM_JS(void, js_start_task, (int ticket, const void* t, int n), { eg.start_task(ticket, HEAPU8.slice(t, t + n)); });
EM_JS(void, js_cancel_task, (int ticket), { eg.cancel_task(ticket); });
EM_JS(float, js_inset, (int side), { return eg.inset(side); });
EM_JS(float, js_letters_width, (const char* t, int tn, const char* f, int fn), {
    return eg.letters_width(eg.text(t, tn), eg.text(f, fn));
});
EM_JS(int, js_paint_letters, (const char* t, int tn, const char* f, int fn, float size), {
    return eg.paint_letters(eg.text(t, tn), eg.text(f, fn), size);
});
EM_JS(int, js_press_lasted, (), { return eg.press_lasted; });
EM_JS(int, js_prefers, (const char* t, int n), { return eg.prefers(eg.text(t, n)); });
EM_JS(void, js_take, (char* to), { HEAPU8.set(eg.held, to); });
// clang-format on

namespace page {

static int length(std::string_view text) { return static_cast<int>(text.size()); }

// strings.js holds a text until there is room for it here.
static std::string take(int size) {
    std::string text(static_cast<std::size_t>(size), '\0');
    js_take(text.data());
    return text;
}

void save(std::string_view key, std::string_view value) {
    js_save(key.data(), length(key), value.data(), length(value));
}
std::string load(std::string_view key) { return take(js_load(key.data(), length(key))); }
std::vector<std::string> keys(std::string_view prefix) {
    std::vector<std::string> all;
    const std::string text = take(js_keys(prefix.data(), length(prefix)));
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        all.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return all;
}
Kept kept() { return static_cast<Kept>(js_kept()); }
void rename(std::string_view key, std::string_view to) { js_rename(key.data(), length(key), to.data(), length(to)); }
void put_on_trial(std::string_view game) { js_put_on_trial(game.data(), length(game)); }
std::string failed_trial() { return take(js_failed_trial()); }

void play(std::string_view game) { js_play(game.data(), length(game)); }
bool played_elsewhere(std::string_view game) { return js_played_elsewhere(game.data(), length(game)); }
void take_over(std::string_view game) { js_take_over(game.data(), length(game)); }

std::int64_t now() { return static_cast<std::int64_t>(js_now()); }
Moment moment(std::int64_t when) {
    const double ms = static_cast<double>(when);
    return {.hour = js_hour(ms), .weekday = take(js_weekday(ms)), .words = take(js_moment(ms))};
}

void tell_host(std::string_view code, std::string_view line, std::string_view turn, bool dark) {
    js_tell_host(code.data(), length(code), line.data(), length(line), turn.data(), length(turn), dark);
}
bool hosted() { return js_hosted(); }
bool paused() { return js_paused(); }
void notice(std::string_view text) { js_notice(text.data(), length(text)); }

std::string query() { return take(js_query()); }
std::string linked_game() { return take(js_linked_game()); }
void forget_link() { js_forget_link(); }
unsigned long long entropy() { return static_cast<unsigned long long>(js_entropy()) << 32 | js_entropy(); }
void edit(int field, std::string_view text, float x, float y, float width, float height) {
    js_edit(field, text.data(), length(text), x, y, width, height);
}
void sheet(std::string_view title, std::string_view text) {
    js_sheet(0, title.data(), length(title), text.data(), length(text), nullptr, 0);
}
void share(std::string_view title, std::string_view note, std::string_view code, std::string_view offer,
           std::string_view opens, bool over) {
    js_share(title.data(), length(title), note.data(), length(note), code.data(), length(code), offer.data(),
             length(offer), opens.data(), length(opens), over);
}
void paste(Typed what, std::string_view title, std::string_view text, std::string_view why) {
    js_sheet(what, title.data(), length(title), text.data(), length(text), why.data(), length(why));
}
void save_file(std::string_view name, std::string_view text) {
    js_save_file(name.data(), length(name), text.data(), length(text));
}
std::string typed() { return take(js_typed()); }
void announce(std::string_view text) { js_announce(text.data(), length(text)); }
void set_text_version(std::string_view lines) { js_set_text_version(lines.data(), length(lines)); }
void show_text_version() { js_show_text_version(); }
void volume(int n) { js_volume(n); }
void sound(int kind, int n, int ms) { js_sound(kind, n, ms); }

void start_task(int ticket, const void* task, int bytes) { js_start_task(ticket, task, bytes); }
void cancel_task(int ticket) { js_cancel_task(ticket); }

Insets insets() { return {js_inset(0), js_inset(1), js_inset(2), js_inset(3)}; }

float letters_width(std::string_view letters, std::string_view font) {
    return js_letters_width(letters.data(), length(letters), font.data(), length(font));
}
Letters paint_letters(std::string_view letters, std::string_view font, float size) {
    const int         count = js_paint_letters(letters.data(), length(letters), font.data(), length(font), size);
    const std::string bytes = take(count);
    std::array<std::int32_t, 5> head{};
    std::memcpy(head.data(), bytes.data(), sizeof head);
    Letters made{head[0], head[1], head[2], head[3], head[4] != 0, {}};
    made.pixels.resize((bytes.size() - sizeof head) / 4);
    std::memcpy(made.pixels.data(), bytes.data() + sizeof head, made.pixels.size() * 4);
    return made;
}

unsigned press_lasted() { return static_cast<unsigned>(js_press_lasted()); }

bool prefers(const char* media) {
    const std::string_view text = media;
    return js_prefers(text.data(), length(text));
}

}  // namespace page

// What was typed as a QR code: how many modules a side has, a space, and the dark ones as strokes of an SVG path.
// "0" if it is too long for phones to read.
extern "C" EMSCRIPTEN_KEEPALIVE const char* eg_qr() {
    constexpr int most = 30;   // 137 modules
    static std::array<std::uint8_t, qrcodegen_BUFFER_LEN_FOR_VERSION(most)> code, room;
    static std::string text;
    text = page::typed();
    const std::size_t bytes = std::min(text.size(), room.size());
    std::copy_n(text.begin(), bytes, room.begin());
    if (!qrcodegen_encodeBinary(room.data(), bytes, code.data(), qrcodegen_Ecc_LOW, 1, most, qrcodegen_Mask_AUTO, true))
        return "0";
    const int size = qrcodegen_getSize(code.data());
    text = std::to_string(size) + ' ';
    for (int y = 0; y < size; ++y)
        for (int x = 0, end; x < size; x = end + 1) {
            for (end = x; qrcodegen_getModule(code.data(), end, y);) ++end;   // beyond the edge everything is white
            if (end > x) text += 'M' + std::to_string(x) + ' ' + std::to_string(y) + ".5h" + std::to_string(end - x);
        }
    return text.c_str();
}

// Gives the page the program's fonts, once.
extern "C" EMSCRIPTEN_KEEPALIVE void eg_add_fonts() {
    static bool given = false;
    const auto  give = [](std::string_view family, int weight, std::string_view name) {
        const std::string_view font = assets::font(name);
        js_add_font(family.data(), page::length(family), weight, font.data(), page::length(font));
    };
    if (given) return;
    given = true;
    give("Lato", 400, "lato-regular");
    give("Lato", 700, "lato-bold");
    give("Garamond", 400, "garamond-regular");
}

#include "engine/notation.h"

#include "engine/places.h"
#include "engine/chronicle.h"
#include "engine/decks.h"
#include "engine/module.h"
#include "engine/words.h"

namespace eg {
namespace {

constexpr std::string_view edition_words[edition_count] = {"1996", "decennial", "bigbox"};
constexpr std::string_view button_words[button_count] = {"done", "act", "act-other", "veto", "allow", "allow-all"};

std::string number(int n) { return std::to_string(n); }

template <class Value>
std::string per_player(const State& s, std::string_view key, Value value) {
    std::string line{key};
    for (Player p : s.seats()) line += ' ' + std::string{player_word(p)} + ':' + value(p);
    return line + '\n';
}

std::string hex(std::uint64_t value) {
    char digits[17] = {};
    for (int i = 0; i < 16; ++i) digits[i] = "0123456789abcdef"[value >> (60 - 4 * i) & 15u];
    return digits;
}

std::string frame_line(const Frame& frame) {
    return "ask " + std::string{step(frame.step).name} + ' ' + std::string{player_word(frame.player)} + ' ' + number(frame.count) + ' '
         + std::string{place_word(frame.place)} + ' ' + std::string{player_word(frame.whose)} + ' ' + number(frame.mode) + ' ' + number(frame.set) + '\n';
}

void replace(std::string& text, std::string_view word, std::string_view by) {
    for (std::size_t at = text.find(word); at != std::string::npos; at = text.find(word, at + by.size())) text.replace(at, word.size(), by);
}

// The words of a frame as its reader is told them.
std::string filled(std::string text, const Frame& f, Player reader, const PerPlayer<std::string>& names) {
    replace(text, "{n}", f.count >= caballeros_each ? "all" : number(f.count));
    if (f.count == 1) {
        replace(text, "1 caballeros", "1 caballero");
        replace(text, "1 more caballeros", "1 more caballero");
    }
    replace(text, "{also}", number(f.set));
    replace(text, "{place}", f.place < place_count ? row(f.place).name : "");
    replace(text, "{to}", f.set < place_count ? row(static_cast<Place>(f.set)).name : "");
    if (f.count < scoreboard_count) replace(text, "{board}", scoreboard_word(f.count));
    if (f.player < max_players) replace(text, "{who}", f.player == reader ? "you" : names[f.player]);
    if (f.whose < max_players) replace(text, "{whose}", f.whose == reader ? "your" : names[f.whose] + "'s");
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

// What a Veto would stop now: the uppermost thing waiting that says what it will do.
std::string announced_part(const State& s, const PerPlayer<std::string>& names) {
    for (int i = s.depth; i-- > 0;) {
        const Frame& waiting = s.stack[static_cast<std::size_t>(i)];
        const std::string_view part = step(waiting.step).part;
        if (!part.empty()) return filled(std::string{part}, waiting, s.top().player, names) + ' ';
    }
    return {};
}

}

std::string_view show(Player player) { return player_word(player); }

std::optional<Player> player(std::string_view text) {
    for (int i = 0; i < max_players; ++i)
        if (player_word(static_cast<Player>(i)) == text) return static_cast<Player>(i);
    return std::nullopt;
}

std::string_view show(Edition edition) { return edition_words[static_cast<std::size_t>(edition)]; }

std::optional<Edition> edition(std::string_view text) {
    const int i = find(edition_words, text);
    return i < 0 ? std::nullopt : std::optional{static_cast<Edition>(i)};
}

std::string show(Choice c) {
    switch (c.thing) {
        case Thing::button: return std::string{c.which < button_count ? button_words[c.which] : "?"};
        case Thing::number: return "take " + number(c.which);
        case Thing::power_card: return "power " + number(c.which);
        case Thing::stack: return "card " + number(c.which + 1);
        case Thing::place: return std::string{place_word(static_cast<Place>(c.which))};
        case Thing::caballero: return std::string{player_word(c.whose)} + ' ' + std::string{place_word(static_cast<Place>(c.which))};
        case Thing::court: return std::string{player_word(c.whose)} + " court";
        case Thing::scoreboard: return "board " + std::string{c.which < scoreboard_count ? scoreboard_word(c.which) : "?"};
    }
    return "?";
}

std::optional<Choice> choice(std::string_view text) {
    const Words words = split(text, " \t\r");
    if (words.empty() || words.size() > 2) return std::nullopt;
    const auto at = [](std::string_view word) -> std::optional<Place> {
        const auto place = place_of(word);
        return place && *place != nowhere ? place : std::nullopt;
    };
    if (words.size() == 1) {
        if (const int button = find(button_words, words[0]); button >= 0) return press(static_cast<Button>(button));
        if (const auto place = at(words[0])) return on(*place);
        return std::nullopt;
    }
    const auto numbered = [&](Thing thing, int least, int most) -> std::optional<Choice> {
        const auto n = number_in(words[1], least, most);
        if (!n) return std::nullopt;
        return Choice{thing, static_cast<std::uint8_t>(thing == Thing::stack ? *n - 1 : *n)};
    };
    if (words[0] == "take") return numbered(Thing::number, 0, 15);
    if (words[0] == "power") return numbered(Thing::power_card, 1, power_cards);
    if (words[0] == "card") return numbered(Thing::stack, 1, stack_count);
    if (words[0] == "board") {
        const auto which = scoreboard_of(words[1]);
        if (!which) return std::nullopt;
        return Choice{Thing::scoreboard, static_cast<std::uint8_t>(*which)};
    }
    const auto who = player(words[0]);
    if (!who) return std::nullopt;
    if (words[1] == "court") return Choice{Thing::court, 0, *who};
    if (const auto place = at(words[1])) return Choice{Thing::caballero, *place, *who};
    return std::nullopt;
}

std::string show(const State& s) {
    std::string text = "players " + number(s.players) + "\nedition " + std::string{show(s.rules.edition)} + (s.rules.deck != deck_of(s.rules.edition) ? "\ndeck " + deck_name(s.rules.deck) : "") + "\nlength " + (s.rules.short_game ? "6" : "9")
                     + "\nveto " + (s.rules.veto_in_deck ? "in" : "out") + "\nround " + number(s.round) + "\nstart " + std::string{player_word(s.start)}
                     + "\nking " + std::string{place_word(s.king)} + '\n';
    for (int i = 0; i < place_count; ++i) {
        const auto  place = static_cast<Place>(i);
        std::string line;
        for (Player p : s.seats()) {
            const bool grande = s.grande[p] == place;
            if (s.caballeros[p][place] == 0 && !grande) continue;
            line += ' ' + std::string{player_word(p)} + ':' + number(s.caballeros[p][place]) + (grande ? "G" : "");
        }
        if (!line.empty()) text += std::string{row(place).id} + line + '\n';
    }
    text += "boards";
    for (int b = 0; b < scoreboard_count; ++b) text += ' ' + std::string{scoreboard_word(b)} + ':' + std::string{place_word(s.scoreboard[b])};
    text += '\n';
    text += per_player(s, "court", [&](Player p) { return number(s.court[p]); });
    text += per_player(s, "province", [&](Player p) { return number(s.province[p]); });
    text += per_player(s, "points", [&](Player p) { return number(s.score[p]); });
    text += per_player(s, "hand", [&](Player p) { return power_list(s.hand[p]); });
    text += per_player(s, "power", [&](Player p) { return number(s.power[p]); });
    for (Player p : s.seats())
        if (s.unseen_count[p] > 0)
            text += "unseen " + std::string{player_word(p)} + ':' + power_list(s.unseen[p]) + '/' + power_list(s.doubt[p]) + '/' + number(s.unseen_count[p]) + '\n';
    for (Player p : s.seats())
        if (s.disc[p] != nowhere) text += "disc " + std::string{player_word(p)} + ':' + std::string{place_word(s.disc[p])} + '\n';
    if (!s.acted.empty()) {
        text += "acted";
        for (Player p : s.acted) text += ' ' + std::string{player_word(p)};
        text += '\n';
    }
    std::string on_show;
    for (int stack = 0; stack < stack_count; ++stack) {
        if (s.shown[stack] == no_card) continue;
        on_show += ' ' + std::string{card(s.rules, stack, s.shown[stack]).id};
        if (s.taker[stack] != nobody) on_show += ':' + std::string{player_word(s.taker[stack])};
    }
    if (!on_show.empty()) text += "shown" + on_show + '\n';
    for (int stack = 0; stack < stack_count; ++stack) {
        text += "deck" + number(stack + 1);
        for (int index = 0; index < card_count(s.rules, stack); ++index)
            if (s.deck[stack] >> index & 1u) text += ' ' + std::string{card(s.rules, stack, index).id};
        text += '\n';
    }
    std::string keeping;
    for (const Kept& kept : s.kept)
        if (kept.owner != nobody)
            keeping += ' ' + std::string{player_word(kept.owner)} + ':' + std::string{card(s.rules, kept.stack, kept.index).id} + ':' + number(kept.rounds_left);
    if (!keeping.empty()) text += "kept" + keeping + '\n';
    text += "rng " + hex(s.rng.state) + '\n';
    if (over(s)) text += "over\n";
    for (int i = 0; i < s.depth; ++i) text += frame_line(s.stack[static_cast<std::size_t>(i)]);
    return text;
}

std::uint64_t hash(const State& s) {
    std::uint64_t h = 0xcbf29ce484222325u;
    for (char byte : show(s)) h = (h ^ static_cast<std::uint8_t>(byte)) * 0x100000001b3u;
    return h;
}

std::string_view asking(const State& s) { return over(s) ? "over" : step(s.top().step).name; }

std::string question(const State& s, const PerPlayer<std::string>& names) {
    if (over(s)) return "The game is over.";
    const Frame& frame = s.top();
    const Step&  here = step(frame.step);
    std::string  text{here.prompt_now ? here.prompt_now(s, frame) : here.prompt};
    if (text.find("{part}") != std::string::npos) replace(text, "{part}", announced_part(s, names));
    return filled(std::move(text), frame, frame.player, names);
}

std::string question(const State& s) { return question(s, seat_names()); }

}

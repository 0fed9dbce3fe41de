#include "engine/notation.h"

#include <algorithm>

#include "engine/places.h"
#include "engine/box.h"
#include "engine/decks.h"
#include "engine/parsing.h"

namespace eg {
namespace {

constexpr std::string_view button_words[button_count] = {"done", "act", "act-other", "veto", "allow", "allow-all"};

std::string number(int n) { return std::to_string(n); }

template <class Value>
std::string each_of(Players players, std::string_view key, Value value) {
    std::string line{key};
    for (Player p : players) line += ' ' + std::string{player_word(p)} + ':' + value(p);
    return line + '\n';
}

std::string frame_line(const Frame& frame, const Box& box) {
    return "ask " + std::string{step(frame.step).name} + ' ' + std::string{player_word(frame.player)} + ' '
           + number(frame.count) + ' ' + std::string{place_word(frame.place, box)} + ' '
           + std::string{player_word(frame.whose)} + ' ' + number(frame.mode) + ' '
           + number(static_cast<int>(frame.set)) + '\n';
}

// What is as at the start is left out.
std::string field_line(const State& s, const Module& module, const Field& field) {
    const std::uint8_t* numbers = s.block.data() + block_of(box(s), module);
    const auto value = [&](Player p) {
        return field.secret && numbers[field.of(p)] == hidden_value ? "?" : number(numbers[field.of(p)]);
    };
    if (!field.each) return numbers[field.at] ? std::string{field.word} + ' ' + value(red) + '\n' : "";
    return each_of(s.seats(), field.word, [&](Player p) { return value(p); });
}

}

std::string_view show(Player player) { return player_word(player); }

std::optional<Player> colour(std::string_view text) {
    for (int i = 0; i < colour_capacity; ++i)
        if (player_word(static_cast<Player>(i)) == text) return static_cast<Player>(i);
    return std::nullopt;
}

std::optional<Player> player(std::string_view text) {
    const auto it = colour(text);
    return it && *it < max_players ? it : std::nullopt;
}

std::string_view show(Edition edition) { return all_editions()[static_cast<std::size_t>(edition)].word; }
std::string show(Modules some) {
    std::string text;
    for (int i : some) (text += text.empty() ? "" : ",") += modules()[static_cast<std::size_t>(i)].name;
    return text;
}
std::optional<Modules> modules_named(std::string_view text) {
    Modules some;
    for (std::string_view word : split(text, ",")) {
        const auto named = std::find_if(modules().begin(), modules().end(), [&](const Module& module) {
            return module.name == word && !module.variant.to.empty();
        });
        if (named == modules().end()) return std::nullopt;
        some.add(static_cast<int>(named - modules().begin()));
    }
    return some;
}

std::optional<Edition> edition(std::string_view text) {
    for (std::size_t i = 0; i < all_editions().size(); ++i)
        if (all_editions()[i].word == text) return static_cast<Edition>(i);
    return std::nullopt;
}

std::string_view place_word(Place place, const Box& box) {
    return place == face_down ? "?" : place < box.place_count ? row(box, place).id : "-";
}

std::optional<Place> place_of(std::string_view word, const Box& box) {
    return word == "-" ? std::optional{nowhere} : place_named(box, word);
}

std::string show(Choice c, const Box& box) {
    switch (c.thing) {
        case Thing::button: return std::string{c.which < button_count ? button_words[c.which] : "?"};
        case Thing::number: return "take " + number(c.which);
        case Thing::power_card: return "power " + number(c.which);
        case Thing::stack: return "card " + number(c.which + 1);
        case Thing::place: return std::string{place_word(static_cast<Place>(c.which), box)};
        case Thing::caballero:
            return std::string{player_word(c.whose)} + ' ' + std::string{place_word(static_cast<Place>(c.which), box)};
        case Thing::court: return std::string{player_word(c.whose)} + " court";
        case Thing::hand_card: return "hand " + number(c.which + 1);
        case Thing::token: return "token " + std::string{c.which < token_count() ? token(c.which).id : "?"};
        case Thing::scoreboard:
            return "board " + std::string{c.which < scoreboard_count ? scoreboard_word(c.which) : "?"};
    }
    return "?";
}

std::optional<Choice> choice(std::string_view text, const Box& box) {
    const Words words = split(text, " \t\r");
    if (words.empty() || words.size() > 2) return std::nullopt;
    const auto at = [&](std::string_view word) -> std::optional<Place> {
        const auto place = place_of(word, box);
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
    if (words[0] == "take") return numbered(Thing::number, 0, 31);
    if (words[0] == "hand")
        if (auto made = numbered(Thing::hand_card, 1, 32)) return made->which -= 1, made;
    if (words[0] == "power") return numbered(Thing::power_card, 1, power_cards);
    if (words[0] == "card") return numbered(Thing::stack, 1, stack_capacity);
    if (words[0] == "token") {
        const int which = token_number(words[1]);
        return which < 0 ? std::nullopt : std::optional{Choice{Thing::token, static_cast<std::uint8_t>(which)}};
    }
    if (words[0] == "board") {
        const auto which = scoreboard_of(words[1]);
        if (!which) return std::nullopt;
        return Choice{Thing::scoreboard, static_cast<std::uint8_t>(*which)};
    }
    const auto who = colour(words[0]);
    if (!who) return std::nullopt;
    if (words[1] == "court") return Choice{Thing::court, 0, *who};
    if (const auto place = at(words[1])) return Choice{Thing::caballero, *place, *who};
    return std::nullopt;
}

std::string show(const State& s) {
    std::string text = "players " + number(s.players) + "\nedition " + std::string{show(edition_of(s.rules))}
                       + (modules_of(s.rules).empty() ? "" : "\nmodules " + show(modules_of(s.rules)))
                       + (s.rules.deck != box(s).rules.deck ? "\ndeck " + deck_name(s.rules.deck) : "") + "\nlength "
                       + (s.rules.short_game ? "6" : "9") + "\nveto " + (s.rules.has(veto_option) ? "in" : "out")
                       + (left_out(s.rules).empty() ? "" : "\nwithout " + left_out(s.rules))
                       + (s.rules.fixes == all_fixes ? "" : "\nfixes " + number(s.rules.fixes)) + "\nround "
                       + number(s.round) + "\nstart " + std::string{player_word(s.start)} + "\nking "
                       + std::string{place_word(s.king, box(s))} + '\n';
    for (Place place : places(s)) {
        std::string line;
        for (Player p : colours(s)) {
            const bool grande = p < max_players && s.grande[p] == place;
            if (s.caballeros[p][place] == 0 && !grande) continue;
            line += ' ' + std::string{player_word(p)} + ':' + number(s.caballeros[p][place]) + (grande ? "G" : "");
        }
        if (!line.empty()) text += std::string{row(s, place).id} + line + '\n';
    }
    text += "boards";
    for (int b = 0; b < scoreboard_count; ++b)
        text += ' ' + std::string{scoreboard_word(b)} + ':' + std::string{place_word(s.scoreboard[b], box(s))};
    text += '\n';
    if (!s.closed.empty()) {
        text += "closed";
        for (Place place : s.closed) text += ' ' + std::string{place_word(place, box(s))};
        text += '\n';
    }
    text += each_of(colours(s), "court", [&](Player p) { return number(s.court[p]); });
    text += each_of(colours(s), "province", [&](Player p) { return number(s.province[p]); });
    text += each_of(s.seats(), "points", [&](Player p) { return number(s.score[p]); });
    text += each_of(s.seats(), "hand", [&](Player p) { return power_list(s.hand[p]); });
    text += each_of(s.seats(), "power", [&](Player p) { return number(s.power[p]); });
    for (Player p : s.seats())
        if (s.unseen_count[p] > 0)
            text += "unseen " + std::string{player_word(p)} + ':' + power_list(s.unseen[p]) + '/'
                    + power_list(s.unseen_candidates[p]) + '/' + number(s.unseen_count[p]) + '\n';
    for (Player p : s.seats())
        if (s.disc[p] != nowhere)
            text += "disc " + std::string{player_word(p)} + ':' + std::string{place_word(s.disc[p], box(s))} + '\n';
    if (!s.acted.empty()) {
        text += "acted";
        for (Player p : s.acted) text += ' ' + std::string{player_word(p)};
        text += '\n';
    }
    std::string on_show;
    for (int stack = 0; stack < piles(s); ++stack) {
        if (s.shown[stack] == no_card) continue;
        on_show += ' ' + std::string{card(s.rules, stack, s.shown[stack]).id};
        if (s.taker[stack] != nobody) on_show += ':' + std::string{player_word(s.taker[stack])};
    }
    if (!on_show.empty()) text += "shown" + on_show + '\n';
    for (int stack = 0; stack < piles(s); ++stack) {
        text += "deck" + number(stack + 1);
        for (int index = 0; index < card_count(s.rules, stack); ++index)
            if (s.deck[stack] >> index & 1u) text += ' ' + std::string{card(s.rules, stack, index).id};
        text += '\n';
    }
    std::string keeping;
    for (const Kept& kept : s.kept)
        if (kept.owner != nobody)
            keeping += ' ' + std::string{player_word(kept.owner)} + ':'
                       + std::string{card(s.rules, kept.stack, kept.index).id} + ':' + number(kept.rounds_left);
    if (!keeping.empty()) text += "kept" + keeping + '\n';
    for (const Module* module : box(s).modules)
        for (const Field& field : module->fields) text += field_line(s, *module, field);
    text += "rng " + hex(s.rng.state) + '\n';
    if (over(s)) text += "over\n";
    for (int i = 0; i < s.depth; ++i) text += frame_line(s.stack[static_cast<std::size_t>(i)], box(s));
    return text;
}

std::uint64_t hash(const State& s) { return fingerprint(show(s)); }

std::string_view asked_step_name(const State& s) { return over(s) ? "over" : step(s.top().step).name; }

}

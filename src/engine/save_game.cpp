#include "engine/save_game.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "engine/box.h"
#include "engine/text_armor.h"
#include "engine/decks.h"
#include "engine/mixed_radix.h"
#include "engine/notation.h"
#include "engine/views.h"
#include "engine/parsing.h"

namespace eg {
namespace {

// The bytes: version, then the fields in order, numbers as little-endian groups of seven bits. Each choice is its index
// in the list of legal ones, so that a save cannot contain an illegal choice. Then come a hash of the final state and
// the choices, packed: a finished game of four is about 170 characters long.

constexpr std::uint8_t version = 6;
constexpr std::uint8_t with_deck = 7;       // with the text of the deck after the rules, if it is not the edition's
constexpr std::uint8_t with_left_out = 8;   // with the text of the deck or an empty one, and the cards left out
// 9 to 11 are 6 to 8 with the number of fixes after the version. Games saved before had none or fixed_scorings.
constexpr std::uint8_t with_fixes = 9;
// Up to 4, and in 5 (with a deck), the choices were not packed, and the hash came last.
constexpr std::uint8_t last_unpacked = 5;
// 2, and 3 (with a deck), included the waiting questions in the hash. Their layout may change since: the hash is
// checked only if no question waits.
constexpr std::uint8_t second_with_deck = 3;
// 1 ended with a hash of memory, which is ignored. Its Big Box games score dialled regions together (first_big_box),
// and are saved as version 1 again.
constexpr std::uint8_t first_version = 1;
// A box is saved as its number if it is one of the first three, else as this number and its word.
constexpr std::uint64_t by_word = 3;
constexpr std::size_t      choice_limit = 5000;
constexpr std::size_t      table_limit = 8000;
constexpr std::size_t      notes_limit = 2000;
constexpr std::size_t      box_word_limit = 200;
constexpr std::size_t      left_out_limit = 500;
constexpr std::size_t      packed_limit = 8000;   // bytes of all choices

class Writer {
public:
    void number(std::uint64_t value) {
        for (; value >= 128; value >>= 7) bytes += static_cast<char>((value & 127u) | 128u);
        bytes += static_cast<char>(value);
    }
    void text(std::string_view value) {
        number(value.size());
        bytes += value;
    }
    std::string bytes;
};

// Reads the fields; `good` becomes false at the first fault.
class Bytes {
public:
    explicit Bytes(std::string_view bytes) : rest_{bytes} {}
    std::uint64_t number() {
        std::uint64_t value = 0;
        for (int shift = 0; shift < 64; shift += 7) {
            if (rest_.empty()) break;
            const auto byte = static_cast<std::uint8_t>(rest_.front());
            rest_.remove_prefix(1);
            value |= std::uint64_t{byte & 127u} << shift;
            if (byte < 128) return value;
        }
        good = false;
        return 0;
    }
    std::string text(std::size_t limit) {
        const std::uint64_t size = number();
        if (size > limit || size > rest_.size()) return good = false, "";
        std::string value{rest_.substr(0, static_cast<std::size_t>(size))};
        rest_.remove_prefix(static_cast<std::size_t>(size));
        return value;
    }
    std::string_view rest() { return std::exchange(rest_, {}); }
    bool at_end() const { return rest_.empty(); }
    bool good = true;

private:
    std::string_view rest_;
};

// The state before the first choice; nullopt, with an error, if record.table is not valid or not of the record's rules.
std::optional<State> start_state(const Record& record, Events& events, Message& error) {
    if (record.table.empty()) return new_game(record.setup, record.seed, events);
    Position start = position(record.table);
    error = start.error;
    if (error.empty() && !is_whole(start.state)) error = {"Something lies face down that nobody knows."};
    const Rules rules = for_players(record.setup.players, record.setup.rules);
    start.state.rules.fixes = rules.fixes;
    const bool same_rules =
        start.state.rules == rules
        || start.state.rules == in_edition(edition_of(rules), rules);   // version 1 did not state the deck
    if (error.empty() && (record.setup.players != start.state.players || !same_rules))
        error = {"Other players or rules were agreed than those on the table."};
    if (!error.empty()) return std::nullopt;
    start.state.rules = rules;
    return start.state;
}

// A hash of the state without its questions and fixes.
std::uint64_t state_number(State s) {
    s.rules.fixes = all_fixes;
    const std::string text = show(s);
    return fingerprint(std::string_view{text}.substr(0, text.find("\nask ")));
}

std::uint64_t short_state_number(const State& s) { return state_number(s) & 0xffffffff; }

Loaded fault(Message error) { return {.record = {}, .state = {}, .error = std::move(error)}; }

Loaded load_with_fixes(std::string_view code, GameHistory& history, bool keep_history, Fixes fixes) {
    const Decoded decoded = decode(code);
    if (!decoded.error.empty()) return fault(decoded.error);
    Bytes in{decoded.bytes};
    std::uint64_t saved_version = in.number();
    if (saved_version >= with_fixes) {
        saved_version -= with_fixes - version;
        fixes = static_cast<Fixes>(std::min<std::uint64_t>(in.number(), all_fixes + 1));
    }
    if (saved_version < first_version || saved_version > with_left_out || fixes > all_fixes)
        return fault({"This saved game was made by another version of the game."});
    Loaded loaded;
    Record& record = loaded.record;
    const std::uint64_t players = in.number();
    const std::uint64_t box_number = in.number();
    std::uint64_t       box = box_number;
    if (box_number == by_word) {
        const std::string word = in.text(box_word_limit);
        const auto known = box_named(word);
        if (in.good && !known)
            return fault({"This saved game is of “{box}”, which this program does not know.", {{"box", word}}});
        if (known) box = *known;
    }
    const std::uint64_t short_game = in.number(), veto = in.number();
    const bool packed = saved_version > last_unpacked;
    const bool has_deck = saved_version == with_deck || saved_version == last_unpacked
                          || saved_version == second_with_deck;
    const bool cards_chosen = saved_version == with_left_out;
    const std::string deck = has_deck || cards_chosen ? in.text(deck_limit) : std::string{};
    const std::string without = cards_chosen ? in.text(left_out_limit) : std::string{};
    record.seed = in.number();
    record.table = in.text(table_limit);
    record.notes = in.text(notes_limit);
    const std::uint64_t count = in.number();
    if (!in.good || players < 2 || players > max_players || box_number > by_word || short_game > 1 || veto > 1
        || count > choice_limit)
        return fault({"This saved game describes a game that cannot be."});
    record.setup.players = static_cast<int>(players);
    record.setup.rules = eg::box(static_cast<BoxId>(box)).rules;
    record.setup.rules.short_game = short_game;
    record.setup.rules.agree(veto_option, veto);
    if (saved_version == first_version && box == static_cast<std::uint64_t>(Edition::big_box))
        record.setup.rules.deck = first_big_box;
    if (has_deck || !deck.empty()) {
        const AddedDeck added = add_deck(deck, record.setup.rules.box);
        if (!added.error.empty())
            return fault({"This saved game has a deck that cannot be. {why}", {{"why", List{added.error}}}});
        record.setup.rules.deck = added.id;
    }
    if (!leave_out(record.setup.rules, without))
        return fault({"This saved game leaves out a card that its deck does not have."});

    record.setup.rules.fixes = fixes;

    Message error;
    const auto start = start_state(record, history.events, error);
    if (!start) return fault({"This saved game begins on an impossible table. {why}", {{"why", List{error}}}});
    State s = *start;
    std::uint64_t          end = packed ? in.number() : 0;
    const std::string_view all = packed ? in.rest() : std::string_view{};
    if (all.size() > packed_limit) return fault({"This saved game describes a game that cannot be."});
    Unpacker unpacker{all};
    for (std::uint64_t i = 0; i < count; ++i) {
        const Choices       choices = legal(s);
        const std::uint64_t n = !packed           ? in.number()
                                : choices.empty() ? 0
                                                  : unpacker.next(static_cast<std::uint32_t>(choices.size()));
        if (!in.good || n >= static_cast<std::uint64_t>(choices.size()))
            return fault({"This saved game makes a move that the rules do not allow (move {n}).",
                          {{"n", static_cast<int>(i + 1)}}});
        const Choice choice = choices[static_cast<int>(n)];
        record.choices.push_back(choice);
        if (keep_history) history.moments.push_back({s, history.events.list.size()});
        apply(s, choice, history.events);
    }
    if (!packed) end = in.number();
    const bool end_unknown = saved_version == first_version || (saved_version <= second_with_deck && !over(s));
    const bool same_end = end_unknown || end == (packed ? short_state_number(s) : state_number(s));
    if (!same_end || !in.good || !in.at_end() || !unpacker.at_end() || (!all.empty() && all.back() == 0))
        return fault({"This saved game does not end where it says; it may come from another version."});
    loaded.state = s;
    return loaded;
}

bool states_fixes(std::string_view code) {
    const Decoded decoded = decode(code);
    return decoded.error.empty() && Bytes{decoded.bytes}.number() >= with_fixes;
}

// Loads a game whose save does not state its fixes by trying fixed_scorings, then no fixes.
Loaded load_finding_fixes(std::string_view code, GameHistory& history, bool keep_history) {
    Loaded loaded = load_with_fixes(code, history, keep_history, fixed_scorings);
    if (loaded.error.empty() || states_fixes(code)) return loaded;
    history.moments.clear();
    history.events.list.clear();
    Loaded before = load_with_fixes(code, history, keep_history, 0);
    return before.error.empty() ? before : loaded;
}

}

State initial_state(const Record& record, Events& events) {
    Message error;
    return start_state(record, events, error).value_or(State{});
}

std::string save(const Record& record) {
    Events ignored = Events::ignored();
    Writer out;
    const Rules& rules = record.setup.rules;
    const bool   packed = rules.deck != first_big_box;
    const std::uint64_t form = !left_out(rules).empty() ? with_left_out : other_deck(rules) ? with_deck : version;
    out.number(packed ? form + with_fixes - version : first_version);
    if (packed) out.number(rules.fixes);
    out.number(static_cast<std::uint64_t>(record.setup.players));
    out.number(std::min<std::uint64_t>(rules.box, by_word));
    if (rules.box >= by_word) out.text(box(rules).word);
    out.number(record.setup.rules.short_game);
    out.number(record.setup.rules.has(veto_option));
    if (other_deck(rules)) out.text(deck_text(rules.deck));
    else if (!left_out(rules).empty()) out.text({});
    if (!left_out(rules).empty()) out.text(left_out(rules));
    out.number(record.seed);
    out.text(record.table);
    out.text(record.notes.substr(0, notes_limit));
    out.number(record.choices.size());
    State s = initial_state(record, ignored);
    std::vector<Digit> places;
    for (Choice choice : record.choices) {
        const Choices choices = legal(s);
        int n = 0;
        while (!(choices[n] == choice)) ++n;
        places.push_back({static_cast<std::uint32_t>(n), static_cast<std::uint32_t>(choices.size())});
        apply(s, choice, ignored);
    }
    if (!packed)
        for (const Digit& place : places) out.number(place.value);
    out.number(packed ? short_state_number(s) : state_number(s));
    return encode(packed ? out.bytes + pack(places) : out.bytes);
}

Loaded load(std::string_view code) {
    GameHistory discarded{.moments = {}, .events = Events::ignored()};
    return load_finding_fixes(code, discarded, false);
}

Loaded load(std::string_view code, GameHistory& history) {
    history = {};
    return load_finding_fixes(code, history, true);
}

}

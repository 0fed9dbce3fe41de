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

// The bytes: version, then the fields in order, numbers as little-endian groups of seven bits.
// Each choice is its place in the list of legal ones, so a save can only say legal things. Behind
// them a number made of what lies on the final table, and last the choices, packed: a finished game
// of four is some 170 letters long.

constexpr std::uint8_t     version = 6;
constexpr std::uint8_t with_deck =
    7;   // the same, with the text of the deck after the rules; only where that is not the edition's
constexpr std::uint8_t     with_left_out = 8;   // with the text of the deck or none, and the cards that are left out
// 9 to 11 are those three with the number of mends behind the version; games of before were begun without the last.
constexpr std::uint8_t     with_mends = 9;
// Up to 4, and 5 with a deck, each choice was a number, and that of the final table came last.
constexpr std::uint8_t     last_unpacked = 5;
// 2, and 3 with a deck, made that number of the waiting questions as well, which may come to be laid
// out otherwise: only where none wait does it mean something still.
constexpr std::uint8_t     second_with_deck = 3;
// Version 1 ended in a hash of memory, which is passed over, and was played before Big Box regions
// on discs were scored in a chosen order: such a game goes on as it was begun, and is saved so.
constexpr std::uint8_t     first_version = 1;
// A box is its number if it is one of the first three; all others are this number and their word.
constexpr std::uint64_t    by_word = 3;
constexpr std::size_t      choice_limit = 5000;
constexpr std::size_t      table_limit = 8000;
constexpr std::size_t      notes_limit = 2000;
constexpr std::size_t      box_word_limit = 200;
constexpr std::size_t      left_out_limit = 500;
constexpr std::size_t      packed_limit = 8000;   // of all choices

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

std::optional<State> start_of(const Record& record, Events& events, Message& error) {
    if (record.table.empty()) return new_game(record.setup, record.seed, events);
    Position start = position(record.table);
    error = start.error;
    if (error.empty() && !is_whole(start.state)) error = {"Something lies face down that nobody knows."};
    const Rules agreed = for_players(record.setup.players, record.setup.rules);
    start.state.rules.mends = agreed.mends;
    const bool same_rules =
        start.state.rules == agreed
        || start.state.rules == in_edition(edition_of(agreed), agreed);   // version 1 did not say which deck
    if (error.empty() && (record.setup.players != start.state.players || !same_rules))
        error = {"Other players or rules were agreed than those on the table."};
    if (!error.empty()) return std::nullopt;
    start.state.rules = agreed;
    return start.state;
}

std::uint64_t number_of(const State& s) {
    const std::string text = show(s);
    return fingerprint(std::string_view{text}.substr(0, text.find("\nask ")));
}

std::uint64_t short_number_of(const State& s) { return number_of(s) & 0xffffffff; }

Loaded fault(Message error) { return {.record = {}, .state = {}, .error = std::move(error)}; }

Loaded load_along(std::string_view code, Course& course, bool wanted, Mends mends) {
    const Decoded decoded = decode(code);
    if (!decoded.error.empty()) return fault(decoded.error);
    Bytes in{decoded.bytes};
    std::uint64_t made_by = in.number();
    if (made_by >= with_mends) {
        made_by -= with_mends - version;
        mends = static_cast<Mends>(std::min<std::uint64_t>(in.number(), all_mends + 1));
    }
    if (made_by < first_version || made_by > with_left_out || mends > all_mends)
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
    const bool packed = made_by > last_unpacked,
               has_deck = made_by == with_deck || made_by == last_unpacked || made_by == second_with_deck;
    const bool          cards_chosen = made_by == with_left_out;
    const std::string   deck = has_deck || cards_chosen ? in.text(deck_limit) : std::string{};
    const std::string   without = cards_chosen ? in.text(left_out_limit) : std::string{};
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
    if (made_by == first_version && box == static_cast<std::uint64_t>(Edition::big_box))
        record.setup.rules.deck = first_big_box;
    if (has_deck || !deck.empty()) {
        const Brought brought = bring_deck(deck, record.setup.rules.box);
        if (!brought.error.empty())
            return fault({"This saved game has a deck that cannot be. {why}", {{"why", List{brought.error}}}});
        record.setup.rules.deck = brought.id;
    }
    if (!leave_out(record.setup.rules, without))
        return fault({"This saved game leaves out a card that its deck does not have."});

    record.setup.rules.mends = mends;

    Message error;
    const auto start = start_of(record, course.events, error);
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
        if (wanted) course.moments.push_back({s, course.events.list.size()});
        apply(s, choice, course.events);
    }
    if (!packed) end = in.number();
    const bool says_nothing = made_by == first_version || (made_by <= second_with_deck && !over(s));
    const bool same_end = says_nothing || end == (packed ? short_number_of(s) : number_of(s));
    if (!same_end || !in.good || !in.at_end() || !unpacker.at_end() || (!all.empty() && all.back() == 0))
        return fault({"This saved game does not end where it says; it may come from another version."});
    loaded.state = s;
    return loaded;
}

bool says_mends(std::string_view code) {
    const Decoded decoded = decode(code);
    return decoded.error.empty() && Bytes{decoded.bytes}.number() >= with_mends;
}

// One that does not say by what it was begun is tried: if it goes otherwise, the dummy still lost nothing by Skirmish,
// and a region that was empty when a Veto might fall between scorings was left out.
Loaded load_as_begun(std::string_view code, Course& course, bool wanted) {
    Loaded loaded = load_along(code, course, wanted, mended_scorings);
    if (loaded.error.empty() || says_mends(code)) return loaded;
    course.moments.clear();
    course.events.list.clear();
    Loaded before = load_along(code, course, wanted, 0);
    return before.error.empty() ? before : loaded;
}

}

State beginning(const Record& record, Events& events) {
    Message error;
    return start_of(record, events, error).value_or(State{});
}

std::string save(const Record& record) {
    Events deaf = Events::deaf();
    Writer out;
    const Rules& agreed = record.setup.rules;
    const bool   packed = agreed.deck != first_big_box;
    const std::uint64_t form = !left_out(agreed).empty() ? with_left_out : other_deck(agreed) ? with_deck : version;
    out.number(packed ? form + with_mends - version : first_version);
    if (packed) out.number(agreed.mends);
    out.number(static_cast<std::uint64_t>(record.setup.players));
    out.number(std::min<std::uint64_t>(agreed.box, by_word));
    if (agreed.box >= by_word) out.text(box(agreed).word);
    out.number(record.setup.rules.short_game);
    out.number(record.setup.rules.has(veto_option));
    if (other_deck(agreed)) out.text(deck_text(agreed.deck));
    else if (!left_out(agreed).empty()) out.text({});
    if (!left_out(agreed).empty()) out.text(left_out(agreed));
    out.number(record.seed);
    out.text(record.table);
    out.text(record.notes.substr(0, notes_limit));
    out.number(record.choices.size());
    State s = beginning(record, deaf);
    std::vector<Digit> places;
    for (Choice choice : record.choices) {
        const Choices choices = legal(s);
        int n = 0;
        while (!(choices[n] == choice)) ++n;
        places.push_back({static_cast<std::uint32_t>(n), static_cast<std::uint32_t>(choices.size())});
        apply(s, choice, deaf);
    }
    if (!packed)
        for (const Digit& place : places) out.number(place.value);
    out.number(packed ? short_number_of(s) : number_of(s));
    return encode(packed ? out.bytes + pack(places) : out.bytes);
}

Loaded load(std::string_view code) {
    Course unheard{.moments = {}, .events = Events::deaf()};
    return load_as_begun(code, unheard, false);
}

Loaded load(std::string_view code, Course& course) {
    course = {};
    return load_as_begun(code, course, true);
}

}

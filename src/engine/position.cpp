// Reading a position: every line sets a part of the table, what is missing is filled in, and
// the whole is looked at before anybody may play on it.
#include <algorithm>
#include <charconv>

#include "engine/validate.h"
#include "engine/box.h"
#include "engine/decks.h"
#include "engine/module.h"
#include "engine/notation.h"
#include "engine/parsing.h"

namespace eg {
namespace {

// The rest of the stack is room for what one answer lays on top at most: a part that is announced, and
// everybody asked about it.
constexpr int question_limit = stack_depth - max_players - 1;

// Reads one position. Each line sets a part of the table; the first fault ends it all.
class Reader {
public:
    Position read(std::string_view text) {
        begin();
        constexpr std::string_view first[] = {"players", "edition", "modules", "deck"};   // they say what there is
        for (const std::string_view key : {first[0], first[1], first[2], first[3], std::string_view{}})
            for (std::string_view line : split(text, "\n;\r")) {
                words_ = split(line.substr(0, line.find('#')), " \t");
                line_ = line;
                if (words_.empty()
                    || (std::find(std::begin(first), std::end(first), words_[0]) == std::end(first) ? std::string_view{}
                                                                                                    : words_[0])
                           != key)
                    continue;
                if (!word() && result_.error.empty()) fail({"is not understood"});
                if (!result_.error.empty()) return result_;
            }
        finish();
        return result_;
    }

private:
    Position         result_;
    State&           s_ = result_.state;
    Words            words_;
    std::string_view line_;
    bool asks_ = false, over_ = false;
    bool province_given_ = false;
    std::array<bool, stack_capacity> deck_given_{};
    std::array<bool, stack_capacity> shown_given_{};

    bool fail(Message why) {
        if (result_.error.empty())
            result_.error = {"The line \"{line}\" {why}.",
                             {{"line", beginning_of(line_, 80)}, {"why", List{std::move(why)}}}};
        return false;
    }
    bool flaw(Message what) {
        if (result_.error.empty()) result_.error = std::move(what);
        return false;
    }

    void begin() {
        s_.players = 4;
        s_.rules = rules_of(Edition::decennial);
        s_.round = 1;
        s_.start = red;
        s_.king = GAL;
        for (int i = 0; i < max_players; ++i) {
            s_.grande[static_cast<Player>(i)] = nowhere;
            s_.disc[static_cast<Player>(i)] = nowhere;
            s_.hand[static_cast<Player>(i)] = full_hand;
        }
        for (int b = 0; b < scoreboard_count; ++b) s_.scoreboard[b] = nowhere;
        for (int stack = 0; stack < stack_capacity; ++stack) s_.shown[stack] = no_card, s_.taker[stack] = nobody;
    }

    // Finds the first copy of a card.
    bool find_card(std::string_view id, int& stack, int& index) const {
        for (stack = 0; stack < piles(s_); ++stack)
            for (index = 0; index < card_count(s_.rules, stack); ++index)
                if (card(s_.rules, stack, index).id == id) return true;
        return false;
    }

    // "red:7 blue:3": calls set(player, value) for each of the seats, or of all colours.
    template <class Set>
    bool each_player(Set set, std::size_t most = max_players) {
        for (std::size_t i = 1; i < words_.size(); ++i) {
            const std::size_t colon = words_[i].find(':');
            const auto        who = colour(words_[i].substr(0, colon));
            if (!who || *who >= most || colon == std::string_view::npos)
                return fail({"needs a player and a value, as in red:7"});
            if (!set(*who, words_[i].substr(colon + 1)))
                return fail({"has a value that cannot be: {word}", {{"word", std::string{words_[i]}}}});
        }
        return true;
    }
    template <class Counts>
    bool counts(Counts& into, int most) {
        return each_player([&](Player p, std::string_view text) {
            const auto n = number_in(text, 0, most);
            if (n) into[p] = static_cast<std::remove_reference_t<decltype(into[p])>>(*n);
            return n.has_value();
        }, into.items.size());
    }

    bool word() {
        const std::string_view key = words_[0];
        const std::string_view value = words_.size() > 1 ? words_[1] : std::string_view{};
        if (const auto place = place_of(key, box(s_)); place && *place < place_capacity) return standing_at(*place);
        if (std::any_of(all_place_rows().begin(), all_place_rows().end(),
                        [&](const PlaceRow* its) { return its->id == key; }))
            return flaw({"There is no {id} in this game.", {{"id", std::string{key}}}});
        for (const std::string_view single :
             {"players", "edition", "modules", "deck", "length", "veto", "without", "round", "start", "king", "rng"})
            if (key == single && words_.size() > 2) return fail({"has a word too many"});
        if (key == "players")
            return small(s_.players, value, 2, max_players) && (s_.rules = for_players(s_.players, s_.rules), true);
        if (key == "edition") return edition_line(value);
        if (key == "modules") return modules_line(value);
        if (key == "deck") return deck_line(value);
        if (key == "length")
            return value == "6" || value == "9" ? (s_.rules.short_game = value == "6", true) : fail({"needs 6 or 9"});
        if (key == "veto")
            return value == "in" || value == "out" ? (s_.rules.agree(veto_option, value == "in"), true)
                                                   : fail({"needs in or out"});
        if (key == "without")
            return leave_out(s_.rules, value)
                   || fail({"names a card that is not in this game, or may not be left out"});
        if (key == "round") return small(s_.round, value, 1, last_round);
        if (key == "start") return one_player(s_.start, value);
        if (key == "king") return king(value);
        if (key == "boards") return boards();
        if (key == "court") return counts(s_.court, box(s_).caballeros_each);
        if (key == "province") return province_given_ = true, counts(s_.province, box(s_).caballeros_each);
        if (key == "points") return points();
        if (key == "hand") return power_lists(s_.hand);
        if (key == "unseen") return unseen();
        if (key == "power") return counts(s_.power, power_cards);
        if (key == "disc") return discs();
        if (key == "acted") return acted();
        if (key == "closed") return closed();
        if (key == "shown") return shown();
        if (key == "kept") return kept();
        if (key == "rng") return rng(value);
        if (key == "ask") return ask();
        if (key == "over") return words_.size() == 1 ? (over_ = true) : fail({"has a word too many"});
        if (key.size() == 5 && key.substr(0, 4) == "deck" && key[4] >= '1' && key[4] - '0' <= piles(s_))
            return deck(key[4] - '1');
        for (const Module* module : box(s_).modules)
            for (const Field& known : module->fields)
                if (known.word == key) return field(*module, known);
        return fail({"begins with no word of the notation"});
    }

    bool small(Count& into, std::string_view value, int least, int most) {
        const auto n = number_in(value, least, most);
        if (!n) return fail({"needs a number from {least} to {most}", {{"least", least}, {"most", most}}});
        into = static_cast<Count>(*n);
        return true;
    }
    bool one_player(Player& into, std::string_view value) {
        const auto who = player(value);
        if (!who) return fail({"needs a player"});
        into = *who;
        return true;
    }
    // A number of a module, or one for each seat.
    bool field(const Module& module, const Field& field) {
        std::uint8_t* numbers = s_.block.data() + block_of(box(s_), module);
        const auto value = [&](std::string_view text) -> std::optional<std::uint8_t> {
            if (field.secret && text == "?") return veiled;
            const auto n = number_in(text, 0, field.most);
            return n ? std::optional{static_cast<std::uint8_t>(*n)} : std::nullopt;
        };
        if (field.each)
            return each_player([&](Player p, std::string_view text) {
                const auto n = value(text);
                if (n) numbers[field.of(p)] = *n;
                return n.has_value();
            });
        const auto n = words_.size() == 2 ? value(words_[1]) : std::nullopt;
        if (!n) return fail({"needs a number from {least} to {most}", {{"least", 0}, {"most", int{field.most}}}});
        numbers[field.at] = *n;
        return true;
    }
    bool edition_line(std::string_view value) {
        const auto which = edition(value);
        if (!which) return fail({"needs 1996, decennial, bigbox or 2023"});
        s_.rules = for_players(s_.players, in_edition(*which, s_.rules));
        return true;
    }
    // "modules new_regency,old_hands", of those that go with the edition and so many players.
    bool modules_line(std::string_view value) {
        const auto which = modules_named(value);
        if (!which) return fail({"names a module that nobody knows"});
        const Rules rules = for_players(s_.players, with_modules(*which, s_.rules));
        if (!missing(*which, rules).empty())
            return fail({"names modules that do not go with this edition, these players or each other"});
        s_.rules = rules;
        return true;
    }
    bool deck_line(std::string_view value) {
        const auto which = deck_named(value);
        if (!which) return fail({"names no deck that is known here"});
        if (*which == first_big_box && s_.rules.box != box_of(Edition::big_box))
            return fail({"is the Big Box's: deck first"});
        if (!fits(*which, s_.rules.box)) return fail({"names a deck for another game"});
        s_.rules.deck = laid_out(*which, box(s_));
        return true;
    }
    bool king(std::string_view value) {
        const auto place = place_of(value, box(s_));
        if (!place || !box(s_).kings.has(*place)) return fail({"needs a region"});
        s_.king = *place;
        return true;
    }
    // "GAL red:2G blue:1"
    bool standing_at(Place place) {
        return each_player([&](Player p, std::string_view text) {
            const bool grande = !text.empty() && text.back() == 'G';
            if (grande) {
                if (!box(s_).homes.has(place) || p >= max_players || s_.grande[p] != nowhere) return false;
                s_.grande[p] = place;
                text.remove_suffix(1);
            }
            const auto n = number_in(text, 0, box(s_).caballeros_each);
            if (n) s_.caballeros[p][place] = static_cast<Count>(*n);
            return n.has_value();
        }, colour_capacity);
    }
    bool boards() {
        for (std::size_t i = 1; i < words_.size(); ++i) {
            const std::size_t colon = std::min(words_[i].find(':'), words_[i].size() - 1);
            const auto which = scoreboard_of(words_[i].substr(0, colon));
            const auto place = place_of(words_[i].substr(colon + 1), box(s_));
            if (!which || !place) return fail({"needs scoreboards and places, as in 8/4/0:GAL"});
            s_.scoreboard[*which] = *place;
        }
        return true;
    }
    bool points() {
        return each_player([&](Player p, std::string_view text) {
            const auto n = number_in(text, 0, 9999);
            if (n) s_.score[p] = static_cast<std::int16_t>(*n);
            return n.has_value();
        });
    }
    bool power_lists(PerPlayer<PowerCards>& into) {
        return each_player([&](Player p, std::string_view text) {
            const auto cards = power_list_of(text);
            if (cards) into[p] = *cards;
            return cards.has_value();
        });
    }
    // "red:5/3,5,8/1": which, among which, how many
    bool unseen() {
        return each_player([&](Player p, std::string_view text) {
            const Words parts = split(text, "/");
            if (parts.size() != 3) return false;
            const auto which = power_list_of(parts[0]), among = power_list_of(parts[1]);
            const auto n = number_in(parts[2], 0, power_cards);
            if (!which || !among || !n) return false;
            s_.unseen[p] = *which;
            s_.doubt[p] = *among;
            s_.unseen_count[p] = static_cast<Count>(*n);
            return true;
        });
    }
    bool discs() {
        return each_player([&](Player p, std::string_view text) {
            const auto place = text == "?" ? face_down : place_of(text, box(s_));
            if (!place || (*place != face_down && *place != nowhere && !regions(s_).has(*place))) return false;
            s_.disc[p] = *place;
            return true;
        });
    }
    bool acted() {
        for (std::size_t i = 1; i < words_.size(); ++i) {
            const auto who = player(words_[i]);
            if (!who) return fail({"needs players"});
            s_.acted.add(*who);
        }
        return true;
    }
    // "closed GAL VAL"
    bool closed() {
        for (std::size_t i = 1; i < words_.size(); ++i) {
            const auto place = place_of(words_[i], box(s_));
            if (!place || *place >= place_capacity || !box(s_).in_regions.has(*place)) return fail({"needs regions"});
            s_.closed = s_.closed | box(s_).with_parts[*place];
        }
        return true;
    }
    // "shown 1-any3 2-veto:red"
    bool shown() {
        for (std::size_t i = 1; i < words_.size(); ++i) {
            const std::size_t colon = std::min(words_[i].find(':'), words_[i].size());
            int stack = 0, index = 0;
            if (!find_card(words_[i].substr(0, colon), stack, index))
                return fail({"names a card that is not in the game: {word}", {{"word", std::string{words_[i]}}}});
            const auto at = static_cast<std::size_t>(stack);
            if (shown_given_[at]) return fail({"shows two cards of one stack"});
            shown_given_[at] = true;
            s_.shown[stack] = static_cast<std::uint8_t>(index);
            if (colon == words_[i].size()) continue;
            const auto who = colour(words_[i].substr(colon + 1));
            if (!who) return fail({"needs a player after the colon"});
            s_.taker[stack] = *who;
        }
        return true;
    }
    // "deck1 1-any3 1-2+2 1-2+2": the cards not yet revealed. Of a card's copies the first go first.
    bool deck(int stack) {
        deck_given_[static_cast<std::size_t>(stack)] = true;
        s_.deck[stack] = 0;
        for (std::size_t i = 1; i < words_.size(); ++i) {
            int bit = -1;
            for (int index = 0; index < card_count(s_.rules, stack); ++index)
                if (card(s_.rules, stack, index).id == words_[i] && !(s_.deck[stack] >> index & 1u)) bit = index;
            if (bit < 0)
                return fail(
                    {"has a card that this stack does not hold so often: {word}", {{"word", std::string{words_[i]}}}});
            s_.deck[stack] = s_.deck[stack] | 1u << bit;
        }
        return true;
    }
    // "kept red:2-veto:2"
    bool kept() {
        std::size_t slot = 0;
        return each_player([&](Player p, std::string_view text) {
            const std::size_t colon = std::min(text.find(':'), text.size());
            int stack = 0, index = 0;
            if (slot == s_.kept.size() || !find_card(text.substr(0, colon), stack, index)) return false;
            const ActionCard& it = card(s_.rules, stack, index);
            const auto rounds =
                number_in(text.substr(std::min(colon + 1, text.size())), 1, it.moment ? it.rounds : last_round);
            if (!rounds) return false;
            s_.kept[slot++] = {.owner = p,
                               .stack = static_cast<std::uint8_t>(stack),
                               .index = static_cast<std::uint8_t>(index),
                               .rounds_left = static_cast<std::uint8_t>(*rounds)};
            return true;
        });
    }
    bool rng(std::string_view value) {
        std::uint64_t bits = 0;
        const auto [end, fault] = std::from_chars(value.data(), value.data() + value.size(), bits, 16);
        if (fault != std::errc{} || end != value.data() + value.size()) return fail({"needs a hexadecimal number"});
        s_.rng.state = bits;
        return true;
    }
    bool ask() {
        if (words_.size() != 8) return fail({"needs a step and six values"});
        const Step* known = step(box(s_), words_[1]);
        if (!known) return fail({"names no step of the game"});
        if (s_.depth == question_limit) return fail({"is one question too many"});
        const auto or_nobody = [](std::string_view word, auto of) {
            return word == "-" ? std::optional<Player>{nobody} : of(word);
        };
        const auto who = or_nobody(words_[2], player), whose = or_nobody(words_[5], colour);
        const auto count = number_in(words_[3], 0, 255), mode = number_in(words_[6], 0, 65535),
                   set = number_in(words_[7], 0, 0x7fffffff);
        const auto place = place_of(words_[4], box(s_));
        if (!who || !whose || !count || !mode || !set || !place) return fail({"has a value that cannot be"});
        push(s_, {.step = known->id,
                  .player = *who,
                  .count = static_cast<Count>(*count),
                  .place = *place,
                  .whose = *whose,
                  .mode = static_cast<std::uint16_t>(*mode),
                  .set = static_cast<std::uint32_t>(*set)});
        return asks_ = true;
    }

    // Fills in what was left out, and looks at the whole.
    bool finish() {
        for (int stack = 0; stack < piles(s_); ++stack) complete_stack(stack);
        for (int i = 0; i < max_players; ++i) {
            const auto p = static_cast<Player>(i);
            if (!s_.seats().has(p)) s_.hand[p] = {};
        }
        for (Player p : colours(s_))
            if (!province_given_) complete_province(p);
        if (over_ && asks_) return flaw({"A game that is over asks nothing."});
        if (!over_ && !asks_)
            push(s_, {.step = box(s_).opening.steps[static_cast<std::size_t>(box(s_).opening.count - 1)]});
        const auto good = [&] {
            Message wrong = validate(s_);
            return wrong.empty() || flaw(std::move(wrong));
        };
        if (!good()) return false;
        Events deaf = Events::deaf();
        run(s_, deaf);
        if (!over(s_) && legal(s_).empty()) return flaw({"The question has no answer on this table."});
        return good();   // a round may have begun that the table has no cards for
    }
    void complete_province(Player p) {
        int out = s_.court[p];
        for (int at = 0; at < box(s_).place_count; ++at) out += s_.caballeros[p][static_cast<Place>(at)];
        if (out <= box(s_).caballeros_of[p]) s_.province[p] = static_cast<Count>(box(s_).caballeros_of[p] - out);
    }
    // Of several copies the first is the next to leave the deck: the one on show is the last that did.
    void complete_stack(int stack) {
        const auto at = static_cast<std::size_t>(stack);
        const auto next_copy = [&](int index) {
            return index + 1 < card_count(s_.rules, stack)
                           && &card(s_.rules, stack, index + 1) == &card(s_.rules, stack, index)
                       ? index + 1
                       : -1;
        };
        if (!deck_given_[at]) {
            s_.deck[stack] = 0;
            for (int i = 0; i < card_count(s_.rules, stack); ++i)
                if (in_the_deck(card(s_.rules, stack, i), s_.rules)) s_.deck[stack] = s_.deck[stack] | 1u << i;
            for (const Kept& kept : s_.kept)
                if (kept.owner != nobody && kept.stack == stack && !lies_before_its_taker(kept))
                    take_out(stack, kept.index);
            if (shown_given_[at]) take_out(stack, s_.shown[stack]);
        }
        if (!shown_given_[at]) return;
        int index = s_.shown[stack];
        for (int next = next_copy(index); next >= 0 && !(s_.deck[stack] >> next & 1u); next = next_copy(next))
            index = next;
        s_.shown[stack] = static_cast<std::uint8_t>(index);
    }
    // Taken this round, it is still the card on show.
    bool lies_before_its_taker(const Kept& kept) const {
        return s_.taker[kept.stack] == kept.owner && s_.shown[kept.stack] == kept.index;
    }
    void take_out(int stack, int index) {
        const ActionCard& it = card(s_.rules, stack, index);
        while (index < card_count(s_.rules, stack) && &card(s_.rules, stack, index) == &it
               && !(s_.deck[stack] >> index & 1u))
            ++index;
        if (index < card_count(s_.rules, stack) && &card(s_.rules, stack, index) == &it)
            s_.deck[stack] &= ~(1u << index);
    }
};

}

Position position(std::string_view text) { return Reader{}.read(text); }

}

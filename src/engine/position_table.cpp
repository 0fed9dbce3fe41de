// The lines of a position about pieces, cards and questions.
#include <algorithm>
#include <charconv>

#include "engine/position_reader.h"

namespace eg {
namespace {

// The most questions in a text. The rest of the stack is room for what one answer pushes: an announced part, and a
// question to every player about it.
constexpr int question_limit = stack_depth - max_players - 1;

}

bool PositionReader::find_card(std::string_view id, int& stack, int& index) const {
    for (stack = 0; stack < piles(s_); ++stack)
        for (index = 0; index < card_count(s_.rules, stack); ++index)
            if (card(s_.rules, stack, index).id == id) return true;
    return false;
}

bool PositionReader::field(const Module& module, const Field& field) {
    std::uint8_t* numbers = s_.block.data() + block_of(box(s_), module);
    const auto value = [&](std::string_view text) -> std::optional<std::uint8_t> {
        if (field.secret && text == "?") return hidden_value;
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

bool PositionReader::king(std::string_view value) {
    const auto place = place_of(value, box(s_));
    if (!place || !box(s_).kings.has(*place)) return fail({"needs a region"});
    s_.king = *place;
    return true;
}

bool PositionReader::pieces_at(Place place) {
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

bool PositionReader::boards() {
    for (std::size_t i = 1; i < words_.size(); ++i) {
        const std::size_t colon = std::min(words_[i].find(':'), words_[i].size() - 1);
        const auto which = scoreboard_of(words_[i].substr(0, colon));
        const auto place = place_of(words_[i].substr(colon + 1), box(s_));
        if (!which || !place) return fail({"needs scoreboards and places, as in 8/4/0:GAL"});
        s_.scoreboard[*which] = *place;
    }
    return true;
}

bool PositionReader::points() {
    return each_player([&](Player p, std::string_view text) {
        const auto n = number_in(text, 0, 9999);
        if (n) s_.score[p] = static_cast<std::int16_t>(*n);
        return n.has_value();
    });
}

bool PositionReader::power_lists(PerPlayer<PowerCards>& into) {
    return each_player([&](Player p, std::string_view text) {
        const auto cards = power_list_of(text);
        if (cards) into[p] = *cards;
        return cards.has_value();
    });
}

bool PositionReader::unseen() {
    return each_player([&](Player p, std::string_view text) {
        const Words parts = split(text, "/");
        if (parts.size() != 3) return false;
        const auto which = power_list_of(parts[0]), among = power_list_of(parts[1]);
        const auto n = number_in(parts[2], 0, power_cards);
        if (!which || !among || !n) return false;
        s_.unseen[p] = *which;
        s_.unseen_candidates[p] = *among;
        s_.unseen_count[p] = static_cast<Count>(*n);
        return true;
    });
}

bool PositionReader::discs() {
    return each_player([&](Player p, std::string_view text) {
        const auto place = text == "?" ? face_down : place_of(text, box(s_));
        if (!place || (*place != face_down && *place != nowhere && !regions(s_).has(*place))) return false;
        s_.disc[p] = *place;
        return true;
    });
}

bool PositionReader::acted() {
    for (std::size_t i = 1; i < words_.size(); ++i) {
        const auto who = player(words_[i]);
        if (!who) return fail({"needs players"});
        s_.acted.add(*who);
    }
    return true;
}

bool PositionReader::closed() {
    for (std::size_t i = 1; i < words_.size(); ++i) {
        const auto place = place_of(words_[i], box(s_));
        if (!place || *place >= place_capacity || !box(s_).in_regions.has(*place)) return fail({"needs regions"});
        s_.closed = s_.closed | box(s_).with_parts[*place];
    }
    return true;
}

bool PositionReader::shown() {
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

bool PositionReader::deck(int stack) {
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

bool PositionReader::kept() {
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

bool PositionReader::rng(std::string_view value) {
    std::uint64_t bits = 0;
    const auto [end, fault] = std::from_chars(value.data(), value.data() + value.size(), bits, 16);
    if (fault != std::errc{} || end != value.data() + value.size()) return fail({"needs a hexadecimal number"});
    s_.rng.state = bits;
    return true;
}

bool PositionReader::ask() {
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

}

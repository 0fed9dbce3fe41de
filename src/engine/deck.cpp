#include "engine/deck.h"

#include <algorithm>

#include "engine/parsing.h"

namespace eg {
namespace {

constexpr std::size_t title_limit = 40, card_text_limit = 200, id_limit = 24;
constexpr int         frames_limit = 8, most_in_pile = pile_limit, most_placed = 9, most_number = 999;

// The fix that tuned a card, unless its line says another one.
Fixes usual_fix(const ActionCard& card) { return card.stack == 0 ? tuned_hands : tuned_stacks; }

// The number of code points of a UTF-8 text: all bytes but continuation bytes.
std::size_t letters_in(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

// Splits into words; commas are words too.
Words tokens(std::string_view text) {
    Words list;
    for (std::string_view word : split(text, " \t"))
        for (std::size_t comma; !word.empty(); word.remove_prefix(comma)) {
            comma = word[0] == ',' ? 1 : std::min(word.find(','), word.size());
            list.push_back(word.substr(0, comma));
        }
    return list;
}

// Matches a phrase against the words of a card from position `at` on.
class PhraseMatch {
public:
    PhraseMatch(const Phrase& phrase, const Words& words, std::size_t at)
        : words_{words}, most_{phrase.most}, furthest{at}, end{at} {
        fits = goes_on(phrase.words, at, 0);
    }

private:
    const Words& words_;
    int          most_;

    bool is(std::size_t at, std::string_view word) const { return at < words_.size() && words_[at] == word; }

    bool goes_on(std::string_view pattern, std::size_t at, std::size_t gap) {
        furthest = std::max(furthest, at);
        pattern = trimmed(pattern);
        if (pattern.empty()) return end = at, at == words_.size() || words_[at] == ",";
        if (pattern[0] != '{') {
            const std::size_t n = pattern[0] == ',' ? 1 : std::min(pattern.find_first_of(" ,{"), pattern.size());
            return is(at, pattern.substr(0, n)) && goes_on(pattern.substr(n), at + 1, gap);
        }
        const std::size_t      close = pattern.find('}');
        const std::string_view ways = pattern.substr(1, close - 1), rest = pattern.substr(close + 1);
        const bool from_zero = ways == "0..n",
                   numbered = from_zero || ways == "n" || ways.starts_with("n|") || ways.starts_with("|n");
        int                    taken = 0;
        for (std::size_t from = 0; from <= ways.size(); ++taken) {
            const std::string_view way = ways.substr(from, std::min(ways.find('|', from), ways.size()) - from);
            from += way.size() + 1;
            std::size_t to = at;
            if (from_zero || (numbered && way == "n")) {
                const auto n = at < words_.size() ? number_in(words_[at], from_zero ? 0 : 1, most_) : std::nullopt;
                if (!n) continue;
                args[gap] = *n;
                ++to;
            } else {
                bool here = true;
                for (const std::string_view word : split(way, " "))
                    here = here && is(to, word), to += here, furthest = std::max(furthest, to);
                if (!here) continue;
                args[gap] = !numbered ? taken : way.empty() ? 0 : way == "all" ? every : -1;
            }
            if (goes_on(rest, to, gap + 1)) return true;
        }
        return false;
    }

public:
    bool        fits = false;
    std::size_t furthest;   // position up to which words matched, also if the phrase does not fit
    std::size_t end;        // position after the phrase, if it fits
    PhraseArgs  args{};
};

class Reader {
public:
    Reader(std::string_view text, std::span<const Module* const> among) : among_{among.begin(), among.end()} {
        if (among.empty())
            for (const Module& module : modules()) among_.push_back(&module);
        deck_.text = {std::make_shared<const std::string>(text.substr(0, deck_limit + 1))};
        if (deck_.text[0]->size() > deck_limit) deck_.error = {"This deck is longer than 16 KB."};
    }

    Deck read() {
        std::string_view rest = *deck_.text[0];
        if (rest.starts_with("\xef\xbb\xbf")) rest.remove_prefix(3);   // byte order mark
        while (!rest.empty() && good()) {
            const std::string_view whole_line = cut(rest, '\n');
            line_ = trimmed(whole_line.substr(0, whole_line.find('#')));
            ++number_;
            if (!line_.empty()) line(line_);
        }
        if (good()) whole();
        if (!good()) deck_.cards.clear();
        return std::move(deck_);
    }

private:
    std::vector<const Module*> among_;   // modules whose phrases are known
    Deck             deck_;
    std::string_view line_;
    int              number_ = 0, pile_ = -1;   // pile_: 0: hand cards; -1: none yet

    bool good() const { return deck_.error.empty(); }
    bool fail(Message why) {
        if (good())
            deck_.error = {"Line {n} of the deck, \"{line}\", {why}.",
                           {{"n", number_}, {"line", beginning_of(line_, 60)}, {"why", List{std::move(why)}}}};
        return false;
    }
    bool flaw(Message what) {
        if (good()) deck_.error = std::move(what);
        return false;
    }

    bool line(std::string_view said) {
        if (!is_text(said)) return flaw({"Line {n} of the deck has bytes that are no text.", {{"n", number_}}});
        if (said == "addition" && pile_ < 0) return deck_.addition = true;
        if (said == "hand" && deck_.addition) return pile_ = 0, true;
        if (said.starts_with("pile ")) {
            const Words words = split(said, " \t");
            const auto  n = words.size() > 1 ? number_in(words[1], 1, stack_capacity) : std::nullopt;
            if (!n) return fail({"names no pile from 1 to {most}", {{"most", stack_capacity}}});
            const bool instead = deck_.addition && words.size() == 3 && words[2] == "instead";
            if (words.size() > 2 && !instead) return fail({"says more than which pile it is"});
            if (instead) deck_.instead.add(*n - 1);
            pile_ = *n;
            return true;
        }
        if (pile_ < 0) return fail({"comes before any pile"});
        std::vector<std::string_view> columns;
        for (std::string_view rest = said; !rest.empty();) columns.push_back(trimmed(cut(rest, '|')));
        if (columns.size() != 4 && !(columns.size() == 5 && pile_ == 0) && columns.size() != 6 && columns.size() != 8)
            return fail({"needs an id, a title, a text and an effect, with | in between"});
        ActionCard card{.id = {}, .stack = pile_, .caballeros = pile_, .title = columns[1], .text = columns[2]};
        card.tuned = usual_fix(card);
        if (!head(columns[0], card) || !effect(columns[3], card)) return false;
        card.marks |= marks_that_follow(card);
        if (card.title.empty() || letters_in(card.title) > title_limit)
            return fail({"needs a title of at most 40 letters"});
        if (card.text.empty() || letters_in(card.text) > card_text_limit)
            return fail({"needs a text of at most 200 letters"});
        if (card.moment && card.returns) return fail({"keeps a card that comes back every round"});
        if ((card.other.count > 0) != (columns.size() > 5))
            return fail({"needs two names for its buttons if it offers a choice, and else none"});
        if (columns.size() == 5) card.brief = columns[4];
        if (columns.size() > 5) card.first = columns[4], card.second = columns[5];
        if (columns.size() > 6) card.first_brief = columns[6], card.second_brief = columns[7];
        for (std::size_t i = 4; i < columns.size(); ++i) {
            if (columns[i].empty()) return fail({"has a button without a name"});
            if (letters_in(columns[i]) > card_text_limit) return fail({"has a button of more than 200 letters"});
        }
        for (std::size_t i = 1; i < columns.size(); ++i)
            if (i != 3 && !readable(columns[i])) return false;
        deck_.cards.push_back(card);
        return true;
    }

    // Checks a text that is shown, in a sentence or as a line.
    bool readable(std::string_view words) {
        if (words.find('\t') != words.npos) return fail({"has a tab within what is to be read"});
        if (words.find_first_of("{}") != words.npos) return fail({"has a brace in what is to be read"});
        if (words[0] == '>' || words[0] == '-')
            return fail({"begins what is to be read with {mark}", {{"mark", std::string{words[0]}}}});
        return true;
    }

    // "1-2+2 2 places 3 returns"
    bool head(std::string_view text, ActionCard& card) {
        const Words words = split(text, " \t");
        constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz0123456789-+_";
        if (words.empty() || words[0].size() > id_limit
            || words[0].find_first_not_of(letters) != std::string_view::npos)
            return fail({"needs an id of small letters, digits, - and +"});
        card.id = words[0];
        for (const ActionCard& other : deck_.cards)
            if (other.id == card.id) return fail({"has an id that another card has"});
        for (std::size_t i = 1; i < words.size(); ++i) {
            if (words[i] == "returns") card.returns = true;
            else if (words[i] == "value" && i + 1 < words.size() && pile_ == 0) {
                const std::string_view said = words[++i];
                const bool less = said.starts_with('-');
                const auto n = number_in(said.substr(less), 0, most_placed);
                if (!n) return fail({"is worth from -{most} to {most}", {{"most", most_placed}}});
                card.value = less ? -*n : *n;
            } else if (const std::string_view word = words[i];
                       (word == "once" || (pile_ == 0 && (word == "number" || word == "brings")))
                       && i + 1 < words.size()) {
                const int  most = word == "number" ? most_number : most_placed;
                const auto n = number_in(words[++i], 0, most);
                if (!n) return fail({"has a number that is not from 0 to {most}", {{"most", most}}});
                (word == "number" ? card.number : word == "brings" ? card.brings : card.once) = *n;
            } else if (words[i] == "tuned" && i + 1 < words.size()) {
                const auto fix = number_in(words[++i], 1, 9);
                if (!fix) return fail({"was tuned by a fix from 1 to {most}", {{"most", 9}}});
                card.tuned = static_cast<Fixes>(*fix);
            } else if (words[i] == "required" && pile_ == 0) {
                card.required = true;
            } else if (words[i] == "house") card.house = true;
            else if (words[i] == "replaces") card.replaces = true;
            else if (const unsigned mark = mark_named(words[i])) card.marks |= mark;
            else if (words[i] == "places" && i + 1 < words.size()) {
                const auto n = number_in(words[++i], 0, most_placed);
                if (!n) return fail({"lets place from 0 to {most} caballeros", {{"most", most_placed}}});
                card.caballeros = *n;
            } else if (const auto n = number_in(words[i], 1, most_in_pile); n && i == 1) card.copies = *n;
            else return fail({"has a word that is not understood: {word}", {{"word", beginning_of(words[i], 24)}}});
        }
        return true;
    }

    bool effect(std::string_view text, ActionCard& card) {
        Words words = tokens(text);
        if (words.empty()) return fail({"needs an effect"});
        card.effect_words = text;
        if (pile_ == 0 && text == "nothing") return true;
        if (words[0] != "choose") return phrases(words, card, card.effect);
        const auto middle = std::find(words.begin(), words.end(), "or");
        if (middle == words.end()) return fail({"chooses between what has no \"or\" in it"});
        return phrases({words.begin() + 1, middle}, card, card.effect)
               && phrases({middle + 1, words.end()}, card, card.other);
    }

    // Reads phrases separated by commas, each time the longest one that fits.
    bool phrases(const Words& words, ActionCard& card, Effect& into) {
        bool picked = false;
        for (std::size_t at = 0; at <= words.size();) {
            const Phrase* best = nullptr;
            std::size_t   longest = at, furthest = at;
            PhraseArgs    args{};
            for (const Module* module : among_)
                for (const Phrase& phrase : module->phrases) {
                    if (phrase.words[0] != '{' && (at == words.size() || words[at][0] != phrase.words[0]))
                        continue;   // rules out most phrases: reading decks delays the start
                    const PhraseMatch match{phrase, words, at};
                    furthest = std::max(furthest, match.furthest);
                    if (match.fits && match.end > longest) best = &phrase, longest = match.end, args = match.args;
                }
            if (!best) return not_understood(words, at, furthest);
            const Effect means = best->means(args);
            if (means.count == 0)
                return fail(
                    {"says at \"{word}\" what has no meaning together", {{"word", beginning_of(words[at], 24)}}});
            if (into.count + means.count > frames_limit) return fail({"has more effects than one card can"});
            for (int i = 0; i < means.count; ++i) {
                Frame       frame = means.frames[static_cast<std::size_t>(i)];
                const Step& here = step(frame.step);
                into.add(frame);
                if (!picked && here.rule.takes_picked && here.rule.takes_picked(frame, CAS))
                    return fail({"goes on with what is picked before anything is"});
                picked = picked || here.rule.picks;
            }
            if (!best->option.empty()) card.option = static_cast<Options>(card.option | option_named(best->option));
            if (!best->moment.empty()) card.moment = step(best->moment), card.rounds = best->rounds;
            at = longest;
            if (at == words.size()) break;
            ++at;   // the comma
        }
        const bool alone =
            into.count == 1 && (&into == &card.other || words.size() == tokens(card.effect_words).size());
        if (card.moment && !alone)
            return fail({"keeps the card, and can do nothing else"});
        return true;
    }

    // Reports an effect without a fitting phrase; the words before `furthest` could begin one.
    bool not_understood(const Words& words, std::size_t at, std::size_t furthest) {
        if (at >= words.size()) return fail({"lacks an effect at its end"});
        const std::string word = beginning_of(words[at], 24);
        if (furthest == at) return fail({"has an effect that is not understood at \"{word}\"", {{"word", word}}});
        if (furthest >= words.size() || words[furthest] == ",")
            return fail(
                {"has an effect that is not understood at \"{word}\", which stops too early", {{"word", word}}});
        return fail({"has an effect that is not understood at \"{word}\", because of \"{because}\"",
                     {{"word", word}, {"because", beginning_of(words[furthest], 24)}}});
    }

    // Fills the stacks and checks that each lasts nine rounds.
    void whole() {
        PerStack<int> copies{};
        for (const ActionCard& card : deck_.cards)
            if (card.stack > 0 && (copies[card.stack - 1] += card.copies) > most_in_pile)
                return void(flaw(
                    {"Pile {n} of the deck has more than {most} cards.", {{"n", card.stack}, {"most", most_in_pile}}}));
        pile_up(deck_, false);
        for (int stack = 0; stack < std::max(pile_count(deck_), 1) && !deck_.addition; ++stack) {
            int rounds = 0;
            for (int i = 0; i < deck_.counts[stack]; ++i) {
                const ActionCard& card = *deck_.piles[stack][static_cast<std::size_t>(i)];
                // cards that may be left out do not count, nor do cards that replace others
                rounds += card.option || card.replaces ? 0 : card.returns ? last_round : 1;
            }
            if (rounds < last_round)
                return void(flaw({"Pile {n} of the deck has too few cards for nine rounds.", {{"n", stack + 1}}}));
        }
    }
};

}

Deck read_deck(std::string_view text, std::span<const Module* const> among) { return Reader{text, among}.read(); }

std::string signed_value(const ActionCard& card) {
    return (card.value < 0 ? "−" : "+") + std::to_string(card.value < 0 ? -card.value : card.value);
}

Message told(const ActionCard& card, std::string_view words) {
    return card.from_player ? Message{"{words}", {{"words", std::string{words}}}} : Message{words};
}

std::string show(const Deck& deck) {
    std::string text = deck.addition ? "addition\n" : "";
    int pile = -1;
    for (const ActionCard& card : deck.cards) {
        if (card.stack != pile) {
            if (!text.empty()) text += '\n';
            if (card.stack == 0) text += "hand\n";
            else
                text += "pile " + std::to_string(card.stack) + (deck.instead.has(card.stack - 1) ? " instead\n" : "\n");
        }
        pile = card.stack;
        text += std::string{card.id} + ' ' + std::to_string(card.copies);
        if (card.stack == 0 && card.number + card.brings == 0) text += " value " + std::to_string(card.value);
        else if (card.stack == 0)
            text += " number " + std::to_string(card.number) + " brings " + std::to_string(card.brings);
        else if (card.caballeros != card.stack) text += " places " + std::to_string(card.caballeros);
        if (card.once >= 0) text += " once " + std::to_string(card.once);
        if (card.tuned != usual_fix(card)) text += " tuned " + std::to_string(card.tuned);
        if (card.returns) text += " returns";
        if (card.house) text += " house";
        if (card.required) text += " required";
        if (card.replaces) text += " replaces";
        for (int mark : Set<int>::of_bits(card.marks & ~marks_that_follow(card))) (text += ' ') += eg::mark(mark).word;
        for (std::string_view column : {card.title, card.text, card.effect_words}) (text += " | ") += column;
        if (card.other.count > 0)
            for (std::string_view column : {card.first, card.second}) (text += " | ") += column;
        if (!card.first_brief.empty() || !card.second_brief.empty())
            for (std::string_view column : {card.first_brief, card.second_brief}) (text += " | ") += column;
        text += '\n';
    }
    return text;
}

int pile_count(const Deck& deck) {
    int n = 0;
    for (int pile = 0; pile < stack_capacity; ++pile)
        if (deck.counts[pile] > 0) n = pile + 1;
    return n;
}

}

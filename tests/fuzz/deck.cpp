// Decks of one's own.
#include "fuzz.h"

#include "english.h"
#include "engine/decks.h"
#include "engine/parsing.h"
#include "board.h"

using namespace eg;

namespace {

// Somewhere in the text of another deck, or of this one: a line or a column.
std::string_view some_part(std::string_view text, std::string_view separators, Rng& rng) {
    const Words parts = split(text, separators);
    return parts.empty() ? text.substr(0, 0)
                         : parts[static_cast<std::size_t>(rng.below(static_cast<int>(parts.size())))];
}

}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
    Rng rng{seed};
    rng.next();
    if (rng.below(3) == 0 && size > 0) return LLVMFuzzerMutate(data, size, most);
    const std::string made =
        rng.below(2)
            ? made_up_deck(rng, 9)
            : std::string{
                printed_decks()[static_cast<std::size_t>(rng.below(edition_count))].text};   // of every word there is
    const std::string_view printed = made;
    std::string text =
        size < 2 || rng.below(20) == 0 ? std::string{printed} : std::string{reinterpret_cast<const char*>(data), size};
    const std::string_view separators = rng.below(2) ? "\n" : rng.below(2) ? "\n|" : "\n|, ";
    const std::string_view old = some_part(text, separators, rng), by = some_part(printed, separators, rng);
    text.replace(static_cast<std::size_t>(old.data() - text.data()), old.size(), by);
    if (text.size() > most) text.resize(most);
    std::memcpy(data, text.data(), text.size());
    return text.size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text{reinterpret_cast<const char*>(data), size};
    const Deck made = read_deck(text);
    must(made.error.empty()
             || (made.cards.empty() && english(made.error).size() > 20 && english(made.error).back() == '.'),
         "no sentence", english(made.error));
    if (!made.error.empty()) return 0;
    const Deck again = read_deck(show(made));
    must(again.error.empty() && show(again) == show(made), "the deck does not read back", text + english(again.error));
    static const auto boxes = all_boxes();
    const BoxId box = boxes[size % boxes.size()].get().rules.box;
    const AddedDeck added = add_deck(text, box);
    must(added.error.empty() || (english(added.error).size() > 20 && english(added.error).back() == '.'),
         "no sentence", english(added.error));
    if (!added.error.empty()) return 0;
    must(add_deck(deck_text(added.id), box).id == added.id, "the same deck is another", text);
    Rng rng{size};
    Setup setup{2 + rng.below(4), eg::box(box).rules};
    setup.rules.deck = added.id;
    setup.rules.agree(veto_option, rng.below(2));
    Events ignored = Events::ignored();
    if (added.id >= printed_decks().size()) play_out(new_game(setup, size, ignored), text);
    forget_added_decks();
    return 0;
}

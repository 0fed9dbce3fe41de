// What comes with a link or from a host page: the words of an address, text with a code in it, and files of kept games.
#include "fuzz.h"

#include <array>

#include "app/game/address.h"
#include "app/game/kept_games.h"
#include "engine/parsing.h"

using namespace eg;

namespace {

template <std::size_t n>
std::string_view one_of(const std::string_view (&list)[n], Rng& rng) {
    return list[static_cast<std::size_t>(rng.below(static_cast<int>(n)))];
}

// A word of an address, mostly one that fits.
std::string a_word(Rng& rng) {
    constexpr std::string_view keys[] = {"seed", "start", "edition", "modules", "without", "length", "veto", "castillo",
        "seats", "players", "level", "pace", "lang", "theme", "embed", "sound", "scene", "utm_source", ""};
    constexpr std::string_view values[] = {"0", "1", "2", "3", "6", "9", "18446744073709551616", "1996", "decennial",
        "bigbox", "2023", "intrigue", "intrigue_first", "grandissimo", "colonies", "king_and_colonies", "new_regency",
        "power_shift,old_hands", "merged_stacks", "jail,ship", "symbols,queen,jester", "hidden", "announced", "instant",
        "person,random", "person,Paje,Duque/builder", "El Grande,El Grande,net,greedy,random", "en", "qps", "dark",
        "system", "table", "%F0%9F", "\xf0\x9f\x91\x91"};
    std::string word{one_of(keys, rng)};
    if (rng.below(12)) word += '=';
    for (int n = 1 + rng.below(2) * rng.below(3); n > 0; --n) {
        word += one_of(values, rng);
        if (n > 1) word += ',';
    }
    return word;
}

std::string an_address(Rng& rng) {
    std::string query;
    for (int n = 1 + rng.below(7); n > 0; --n) query += a_word(rng) + (n > 1 ? "&" : "");
    return query;
}

// One of a few: it takes long to play a game.
const std::string& a_code(Rng& rng) {
    static const auto codes = [] {
        std::array<std::string, 16> made;
        Rng other{1};
        State s;
        for (std::string& code : made) code = save(some_game(other, s));
        return made;
    }();
    return codes[static_cast<std::size_t>(rng.below(static_cast<int>(codes.size())))];
}

std::string a_file(Rng& rng) {
    std::string text;
    for (int n = 1 + rng.below(3); n > 0; --n)
        text += show(KeptGame{.id = {}, .name = a_word(rng), .played = rng.below(1 << 30), .codes = {a_code(rng)}});
    return text;
}

// An address is understood or refused in sentences; what is understood is a game that can be dealt, and reads back.
void open_address(const std::string& text) {
    Plan plan = usual_plan();
    const Address address = read_address(text, plan);
    const std::string said = english(address.not_understood);
    must(said.empty() || (said.size() > 20 && said.back() == '.'), "no sentence", said);
    const std::string again = in_address(plan);
    Plan other = usual_plan();
    read_address(rules_in_address(plan), other);
    must(rules_in_address(other) == rules_in_address(plan), "the rules do not read back", text);
    Setup setup = plan.setup;
    setup.rules = for_players(setup.players, setup.rules);
    Events ignored = Events::ignored();
    const State s = new_game(setup, address.seed.value_or(1), ignored);
    must(over(s) || !legal(s).empty(), "nobody may choose anything", again);
}

// A text is a game, or is refused in a sentence.
void receive(const std::string& text) {
    const ReceivedGame received = received_game(text);
    if (!received.like_one) return;
    static Session session;
    const std::string said = english(session.resume(received.code));
    must(said.empty() || (said.size() > 20 && said.back() == '.'), "no sentence", said);
    if (said.empty()) must(session.resume(session.code()).empty(), "the game does not read back", text);
}

void open_file(const std::string& text) {
    for (const KeptGame& game : read_kept_games(text)) {
        must(!game.codes.empty() && game.codes.size() <= kept_versions, "versions", text);
        const KeptGame again = read_kept_game(game.id, show(game));
        must(show(again) == show(game), "the record does not read back", text);
        for (const std::string& code : game.codes) receive(code);
    }
}

}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
    Rng rng{seed};
    rng.next();
    const int what = rng.below(8);
    if (size > 0 && what < 4) return LLVMFuzzerMutate(data, size, most);
    std::string text{reinterpret_cast<const char*>(data), size};
    if (what == 4) text += '&' + a_word(rng);
    else if (what < 7) text = an_address(rng);
    else if (rng.below(8))
        text = "https://example.org/?" + an_address(rng) + (rng.below(2) ? "#" : "#turn.") + a_code(rng);
    else text = a_file(rng);
    if (text.size() > most) text.resize(most);
    std::memcpy(data, text.data(), text.size());
    return text.size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text{reinterpret_cast<const char*>(data), size};
    open_address(text);
    receive(text);
    open_file(text);
    return 0;
}

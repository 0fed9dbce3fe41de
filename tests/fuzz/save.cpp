// Saved games: `load`, and how the page loads one. Three of four have the right check sum.
#include "fuzz.h"

#include "app/game/session.h"
#include "engine/text_armor.h"

using namespace eg;

namespace {

// A save of a dealt game, or of one that begins on a table of its own, perhaps changed.
std::string a_save(Rng& rng) {
    State  s;
    Record record = some_game(rng, s);
    record.notes = "Isabel\nTom\xc3\xa1s\tDuque\tbuilder\nEl Grande\tEl Grande\ncastillo\thidden\npace\tstep\n";
    if (rng.below(3) == 0 && !over(s)) record.table = show(s), record.choices.clear();
    return decode(save(record)).bytes;
}

void take_up(const std::string& code) {
    send("load " + code);
    static Session session;
    if (!session.resume(code).empty()) return;
    const State seen = session.seen();
    question(session);
    for (Player p : seen.seats()) session.name(p);
    play_out(load(session.code()).state, code);
}

}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
    Rng rng{seed};
    rng.next();
    if (rng.below(6) == 0 || size < 8) {
        const std::string fresh = a_save(rng);
        if (fresh.size() >= most) return size;
        std::memcpy(data, fresh.data(), fresh.size());
        size = fresh.size();
    }
    return LLVMFuzzerMutate(data, size, most);
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string bytes{reinterpret_cast<const char*>(data), size};
    std::string code = encode(bytes);
    Rng rng{size + (size > 0 ? data[size / 2] : 0)};
    if (rng.below(4) == 0)
        code[static_cast<std::size_t>(rng.below(static_cast<int>(code.size())))] = static_cast<char>(rng.next());
    for (char& byte : code)
        if (byte == '\n' || byte == '\r') byte = ' ';
    take_up(code);
    return 0;
}

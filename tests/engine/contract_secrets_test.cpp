// Laws of all boxes: what each player sees, and what can be imagined of the rest.
#include "engine/validate.h"
#include "engine/views.h"
#include "laws.h"

using namespace eg;

namespace {

// ---- laws of secrets

Witness hidden_discs{"a disc lies face down", every_box, When::closely, 1000};
Witness hidden_power{"a power card taken back is hidden", base_1996_to_2015, When::closely, 5000};
const Law hidden{
    "nobody sees the generator, a disc of another or a card that another has taken back unseen",
    every_box, When::closely, [](const Moment& m) {
    for (Player p : onlookers(m.table)) {
        const State seen = seen_by(m.table, p);
        REQUIRE(seen.rng == Rng{});
        for (Player q : m.table.seats()) {
            if (p == q) continue;
            REQUIRE((seen.disc[q] == nowhere || seen.disc[q] == face_down));
            REQUIRE(seen.unseen[q].empty());
            hidden_discs.saw(seen.disc[q] == face_down);
            hidden_power.saw(!(seen.hand[q] == m.table.hand[q]));
        }
        same(seen_by(seen, p), seen);
        same(seen_by(seen, nobody), seen_by(m.table, nobody));   // a spectator sees no more than any player
    }
}};

// The same table with everything changed that this player cannot see. It may be a table that no game reaches.
State changed_unseen(State s, Player p, Rng& luck) {
    s.rng.state = luck.draw();
    for (Player q : s.seats()) {
        if (p == q) continue;
        if (is_place(s.disc[q])) s.disc[q] = regions(s).nth(luck.below(regions(s).size()));
        s.hand[q] = s.hand[q] - s.unseen[q];
        PowerCards candidates = s.unseen_candidates[q];
        const int n = s.unseen[q].size();
        s.unseen[q] = {};
        while (s.unseen[q].size() < n) {
            const int value = luck.one_of(candidates);
            candidates.remove(value);
            s.unseen[q].add(value);
            s.hand[q].add(value);
        }
    }
    for (const Module* module : box(s).modules)
        for (const Field& field : module->fields)
            for (Player q : s.seats()) {
                if (p == q || !field.secret || field.known) continue;
                std::uint8_t& kept = s.block[static_cast<std::size_t>(block_of(box(s), *module) + field.of(q))];
                if (kept) kept = static_cast<std::uint8_t>(1 + luck.below(std::min<int>(field.most, hidden_value - 1)));
            }
    return s;
}
Witness changed_tables{"something unseen is changed, besides the generator", every_box, When::closely, 10000};
const Law unseen{
    "two tables that differ in what a player cannot see alone look the same to him",
    every_box, When::closely, [](const Moment& m) {
    for (Player p : onlookers(m.table)) {
        State other = changed_unseen(m.table, p, m.luck);
        same(seen_by(other, p), seen_by(m.table, p));
        other.rng = m.table.rng;
        changed_tables.saw(!(other == m.table));
    }
}};

Witness secret_discs{"a disc is dialled that nobody else sees yet", every_box, When::closely, 200};
const Law secret_choice{
    "a disc tells the others nothing before all are turned over",
    every_box, When::closely, [](const Moment& m) {
    if (m.dealt() || asked_step(m.before).hints.kind != Kind::disc || m.options.size() < 2) return;
    Choice other = m.options[m.luck.below(m.options.size())];
    if (other == m.choice) other = m.options[0] == m.choice ? m.options[1] : m.options[0];
    State  twin = m.before;
    Events heard;
    apply(twin, other, heard);
    const auto reveals = [](const Event& e) { return row(e.what).reveals; };
    if (std::any_of(m.events.begin(), m.events.end(), reveals)) return;
    if (std::any_of(heard.list.begin(), heard.list.end(), reveals)) return;
    secret_discs.saw();
    REQUIRE(heard.list.size() == m.events.size());
    for (Player p : onlookers(m.table)) {
        if (p == asked(m.before)) continue;
        same(seen_by(twin, p), seen_by(m.table, p));
        for (std::size_t i = 0; i < m.events.size(); ++i)
            REQUIRE(seen_by(heard.list[i], p) == seen_by(m.events[i], p));
    }
}};

const Law view_suffices{
    "what a player sees is enough to know his choices",
    every_box, When::closely, [](const Moment& m) {
    if (!over(m.table)) same(legal(seen_by(m.table, asked(m.table))), legal(m.table));
}};

void imagines(const Moment& m, Player p) {
    const State seen = seen_by(m.table, p), world = imagine(seen, m.luck);
    REQUIRE(is_whole(world));
    same(seen_by(world, p), seen);
    for (Player q : m.table.seats()) REQUIRE(world.hand[q].size() == m.table.hand[q].size());
    if (p != nobody) REQUIRE(world.hand[p] == m.table.hand[p]);
    if (p == asked(m.table)) same(legal(world), legal(m.table));
}
const Law imagined{
    "an imagined world is whole, looks the same to who imagines it, and offers the same choices",
    every_box, When::closely, [](const Moment& m) {
    for (Player p : onlookers(m.table)) imagines(m, p);
}};
const Law imagined_at_times{
    "so it is in games that are not looked at closely",
    every_box, When::sampled, [](const Moment& m) {
    if (!over(m.table)) imagines(m, asked(m.table));
}};

Witness played_out{"an imagined world is played to its end", every_box, When::closely, 150};
const Law playable{
    "an imagined world is a table like any other, and can be played to its end",
    every_box, When::sampled, [](const Moment& m) {
    if (over(m.table)) return;
    State  s = imagine(seen_by(m.table, asked(m.table)), m.luck);
    Events ignored = Events::ignored();
    REQUIRE(english(validate(s)) == "");
    if (m.luck.below(m.closely ? 8 : 40)) return;
    same(position(show(s)).state, s);
    for (int n = 0; !over(s); ++n) {
        if (n % 7 == 3) s = imagine(seen_by(s, asked(s)), m.luck);
        const Choices options = legal(s);
        REQUIRE_FALSE(options.empty());
        REQUIRE(n < choices_limit);
        apply(s, options[m.luck.below(options.size())], ignored);
    }
    REQUIRE(s.round == last_round);
    played_out.saw();
}};

}

#include "cli/protocol.h"

#include <cstring>
#include <optional>

#include "ai/bot.h"
#include "cli/box_args.h"
#include "cli/arguments.h"
#include "engine/box.h"
#include "engine/event_log.h"
#include "engine/decks.h"
#include "engine/notation.h"
#include "engine/views.h"
#include "engine/parsing.h"
#include "language/language.h"

namespace eg {
namespace {

constexpr int most_iterations = 1'000'000;

struct Answer {
    std::string text;
    std::string error;

    void line(std::string_view words) { (text += words) += '\n'; }
};

struct Command {
    std::string_view name;
    std::string_view usage;
    std::string_view meaning;
    void (*obey)(Game&, std::string_view rest, Answer&);
};

std::string in_english(const Message& message) { return text(Language::english, message, seat_names()); }

// The deck in a file. Gives what is wrong with it.
std::string bring(const Game& game, const std::string& path, Rules& rules) {
    const std::optional<std::string> text = game.file ? game.file(path) : std::nullopt;
    if (!text) return "There is no file " + beginning_of(path, 60) + " that can be read.";
    AddedDeck added = add_deck(*text, rules.box);
    if (added.error.empty()) rules.deck = added.id;
    return in_english(added.error);
}

// Of `new`, what comes last, in whatever order it is said.
struct Said {
    std::string edition, modules, deck, without;
};

// One word of `new`: "players=3". Gives what is wrong with it.
std::string_view agree(Setup& setup, std::uint64_t& seed, Said& said, std::string_view word) {
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) return "Say what is to be agreed, as in players=3.";
    const std::string_view key = word.substr(0, equals), value = word.substr(equals + 1);
    if (key == "seed") {
        const auto n = number<std::uint64_t>(value, 0, UINT64_MAX);
        if (!n) return "The seed is a number from 0 to 18446744073709551615.";
        seed = *n;
    } else if (key == "players") {
        const auto n = number(value, 2, max_players);
        if (!n) return "The players are 2, 3, 4 or 5.";
        setup.players = *n;
    } else if (key == "edition" || key == "box") {
        said.edition = value;
    } else if (key == "modules") {
        said.modules = value;
    } else if (key == "length") {
        if (value != "6" && value != "9") return "The length is 6 or 9 rounds.";
        setup.rules.short_game = value == "6";
    } else if (key == "veto") {
        if (value != "in" && value != "out") return "The veto cards are in or out.";
        setup.rules.agree(veto_option, value == "in");
    } else if (key == "deck") {
        said.deck = value;
    } else if (key == "without") {
        said.without = value;
    } else {
        return "A new game has a seed, players, an edition, modules, a length, a veto, a deck and cards it is played "
               "without.";
    }
    return {};
}

void start(Game& game, Record record) {
    Events ignored = Events::ignored();
    game.state = initial_state(record, ignored);
    game.record = std::move(record);
}

void decide(Game& game, Choice choice) {
    Events ignored = Events::ignored();
    apply(game.state, choice, ignored);
    game.record.choices.push_back(choice);
}

// Takes a bot's name off the text; it may be of several words. Null if there is none.
const BotRow* next_bot(std::string_view& text) {
    const std::size_t from = text.find_first_not_of(" \t\r");
    const std::string_view rest = from == text.npos ? std::string_view{} : text.substr(from);
    for (const BotRow& row : bots()) {
        if (!rest.starts_with(row.name)
            || (rest.size() > row.name.size() && !std::strchr(" \t\r", rest[row.name.size()])))
            continue;
        text = rest.substr(row.name.size());
        return &row;
    }
    return nullptr;
}

// The same game and the same number of choices before it: the same decision.
void let_play(Game& game, Bot& bot, int iterations, Answer& answer) {
    const Player who = asked(game.state);
    bot.begin(seen_by(game.state, who), game.record.seed * 1'000'003 + game.record.choices.size());
    bot.think(iterations);
    const Choice choice = bot.best();
    decide(game, choice);
    answer.line(std::string{show(who)} + ": " + show(choice, box(game.state)));
}

// The cards that may come in such a game.
std::string deck_in(const Rules& rules) {
    Deck played = deck(rules.deck);
    std::erase_if(played.cards, [&](const ActionCard& card) { return !in_the_deck(card, rules); });
    for (ActionCard& card : played.cards)
        card.house = card.house && !card.from_player;   // of one's own deck every card is, and its text need not say so
    return show(played);
}

// A card of a hand is chosen by its place, which says little.
std::string title_of(const Rules& rules, Choice choice) {
    return choice.thing == Thing::hand_card ? "   # " + std::string{hand_card(rules, choice.which).title}
                                            : std::string{};
}

void help(Game&, std::string_view, Answer&);

constexpr Command commands[] = {
    {"new", "new seed=1 players=4 edition=decennial length=9 veto=in",
     "Deals a new game. What is left out is as it stands here; edition= (or box=) is EDITIONS; "
     "modules=new_regency,old_hands,power_shift adds those, with three players merged_stacks too; deck=FILE plays with "
     "the cards in that file; without=oh2-veto,oh2-skirmish leaves out some of the Old Hands.",
     [](Game& game, std::string_view rest, Answer& answer) {
         Record record;
         record.seed = 1;
         Said said;
         for (auto word = next_word(rest); !word.empty(); word = next_word(rest)) {
             answer.error = agree(record.setup, record.seed, said, word);
             if (!answer.error.empty()) return;
         }
         answer.error = agree(record.setup, said.edition, said.modules);
         if (answer.error.empty() && !said.deck.empty()) answer.error = bring(game, said.deck, record.setup.rules);
         if (answer.error.empty() && !leave_out(record.setup.rules, said.without))
             answer.error = "It names a card that is not in this game, or may not be left out.";
         if (answer.error.empty()) start(game, std::move(record));
     }},
    {"table", "table", "The whole table in notation, secrets too.",
     [](Game& game, std::string_view, Answer& answer) { answer.text = show(game.state); }},
    {"view", "view red", "The table as one player sees it; `view nobody`: as a spectator does.",
     [](Game& game, std::string_view rest, Answer& answer) {
         const auto word = next_word(rest);
         const auto who = word == "nobody" ? nobody : player(word);
         if (!next_word(rest).empty() || !who || (*who != nobody && !game.state.seats().has(*who)))
             answer.error = "Say which player of this game looks, or nobody.";
         else answer.text = show(seen_by(game.state, *who));
     }},
    {"set", "set round 2; king PV; GAL red:2G",
     "Sets up a table, its lines parted by semicolons, and plays on from there; secrets it lacks are made up.",
     [](Game& game, std::string_view rest, Answer& answer) {
         Position good = position(rest);
         answer.error = in_english(good.error);
         if (!answer.error.empty()) return;
         if (!is_whole(good.state)) {
             Rng rng;
             good.state = imagine(good.state, rng);
         }
         start(game, {.setup = {good.state.players, good.state.rules},
                      .seed = 0,
                      .table = show(good.state),
                      .choices = {},
                      .notes = {}});
     }},
    {"deck", "deck decennial", "The action cards of an edition or a module as text, or, without a word, those of the "
                               "game in hand; `deck example` is one to begin with.",
     [](Game& game, std::string_view rest, Answer& answer) {
         const auto word = next_word(rest);
         const auto which = deck_named(word);
         if (word == "example" && next_word(rest).empty()) return void(answer.text = example_deck());
         if (!next_word(rest).empty() || (!word.empty() && !which)) {
             answer.error = "The decks are";
             for (const PrintedDeck& deck : printed_decks())
                 if (&deck != &printed_decks()[first_big_box])
                     (answer.error += &deck == &printed_decks().front() ? " " : ", ") += deck.word;
             answer.error += ", example.";
             return;
         }
         answer.text = which ? deck_text(*which) : deck_in(game.state.rules);
     }},
    {"ask", "ask", "Who is asked what.",
     [](Game& game, std::string_view, Answer& answer) {
         answer.line(over(game.state) ? question(game.state)
                                      : std::string{show(asked(game.state))} + ": " + question(game.state));
     }},
    {"legal", "legal", "What may be chosen now, one choice a line; none when the game is over. What stands behind # is "
                       "told, and need not be said.",
     [](Game& game, std::string_view, Answer& answer) {
         for (Choice choice : legal(game.state))
             answer.line(show(choice, box(game.state)) + title_of(game.state.rules, choice));
     }},
    {"do", "do red GAL", "Makes one of the choices that `legal` lists.",
     [](Game& game, std::string_view rest, Answer& answer) {
         const auto made = choice(rest.substr(0, rest.find('#')), box(game.state));
         if (!made) answer.error = "That is no choice; legal lists those there are.";
         else if (!legal(game.state).has(*made)) answer.error =
             "The rules do not allow that now; legal lists what they do.";
         else decide(game, *made);
     }},
    {"play", "play greedy [all] [iterations]",
     "Lets a bot decide once, or `all` to the end. It thinks as long as usual unless told.",
     [](Game& game, std::string_view rest, Answer& answer) {
         const BotRow* row = next_bot(rest);
         if (!row) return void(answer.error = "There is no such bot; bots lists those there are.");
         auto       word = next_word(rest);
         const bool all = word == "all";
         if (all) word = next_word(rest);
         const auto iterations = word.empty() ? row->iterations : number(word, 1, most_iterations);
         if (!iterations || !next_word(rest).empty())
             return void(answer.error = "The iterations are a number from 1 to 1000000.");
         if (over(game.state)) return void(answer.error = "The game is over.");
         const auto bot = row->make();
         do let_play(game, *bot, *iterations, answer);
         while (all && !over(game.state));
     }},
    {"undo", "undo", "Takes the last choice back.",
     [](Game& game, std::string_view, Answer& answer) {
         if (game.record.choices.empty()) return void(answer.error = "There is no choice to take back.");
         Record record = game.record;
         record.choices.pop_back();
         Events ignored = Events::ignored();
         State  s = initial_state(record, ignored);
         for (Choice choice : record.choices) apply(s, choice, ignored);
         game.record = std::move(record);
         game.state = s;
     }},
    {"scores", "scores", "The points of every player, and who has won.",
     [](Game& game, std::string_view, Answer& answer) {
         for (Player p : game.state.seats())
             answer.line(std::string{show(p)} + ' ' + std::to_string(game.state.score[p]));
         if (!over(game.state)) return;
         std::string won = "won:";
         for (Player p : winners(game.state)) (won += ' ') += show(p);
         answer.line(won);
     }},
    {"log", "log", "The game so far, told in sentences.",
     [](Game& game, std::string_view, Answer& answer) {
         Events told;
         State  s = initial_state(game.record, told);
         for (Choice choice : game.record.choices) apply(s, choice, told);
         const auto names = seat_names();
         for (const Event& event : told.list)
             if (const std::string words = text(Language::english, message(event, s.rules), names, &box(s));
                 !words.empty())
                 answer.line(words);
     }},
    {"save", "save", "The game as one line of text.",
     [](Game& game, std::string_view, Answer& answer) { answer.line(save(game.record)); }},
    {"load", "load EG1.AQQ...", "Takes up a saved game.",
     [](Game& game, std::string_view rest, Answer& answer) {
         Loaded loaded = load(rest);
         answer.error = in_english(loaded.error);
         if (!answer.error.empty()) return;
         game.record = std::move(loaded.record);
         game.state = loaded.state;
     }},
    {"bots", "bots", "The bots, with their usual iterations.",
     [](Game&, std::string_view, Answer& answer) {
         for (const BotRow& row : bots())
             answer.line(std::string{row.name} + ' ' + std::to_string(row.iterations) + "  " + std::string{row.line});
     }},
    {"help", "help", "This list.", help},
    {"quit", "quit", "Leaves.", [](Game& game, std::string_view, Answer&) { game.left = true; }},
};

void help(Game&, std::string_view, Answer& answer) {
    for (const Command& command : commands) {
        answer.line(command.usage);
        std::string meaning{command.meaning};
        if (const std::size_t at = meaning.find("EDITIONS"); at != meaning.npos)
            meaning.replace(at, 8, edition_words());
        answer.line("    " + meaning);
    }
}

// A sentence that quotes what came in still fits on one line.
std::string printable(std::string text) {
    for (char& byte : text)
        if (static_cast<unsigned char>(byte) < ' ') byte = '?';
    return text;
}

}

Game::Game() { record.seed = 1; start(*this, record); }

std::string obey(Game& game, std::string_view line) {
    Answer                 answer;
    const std::string_view name = next_word(line);
    const Command*         found = nullptr;
    for (const Command& command : commands)
        if (command.name == name) found = &command;
    if (found && found->usage == found->name && !next_word(line).empty())
        answer.error = std::string{name} + " stands alone.";
    else if (found) found->obey(game, line, answer);
    else answer.error = "There is no such command; help lists those there are.";
    return answer.error.empty() ? answer.text + "ok\n" : "error: " + printable(answer.error) + '\n';
}

}

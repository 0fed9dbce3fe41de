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
    void (*execute)(Game&, std::string_view rest, Answer&);
};

std::string in_english(const Message& message) { return text(Language::english, message, seat_names()); }

// Puts the deck in a file into the rules. Returns an error sentence, or an empty string.
std::string load_deck(const Game& game, const std::string& path, Rules& rules) {
    const std::optional<std::string> text = game.file ? game.file(path) : std::nullopt;
    if (!text) return "There is no file " + beginning_of(path, 60) + " that can be read.";
    AddedDeck brought = add_deck(*text, rules.box);
    if (brought.error.empty()) rules.deck = brought.id;
    return in_english(brought.error);
}

// The arguments of `new` that are applied after the others, in whatever order they come.
struct LateArgs {
    std::string edition, modules, deck, without;
};

// Applies one word of `new`, such as "players=3". Returns an error sentence, or an empty string.
std::string_view apply_word(Setup& setup, std::uint64_t& seed, LateArgs& args, std::string_view word) {
    const std::size_t equals = word.find('=');
    if (equals == std::string_view::npos) return "Arguments are words such as players=3.";
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
        args.edition = value;
    } else if (key == "modules") {
        args.modules = value;
    } else if (key == "length") {
        if (value != "6" && value != "9") return "The length is 6 or 9 rounds.";
        setup.rules.short_game = value == "6";
    } else if (key == "veto") {
        if (value != "in" && value != "out") return "The veto cards are in or out.";
        setup.rules.agree(veto_option, value == "in");
    } else if (key == "deck") {
        args.deck = value;
    } else if (key == "without") {
        args.without = value;
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

// Removes a bot's name, which can have several words, from the text. Null if the text does not begin with one.
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

// The decision depends only on the seed, the number of choices before it and the iterations.
void play_bot(Game& game, Bot& bot, int iterations, Answer& answer) {
    const Player who = asked(game.state);
    bot.begin(seen_by(game.state, who), game.record.seed * 1'000'003 + game.record.choices.size());
    bot.think(iterations);
    const Choice choice = bot.best();
    decide(game, choice);
    answer.line(std::string{show(who)} + ": " + show(choice, box(game.state)));
}

// The text of the cards that can occur in such a game.
std::string deck_in(const Rules& rules) {
    Deck played = deck(rules.deck);
    std::erase_if(played.cards, [&](const ActionCard& card) { return !in_the_deck(card, rules); });
    for (ActionCard& card : played.cards)
        card.house = card.house && !card.from_player;   // implied for every card of a player's own deck
    return show(played);
}

// The title of a card of a hand as a comment, since the choice gives only its index.
std::string title_of(const Rules& rules, Choice choice) {
    return choice.thing == Thing::hand_card ? "   # " + std::string{hand_card(rules, choice.which).title}
                                            : std::string{};
}

void help(Game&, std::string_view, Answer&);

constexpr Command commands[] = {
    {"new", "new seed=1 players=4 edition=decennial length=9 veto=in",
     "Deals a new game. These are the defaults. edition= (or box=) is EDITIONS, or a box such as 2023+new_regency; "
     "modules=new_regency,old_hands,power_shift adds modules, with three players merged_stacks too; deck=FILE plays "
     "with the cards in that file; without=oh2-veto,oh2-skirmish leaves out some of the Old Hands.",
     [](Game& game, std::string_view rest, Answer& answer) {
         Record record;
         record.seed = 1;
         LateArgs args;
         for (auto word = next_word(rest); !word.empty(); word = next_word(rest)) {
             answer.error = apply_word(record.setup, record.seed, args, word);
             if (!answer.error.empty()) return;
         }
         answer.error = apply_box_args(record.setup, args.edition, args.modules);
         if (answer.error.empty() && !args.deck.empty()) answer.error = load_deck(game, args.deck, record.setup.rules);
         if (answer.error.empty() && !leave_out(record.setup.rules, args.without))
             answer.error = "It names a card that is not in this game, or may not be left out.";
         if (answer.error.empty()) start(game, std::move(record));
     }},
    {"table", "table", "The whole table in notation, including secrets.",
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
     "Sets up a position, with semicolons between its lines, and continues from there; missing secrets are drawn.",
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
    {"deck", "deck decennial", "The action cards of an edition or a module as text; without a word, those of the "
                               "current game. `deck example` is a deck to start from.",
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
    {"ask", "ask", "The player asked, and the question.",
     [](Game& game, std::string_view, Answer& answer) {
         answer.line(over(game.state) ? question(game.state)
                                      : std::string{show(asked(game.state))} + ": " + question(game.state));
     }},
    {"legal", "legal", "The legal choices, one a line; none when the game is over. The text after # is a comment.",
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
     "Lets a bot make one decision, or `all` to the end of the game. The default budget is the bot's own.",
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
         do play_bot(game, *bot, *iterations, answer);
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
    {"log", "log", "The game so far, in sentences.",
     [](Game& game, std::string_view, Answer& answer) {
         Events events;
         State  s = initial_state(game.record, events);
         for (Choice choice : game.record.choices) apply(s, choice, events);
         const auto names = seat_names();
         for (const Event& event : events.list)
             if (const std::string words = text(Language::english, message(event, s.rules), names, &box(s));
                 !words.empty())
                 answer.line(words);
     }},
    {"save", "save", "The game as one line of text.",
     [](Game& game, std::string_view, Answer& answer) { answer.line(save(game.record)); }},
    {"load", "load EG1.AQQ...", "Continues a saved game.",
     [](Game& game, std::string_view rest, Answer& answer) {
         Loaded loaded = load(rest);
         answer.error = in_english(loaded.error);
         if (!answer.error.empty()) return;
         game.record = std::move(loaded.record);
         game.state = loaded.state;
     }},
    {"bots", "bots", "The bots, with their default iterations.",
     [](Game&, std::string_view, Answer& answer) {
         for (const BotRow& row : bots())
             answer.line(std::string{row.name} + ' ' + std::to_string(row.iterations) + "  " + std::string{row.line});
     }},
    {"help", "help", "This list.", help},
    {"quit", "quit", "Leaves.", [](Game& game, std::string_view, Answer&) { game.quit = true; }},
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

// Replaces control characters, so that a quoted command stays on one line.
std::string printable(std::string text) {
    for (char& byte : text)
        if (static_cast<unsigned char>(byte) < ' ') byte = '?';
    return text;
}

}

Game::Game() { record.seed = 1; start(*this, record); }

std::string execute(Game& game, std::string_view line) {
    Answer                 answer;
    const std::string_view name = next_word(line);
    const Command*         found = nullptr;
    for (const Command& command : commands)
        if (command.name == name) found = &command;
    if (found && found->usage == found->name && !next_word(line).empty())
        answer.error = std::string{name} + " stands alone.";
    else if (found) found->execute(game, line, answer);
    else answer.error = "There is no such command; help lists those there are.";
    return answer.error.empty() ? answer.text + "ok\n" : "error: " + printable(answer.error) + '\n';
}

}

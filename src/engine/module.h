// How the game is declared. A module brings rows: places, steps, the words of its cards, what it
// keeps on the table, and the boxes it lies in; boxes.cpp lists the modules and composes the boxes,
// and the rest of the engine knows them only through here.
#pragma once

#include <cstdlib>
#include <span>
#include <string_view>

#include "engine/event_rows.h"
#include "engine/places.h"
#include "engine/state.h"

namespace eg {

// Which numbers of its frame mean something to a step; the others stay as they are in an empty one.
enum Uses : std::uint8_t { uses_nothing = 0, uses_count = 1, uses_place = 2, uses_whose = 4, uses_mode = 8, uses_set = 16 };
constexpr Uses operator|(Uses a, Uses b) { return static_cast<Uses>(+a | +b); }

// What sort of question a step asks: for whoever thinks ahead, and for how far one may go back.
enum class Kind : std::uint8_t {
    turn,          // of whoever has his turn, or to somebody whom it concerns
    bid,           // openly, one after another, before the turns
    disc,          // secretly, all concerned at once
    interruption,  // whether somebody else's turn goes on as he means it to
    order,         // of what comes in any case
};

// How an answer may be given but by pressing it: something is carried there.
enum class Gesture : std::uint8_t { press, from_court, king, grande };

// Which caballeros are shown beside the question: none, those left, or of those the card lets place.
enum class Shows : std::uint8_t { nothing, left, left_of_card };

// What is said of a question, beside its prompt.
struct Wording {
    std::string_view title = "Your turn";
    std::string_view hint = {};                   // {province}: how many are there, and of a field's own word what it says of the one asked; empty: the card carried out says it
    std::string_view curtain = {};                // before the device changes hands; empty: the prompt itself
    std::string_view awaited = "is asked";        // at the seat of the one asked
    std::string_view awaited_brief = {};          // ... where there is little room
    std::string_view asked_first = {};            // to somebody who points at anything else
    std::string_view done_button = "That is all";
    std::string_view deed = {};                   // an answer, as advice: "move {own} Grande {chosen:to}"
    std::string_view (*deed_now)(const State&, Choice) = nullptr;  // where it depends on the table
    // Instead of a deed, how {n} caballeros go {from} somewhere {to} somewhere, {whose} they are, and how
    // they leave {own} court. Those of one owner that go several ways are told as a {list} of such a route.
    std::string_view way = {}, way_from_court = {};
    std::string_view ways = {}, route = {};
};

struct ActionCard;

// One box of the flow chart. A step with `legal` asks its frame's player; one without runs by itself.
struct Step {
    StepId           id = 0;         // among its module's steps
    std::string_view name = {};
    Uses             uses = uses_nothing;
    std::string_view prompt = {};  // a template, of the frame: {n} how many are left, {also} how many more, {place}, {to}, {who}, {whose} or {Whose}, {board}, {part}
    std::string_view (*prompt_now)(const State&, const Frame&) = nullptr;  // where it depends on the table
    const ActionCard* (*card)(const State&, const Frame&) = nullptr;   // {card} of its prompt and of those above it; of a turn the card whose action is performed
    std::string_view part = {};  // what it will do, told beforehand to whoever may stop it
    std::string_view (*part_now)(const State&, const Frame&) = nullptr;   // where it depends on the table; empty: nothing
    void (*legal)(const State&, const Frame&, Choices&) = nullptr;
    // Null: always. A step that is not possible is passed over, and a card whose action
    // begins with it cannot be acted on.
    bool (*possible)(const State&, const Frame&) = nullptr;
    void (*apply)(State&, Frame, Choice, Events&) = nullptr;
    // Its first frame as a part of a sequence of play; null: nothing but its player.
    Frame (*begin)(const State&, Player) = nullptr;
    // Whether a frame read from text fits the table it lies on; null: it has nothing that could not.
    bool (*sound)(const State&, const Frame&) = nullptr;
    bool of_the_game = false;  // its frame belongs to no player
    bool a_turn = false;       // as long as its frame lies there, its player has his turn
    bool (*lost)(const State&, const Frame&) = nullptr;  // whether what is chosen goes back to the province; null: no
    // For a step that reveals secret discs: what each player may dial for it.
    Places (*dials)(const State&, const Frame&, Player) = nullptr;

    Kind    kind = Kind::turn;
    bool    secret = false;    // it shows what only its player may see
    bool    gathers = false;   // it is asked of the same player again and again, until he has chosen a whole set
    Gesture gesture = Gesture::press;
    Shows   shows = Shows::nothing;
    Wording wording = {};
    // Why a thing may not be chosen, as far as only this step knows: a sentence like a prompt, with
    // {chosen} and {king}. Empty: no such reason; so of all that is legal.
    std::string_view (*refused)(const State&, const Frame&, Choice) = nullptr;
    // For a step whose `done` ends the turn: whether nothing but that is left to do.
    bool (*turn_done)(const State&, const Frame&) = nullptr;
    // A likely answer of several, at little cost: chance with some sense. `luck` is drawn for its odds. Null: any.
    Choice (*likely)(const State&, const Frame&, const Choices&, unsigned luck, Rng&) = nullptr;
    bool    opens_turn = false;  // much of the turn is decided with it: worth a longer thought than the rest
    // With it a place is picked, for what comes after it on the same card (pick_place) ...
    bool    picks = false;
    // ... and this is how a step takes it: whether this frame waits for what is picked, which is put into it; null: never.
    bool (*takes_picked)(Frame&, Place) = nullptr;
    // Where this is so and the step is not possible, what comes after it on the same card is not carried out either; null: never.
    bool (*needed)(const State&, const Frame&) = nullptr;
};

// A list of frames, carried out from first to last.
struct Effect {
    std::array<Frame, 8> frames{};
    std::uint8_t         count = 0;

    constexpr Effect() = default;
    constexpr Effect(std::initializer_list<Frame> list) {
        for (const Frame& frame : list) add(frame);
    }
    constexpr void add(const Frame& frame) { frames[count++] = frame; }
};

// What was said in each pair of braces of a phrase, from the first on.
using Gaps = std::array<int, 8>;

// What the text of a card's effect may say, and the frames it means. Between braces stand the ways it may
// go on, one of them nothing where a | has nothing beside it: "{own|foreign} {|from one}" are four phrases.
// `means` is told which way was taken, from 0 on; of braces with an n in them the number said, 0 for
// nothing, `every` for "all" and -1 for any other word. If these words mean nothing together, it gives
// nothing. Of phrases that fit the longest counts.
constexpr int every = 30;   // more than there ever are in one place
struct Phrase {
    std::string_view words;
    Effect (*means)(const Gaps& said);
    int              most = 9;         // that a number may be
    std::string_view moment = {};      // the card is kept as it is taken, until the step of this name asks for it ...
    int              rounds = 0;       // ... at most so many rounds, this one counted
    bool Rules::*    only_if = nullptr;  // such a card is left out of the deck unless this is agreed
};

// One line of a deck; its words lie in the deck's text.
struct ActionCard {
    std::string_view id;
    int              stack;       // from 1 on; 0: it is dealt into hands
    int              copies = 1;
    int              caballeros;  // so many may be placed
    int              value = 0;   // of one that is held in hand: what it adds
    int              number = 0;  // of one that is played from hand in a power card's stead: what it counts for ...
    int              brings = 0;  // ... how many caballeros it brings from the province ...
    int              brought_once = -1;   // ... and in games that were begun before it was tuned ...
    bool             required = false;   // ... and that what it does must be done
    std::string_view title;
    std::string_view text;
    std::string_view brief = {};  // of one that is held in hand, among many others; empty: the text is all there is
    std::string_view effect_words = {};
    Effect           effect = {};
    Effect           other = {};  // of two special actions to choose from the second ...
    std::string_view first = {}, second = {};  // ... what the two are called ...
    std::string_view first_brief = {}, second_brief = {};  // ... and where there is little room
    const Step*      moment = nullptr; // of a card that is kept: the step that asks for it ...
    int              rounds = 0;       // ... and for how many rounds
    bool             returns = false;  // face up again every round
    bool             house = false;    // its words stand in no rulebook
    bool             replaces = false; // another of its pile, which nobody sees ...
    std::uint8_t     bit = 0;          // ... and may be left out: its bit of Rules::left_out
    bool             brought = false;  // they are somebody's own: the same in every language
    bool Rules::*    only_if = nullptr;
};

constexpr bool in_the_deck(const ActionCard& card, const Rules& rules) {
    return (!card.only_if || rules.*card.only_if) && (card.bit & rules.left_out) == 0;
}

// Where a step goes that is put into a sequence of play.
enum class Where : std::uint8_t { after, before, instead_of };

// A sequence of play: steps carried out from first to last.
struct Outline {
    std::array<StepId, 12> steps{};
    std::uint8_t           count = 0;

    constexpr Outline() = default;
    constexpr Outline(std::initializer_list<StepId> list) {
        for (StepId id : list) steps[count++] = id;
    }
    bool insert(Where where, StepId step, StepId added);   // whether that step is here
};

// A step that a module puts into a sequence of play of the box it lies in.
struct Insert {
    Where            where;
    std::string_view named;   // a step of that sequence
    StepId           step;    // among its module's steps
};

struct Majorities;

constexpr int no_power = -100;   // lower than any

// What a module may have to say to questions that all rules ask; null: nothing. Everything else is
// kept on the table. Every module in the box is asked that has any (Box::answers).
struct Answers {
    void (*counted)(const State&, PerColour<PerPlace<Count>>&) = nullptr;   // who counts where in a scoring
    void (*paid)(const State&, Majorities&) = nullptr;                      // more points, or fewer
    int  (*mustered)(const State&, Player) = nullptr;                       // more caballeros than the power card brings
    int  (*shifted)(const State&, Player) = nullptr;                        // by how much his power card counts for more
    Set<int> (*held)(const State&, Player) = nullptr;                       // which cards of the hand lie in his, as far as they are known
    int  (*laid)(const State&, Player) = nullptr;                           // the one that lies with his power card, or in its stead, from 0 on; -1: none
    Set<int> (*played)(const State&, Player) = nullptr;                     // of the hand those that lie face up before him, that one too ...
    Set<int> (*serving)(const State&, Player) = nullptr;                    // ... and of them those that are kept for later
    int  (*placing)(const State&, Player) = nullptr;                        // how many his rank lets him place this round; 0: it is not known yet
    void (*returnable)(const State&, Player, bool earlier, Choices&) = nullptr;   // what else may be taken back like a power card; `earlier`: not of this round
    void (*returned)(State&, Player, Choice, bool earlier, Events&) = nullptr;            // ... and that it is
    Places  (*joined)(const State&, Place) = nullptr;                       // what borders a place besides, as the table is now
    Place   (*castillo_in)(const State&) = nullptr;                         // the region onto which the Castillo has been pushed; nowhere: none
    Players (*stoppers)(const State&) = nullptr;                            // who may stop special actions with something other than a card kept ...
    bool    (*stopped)(State&, Player by, Player whose, Events&) = nullptr; // ... and that one of them does: whether it was with that
    void (*foreseen)(State&, Player actor) = nullptr;                       // something is about to be scored, by nobody's card in a general scoring: one module may ask before
    bool (*fills)(const State&) = nullptr;                                  // ... and whether what is answered then may bring a caballero into any region
    int  (*rivalled)(const State&) = nullptr;                               // the power of somebody behind whom nobody sits, or no_power
    void (*arrived)(State&, Player whose, int n, Place from, Place to, Events&) = nullptr;   // so many caballeros have come there; from nowhere: from court
    void (*veiled)(State& seen, Player from) = nullptr;                     // its secrets turned face down
    void (*imagined)(State&, Rng&) = nullptr;                               // ... and filled in as they may be

    bool operator==(const Answers&) const = default;
};

// What a module keeps on the table besides: numbers of one byte in its part of the block, for notation,
// saves and whoever looks for what cannot be.
struct Field {
    std::string_view word;         // a line of the notation
    std::uint8_t     at;           // in the module's part of the block
    bool             each = false; // one for each seat, one after the other
    std::uint8_t     most = 255;
    bool             secret = false;   // only where there is one each, which is its seat's own; face down it is 255, but 0 is nothing and lies open
    bool (*known)(const State&, Player whose, Player to) = nullptr;   // whether somebody else knows it all the same
};

// Facts of a table, as one seat sees it, for the nets: which of so many hold, a bit each.
struct Fact {
    std::string_view name;
    unsigned (*which)(const State&, Player me);
    int count = 1;
};

// What a place is called in one box, where that is not its usual name.
struct PlaceName {
    std::string_view id, name;
};

struct BoxRow {
    std::string_view word, name;   // see Box
    Rules            rules;
    std::string_view deck;         // its name among those of assets/decks
    int              caballeros_each = 30;
    std::span<const std::string_view> with = {};   // the modules in it beside the base, by name
    std::span<const PlaceName>        names = {};
    std::string_view line = {};    // what it is, for whoever chooses among them
};

// How a module is added to boxes that do without it.
struct Variant {
    std::string_view                  title, line = {};   // what it is called, and what it brings, for whoever chooses
    std::span<const std::string_view> to = {};            // the boxes, by their words
    Set<int>                          players = {2, 3, 4, 5};   // with so many
    bool                              always = false;     // and with so many it is, nobody chooses it
    std::string_view                  otherwise = {};     // why it cannot be had with other numbers of players
};

// The numbers a module is given, its own and those of its rows, from the first on.
struct Numbers {
    std::uint8_t module = 0;
    StepId       step = 0;
    Place        place = CAS;
    What         event = What::game_begins;
};

struct Module {
    std::string_view                       name;
    std::span<const std::span<const Step>> steps = {};
    std::span<const Phrase>                phrases = {};
    std::span<const EventRow>              events = {};
    std::span<const PlaceRow>              places = {};
    std::span<const Field>                 fields = {};
    int                                    block = 0;    // bytes of the table that it needs
    std::span<const Insert>                inserts = {};
    std::span<const Fact>                  facts = {};
    std::span<const BoxRow>                boxes = {};
    Variant                                  variant = {};
    std::string_view                       deck = {};     // an addition to any deck of a box in which it lies
    bool                                   merges = false; // the second and third pile of action cards are one
    std::string_view                       from_castillo = {};  // the King may stand beside the Castillo: what borders it then, by their ids
    bool                                   grandes_in_castillo = false;   // they may come there, and leave at a general scoring
    Answers                                answers = {};
    Players                                colours = {};   // behind which nobody sits ...
    std::string_view                       called = {};    // ... and what they are called, if not by their colour
    Outline                                round = {}, turn = {}, scoring = {};   // the base's alone; others insert
    void (*setup)(State&, Events&) = nullptr;  // deals its pieces
    StepId                                 first_step = 0;   // of a game; the base's alone
    Numbers*                               numbers = nullptr;   // written here, for its own rows
};

int fact_count(const Module& module);   // what its rows of facts make together
std::span<const Module> modules();

// Rows are ours and right, or no test would pass: whoever writes them is told at the first start.
inline void must(bool so) {
    if (!so) std::abort();
}

// The question that begins a game whose table is set.
Frame first_question();

constexpr int step_capacity = 256;
extern const Step (&all_steps)[step_capacity];  // by id
inline const Step& step(StepId id) { return all_steps[id]; }
const Step* step(std::string_view name);  // null if there is none
// The row of what is asked now; an empty one when the game is over.
inline constexpr Step no_step;
inline const Step& asked_step(const State& s) { return s.depth == 0 ? no_step : step(s.top().step); }

// ---- the stack of questions

inline void push(State& s, const Frame& frame) { s.stack[s.depth++] = frame; }
inline void pop(State& s) { s.stack[--s.depth] = {}; }

// What a Veto would stop now: the uppermost frame waiting that says what it will do; null if none does.
const Frame* announced(const State& s);
const ActionCard* card_asked_about(const State& s);   // {card} of what is asked; null: none
// The frame that will reveal the discs now being dialled; null if none will.
const Frame* revealing(const State& s);
// The first frame goes on top.
void push(State& s, const Effect& effect, Player player);
void push(State& s, const Outline& outline, Player player);
// Tells those waiting above the turn on the stack which place has been picked.
void pick_place(State& s, Place place);

}

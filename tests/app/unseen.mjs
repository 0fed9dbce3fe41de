// The other way round than heard.mjs: every heading, sentence and button of the text version has something on the
// canvas that shows it, so that who looks at the table misses nothing that listeners are told. It is about a window in
// which all panels lie side by side.

import { target } from '../browser/play.mjs';

const squashed = text => text.toLowerCase().replace(/[^\p{L}\p{N}%+−]/gu, '');

// What a scene shows.
function canvas(things) {
  const shown = things.filter(thing => !thing.covered);
  const of = (...sorts) => shown.filter(thing => sorts.includes(thing.sort)).map(thing => thing.name);
  const words = of('words'), controls = new Set(of('control')), pieces = of('piece'), sheets = of('sheet');
  const all = squashed(words.join(''));
  return {
    says: text => squashed(text) === '' || all.includes(squashed(text)),
    word: text => words.includes(text),                          // alone: a number on a badge, say
    drawn: text => words.some(one => one.replace(/^[+×]|%$/g, '') === text),   // with a sign
    piece: name => pieces.filter(one => one === name).length,
    token: name => pieces.some(one => one === name || one.endsWith('/' + name)),   // of a module
    sheet: name => sheets.includes(name),
    control: id => controls.has(id),
    first_line: Math.min(...[...controls].filter(id => id.startsWith('line:')).map(id => Number(id.slice(5)))),
  };
}

// What is not written on the canvas as the text says it: as what it is drawn, or why it is left to the text. `of`:
// under this heading only; `scene`: there only; `seen`: what has to be on the canvas for it. A row is about a button
// (“> ID”), a whole line, or one clause of it.
const number = ([, one], at) => at.word(one);
const titled = ([, one, title], at) => (one === undefined || at.word(one)) && at.says(title);
const rows = [
  { of: /^(Players, in turn order|Regions|Action cards|Chronicle)$/, scene: /^shift-pass$/, words: /./,
    why: 'the table under the sheet, which is set aside in the scene shift-pass-board ...' },
  { scene: /^shift-pass-board$/, words: /^(> do hand \d+|Everyone passes one card to the left\. .*)$/,
    why: '... which has these' },
  // ---- drawn as something else
  { words: /^> do [a-z]+ [A-Z]+$/, scene: /colonies|grandissimo|^lesson-(gold|overseas)/, why: 'a glow around it' },
  { words: /^> do GAM$/, scene: /^colonies-claim$/, why: 'a disc that glows' },
  { words: /^> back [A-Z]+$/, why: 'a ring around the caballero in question' },
  { words: /^> do ([A-Z]+|[a-z]+ [A-Z]+|[a-z]+ court)$/, why: 'a plus or a minus on the board, or at the court',
    seen: (_, at, tally) => ++tally.signs },
  { words: /^> do (\d+)$/, why: 'what a lesson offers', seen: ([, n], at) => at.control(`lesson:${n}`) },
  { of: /^Regions$/, words: /^\| Region\t/, why: 'the board is a map' },
  { of: /^Regions$/, words: /^\| ([^\t]+)\t([^\t]*)\t([^\t]*)\t([^\t]*)\t/,
    why: 'a place on the map, the values on its shield, a pill for each colour, pieces; the map shows borders',
    seen: ([, name, worth, caballeros, also], at, tally) => {
      const of = [...caballeros.matchAll(/\d+/g)];
      const others = also.split(', ').filter(one => !/^(–|Grande of .*)$/.test(one));
      tally.pills += of.length;
      tally.grandes += (also.match(/Grande of/g) ?? []).length;
      return at.says(name.replace(/^The |'s space$/g, ''))
        && worth.split(', ').every(one => one === '–' || at.drawn(one) || at.word(one))
        && of.every(([n]) => at.drawn(n))
        && others.every(one =>
          at.piece(pieces[one]) || at.token(token_in(one)) || at.says(one) || as_picture.test(one));
    } },
  { of: /^Points by region$/, words: /^\| (Region|Place)\t/, why: 'badges and names; places' },
  { of: /^Points by region$/, words: /^\| ([^\t,]+)[^\t]*\t(.*)$/, why: 'a row: points, and icons for the bonuses',
    seen: ([, name, cells], at) => at.says(name) && cells.split('\t').every(cell =>
      /^(–|not yet)$/.test(cell) || at.word(cell.split(':')[0])) },
  { words: /^# Points by region$/, why: 'the title of the table' },
  { of: /^(Players, in turn order|Action cards|Your hand|Chronicle)$/, words: /./, why: 'the table of a scoring lies there',
    seen: (_, at) => at.says('This scoring') },
  { of: /^Players, in turn order$/, words: /./, why: 'the hand that is being chosen lies there',
    seen: (_, at) => at.says('What they bring') },
  { of: /^.*, general scoring$/, words: /./, why: 'the row of the table that is lit',
    seen: (_, at) => at.says('This scoring') },
  { of: /^Players, in turn order$/, words: /^(?:court|province|power card|plays|may place|total) (\d+)$/, seen: number,
    why: 'a number in the row of the seat' },
  { of: /^Players, in turn order$/, words: /^(?:took|acting|keeps the card) (.+)$/,
    why: 'its title stands there', seen: ([, card], at) => at.says(card) },
  { of: /^Players, in turn order$/, words: /^(acting|acts next|done|now|next|last|decides|which nobody plays)$/,
    why: 'the order of the rows, and the frame around one' },
  { words: /^(?:[\p{L}: ]+ )?[+−]?(\d+)(?: points?| more| caballeros?|%| games?| won|st|nd|rd)?$/u,
    why: 'a number beside a badge, or in a table', seen: ([whole, one], at) => at.drawn(one) || at.says(whole) },
  { of: /^El Grande$/, words: /^\p{L}+$/u, why: 'a badge' },
  { words: /^- (Round \d+, [^:]+ begins|At the end): /, why: 'the curves' },
  { scene: /^result/, words: /^- Round \d+: /, why: 'the curves' },
  { words: /^Chance of winning: /, why: 'the bands of the slider', seen: (_, at) => at.control('bar:moment') },
  { words: /^(\d+) in all$/, why: 'the other way round', seen: ([, n], at) => at.says(`total ${n}`) },
  { of: /^Your hand$/, words: /^Power cards of/, why: 'badges have the colour' },
  { of: /^Your hand$/, words: /^((\d+ ?)+)$/, why: 'a power card each',
    seen: ([all], at) => all.trim().split(' ').every(at.word) },
  { of: /^(Your hand|Hand of .*)$/, words: /^- (?:Modifier: )?([+−]?\d+), ([^:]+): /, seen: titled,
    why: 'in brief on the card, whole where it is pointed at' },
  { of: /^Hand of/, words: /^- Played: (\d+), /, seen: number, why: 'a number, and its words where it is pointed at' },
  { of: /^Regions$/, words: /^The King is in /, why: 'he stands there', seen: (_, at) => at.piece('king') },
  { words: /^Elsewhere on the map$/, why: 'it is on the map' },
  { words: /^(has )?(the [\p{L} ]+|a \p{L}+ token)$/u, why: 'a piece',
    seen: ([words], at) => at.token(token_in(words)) },
  { words: /^(\d+) (\p{L}+) discs? (?:is|are) [\p{L} ]+$/u, why: 'discs in their tray, of many one with their number',
    seen: ([, n, kind], at) => at.piece(`colonies/${kind}`) >= n || at.drawn(n) },
  { words: /^(\d+) (\p{L}+) tokens? (?:is|are) beside the board$/u, why: 'each drawn',
    seen: ([, , kind], at) => at.token(kind) },
  { of: /^Action cards$/, words: /^Taken by \p{L}+$/u, why: 'a tag on the card', seen: (_, at) => at.sheet('tag') },
  { of: /^Action cards$/, words: /^It returns every round$/, why: 'shorter',
    seen: (_, at) => at.says('returns every round') },
  { words: /^A house card$/, why: 'a wine-red seal on the card' },
  { of: /^(Action cards|Choose one)$/, words: /^It has the mark \p{L}[\p{L} ]*$/u,
    why: 'a picture at the foot of the card' },
  { words: /^> term:/, why: 'a dotted line under a word; the button says the title of the rule' },
  { words: /^> bar:(first|scoring_before|next_scoring)$/, why: 'an end or a mark of the slider' },
  { words: /^(Looking back|moment \d+ of \d+)$/, why: 'the place of the slider' },
  { scene: /^lesson/, words: /^(Round \d+ of \d+|General scoring after (round \d+|this round))$/,
    why: 'the chart of the rounds' },
  // ---- not to be seen at once
  { of: /^(Action cards|Your hand)$/, scene: /^(discs|disc-asked|loss-disc|lesson-disc)$/, words: /^- /,
    why: 'the discs lie in their place' },
  { of: /^Your hand$/, scene: /^(loss-sent|looking-back|watching|hint.*)$/, words: /^- /,
    why: 'something else lies in its place' },
  { of: /^Action cards$/, scene: /^since$/, words: /^- 2: Veto – /, why: 'it is moving' },
  { of: /^(Action cards|Choose one)$/, scene: /^(intrigue-|king-and-|lesson-hand)/,
    words: /^- (King's Card|Intrigue Card|Grand Inquisitor) – /,
    why: 'whoever has it is told in his row, and what it does in the rulebook' },
  { of: /^Action cards$/, scene: /^king-and-/, words: /^- [^–]+ – /,
    why: 'the hand lies in its place, and the prompt names the card that is used' },
  { scene: /^(intrigue|king-and|grandissimo)-/, words: /^> button:reset$/, why: 'undo leads there as well' },
  { of: /^Players/, scene: /^(intrigue-|king-and-|lesson-hand)/, words: /^(took )?[\p{Lu}][\p{L}' ]+$/u,
    why: 'the number stands there; there is room for the card that is performed' },
  { of: /^Players/, scene: /^grandissimo/, words: /^to take a card$/, why: 'the prompt says it, figures stand there' },
  { words: /^> see:/, why: 'rolled out of sight' },
  { of: /^Action cards$/, scene: /^(shift.*|hint.*|long-cards.*|lesson-.*)$/, words: /^- \d: ([^–]+) – /,
    seen: ([, title], at) => at.says(title), why: 'too small to be read, and read where they are pointed at' },
  { words: /^> menu:/, why: 'in the menu, which the text has no need to open',
    seen: (_, at) => at.control('icon:menu') },
  { of: /^Chronicle$/, words: /^- /, why: 'rolled out of sight', seen: (_, at, tally) => tally.line <= at.first_line },
  { words: /^> line:(\d+)$/, why: 'rolled out of sight', seen: ([, n], at) => Number(n) !== at.first_line },
  { of: /^Cannot be chosen now$/, words: /^- /, why: 'grey; said where it is pressed or pointed at (scene “reasons”)' },
  { words: /^# (Players, in turn order|Regions|Action cards|Your hand|Hand of \p{L}+|Chronicle|Cannot be chosen now)$/u,
    why: 'titles of what the eye sees as one panel' },
  { of: /^Players/, scene: /^shift(-bid|-chosen)?$/, words: /^(bot|\d+ points|province \d+|to play a power card)$/,
    why: 'the order of turns that the bid leads to lies in their place; the points are on the track' },
  { scene: /^shift/, words: /^(The highest total|the lowest starts|The power card alone)/,
    why: 'the order of turns shows it' },
  { scene: /^shift-bid$/, words: /^> do power /, why: 'another press: without the modifier that is chosen' },
  { of: /^Your hand$/, scene: /^shift-turns$/, words: /^- (Modifier: |Totals so far: )/,
    why: 'the small hand shows their values, and the rest where they are played' },
];
const pieces = { 'the King is here': 'king' };
const one_token =
  /^(?:has )?(?:the (?:\p{Lu}\p{L}+ )*?(\p{L}+)|a (\p{L}+) token)(?: with \d+ spaces)?(?: is (?:here|beside the board))?$/u;
const token_in = words => one_token.exec(words)?.slice(1).find(Boolean)?.toLowerCase();
// Of places, in the table of the regions.
const as_picture = new RegExp('^(counted .*|the Castillo stands here|a bridge leads to .*|nothing may enter or leave|' +
  'allied with .*|boycotted: .*)$');

// Scenes in which the board does not show the present, and one of three minuses at a court.
const excused_count =
  /^(if-scored.* (pills|signs)|(bot|reason|castillo|hint-shown|review.*) pills|loss-sent signs)$/;

const used = new Set();
export const unused = () => rows.filter(row => !used.has(row)).map(row => String(row.words));

// What the text of this scene says and the canvas does not show.
export function unseen({ scene, text, things }) {
  const at = canvas(things), missed = [], tally = { signs: 0, pills: 0, grandes: 0, line: 0 };
  let heading = '';
  for (const line of text.split('\n').filter(Boolean)) {
    const [, mark, rest] = /^(#[ ?!]|> |- |\| |)(.*)$/s.exec(line);
    if (mark[0] === '#') heading = rest;
    const excused = words => rows.some(row => {
      const match = (row.of?.test(heading) ?? true) && (row.scene?.test(scene) ?? true) && row.words.exec(words);
      if (!match || !(row.seen?.(match, at, tally) ?? true)) return false;
      used.add(row);
      return true;
    });
    if (mark === '> ') {
      const [id, name] = rest.split('\t'), on_board = /^do .*[A-Z]$|court$/.test(id);
      const there = !on_board && [id, ...(id.startsWith('do ') ? target(id.slice(3)) : [])].some(at.control);
      if (!there && !excused(`> ${id}`)) missed.push(`button ${id} “${name}”`);
      continue;
    }
    if (heading === 'Chronicle' && mark === '- ') tally.line++;
    if (at.says(rest) || excused(mark + rest)) continue;
    for (const clause of rest.split(/(?:[:,;.!?]|\)| –| ·)(?: |$)| \(/))
      if (!at.says(clause) && !excused(clause)) missed.push(`“${clause}” of “${rest}” under “${heading}”`);
  }
  for (const [what, count] of [['signs', at.piece('plus') + at.piece('minus')],
    ['pills', at.piece('pill') + at.piece('ringed')], ['grandes', at.piece('grande')]])
    if (tally[what] !== count && tally[what] > 0 && !excused_count.test(`${scene} ${what}`))
      missed.push(`${tally[what]} ${what}, of which ${count} are drawn`);
  return missed;
}

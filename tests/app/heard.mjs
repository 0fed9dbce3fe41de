// What a frame has drawn against what its text version says: every text on the canvas is heard, except those below.

import { readFileSync } from 'node:fs';

// Without the sign behind what leads to another rule.
const flat = text => text.toLowerCase().replace(/ ›$/, '').replace(/\s+/g, ' ').trim();

// The last column of a hand's cards: the same in brief. The text version has the card's whole words.
const deck = of => readFileSync(new URL(`../../src/engine/${of}.deck`, import.meta.url), 'utf8').split('\n');
const briefs = [...deck('intrigue/intrigue_hand'), ...deck('power_shift/power_shift')]
  .filter(line => /^[a-z]+-[a-z0-9-]+ /.test(line))
  .map(line => flat(line.split('|').at(-1))).join(' | ');

// Texts that are not said, and why. `scene`: there alone.
const unsaid = [
  { words: /^(mar océano|mar mediterráneo|portugal|francia|áfrica|el grande)$/,
    why: 'names on the map, and of the game' },
  { words: /^(galicia|país vasco|aragón|cataluña|castilla la (vieja|nueva)|sevilla|granada|valencia|castillo)$/,
    why: 'on the map; where a game is played the text has a table of them' },
  { words: /^(free|supply)$/, why: 'a tray on the map: the text says what lies there' },
  { words: /^your hand$/, why: 'the text says whose it is' },
  { words: /^kept$/, why: 'the list of players says which card a player keeps' },
  { words: /^(actions|table|chronicle|spain|overseas)$/, why: 'tabs of a phone: the text has all of them' },
  { words: /^(hold|point at) a card to read it$/, why: 'the text has its words' },
  { words: /^((king's card|intrigue card|treasure fleet|reports from overseas) )?instead of /,
    why: 'the text says both cards' },
  { words: /…$/, why: 'shortened: its beginning may be hyphenated' },
  { scene: /disc/, words: /^(gal|vas|ara|cat|c\.v\.|c\.n\.|sev|gra|val|choose a region)$/,
    why: 'the regions of a disc, in brief; the question says what to do' },
  { words: /^none$/, why: 'what a power card brings is part of its picture' },
  { words: / to choose$/, why: 'the heading says whose question it is' },
  { words: /^(looking back: |watching the other tab: )?round \d of \d(,|; dashed.*|, moment.*)?$/, why: 'the heading says which moment it is' },
  { words: /^replay$/, why: 'the heading says so' },
  { words: /^(tied )?\d(st|nd|rd|th)\b/, why: 'a rank on the card of the region that is pointed at' },
  { words: /^(your move|if scored now)$/, why: 'the heading of that card' },
  { words: /^total \d+$/, why: 'the text says “120 in all”' },
  { words: /^end turn without it$/, why: 'the text says “End turn”, and names the action beside it' },
  { words: /^(use|perform) .+$/, why: 'the button of a card, which the text names whole' },
  { words: /^(try (it )?again|see it|move caballeros|place anywhere|game|result)$/,
    why: 'in brief: the text has the whole label' },
  { words: /^(chance of winning, points by the end of the round|preview)$/,
    why: 'of columns, and of what the board shows' },
  { words: /^(–|none|the card alone|below 1|1 to 13: a power card alone|above 13|brings to court|to court)$/,
    why: 'of the scale of totals and of cards: the text says what a power card leads to' },
  { words: /^(at most one a round|your modifiers|your power cards)$/,
    why: 'titles of what the text lists as the hand of the player' },
  { words: /^(choose|choose a (power )?card|play (total )?\S+|\d+ alone)$/,
    why: 'a bid is put together on the canvas; the text plays the modifier and the power card one after the other' },
  { words: /^(keep|pass on)$/, why: 'below a card: the button of each card says that it is passed' },
  { scene: /^shift/, words: /^(choose a power card to see when you act\.|the lowest total: .*)$/,
    why: 'of the bid: the text says at each power card when its player acts' },
  { words: /^(grey|crossed|gold): /, why: 'of how cards look: the refusals say which' },
  { words: /right-click, or( press t|$)|^press t, for the rule\.$|hold for the rule\.$/,
    why: 'how a pointer or a key asks for it' },
  { words: /^(king’s region|home region) \+2$|^(first alone|other points)$/,
    why: 'of icons: the text says what each player scored for' },
  { words: /^(\d+ cards?$|on offer: )/, why: 'the text lists them' },
  { words: /^(saffron diamond|green triangle|sable cross), seat [a-e]$/, why: 'a seat that nobody has taken' },
  { words: /^best$|^start here$/, why: 'a sign on what is listed or filled' },
  { scene: /^result/, words: /^best: /, why: 'in brief: the text has the best region of each player' },
  { scene: /^intrigue-choose$/, why: 'the list is filtered and sorted for the eye: the text has all of it' },
  { scene: /^resting$/, why: 'what the pointer rests on' },
  { scene: /^reasons$/, why: 'what is pressed says why: the text lists it under “Cannot be chosen now”' },
  { scene: /^handover$/, words: /’s turn is over\.|, your turn$|^\d in court\. press to start/,
    why: 'a sign of one second: the question names the player, and the list of players the court' },
  { scene: /^vetoed$/, why: 'a card that is moving' },
  { scene: /^(replay|replay-scoring|looking-back|watching|spectator-over)$/, words: /\.$/,
    why: 'the chronicle goes on on the canvas; the text stops at the moment that is shown' },
];

const excused = (scene, words) => briefs.includes(words)
  || unsaid.some(row => (row.scene?.test(scene) ?? true) && (row.words?.test(words) ?? true));

// The texts of this scene that a listener does not hear. Numbers and signs of one letter belong to the picture.
export function unheard({ scene, text, things }) {
  const heard = flat(text);
  const drawn = things.filter(thing => thing.sort === 'words' && !thing.covered).map(thing => flat(thing.name));
  return [...new Set(drawn)].filter(words =>
    /\p{L}{2}/u.test(words) && !heard.includes(words) && !excused(scene, words));
}

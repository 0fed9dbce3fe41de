// What a frame has drawn against what its text version says: every text on the canvas is heard, except those below.

import { readFileSync } from 'node:fs';

// Without the sign behind what leads to another rule.
const flat = text => text.toLowerCase().replace(/ ›$/, '').replace(/\s+/g, ' ').trim();

// The last column of a hand's cards: the same in brief. The text version has the card's whole words.
const deck = readFileSync(new URL('../../src/engine/intrigue/intrigue_hand.deck', import.meta.url), 'utf8');
const briefs = deck.split('\n').filter(line => /^[a-z]+-[a-z0-9-]+ /.test(line))
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
  { words: /^(rest a finger on|point at) a card to read it$/, why: 'the text has its words' },
  { words: /^(king's card|intrigue card|treasure fleet|reports from overseas) on /, why: 'the text says both cards' },
  { words: /…$/, why: 'shortened: its beginning may be hyphenated' },
  { scene: /disc/, words: /^(gal|vas|ara|cat|c\.v\.|c\.n\.|sev|gra|val)$/, why: 'the regions of a disc, in brief' },
  { words: /^none$/, why: 'what a power card brings is part of its picture' },
  { words: / is to choose$/, why: 'the heading says whose question it is' },
  { words: /^(looking back: |watching the other tab: )?round \d of \d(,|; dashed.*|, moment.*)?$/, why: 'the heading says which moment it is' },
  { words: /^replay$/, why: 'the heading says so' },
  { words: /^\d(st|nd|rd|th)\b/, why: 'a rank on the card of the region that is pointed at' },
  { words: /^(your move|if scored now)$/, why: 'the heading of that card' },
  { words: /^in all \d+$/, why: 'the text says “120 in all”' },
  { words: /^end turn without it$/, why: 'the text says “End turn”, and names the action beside it' },
  { words: /^(use|perform) .+$/, why: 'the button of a card, which the text names whole' },
  { words: /^(try (it )?again|move caballeros|place anywhere)$/,
    why: 'in brief: the text has the whole label' },
  { words: /^(your chance, and points after this round|preview)$/,
    why: 'of columns, and of what the board shows' },
  { words: /^grey: /, why: 'of how cards look: the refusals say which' },
  { words: /the rule: right|button, long press, or t\./, why: 'how a pointer or a key asks for it' },
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

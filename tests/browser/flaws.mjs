// Checks what a frame has drawn (rectangles in draw order, in tenths of a pixel) for what a person at the screen would
// complain about.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const wide = r => r[2] - r[0], high = r => r[3] - r[1];
const common = (a, b) => [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
const empty = r => r[2] <= r[0] || r[3] <= r[1];
const holds = (a, b, spare = 0) =>
  b[0] >= a[0] - spare && b[1] >= a[1] - spare && b[2] <= a[2] + spare && b[3] <= a[3] + spare;
const at = r => `${r.map(n => Math.round(n / 10)).join(' ')}`;

// Flaws that are meant: a moving King covers something, and cards with texts of the greatest length are shortened. In
// the pseudo-language the King may hide only a name on the map.
export const meant = (scene, flaw, language = 'en') =>
  (scene === 'king' && (language === 'en' ? /by a king/ : whole_name_under_the_king).test(flaw))
    || (/^long-cards/.test(scene) && /is shortened$/.test(flaw));

// The names of places that no language changes, from their rows: one with forms is a word.
function names_of_places() {
  const folders = ['..', '../../src/engine'].map(path => fileURLToPath(new URL(path + '/', import.meta.url)));
  const row = /\{(?:\.id = )?"[A-Z]{3}", (?:\.name = )?"([^"]+)"(?!, \.forms)/g;
  return folders.flatMap(folder => readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(folder + name).map(file => `${folder}${name}/${file}`)))
    .filter(file => file.endsWith('.cpp'))
    .flatMap(file => [...readFileSync(file, 'utf8').matchAll(row)].map(found => found[1]));
}

// Words that are the same in every language: names of people, opponents, places and seas, and of the game.
const names = `France, Portugal, Isabel, Tomás, Lucía, Martín, Inés, Paje, Escudero, Caballero, Hidalgo, Conde, Duque,
  Grande, El Grande, Galicia, País Vasco, Aragón, Cataluña, Castilla la Vieja, Castilla la Nueva, Castilla, Navarra,
  Toledo, Sevilla, Granada, Valencia, GAL, PV, Vas, NAV, ARA, CAT, CV, CN, TOL, SEV, GRA, VAL, CAS, Mar Océano,
  Mar Mediterráneo, África, Francia`.split(/,\s+/).concat(names_of_places())
  .sort((a, b) => b.length - a.length);
const name = new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'giu');
const whole_name_under_the_king = new RegExp(`^"(?:${names.join('|')})" .*is hidden by a king`, 'iu');

// The words of a text that have not gone through the pseudo-language, which leaves no plain vowel. Single letters are
// the signs of seats.
export const bare = text =>
  text
    .replace(name, '')
    .split(/[^\p{L}]+/u)
    .filter(word => word.length > 1 && /[aeiouy]/i.test(word));

// ... in what a scene shows. A deck of one's own may be in any language. A name may continue in the next line.
export const english_in = (scene, things) => /^(deck$|long-cards)/.test(scene) ? [] :
  [...new Set(bare(things.filter(thing => thing.sort === 'words').map(thing => thing.name).join(' ')))];

// The part of a figure's picture that is not empty and no flag: left, top, right, bottom.
const body = { king: [0.05, 0.02, 0.8, 0.95], grande: [0.07, 0.15, 0.57, 0.95] };
const solid_of = ({ name, rect }) =>
  body[name].map((share, side) => rect[side % 2] + share * (side % 2 ? high(rect) : wide(rect)));

export function flaws({ things, width, height }, { finger = false } = {}) {
  const found = [];
  const screen = [0, 0, width * 10, height * 10];
  // clipped by something that scrolls
  const narrower = clip => wide(clip) < width * 10 - 10 || high(clip) < height * 10 - 10;
  const shown = [];   // what is still visible
  const controls = things.filter(thing => thing.sort === 'control');
  for (const thing of things) {
    if (thing.sort === 'control') continue;
    const seen = common(thing.rect, thing.clip);
    if (empty(seen)) continue;
    if (thing.sort === 'sheet') {
      for (let i = shown.length - 1; i >= 0; i--) {
        const under = shown[i], part = common(under.seen, seen);
        if (empty(part)) continue;
        if (holds(seen, under.seen, 10) || thing.floats) {
          if (under.sort !== 'sheet' || holds(seen, under.seen)) shown.splice(i, 1);
        } else if (under.sort === 'words' && wide(part) > 15 && high(part) > 15)
          found.push(`"${under.name}" at ${at(under.rect)} is cut by a panel at ${at(seen)}`);
      }
      shown.push({ ...thing, seen });
      continue;
    }
    const scrolled = narrower(thing.clip);
    if (thing.sort === 'words') {
      if (/\S…$/.test(thing.name)) found.push(`"${thing.name}" is shortened`);
      if (!scrolled && !holds(screen, thing.rect, 5))
        found.push(`"${thing.name}" at ${at(thing.rect)} leaves the screen`);
      const sheet = shown.findLast(
        s =>
          s.sort === 'sheet'
          && holds(s.seen, [
            (seen[0] + seen[2]) / 2,
            (seen[1] + seen[3]) / 2,
            (seen[0] + seen[2]) / 2,
            (seen[1] + seen[3]) / 2
          ])
      );
      if (sheet && sheet.name !== 'tagged' && !scrolled && !holds(sheet.rect, thing.rect, 10))
        found.push(`"${thing.name}" at ${at(thing.rect)} leaves its ${sheet.name} at ${at(sheet.rect)}`);
      for (const other of shown)
        if (other.sort === 'words' && !other.under) {
          const part = common(other.seen, seen);
          // the same name in bold
          const bolder = other.name.startsWith(thing.name) && Math.abs(other.rect[0] - thing.rect[0]) < 12;
          if (!bolder && !empty(part) && wide(part) > 15 && high(part) > 20)
            found.push(`"${thing.name}" at ${at(seen)} stands over "${other.name}" at ${at(other.rect)}`);
        }
    } else {
      for (const other of shown)
        if (other.name === 'castillo' && thing.name === 'shield_mobile') {   // its rectangle has empty corners
          const part = common(other.rect, seen);
          if (!empty(part) && wide(part) * high(part) > 0.3 * wide(seen) * high(seen))
            found.push(`a scoreboard at ${at(seen)} hangs over the Castillo at ${at(other.rect)}`);
        } else if (other.sort === 'words') {
          const part = common(other.rect, seen);
          // A mobile scoreboard covers the printed one on purpose.
          if (thing.name === 'shield_mobile' && !empty(part) && /^\d$/.test(other.name)) other.under = true;
          else if (!empty(part) && wide(part) * high(part) > 0.15 * wide(other.rect) * high(other.rect))
            found.push(`"${other.name}" at ${at(other.rect)} is hidden by a ${thing.name} at ${at(seen)}`);
        }
    }
    shown.push({ ...thing, seen });
  }
  // Shields are drawn over stacks and under pills: only their corners may overlap.
  const pieces = shown.filter(thing => thing.sort === 'piece'),
    shields = pieces.filter(thing => /^shield/.test(thing.name));
  for (const piece of pieces.filter(thing => thing.name === 'stack' || thing.name === 'pill'))
    for (const shield of shields) {
      const part = common(shield.seen, piece.seen);
      if (!empty(part) && wide(part) * high(part) > 0.07 * wide(shield.rect) * high(shield.rect))
        found.push(`a ${piece.name} at ${at(piece.seen)} meets a ${shield.name} at ${at(shield.rect)}`);
    }
  // The numbers of pills are read: none covers another.
  const pills = pieces.filter(thing => thing.name === 'pill');
  pills.forEach((pill, i) => {
    for (const other of pills.slice(i + 1)) {
      const part = common(pill.seen, other.seen);
      if (!empty(part) && wide(part) * high(part) > 0.1 * wide(pill.rect) * high(pill.rect))
        found.push(`a pill at ${at(pill.rect)} covers another at ${at(other.rect)}`);
    }
  });
  // A figure is recognised by its body and the sign on it: later pieces may cover only its hem or an arm. Names are
  // read on the land.
  shown.forEach((figure, i) => {
    if (figure.sort !== 'piece' || !body[figure.name]) return;
    const solid = solid_of(figure), area = wide(solid) * high(solid);
    for (const other of shown.slice(i + 1)) {
      const part = common(solid, body[other.name] ? solid_of(other) : other.seen);
      const most = body[other.name] ? 0.4 : 0.2;
      const covers = other.sort === 'piece' && /^(stack|pill|shield|grande$|king$)/.test(other.name);
      if (covers && !empty(part) && wide(part) * high(part) > most * area)
        found.push(`a ${figure.name} at ${at(figure.rect)} is hidden by a ${other.name} at ${at(other.seen)}`);
    }
  });
  shown.forEach((stack, i) => {
    if (stack.sort !== 'piece' || stack.name !== 'stack') return;
    for (const other of shown.slice(i + 1)) {
      const part = common(stack.seen, other.seen);
      if (
        other.sort === 'words'
        && /\p{L}{2}/u.test(other.name)
        && !empty(part)
        && wide(part) * high(part) > 0.06 * wide(other.seen) * high(other.seen)
      )
        found.push(`"${other.name}" at ${at(other.seen)} is written over a stack at ${at(stack.seen)}`);
    }
  });
  // Controls: on the screen, apart from each other, and large enough, unless their list cuts them.
  const parts = controls.filter(c => !empty(common(c.rect, c.clip)));
  for (const { name, rect, clip } of parts) {
    if (!narrower(clip) && !holds(screen, rect, 5)) found.push(`${name} at ${at(rect)} leaves the screen`);
    if (finger && Math.min(wide(rect), high(rect)) < 439)
      found.push(`${name} is ${Math.round(wide(rect) / 10)} by ${Math.round(high(rect) / 10)}, too small for a finger`);
  }
  for (let i = 0; i < parts.length; i++)
    for (let k = i + 1; k < parts.length; k++) {
      const part = common(common(parts[i].rect, parts[i].clip), common(parts[k].rect, parts[k].clip));
      if (!empty(part) && wide(part) > 15 && high(part) > 15)
        found.push(`${parts[i].name} at ${at(parts[i].rect)} and ${parts[k].name} at ${at(parts[k].rect)} overlap`);
    }
  return found;
}

// Unpacks LZMA, in which the program is a fifth smaller than in the gzip that browsers unpack
// themselves: `packed` is a raw stream (lc 3, lp 0, pb 0), `size` what comes out of it.
'use strict';

function unpack(packed, size) {
  const out = new Uint8Array(size);
  const chances = n => new Uint16Array(n).fill(1024);

  // The range coder: one bit at a time, each with a chance that learns.
  let at = 5, range = 0xffffffff, code = ((packed[1] << 24 | packed[2] << 16 | packed[3] << 8 | packed[4]) >>> 0);
  const refill = () => { if (range < 0x1000000) { range *= 256; code = code * 256 + packed[at++]; } };
  const bit = (chance, i) => {
    const p = chance[i], bound = (range >>> 11) * p;
    if (code < bound) {
      range = bound;
      chance[i] = p + (2048 - p >> 5);
      refill();
      return 0;
    }
    range -= bound;
    code -= bound;
    chance[i] = p - (p >> 5);
    refill();
    return 1;
  };
  const even = bits => {   // bits without a chance of their own
    let value = 0;
    while (bits-- > 0) {
      range = range >>> 1;
      const one = code >= range ? 1 : 0;
      if (one) code -= range;
      value = value * 2 + one;
      refill();
    }
    return value;
  };
  const tree = (chance, from, bits) => {
    let m = 1;
    for (let i = bits; i > 0; i--) m = m << 1 | bit(chance, from + m);
    return m - (1 << bits);
  };
  const backward = (chance, from, bits) => {
    let m = 1, value = 0;
    for (let i = 0; i < bits; i++) {
      const b = bit(chance, from + m);
      m = m << 1 | b;
      value |= b << i;
    }
    return value;
  };
  const lengths = () => {
    const choice = chances(2), low = chances(8), middle = chances(8), high = chances(256);
    return () => bit(choice, 0) === 0 ? tree(low, 0, 3) : bit(choice, 1) === 0 ? 8 + tree(middle, 0, 3) : 16 + tree(high, 0, 8);
  };

  const literal = chances(0x300 << 3), isMatch = chances(12), isRep = chances(12);
  const isRep0 = chances(12), isRep1 = chances(12), isRep2 = chances(12), isRep0Long = chances(12);
  const slots = chances(4 * 64), special = chances(128), align = chances(16);
  const matchLength = lengths(), repLength = lengths();
  let state = 0, rep0 = 0, rep1 = 0, rep2 = 0, rep3 = 0, done = 0;

  while (done < size) {
    if (bit(isMatch, state) === 0) {
      const from = 0x300 * ((done ? out[done - 1] : 0) >> 5);
      let symbol = 1;
      if (state >= 7) {   // after a match: the byte that would have gone on with it is a hint
        let hint = out[done - rep0 - 1];
        while (symbol < 256) {
          const h = hint >> 7 & 1;
          hint <<= 1;
          const b = bit(literal, from + (1 + h << 8) + symbol);
          symbol = symbol << 1 | b;
          if (h !== b) break;
        }
      }
      while (symbol < 256) symbol = symbol << 1 | bit(literal, from + symbol);
      out[done++] = symbol;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let length;
    if (bit(isRep, state)) {
      if (bit(isRep0, state) === 0) {
        if (bit(isRep0Long, state) === 0) {
          state = state < 7 ? 9 : 11;
          out[done] = out[done - rep0 - 1];
          done++;
          continue;
        }
      } else {
        let distance;
        if (bit(isRep1, state) === 0) distance = rep1;
        else {
          if (bit(isRep2, state) === 0) distance = rep2;
          else { distance = rep3; rep3 = rep2; }
          rep2 = rep1;
        }
        rep1 = rep0;
        rep0 = distance;
      }
      length = repLength();
      state = state < 7 ? 8 : 11;
    } else {
      rep3 = rep2;
      rep2 = rep1;
      rep1 = rep0;
      length = matchLength();
      state = state < 7 ? 7 : 10;
      const slot = tree(slots, 64 * Math.min(length, 3), 6);
      rep0 = slot;
      if (slot >= 4) {
        const bits = (slot >> 1) - 1;
        rep0 = (2 | slot & 1) * 2 ** bits;
        if (slot < 14) rep0 += backward(special, rep0 - slot, bits);
        else rep0 += even(bits - 4) * 16 + backward(align, 0, 4);
      }
      if (rep0 === 0xffffffff) break;
    }
    if (rep0 >= done) throw new Error('damaged');
    for (length += 2; length > 0 && done < size; length--, done++) out[done] = out[done - rep0 - 1];
  }
  if (done < size || at > packed.length) throw new Error('damaged');
  return out;
}

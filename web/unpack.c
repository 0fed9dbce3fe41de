/* Unpacks LZMA, in which the program is a fifth smaller than in the gzip that browsers unpack
   themselves. What is packed comes as it stands in the page, in letters (bake.py: as_letters); page.js
   lays it into this small program's memory, from `room` on, and finds what came of it behind it, part by
   part, so that the page stays awake. As JavaScript the same took four times as long. */

typedef unsigned char  Byte;
typedef unsigned short Chance;   /* of a bit being 0, in 2048ths: it learns */

#define INLINE static inline __attribute__((always_inline))   /* half as much time again without */

static const Byte* in;
static const Byte* end;
static unsigned   held, bits;    /* read, and not used yet */
static unsigned   range, code;

static unsigned byte(void) {
    while (bits < 8) {
        const unsigned letter = in < end ? *in - '!' - (*in > '<') : 0, more = letter >= 35;
        ++in;
        held = held << (6 + more) | (letter + (more ? 35 : 0));
        bits += 6 + more;
    }
    bits -= 8;
    return held >> bits & 255;
}

INLINE void refill(void) {
    if (range >> 24 == 0) range <<= 8, code = code << 8 | byte();
}

INLINE unsigned bit(Chance* chance) {
    const unsigned p = *chance, bound = (range >> 11) * p;
    unsigned       one = code >= bound;
    if (one) range -= bound, code -= bound, *chance = (Chance)(p - (p >> 5));
    else range = bound, *chance = (Chance)(p + ((2048 - p) >> 5));
    refill();
    return one;
}

static unsigned even(unsigned count) {   /* bits without a chance of their own */
    unsigned number = 0;
    while (count-- > 0) {
        range >>= 1;
        const unsigned one = code >= range;
        if (one) code -= range;
        number = number << 1 | one;
        refill();
    }
    return number;
}

static unsigned tree(Chance* chance, unsigned count) {
    unsigned m = 1;
    for (unsigned i = 0; i < count; ++i) m = m << 1 | bit(chance + m);
    return m - (1u << count);
}

static unsigned backward(Chance* chance, unsigned count) {
    unsigned m = 1, number = 0;
    for (unsigned i = 0; i < count; ++i) {
        const unsigned b = bit(chance + m);
        m = m << 1 | b;
        number |= b << i;
    }
    return number;
}

typedef struct { Chance choice[2], low[16][8], middle[16][8], high[256]; } Lengths;

static unsigned length(Lengths* of, unsigned place) {
    if (!bit(of->choice)) return 2 + tree(of->low[place], 3);
    if (!bit(of->choice + 1)) return 10 + tree(of->middle[place], 3);
    return 18 + tree(of->high, 8);
}

static struct {
    Chance literal[0x300 << 4];   /* lc + lp is 4 at most */
    Chance match[12][16], rep[12], rep0[12], rep1[12], rep2[12], rep0_long[12][16];
    Chance slots[4][64], special[128], align[16];
    Lengths of_match, of_rep;
} chances;

extern Byte __heap_base;   /* the linker's word for where memory is free */
Byte* room(void) { return &__heap_base; }

static Byte* out;
static struct { unsigned done, state, rep0, rep1, rep2, rep3; } so_far;

/* `letters` lie in the room. Where what is unpacked will lie. */
Byte* begin(unsigned letters) {
    for (Chance* c = (Chance*)&chances; c < (Chance*)(&chances + 1); ++c) *c = 1024;
    in = room(), end = in + letters, held = bits = 0;
    range = 0xffffffff, code = 0;
    for (int i = 0; i < 5; ++i) code = code << 8 | byte();
    __builtin_memset(&so_far, 0, sizeof so_far);
    return out = room() + letters;
}

/* So many bytes in all, lc, lp and pb as the packer was told them. 0 if it is damaged. */
int unpack(unsigned size, unsigned lc, unsigned lp, unsigned pb) {
    unsigned done = so_far.done, state = so_far.state, rep0 = so_far.rep0, rep1 = so_far.rep1, rep2 = so_far.rep2, rep3 = so_far.rep3;
    while (done < size && in <= end + 8) {
        const unsigned place = done & ((1u << pb) - 1);
        if (!bit(&chances.match[state][place])) {
            const unsigned before = done ? out[done - 1] : 0;
            Chance* const  literal = chances.literal + 0x300 * (((done & ((1u << lp) - 1)) << lc) + (before >> (8 - lc)));
            unsigned       symbol = 1;
            if (state >= 7) {   /* after a match: the byte that would have gone on with it is a hint */
                unsigned hint = out[done - rep0 - 1], agrees = 0x100;
                while (symbol < 256) {
                    hint <<= 1;
                    const unsigned h = hint & agrees, b = bit(literal + agrees + h + symbol);
                    symbol = symbol << 1 | b;
                    agrees &= b ? h : ~h;
                }
            } else
                while (symbol < 256) symbol = symbol << 1 | bit(literal + symbol);
            out[done++] = (Byte)symbol;
            state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
            continue;
        }
        unsigned count;
        if (bit(&chances.rep[state])) {
            if (!bit(&chances.rep0[state])) {
                if (!bit(&chances.rep0_long[state][place])) {
                    state = state < 7 ? 9 : 11;
                    if (rep0 >= done) return 0;
                    out[done] = out[done - rep0 - 1];
                    ++done;
                    continue;
                }
            } else {
                unsigned distance;
                if (!bit(&chances.rep1[state])) distance = rep1;
                else {
                    if (!bit(&chances.rep2[state])) distance = rep2;
                    else distance = rep3, rep3 = rep2;
                    rep2 = rep1;
                }
                rep1 = rep0;
                rep0 = distance;
            }
            count = length(&chances.of_rep, place);
            state = state < 7 ? 8 : 11;
        } else {
            rep3 = rep2, rep2 = rep1, rep1 = rep0;
            count = length(&chances.of_match, place);
            state = state < 7 ? 7 : 10;
            const unsigned slot = tree(chances.slots[count < 6 ? count - 2 : 3], 6);
            rep0 = slot;
            if (slot >= 4) {
                const unsigned more = (slot >> 1) - 1;
                rep0 = (2 | (slot & 1)) << more;
                if (slot < 14) rep0 += backward(chances.special + (rep0 - slot), more);
                else rep0 += (even(more - 4) << 4) + backward(chances.align, 4);
            }
        }
        if (rep0 >= done) return 0;
        for (; count > 0; --count, ++done) out[done] = out[done - rep0 - 1];   /* it may reach into the next part */
    }
    so_far.done = done, so_far.state = state, so_far.rep0 = rep0, so_far.rep1 = rep1, so_far.rep2 = rep2, so_far.rep3 = rep3;
    return done >= size && in <= end + 8;
}

/* Unpacks LZMA, which makes the program a fifth smaller than gzip would, the format that browsers unpack themselves.
   The input is in the page as letters (bake.py: as_letters). program.js copies it into this program's memory, from
   `room` on, and finds the output behind it, part by part, so that the page can react. JavaScript would take four times
   as long. */

typedef unsigned char  Byte;
typedef unsigned short Chance;   /* that a bit is 0, in 2048ths; adapts to the bits seen */

#define INLINE static inline __attribute__((always_inline))

/* The state of the input. It is kept in local variables during unpacking, which is 50 % faster until the browser has
   optimised this code. */
typedef struct {
    const Byte* in;
    const Byte* end;
    unsigned    held, bits;    /* bits that were read and not used yet */
    unsigned    range, code;
} Source;

INLINE unsigned byte(Source* s) {
    while (s->bits < 8) {
        const unsigned letter = s->in < s->end ? *s->in - '!' - (*s->in > '<') : 0, more = letter >= 35;
        ++s->in;
        s->held = s->held << (6 + more) | (letter + (more ? 35 : 0));
        s->bits += 6 + more;
    }
    s->bits -= 8;
    return s->held >> s->bits & 255;
}

INLINE void refill(Source* s) {
    if (s->range >> 24 == 0) s->range <<= 8, s->code = s->code << 8 | byte(s);
}

/* Without a branch: it could not be predicted. */
INLINE unsigned bit(Source* s, Chance* chance) {
    const unsigned p = *chance, bound = (s->range >> 11) * p, one = s->code >= bound, if_one = 0 - one;
    s->range = bound + (if_one & (s->range - 2 * bound));
    s->code -= if_one & bound;
    *chance = (Chance)(p - (unsigned)((int)(p - (~if_one & (2048 - 31))) >> 5));
    refill(s);
    return one;
}

INLINE unsigned even(Source* s, unsigned count) {   /* reads bits that have no Chance */
    unsigned number = 0;
    while (count-- > 0) {
        s->range >>= 1;
        const unsigned one = s->code >= s->range;
        if (one) s->code -= s->range;
        number = number << 1 | one;
        refill(s);
    }
    return number;
}

INLINE unsigned tree(Source* s, Chance* chance, unsigned count) {
    unsigned m = 1;
    for (unsigned i = 0; i < count; ++i) m = m << 1 | bit(s, chance + m);
    return m - (1u << count);
}

INLINE unsigned backward(Source* s, Chance* chance, unsigned count) {
    unsigned m = 1, number = 0;
    for (unsigned i = 0; i < count; ++i) {
        const unsigned b = bit(s, chance + m);
        m = m << 1 | b;
        number |= b << i;
    }
    return number;
}

typedef struct { Chance choice[2], low[16][8], middle[16][8], high[256]; } Lengths;

INLINE unsigned length(Source* s, Lengths* of, unsigned place) {
    if (!bit(s, of->choice)) return 2 + tree(s, of->low[place], 3);
    if (!bit(s, of->choice + 1)) return 10 + tree(s, of->middle[place], 3);
    return 18 + tree(s, of->high, 8);
}

static struct {
    Chance literal[0x300 << 4];   /* lc + lp is 4 at most */
    Chance match[12][16], rep[12], rep0[12], rep1[12], rep2[12], rep0_long[12][16];
    Chance slots[4][64], special[128], align[16];
    Lengths of_match, of_rep;
} chances;

extern Byte __heap_base;   /* where free memory begins; the linker defines it */
Byte* room(void) { return &__heap_base; }

static Byte* out;
static Source kept;
static struct { unsigned done, state, rep0, rep1, rep2, rep3; } so_far;

/* Starts with this many letters in the room. Returns where the output will be. */
Byte* begin(unsigned letters) {
    for (Chance* chance = (Chance*)&chances; chance < (Chance*)(&chances + 1); ++chance) *chance = 1024;
    kept = (Source){.in = room(), .end = room() + letters, .range = 0xffffffff};
    for (int i = 0; i < 5; ++i) kept.code = kept.code << 8 | byte(&kept);
    __builtin_memset(&so_far, 0, sizeof so_far);
    return out = room() + letters;
}

/* Unpacks until the output has this size; lc, lp and pb as in bake.py. Returns 0 if the input is damaged. */
int unpack(unsigned size, unsigned lc, unsigned lp, unsigned pb) {
    unsigned done = so_far.done, state = so_far.state;
    unsigned rep0 = so_far.rep0, rep1 = so_far.rep1, rep2 = so_far.rep2, rep3 = so_far.rep3;
    Source now = kept, *const s = &now;
    while (done < size && s->in <= s->end + 8) {
        const unsigned place = done & ((1u << pb) - 1);
        if (!bit(s, &chances.match[state][place])) {
            const unsigned before = done ? out[done - 1] : 0;
            const unsigned context = ((done & ((1u << lp) - 1)) << lc) + (before >> (8 - lc));
            Chance* const  literal = chances.literal + 0x300 * context;
            unsigned       symbol = 1;
            if (state >= 7) {   /* after a match: the byte that would continue it is a hint */
                unsigned hint = out[done - rep0 - 1], agrees = 0x100;
                while (symbol < 256) {
                    hint <<= 1;
                    const unsigned h = hint & agrees, b = bit(s, literal + agrees + h + symbol);
                    symbol = symbol << 1 | b;
                    agrees &= b ? h : ~h;
                }
            } else
                while (symbol < 256) symbol = symbol << 1 | bit(s, literal + symbol);
            out[done++] = (Byte)symbol;
            state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
            continue;
        }
        unsigned count;
        if (bit(s, &chances.rep[state])) {
            if (!bit(s, &chances.rep0[state])) {
                if (!bit(s, &chances.rep0_long[state][place])) {
                    state = state < 7 ? 9 : 11;
                    if (rep0 >= done) return 0;
                    out[done] = out[done - rep0 - 1];
                    ++done;
                    continue;
                }
            } else {
                unsigned distance;
                if (!bit(s, &chances.rep1[state])) distance = rep1;
                else {
                    if (!bit(s, &chances.rep2[state])) distance = rep2;
                    else distance = rep3, rep3 = rep2;
                    rep2 = rep1;
                }
                rep1 = rep0;
                rep0 = distance;
            }
            count = length(s, &chances.of_rep, place);
            state = state < 7 ? 8 : 11;
        } else {
            rep3 = rep2, rep2 = rep1, rep1 = rep0;
            count = length(s, &chances.of_match, place);
            state = state < 7 ? 7 : 10;
            const unsigned slot = tree(s, chances.slots[count < 6 ? count - 2 : 3], 6);
            rep0 = slot;
            if (slot >= 4) {
                const unsigned more = (slot >> 1) - 1;
                rep0 = (2 | (slot & 1)) << more;
                if (slot < 14) rep0 += backward(s, chances.special + (rep0 - slot), more);
                else rep0 += (even(s, more - 4) << 4) + backward(s, chances.align, 4);
            }
        }
        if (rep0 >= done) return 0;
        for (; count > 0; --count, ++done) out[done] = out[done - rep0 - 1];   /* it may reach into the next part */
    }
    so_far.done = done, so_far.state = state;
    so_far.rep0 = rep0, so_far.rep1 = rep1, so_far.rep2 = rep2, so_far.rep3 = rep3;
    kept = now;
    return done >= size && s->in <= s->end + 8;
}

/* Unpacks LZMA, and puts sorted code back in order (streams.py). Both make the program a quarter smaller than gzip
   would, the format that browsers unpack themselves. The input is in the page as letters (bake.py: as_letters).
   program.js copies it into this program's memory, from `room` on, and unpacks it part by part, so that the page can
   react. JavaScript would take four times as long. */

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

typedef struct { Chance choice[2], low[8], middle[8], high[256]; } Lengths;

INLINE unsigned length(Source* s, Lengths* of) {
    if (!bit(s, of->choice)) return 2 + tree(s, of->low, 3);
    if (!bit(s, of->choice + 1)) return 10 + tree(s, of->middle, 3);
    return 18 + tree(s, of->high, 8);
}

enum { LC = 2 };   /* so many bits of the byte before are a hint to the next one; lc in bake.py */

static struct {
    Chance literal[1 << LC][0x300];
    Chance match[12], rep[12], rep0[12], rep1[12], rep2[12], rep0_long[12];
    Chance slots[4][64], special[128], align[16];
    Lengths of_match, of_rep;
} chances;

extern Byte __heap_base;   /* where free memory begins; the linker defines it */
Byte* room(void) { return &__heap_base; }

/* Before the output: how long what follows is, first what is in order, then the streams of the functions' code. */
enum { OPCODES, LOCALS, CONSTANTS, LONG_CONSTANTS, CALLS, OFFSETS, HEADS, RAW, STREAMS };
typedef struct { unsigned in_order, streams[STREAMS]; } Sizes;

static Byte* out;   /* the sizes, then the output */
static Source kept;
static struct { unsigned done, state, rep0, rep1, rep2, rep3; } so_far;

/* Starts with this many letters in the room. */
void begin(unsigned letters) {
    for (Chance* chance = (Chance*)&chances; chance < (Chance*)(&chances + 1); ++chance) *chance = 1024;
    kept = (Source){.in = room(), .end = room() + letters, .range = 0xffffffff};
    for (int i = 0; i < 5; ++i) kept.code = kept.code << 8 | byte(&kept);
    __builtin_memset(&so_far, 0, sizeof so_far);
    out = room() + (letters + 3 & ~3u);
}

/* Unpacks until the output has this size. Returns 0 if the input is damaged. */
int unpack(unsigned size) {
    unsigned done = so_far.done, state = so_far.state;
    unsigned rep0 = so_far.rep0, rep1 = so_far.rep1, rep2 = so_far.rep2, rep3 = so_far.rep3;
    Source now = kept, *const s = &now;
    while (done < size && s->in <= s->end + 8) {
        if (!bit(s, &chances.match[state])) {
            Chance* const literal = chances.literal[(done ? out[done - 1] : 0) >> (8 - LC)];
            unsigned      symbol = 1;
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
                if (!bit(s, &chances.rep0_long[state])) {
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
            count = length(s, &chances.of_rep);
            state = state < 7 ? 8 : 11;
        } else {
            rep3 = rep2, rep2 = rep1, rep1 = rep0;
            count = length(s, &chances.of_match);
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

static const Byte* streams[STREAMS];
static Byte *to, *last;   /* what is in order ends at `to` */

/* Takes a number from a stream. */
static unsigned number(int stream) {
    unsigned result = 0, shift = 0, more = 1;
    for (; more && to < last; shift += 7) {
        const Byte b = *to++ = *streams[stream]++;
        result |= (b & 127u) << (shift & 31);
        more = b > 127;
    }
    return result;
}

static void raw(unsigned count) {
    for (; count > 0 && to < last; --count) *to++ = *streams[RAW]++;
}

static void numbers(unsigned count) {
    for (; count > 0 && to < last; --count) number(OPCODES);
}

/* Locals are named by how many others were used since. */
static unsigned short recent[4096];
static unsigned       oldest;   /* the highest place in `recent` that was used */

static void begin_locals(void) {
    for (unsigned i = 0; i <= oldest; ++i) recent[i] = (unsigned short)i;
    oldest = 0;
}

static void local(void) {
    Byte* const    at = to;
    const unsigned place = number(LOCALS) & 4095, found = recent[place];
    if (place > oldest) oldest = place;
    for (unsigned i = place; i > 0; --i) recent[i] = recent[i - 1];
    recent[0] = (unsigned short)found;
    to = at;
    if (found > 127) *to++ = (Byte)(found | 128);
    *to++ = (Byte)(found > 127 ? found >> 7 : found);
}

static void load_or_store(void) { number(OPCODES), number(OFFSETS); }

static void vector(unsigned op) {
    if (op <= 11 || (op >= 84 && op <= 93)) load_or_store();
    if (op == 12 || op == 13) raw(16);                                        /* a constant, a shuffle */
    if ((op >= 21 && op <= 34) || (op >= 84 && op <= 91)) number(OPCODES);    /* one lane */
}

static void instruction(void) {
    const unsigned op = *to++ = *streams[OPCODES]++;
    if (op == 0x06) to[-1] = 0x41, number(LONG_CONSTANTS);        /* streams.py: LONG_I32_CONST */
    else if (op >= 0x20 && op <= 0x22) local();
    else if (op == 0x41 || op == 0x42) number(CONSTANTS);
    else if (op == 0x10) number(CALLS);
    else if (op >= 0x28 && op <= 0x3e) load_or_store();
    else if ((op >= 2 && op <= 4) || op == 12 || op == 13 || op == 0x23 || op == 0x24 || op == 0x3f || op == 0x40)
        number(OPCODES);                                          /* blocks, jumps, globals, the size of the memory */
    else if (op == 0x11) numbers(2);                              /* a call by pointer */
    else if (op == 14) numbers(number(OPCODES) + 1);              /* a table of jumps */
    else if (op == 0x43 || op == 0x44) raw(op == 0x43 ? 4 : 8);   /* float, double */
    else if (op == 0xfd) vector(number(OPCODES));
    else if (op == 0xfc) {
        const unsigned which = number(OPCODES);                   /* memory.init, copy, fill */
        numbers(which == 8 || which == 10 ? 2 : which == 11);
    }
}

static void function(void) {
    const unsigned    size = number(HEADS);
    const Byte* const end = to + size;
    for (unsigned locals = number(HEADS); locals > 0 && to < last; --locals) number(HEADS), number(HEADS);
    begin_locals();
    while (to < end && to < last) instruction();
}

/* Puts what was unpacked in order, which has this size then. Returns where it is, or 0 if it is damaged. */
Byte* restore(unsigned size) {
    const Sizes* const sizes = (const Sizes*)out;
    const Byte*        from = (const Byte*)(sizes + 1);
    Byte* const        restored = to = out + so_far.done;
    last = to + size;
    if (sizes->in_order > size) return 0;
    __builtin_memcpy(to, from, sizes->in_order);
    to += sizes->in_order, from += sizes->in_order;
    for (int i = 0; i < STREAMS; ++i) {
        streams[i] = from;
        if (sizes->streams[i] > (unsigned)(restored - from)) return 0;
        from += sizes->streams[i];
    }
    oldest = sizeof recent / sizeof *recent - 1;
    while (to < last) function();
    return restored;
}

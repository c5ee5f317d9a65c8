/* Cards, deadwood and lay-offs. A card is suit * 13 + rank (rank 0 = ace), a hand a 52-bit mask.
   The least deadwood is a minimum over the few ways to take sets of a sum of one table look-up a
   suit; the same for "after dropping the best card" and for "most cards in melds". */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <math.h>

typedef uint64_t Mask;
#define BIT(c) (1ULL << (c))
#define ALL ((1ULL << 52) - 1)
#define COLUMN (1ULL | 1ULL << 13 | 1ULL << 26 | 1ULL << 39)
#define POP(m) __builtin_popcountll(m)
#define LOW(m) __builtin_ctzll(m)
#define EACH(c, m) for (Mask m_##c = (m); m_##c; m_##c &= m_##c - 1) for (int c = LOW(m_##c), o_##c = 1; o_##c; o_##c = 0)

static uint8_t run_dw[8192];   /* least deadwood of one suit's cards, runs only */
static uint8_t run_drop[8192]; /* the same after dropping the best card (one must go) */
static uint8_t run_len[8192];  /* most cards in runs */
static const int rank_points[13] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10};
static int card_points[52];

static void make_tables(void) {
    for (int c = 0; c < 52; c++) card_points[c] = rank_points[c % 13];
    for (int m = 0; m < 8192; m++) {
        int best = 0, len = 0;
        for (int r = 0; r < 13; r++) if (m >> r & 1) best += rank_points[r];
        for (int lo = 0; lo < 11; lo++)
            for (int hi = lo + 2; hi < 13; hi++) {
                int run = ((1 << (hi + 1)) - 1) & ~((1 << lo) - 1);
                if ((m & run) != run) break;
                int rest = m & ~run;
                if (run_dw[rest] < best) best = run_dw[rest];
                if (run_len[rest] + hi - lo + 1 > len) len = run_len[rest] + hi - lo + 1;
            }
        run_dw[m] = best;
        run_len[m] = len;
    }
    for (int m = 0; m < 8192; m++) {
        int best = m ? 255 : 0;
        for (int r = 0; r < 13; r++)
            if (m >> r & 1 && run_dw[m & ~(1 << r)] < best) best = run_dw[m & ~(1 << r)];
        run_drop[m] = best;
    }
}

static inline int suit_of(Mask m, int s) { return (m >> (13 * s)) & 8191; }

static unsigned ranks_of_three(Mask m) {
    int a = suit_of(m, 0), b = suit_of(m, 1), c = suit_of(m, 2), d = suit_of(m, 3);
    return ((a & b) & (c | d)) | ((c & d) & (a | b));
}

typedef struct { int dw, drop, melded; } Shape;

static void shape_leaf(Mask m, int in_sets, Shape *s) {
    int total = 0, gain = 0, melded = in_sets;
    for (int i = 0; i < 4; i++) {
        int k = suit_of(m, i), w = run_dw[k], g = w - run_drop[k];
        total += w;
        if (g > gain) gain = g;
        melded += run_len[k];
    }
    if (total < s->dw) s->dw = total;
    if (total - gain < s->drop) s->drop = total - gain;
    if (melded > s->melded) s->melded = melded;
}

static void shape_rec(Mask m, unsigned ranks, int in_sets, Shape *s) {
    if (!ranks) { shape_leaf(m, in_sets, s); return; }
    int r = LOW(ranks);
    unsigned rest = ranks & (ranks - 1);
    Mask have = m & (COLUMN << r);
    shape_rec(m, rest, in_sets, s);
    if (POP(have) == 4) EACH(c, have) shape_rec(m & ~(have & ~BIT(c)), rest, in_sets + 3, s);
    shape_rec(m & ~have, rest, in_sets + POP(have), s);
}

/* dw: least deadwood of the cards; drop: least deadwood after dropping one of them (meant for eleven
   cards and for ten); melded: most cards that melds can hold. */
static Shape shape_of(Mask m) {
    Shape s = {255, 255, 0};
    shape_rec(m, ranks_of_three(m), 0, &s);
    return s;
}
static int deadwood(Mask m) { return shape_of(m).dw; }

/* Can c be part of a meld of cards in m (c counted as present)? */
static inline int melds_with(Mask m, int c) {
    int r = c % 13, k = (suit_of(m, c / 13) << 2), b = r + 2;
    if (POP(m & (COLUMN << r) & ~BIT(c)) >= 2) return 1;
    int l1 = k >> (b - 1) & 1, l2 = k >> (b - 2) & 1, h1 = k >> (b + 1) & 1, h2 = k >> (b + 2) & 1;
    return (l1 & l2) | (l1 & h1) | (h1 & h2);
}

/* All melds inside m. */
static int melds_in(Mask m, Mask *out) {
    int n = 0;
    for (int s = 0; s < 4; s++)
        for (int lo = 0; lo < 11; lo++)
            for (int hi = lo + 2; hi < 13; hi++) {
                Mask run = ((BIT(hi + 1) - 1) & ~(BIT(lo) - 1)) << (13 * s);
                if ((m & run) != run) break;
                out[n++] = run;
            }
    for (int r = 0; r < 13; r++) {
        Mask have = m & (COLUMN << r);
        if (POP(have) >= 3) out[n++] = have;
        if (POP(have) == 4) EACH(c, have) out[n++] = have & ~BIT(c);
    }
    return n;
}

typedef struct { int n; Mask meld[3]; } Spread;

static int is_set(Mask meld) { return (meld & (meld - 1) & (COLUMN << (LOW(meld) % 13))) != 0; }

/* Cards of `loose` that fit the spread at once (used to choose among equal spreads). */
static int fits(const Spread *sp, Mask loose) {
    int n = 0;
    for (int i = 0; i < sp->n; i++) {
        Mask m = sp->meld[i];
        if (is_set(m)) { n += POP(loose & (COLUMN << (LOW(m) % 13))); continue; }
        int lo = LOW(m), hi = 63 - __builtin_clzll(m);
        if (lo % 13 > 0) n += loose >> (lo - 1) & 1;
        if (hi % 13 < 12) n += loose >> (hi + 1) & 1;
    }
    return n;
}

static void spread_rec(Mask left, const Mask *melds, int n, int from, Spread *cur, int want, Mask loose,
                       Spread *best, int *best_fits) {
    int dw = 0;
    EACH(c, left) dw += card_points[c];
    if (dw == want) {
        int f = fits(cur, loose);
        if (f < *best_fits) { *best_fits = f; *best = *cur; }
    }
    for (int i = from; i < n && cur->n < 3; i++)
        if ((left & melds[i]) == melds[i]) {
            cur->meld[cur->n++] = melds[i];
            spread_rec(left & ~melds[i], melds, n, i + 1, cur, want, loose, best, best_fits);
            cur->n--;
        }
}

/* The spread of ten cards with least deadwood, and among those with the fewest loose cards that fit it. */
static Spread spread_of(Mask own, Mask loose) {
    Mask melds[64];
    int n = melds_in(own, melds), f = 1000;
    Spread cur = {0, {0}}, best = {0, {0}};
    spread_rec(own, melds, n, 0, &cur, deadwood(own), loose, &best, &f);
    return best;
}

static int lay_off_rec(Mask left, const Spread *sp, int i) {
    if (i >= sp->n || i >= 3) return deadwood(left);
    int best = lay_off_rec(left, sp, i + 1);
    Mask m = sp->meld[i];
    if (is_set(m)) {
        Mask c = left & (COLUMN << (LOW(m) % 13));
        if (c) { int d = lay_off_rec(left & ~c, sp, i + 1); if (d < best) best = d; }
        return best;
    }
    int lo = LOW(m), hi = 63 - __builtin_clzll(m);
    Mask below = 0;
    for (int a = lo;; a--) {
        Mask above = 0;
        for (int b = hi;; b++) {
            if (below | above) {
                int d = lay_off_rec(left & ~(below | above), sp, i + 1);
                if (d < best) best = d;
            }
            if (b % 13 == 12 || !(left >> (b + 1) & 1)) break;
            above |= BIT(b + 1);
        }
        if (a % 13 == 0 || !(left >> (a - 1) & 1)) break;
        below |= BIT(a - 1);
    }
    return best;
}

/* The defender's least deadwood after arranging and laying off freely (R18). */
static int defend(Mask defender, const Spread *sp) { return lay_off_rec(defender, sp, 0); }

/* Random numbers: splitmix64. */
typedef struct { uint64_t s; } Rng;
static inline uint64_t rnd(Rng *r) {
    uint64_t z = (r->s += 0x9E3779B97F4A7C15ULL);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31);
}
static inline int rnd_int(Rng *r, int n) { return (int)(((rnd(r) >> 32) * (uint64_t)n) >> 32); }
static inline float rnd_unit(Rng *r) { return (float)((rnd(r) >> 40) * (1.0 / 16777216.0)); }
static inline float rnd_normal(Rng *r) {
    float u = rnd_unit(r) + 1e-9f, v = rnd_unit(r);
    return sqrtf(-2.0f * logf(u)) * cosf(6.2831853f * v);
}

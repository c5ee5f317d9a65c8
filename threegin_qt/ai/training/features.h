/* What the networks see. Two parts: the context, the same for every choice of a decision, and the own
   cards after that choice. Sparse: (index, value) pairs. threegin_qt/ai/features.py is the twin of this
   file; a test compares the two over whole hands. */

enum { PHASE_OFFER_FIRST, PHASE_OFFER_SECOND, PHASE_STOCK, PHASE_THROWN };

/* ---- belief: the chance that the other holds an unseen card, one small network for every card ---- */
enum {
    B_RANK = 0,                 /* 13 */
    B_NEAR = B_RANK + 13,       /* 4 neighbours x 6 states */
    B_SAME = B_NEAR + 24,       /* 4 states x count 0..3 of the other three of the rank */
    B_STOCK = B_SAME + 16,      /* 8 */
    B_TAKES = B_STOCK + 8,      /* 4 */
    B_LATE = B_TAKES + 4,       /* 4 x 13 */
    B_PAST = B_LATE + 52,       /* 14 */
    B_N = B_PAST + 2 * PAST_N
};
#define BH 32
typedef struct { float w1[B_N][BH], b1[BH], w2[BH], b2, pad[15]; } Belief;

enum { ST_OFF, ST_OWN, ST_MINE, ST_THEIRS, ST_KNOWN, ST_UNSEEN };

/* ---- position ---- */
enum {
    F_MINE = 0,                  /* 52 cards in the pile thrown by me (top excluded) */
    F_THEIRS = F_MINE + 52,      /* 52 thrown by the other */
    F_KNOWN = F_THEIRS + 52,     /* 52 known to be held by the other */
    F_TOP = F_KNOWN + 52,        /* 52 top of the pile */
    F_PHASE = F_TOP + 52,        /* 3 */
    F_STOCK = F_PHASE + 3,       /* 32 */
    F_TAKES = F_STOCK + 32,      /* 6 taken by the other */
    F_MYTAKES = F_TAKES + 6,     /* 4 */
    F_LAST = F_MYTAKES + 4,      /* 3 x 14 ranks of the other's last discards */
    F_SHOWN = F_LAST + 42,       /* 5 own cards that the other knows */
    F_LIMIT = F_SHOWN + 5,       /* 11 */
    F_UNDERCUT = F_LIMIT + 11,   /* 3 */
    F_GIN = F_UNDERCUT + 3,      /* 2 */
    F_NEED = F_GIN + 2,          /* 8 own points to the target */
    F_NEED2 = F_NEED + 8,        /* 8 the other's */
    F_PAST = F_NEED2 + 8,        /* 14 counts and shares */
    F_HANDS = F_PAST + 2 * PAST_N, /* 1 */
    F_DEALER = F_HANDS + 1,      /* 1 */
    F_BELIEF = F_DEALER + 1,     /* 3 sums of belief */
    F_OWN = F_BELIEF + 3,        /* 52 */
    F_COUNT = F_OWN + 52,        /* 13 x 4 cards of a rank */
    F_DW = F_COUNT + 52,         /* 21 */
    F_DROP = F_DW + 21,          /* 10 */
    F_MELDED = F_DROP + 10,      /* 11 */
    F_MELDED_STOCK = F_MELDED + 11, /* 11 x 4 */
    F_GINOUT = F_MELDED_STOCK + 44, /* 7 + 1 */
    F_KNOCKOUT = F_GINOUT + 8,   /* 7 + 1 */
    F_MELDOUT = F_KNOCKOUT + 8,  /* 7 + 1 */
    F_GAIN = F_MELDOUT + 8,      /* 7 + 1 */
    F_PAIRS = F_GAIN + 8,        /* 5 */
    F_NEXT = F_PAIRS + 5,        /* 6 */
    F_GAPS = F_NEXT + 6,         /* 5 */
    F_DANGER = F_GAPS + 5,       /* 8 + 1 */
    F_SAFE = F_DANGER + 9,       /* 7 */
    F_N = F_SAFE + 7
};
#define MAXF 192
typedef struct { int n; uint16_t i[MAXF]; float v[MAXF]; } Sparse;

typedef struct {
    Mask own, mine, theirs, known, unseen;
    int top; /* -1 unless a refused upcard lies there */
    int stock, takes, mytakes, shown, dealer, need, need2, last[3];
    Rules rules;
    const Past *past;
    float p[52], w[52], danger[52];
    Mask safe;     /* own cards of little danger */
    Mask meldable; /* unseen cards that could be in a meld with own cards */
    Sparse f;
} Context;

static const int dw_bin_edge[10] = {14, 17, 21, 26, 31, 36, 41, 51, 61, 999};
static int dw_bin(int dw) {
    if (dw <= 10) return dw;
    int b = 0;
    while (dw >= dw_bin_edge[b]) b++;
    return 11 + b;
}
static int bin_of(float x, const float *edge, int n) {
    int b = 0;
    while (b < n && x >= edge[b]) b++;
    return b;
}
static const float drop_edge[9] = {1, 3, 6, 9, 11, 16, 21, 31, 41};
static const float need_edge[7] = {6, 11, 21, 31, 41, 61, 81};
static const float gin_edge[6] = {1, 2, 3, 4, 5, 7};
static const float knock_out_edge[6] = {1, 3, 5, 7, 10, 14};
static const float gain_edge[6] = {0.25f, 0.75f, 1.5f, 2.5f, 4.0f, 6.0f};
static const float danger_edge[7] = {0.01f, 0.03f, 0.06f, 0.1f, 0.17f, 0.28f, 0.45f};
#define SAFE_BELOW 0.06f

static inline void put(Sparse *s, int i, float v) { s->i[s->n] = (uint16_t)i; s->v[s->n++] = v; }
static inline int imin(int a, int b) { return a < b ? a : b; }

static int past_values(const Past *p, float *out) {
    for (int i = 0; i < PAST_N; i++) {
        out[i] = imin(p->n[i], 4) * 0.25f;
        out[PAST_N + i] = p->n[i] / (p->hands + 1.0f);
    }
    return 2 * PAST_N;
}

static void belief_features(const Context *x, int c, Sparse *s) {
    int r = c % 13, off[4] = {-2, -1, 1, 2};
    s->n = 0;
    put(s, B_RANK + r, 1);
    for (int k = 0; k < 4; k++) {
        int q = r + off[k], st = ST_OFF;
        if (q >= 0 && q < 13) {
            Mask b = BIT(c + off[k]);
            st = x->own & b ? ST_OWN : x->known & b ? ST_KNOWN : x->unseen & b ? ST_UNSEEN
               : x->theirs & b ? ST_THEIRS : ST_MINE;
        }
        put(s, B_NEAR + 6 * k + st, 1);
    }
    Mask col = (COLUMN << r) & ~BIT(c);
    put(s, B_SAME + POP(x->own & col), 1);
    put(s, B_SAME + 4 + POP(x->mine & col), 1);
    put(s, B_SAME + 8 + POP(x->theirs & col), 1);
    put(s, B_SAME + 12 + POP(x->known & col), 1);
    put(s, B_STOCK + imin(x->stock / 4, 7), 1);
    put(s, B_TAKES + imin(x->takes, 3), 1);
    put(s, B_LATE + 13 * imin(x->stock / 8, 3) + r, 1);
}

/* The part that is the same for every card. */
static void belief_past(const Context *x, Sparse *s) {
    float pv[2 * PAST_N];
    past_values(x->past, pv);
    for (int i = 0; i < 2 * PAST_N; i++) if (pv[i] != 0) put(s, B_PAST + i, pv[i]);
}

static float belief_logit(const Belief *b, const float *base, const Sparse *s, float *h) {
    for (int j = 0; j < BH; j++) h[j] = base[j];
    for (int k = 0; k < s->n; k++) {
        const float *w = b->w1[s->i[k]];
        float v = s->v[k];
        for (int j = 0; j < BH; j++) h[j] += v * w[j];
    }
    float z = b->b2;
    for (int j = 0; j < BH; j++) { h[j] = h[j] > 0 ? h[j] : 0; z += h[j] * b->w2[j]; }
    return z;
}

/* Fills in everything that does not depend on the choice. own: the cards held while choosing. */
static void context(Context *x, const Hand *h, int seat, int top, const Belief *b) {
    int other = 1 - seat;
    x->own = h->hand[seat];
    x->mine = h->thrown[seat];
    x->theirs = h->thrown[other];
    x->known = h->shown[other];
    x->unseen = unseen_by(h, seat);
    x->top = top;
    if (top >= 0) { x->mine &= ~BIT(top); x->theirs &= ~BIT(top); }
    x->stock = h->stock;
    x->takes = h->takes[other];
    x->mytakes = h->takes[seat];
    x->shown = POP(h->shown[seat]);
    x->dealer = h->dealer == seat;
    x->need = h->need[seat];
    x->need2 = h->need[other];
    memcpy(x->last, h->last[other], sizeof x->last);
    x->rules = h->rules;
    x->past = h->past[other];

    float sum = 0, hid[BH], base[BH];
    Sparse s;
    s.n = 0;
    belief_past(x, &s);
    memcpy(base, b->b1, sizeof base);
    for (int k = 0; k < s.n; k++) for (int j = 0; j < BH; j++) base[j] += s.v[k] * b->w1[s.i[k]][j];
    memset(x->p, 0, sizeof x->p);
    EACH(c, x->unseen) {
        belief_features(x, c, &s);
        x->p[c] = 1.0f / (1.0f + expf(-belief_logit(b, base, &s, hid)));
        sum += x->p[c];
    }
    float scale = (10 - POP(x->known)) / (sum + 1e-6f), in_stock = 0, points = 0, low = 0, high = 0;
    EACH(c, x->unseen) {
        float p = x->p[c] * scale;
        x->p[c] = p > 0.97f ? 0.97f : p;
        in_stock += 1 - x->p[c];
    }
    memset(x->w, 0, sizeof x->w);
    EACH(c, x->unseen) x->w[c] = (1 - x->p[c]) / in_stock;
    EACH(c, x->known) x->p[c] = 1;
    EACH(c, x->known | x->unseen) {
        points += x->p[c] * card_points[c];
        if (card_points[c] <= 3) low += x->p[c];
        if (card_points[c] == 10) high += x->p[c];
    }
    x->safe = 0;
    EACH(c, x->own) {
        int r = c % 13;
        float q[3], keep = 1;
        int n = 0;
        for (int k = 0; k < 4; k++) if (13 * k + r != c) q[n++] = x->p[13 * k + r];
        keep = (1 - q[0] * q[1]) * (1 - q[0] * q[2]) * (1 - q[1] * q[2]);
        float l2 = r > 1 ? x->p[c - 2] : 0, l1 = r > 0 ? x->p[c - 1] : 0;
        float h1 = r < 12 ? x->p[c + 1] : 0, h2 = r < 11 ? x->p[c + 2] : 0;
        keep *= (1 - l2 * l1) * (1 - l1 * h1) * (1 - h1 * h2);
        x->danger[c] = 1 - keep;
        if (x->danger[c] < SAFE_BELOW) x->safe |= BIT(c);
    }
    x->meldable = 0;
    EACH(c, x->unseen) if (melds_with(x->own, c)) x->meldable |= BIT(c);

    Sparse *f = &x->f;
    f->n = 0;
    EACH(c, x->mine) put(f, F_MINE + c, 1);
    EACH(c, x->theirs) put(f, F_THEIRS + c, 1);
    EACH(c, x->known) put(f, F_KNOWN + c, 1);
    put(f, F_STOCK + x->stock, 1);
    put(f, F_TAKES + imin(x->takes, 5), 1);
    put(f, F_MYTAKES + imin(x->mytakes, 3), 1);
    for (int k = 0; k < 3; k++) put(f, F_LAST + 14 * k + (x->last[k] < 0 ? 13 : x->last[k] % 13), 1);
    put(f, F_SHOWN + imin(x->shown, 4), 1);
    put(f, F_LIMIT + x->rules.limit, 1);
    put(f, F_UNDERCUT + (x->rules.undercut >= 25 ? 2 : x->rules.undercut >= 20 ? 1 : 0), 1);
    put(f, F_GIN + (x->rules.gin >= 25), 1);
    put(f, F_NEED + bin_of(x->need, need_edge, 7), 1);
    put(f, F_NEED2 + bin_of(x->need2, need_edge, 7), 1);
    float pv[2 * PAST_N];
    past_values(x->past, pv);
    for (int i = 0; i < 2 * PAST_N; i++) if (pv[i] != 0) put(f, F_PAST + i, pv[i]);
    put(f, F_HANDS, imin(x->past->hands, 8) * 0.125f);
    if (x->dealer) put(f, F_DEALER, 1);
    put(f, F_BELIEF, points * 0.01f);
    put(f, F_BELIEF + 1, low * 0.2f);
    put(f, F_BELIEF + 2, high * 0.2f);
}

/* The features of holding `own` (ten cards) with `top` on the pile. Returns the shape of the cards. */
static Shape position(const Context *x, Mask own, int top, int phase, Sparse *f) {
    f->n = 0;
    put(f, F_TOP + top, 1);
    if (phase != PHASE_THROWN) put(f, F_PHASE + phase, 1);
    int pairs = 0, next = 0, gaps = 0;
    EACH(c, own) put(f, F_OWN + c, 1);
    Mask live = x->unseen;
    for (int r = 0; r < 13; r++) {
        int n = POP(own & (COLUMN << r));
        if (n) put(f, F_COUNT + 4 * r + n - 1, 1);
        if (n == 2 && (live & (COLUMN << r))) pairs++;
    }
    EACH(c, own) {
        int r = c % 13;
        if (r < 12 && own >> (c + 1) & 1
            && ((r > 0 && live >> (c - 1) & 1) || (r < 11 && live >> (c + 2) & 1))) next++;
        if (r < 11 && own >> (c + 2) & 1 && live >> (c + 1) & 1) gaps++;
    }
    Shape s = shape_of(own);
    put(f, F_DW + dw_bin(s.dw), 1);
    put(f, F_DROP + bin_of(s.drop, drop_edge, 9), 1);
    put(f, F_MELDED + s.melded, 1);
    put(f, F_MELDED_STOCK + 4 * s.melded + imin(x->stock / 8, 3), 1);
    int gin = 0, knock = 0, meld = 0;
    float gin_w = 0, knock_w = 0, meld_w = 0, gain = 0;
    EACH(c, live) {
        int d = imin(s.dw, s.drop + card_points[c]), m = s.melded;
        if (x->meldable >> c & 1 && melds_with(own, c)) {
            Shape t = shape_of(own | BIT(c));
            d = t.drop;
            m = t.melded;
        }
        float w = x->w[c];
        if (d == 0) { gin++; gin_w += w; }
        if (d <= x->rules.limit) { knock++; knock_w += w; }
        if (m > s.melded) { meld++; meld_w += w; }
        gain += w * (s.dw - d);
    }
    put(f, F_GINOUT + bin_of(gin, gin_edge, 6), 1);
    put(f, F_GINOUT + 7, gin_w * 5);
    put(f, F_KNOCKOUT + bin_of(knock, knock_out_edge, 6), 1);
    put(f, F_KNOCKOUT + 7, knock_w * 2);
    put(f, F_MELDOUT + bin_of(meld, gin_edge, 6), 1);
    put(f, F_MELDOUT + 7, meld_w * 4);
    put(f, F_GAIN + bin_of(gain, gain_edge, 6), 1);
    put(f, F_GAIN + 7, gain * 0.2f);
    put(f, F_PAIRS + imin(pairs, 4), 1);
    put(f, F_NEXT + imin(next, 5), 1);
    put(f, F_GAPS + imin(gaps, 4), 1);
    if (phase == PHASE_THROWN) {
        float d = x->danger[top];
        put(f, F_DANGER + bin_of(d, danger_edge, 7), 1);
        put(f, F_DANGER + 8, d * 2);
    }
    put(f, F_SAFE + imin(POP(x->safe & own), 6), 1);
    return s;
}

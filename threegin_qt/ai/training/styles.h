/* Rule-based players: sparring partners and the pool that the learner meets. threegin_qt/ai/styles.py
   has the named ones in Python. */

typedef struct {
    const char *name;
    float wish;       /* weight of the mean of the seven best one-draw gains */
    float fade;       /* own turns until that weight is gone */
    float wary;       /* weight of cards like those the other took */
    float count;      /* weight of melds that unseen cards still allow the other */
    float take;       /* score that a pile card must gain (baseline: any meld) */
    int early, early_limit, middle, middle_limit, late_limit; /* knocks at most this deep, by own turn */
    int forgets;      /* remembers only own cards and the other's last three discards, as Casual does */
} Style;

static const Style styles[] = {
    {"baseline", 0, 1, 0, 0, -99, 99, 10, 99, 10, 10},
    {"waiter", 0.75f, 14, 0.6f, 0, -0.8f, 3, 10, 3, 0, 0},
    {"counter", 0.7f, 34, 1.5f, 2.5f, 0.8f, 2, 10, 6, 5, 1},
    {"early", 0.7f, 20, 1.0f, 0, 0, 6, 10, 9, 6, 4},
    {"ginner", 0.75f, 30, 0, 4.0f, 0, 0, 0, 0, 0, 0},
    {"middling", 0.7f, 14, 1.0f, 2.0f, 0, 4, 10, 8, 5, 2},
};
#define NSTYLES 6

static void style_sees(const Style *st, const Hand *h, int seat, Mask *known, Mask *unseen) {
    *known = h->shown[1 - seat];
    *unseen = unseen_by(h, seat);
    if (!st->forgets) return;
    Mask recent = h->hand[seat], gone = h->thrown[0] | h->thrown[1] | *known;
    for (int k = 0; k < 3; k++) if (h->last[1 - seat][k] >= 0) recent |= BIT(h->last[1 - seat][k]);
    *unseen |= gone & ~recent;
    *known = 0;
}

static float style_gains(Mask own, const Shape *s, Mask unseen) {
    float top[7] = {0};
    EACH(c, unseen) {
        int d = imin(s->dw, s->drop + card_points[c]);
        if (melds_with(own, c)) d = shape_of(own | BIT(c)).drop;
        float g = s->dw - d;
        for (int k = 0; k < 7 && g > 0; k++) if (g > top[k]) { float t = top[k]; top[k] = g; g = t; }
    }
    float sum = 0;
    for (int k = 0; k < 7; k++) sum += top[k];
    return sum / 7;
}

static float style_danger(const Style *st, Mask known, Mask unseen, int x) {
    float d = 0;
    int r = x % 13;
    if (st->wary != 0) {
        float near = POP(known & (COLUMN << r));
        if (r > 0) near += known >> (x - 1) & 1;
        if (r < 12) near += known >> (x + 1) & 1;
        if (r > 1) near += 0.5f * (known >> (x - 2) & 1);
        if (r < 11) near += 0.5f * (known >> (x + 2) & 1);
        d += st->wary * near;
    }
    if (st->count != 0) {
        float q[4], l[5] = {0}, u = (10.0f - POP(known)) / (POP(unseen) + 1);
        int n = 0;
        for (int k = 0; k < 4; k++) {
            int c = 13 * k + r;
            if (c != x) q[n++] = known >> c & 1 ? 1 : unseen >> c & 1 ? u : 0;
        }
        for (int k = -2; k <= 2; k++)
            if (k && r + k >= 0 && r + k < 13) l[k + 2] = known >> (x + k) & 1 ? 1 : unseen >> (x + k) & 1 ? u : 0;
        d += st->count * (q[0] * q[1] + q[0] * q[2] + q[1] * q[2] + l[0] * l[1] + l[1] * l[3] + l[3] * l[4]);
    }
    return d;
}

static float style_score(const Style *st, Mask own, Mask unseen, int turn) {
    Shape s = shape_of(own);
    float w = st->wish * (1 - turn / st->fade);
    return w > 0 ? s.dw - w * style_gains(own, &s, unseen) : s.dw;
}

/* Best discard from eleven cards; card `taken` may not go (R12). */
static int style_discard(const Style *st, Mask own, Mask known, Mask unseen, int taken, int turn, float *score) {
    int best = -1;
    float low = 1e9f;
    EACH(x, own) {
        if (x == taken) continue;
        float v = style_score(st, own & ~BIT(x), unseen, turn) + style_danger(st, known, unseen, x)
                - 0.01f * card_points[x];
        if (v < low) { low = v; best = x; }
    }
    *score = low;
    return best;
}

static int style_takes(const Style *st, const Hand *h, int seat) {
    int t = top_of(h);
    Mask own = h->hand[seat], known, unseen;
    style_sees(st, h, seat, &known, &unseen);
    if (!melds_with(own, t)) return 0;
    int before = deadwood(own), after = shape_of(own | BIT(t)).drop;
    if (st->take <= -99) return 1;
    if (after == 0) return 1;
    if (after >= before) return 0;
    float now = style_score(st, own, unseen, h->turns[seat]), then;
    style_discard(st, own | BIT(t), known, unseen, t, h->turns[seat], &then);
    return then <= now - st->take;
}

static int style_knocks(const Style *st, const Rules *ru, int dw, int turn) {
    int lim = turn < st->early ? st->early_limit : turn < st->middle ? st->middle_limit : st->late_limit;
    return dw == 0 || dw <= imin(lim, ru->limit);
}

/* The discard and whether to knock with it. */
static int style_throws(const Style *st, const Hand *h, int seat, int taken, int *knock) {
    Mask own = h->hand[seat];
    int turn = h->turns[seat], best = -1, low = 99;
    EACH(x, own) {
        if (x == taken) continue;
        int d = deadwood(own & ~BIT(x));
        if (d < low || (d == low && card_points[x] > card_points[best])) { low = d; best = x; }
    }
    if ((*knock = low <= h->rules.limit && style_knocks(st, &h->rules, low, turn))) return best;
    if (st->wish == 0 && st->wary == 0 && st->count == 0) return best;
    float s;
    Mask known, unseen;
    style_sees(st, h, seat, &known, &unseen);
    return style_discard(st, own, known, unseen, taken, turn, &s);
}

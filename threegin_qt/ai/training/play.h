/* Choosing with the networks, and playing a hand between two players. */

typedef struct { int net; Sparse f; float pred[BINS], target[BINS]; } Sample;
#define MAXS 160
typedef struct { int n; Sample s[MAXS]; Sparse bf; } Trace; /* in order of play */

/* Where a hand stands: what the seat to act has to decide. */
enum { AT_OFFER_FIRST, AT_OFFER_SECOND, AT_FIRST_DRAW, AT_DRAW, AT_THROW };
enum { DO_PASS, DO_TAKE, DO_STOCK, DO_THROW, DO_KNOCK };
typedef struct { int seat, at, taken; } Turn; /* taken: the card that may not be thrown, or -1 */

/* In which phase the card on the pile is refused. */
static int phase_of(int at) {
    return at == AT_OFFER_FIRST ? PHASE_OFFER_FIRST : at == AT_OFFER_SECOND ? PHASE_OFFER_SECOND : PHASE_STOCK;
}

typedef struct {
    const Style *style;      /* NULL: the learner */
    const Style *guide;      /* the learner acts as this one does, and learns what that is worth */
    const Weights *w;
    float noise;
    Trace *trace;            /* NULL: nothing is kept */
    void (*belief)(void *, const Context *, const Hand *, int seat);
    void *arg;
    const Style *before;     /* as whom he plays as long as both have thrown fewer than `until` cards; NULL: as himself */
    int until;
    void (*watch)(void *, const Hand *, const Turn *); /* NULL, or told of everything that he has to decide */
} Agent;

static float worth(const float *p, const float *util) {
    float v = 0;
    for (int j = 0; j < BINS; j++) v += p[j] * util[j];
    return v;
}

/* The inputs of a choice: those of its context and its own. */
static void join(Sparse *f, const Context *x, const Sparse *own) {
    *f = x->f;
    for (int k = 0; k < own->n; k++) put(f, own->i[k], own->v[k]);
}

static void keep(Trace *t, int net, const Context *x, const Sparse *own, const Pass *o) {
    if (!t || t->n >= MAXS) return;
    Sample *s = &t->s[t->n++];
    s->net = net;
    join(&s->f, x, own);
    memcpy(s->pred, o->p, sizeof s->pred);
}

typedef struct { int card, knock; float value; Sparse f; Pass o; Sparse kf; Pass ko; int kcard; } Choice;

/* Best discard of eleven cards. x is the context with those cards. only: the one discard to look at, or -1. */
static void best_discard(const Agent *a, const Context *x, int taken, int only, const float *util, float noise,
                         Rng *rng, Choice *out) {
    float base[H1], kbase[H1], kbest = -1e9f;
    int have_kbase = 0;
    const Net *net = &a->w->net[NET_THROWN], *kn = &a->w->net[NET_KNOCK];
    memcpy(base, net->b1, sizeof base);
    first_layer(net, &x->f, base);
    out->value = -1e9f;
    out->kcard = -1;
    EACH(c, x->own) {
        if (c == taken || (only >= 0 && c != only)) continue;
        Sparse f;
        Pass o;
        Shape s = position(x, x->own & ~BIT(c), c, PHASE_THROWN, &f);
        if (x->stock > 2) {
            forward(net, base, &f, &o);
            float v = worth(o.p, util) + (noise > 0 ? noise * rnd_normal(rng) : 0);
            if (v > out->value) { out->value = v; out->card = c; out->knock = 0; out->f = f; out->o = o; }
        } else if (util[0] > out->value) { out->value = util[0]; out->card = c; out->knock = 0; out->f.n = 0; }
        if (s.dw <= x->rules.limit) {
            if (!have_kbase) { memcpy(kbase, kn->b1, sizeof kbase); first_layer(kn, &x->f, kbase); have_kbase = 1; }
            forward(kn, kbase, &f, &o);
            float v = worth(o.p, util);
            if (v > kbest) { kbest = v; out->kcard = c; out->kf = f; out->ko = o; }
        }
    }
    if (out->kcard >= 0 && kbest + (noise > 0 ? noise * rnd_normal(rng) : 0) > out->value) {
        out->value = kbest;
        out->card = out->kcard;
        out->knock = 1;
    }
}

#define CAUTION 24 /* pile draws in a row after which only gin is worth another (R24) */

static int takes(const Agent *a, const Hand *h, int seat, int phase, const float *util, Rng *rng) {
    if (a->style) return h->streak < CAUTION && style_takes(a->style, h, seat);
    int top = top_of(h);
    Context x;
    Sparse f;
    Pass o;
    Choice ch;
    context(&x, h, seat, top, &a->w->belief);
    if (a->belief) a->belief(a->arg, &x, h, seat);
    position(&x, x.own, top, phase, &f);
    const Net *net = &a->w->net[NET_STOCK];
    float base[H1];
    memcpy(base, net->b1, sizeof base);
    first_layer(net, &x.f, base);
    forward(net, base, &f, &o);
    float v = worth(o.p, util) + (a->noise > 0 ? a->noise * rnd_normal(rng) : 0);
    if (a->guide) {
        int take = h->streak < CAUTION && style_takes(a->guide, h, seat);
        if (!take) keep(a->trace, NET_STOCK, &x, &f, &o);
        return take;
    }
    Hand copy = *h;
    Context y;
    take_pile(&copy, seat);
    context(&y, &copy, seat, -1, &a->w->belief);
    best_discard(a, &y, top, -1, util, a->noise * 0.5f, rng, &ch);
    int take = ch.value > v;
    if (h->streak >= CAUTION) take = ch.knock && shape_of(y.own).drop == 0;
    if (!take) keep(a->trace, NET_STOCK, &x, &f, &o);
    return take;
}

static int throws(const Agent *a, const Hand *h, int seat, int taken, const float *util, Rng *rng, int *knock) {
    if (a->style) return style_throws(a->style, h, seat, taken, knock);
    Context x;
    Choice ch;
    context(&x, h, seat, -1, &a->w->belief);
    int only = a->guide ? style_throws(a->guide, h, seat, taken, knock) : -1;
    best_discard(a, &x, taken, only, util, a->noise, rng, &ch);
    if (a->guide) ch.knock = *knock;
    if (ch.kcard >= 0 && a->trace && a->trace->n < MAXS) { /* its result is known exactly, taken or not */
        Result r = knock_result(h, seat, x.own & ~BIT(ch.kcard), x.known | x.unseen);
        keep(a->trace, NET_KNOCK, &x, &ch.kf, &ch.ko);
        Sample *s = &a->trace->s[a->trace->n - 1];
        memset(s->target, 0, sizeof s->target);
        s->target[result_bin(&r, seat)] = 1;
    }
    if (!ch.knock && h->stock > 2) keep(a->trace, NET_THROWN, &x, &ch.f, &ch.o);
    *knock = ch.knock;
    return ch.card;
}

/* Fills in the targets of a finished hand: the result, mixed with later predictions (lambda). */
static void settle(Trace *t, int bin, float lambda) {
    float g[BINS] = {0};
    g[bin] = 1;
    for (int k = t->n - 1; k >= 0; k--) {
        Sample *s = &t->s[k];
        if (s->net == NET_KNOCK) continue;
        memcpy(s->target, g, sizeof g);
        for (int j = 0; j < BINS; j++) g[j] = lambda * g[j] + (1 - lambda) * s->pred[j];
    }
}

typedef struct { int n; struct { int seat, kind, card; } a[4000]; } Log; /* kinds as below: DO_PASS ... */
static void note(Log *log, int seat, int kind, int card) {
    if (log && log->n < 4000) { log->a[log->n].seat = seat; log->a[log->n].kind = kind; log->a[log->n++].card = card; }
}

/* Does what seat decided; 1 if the hand is over with it. */
static int act(Hand *h, Turn *t, int what, int card, Result *r) {
    int other = 1 - t->seat;
    if (what == DO_THROW || what == DO_KNOCK) {
        throw_card(h, t->seat, card);
        if (what == DO_KNOCK) {
            *r = knock_result(h, t->seat, h->hand[t->seat], unseen_by(h, t->seat) | h->shown[other]);
            return 1;
        }
        if (h->stock <= 2 || h->streak >= 40) { *r = (Result){0, -1, -1, 0, 0, 0, h->stock}; return 1; } /* R23, R24 */
        *t = (Turn){other, AT_DRAW, -1};
    } else if (what == DO_TAKE) *t = (Turn){t->seat, AT_THROW, take_pile(h, t->seat)};
    else if (what == DO_STOCK) { take_stock(h, t->seat); *t = (Turn){t->seat, AT_THROW, -1}; }
    else if (t->at == AT_OFFER_FIRST) *t = (Turn){other, AT_OFFER_SECOND, -1};
    else { /* R10 */
        h->thrown[0] |= BIT(h->pile[0]);
        h->thrown[1] |= BIT(h->pile[0]);
        *t = (Turn){other, AT_FIRST_DRAW, -1};
    }
    return 0;
}

/* Plays a hand to its end from any turn. */
static Result play_on(Hand *h, Turn t, const Agent *agents[2], float util[2][BINS], Rng *rng, Log *log) {
    Result r;
    for (;;) {
        int card = -1, what, seat = t.seat, knock = 0;
        const Agent *a = agents[seat];
        Agent early;
        if (a->watch) a->watch(a->arg, h, &t);
        if (h->turns[0] + h->turns[1] < a->until) {
            early = *a;
            early.style = a->before;
            early.trace = NULL;
            a = &early;
        }
        if (t.at == AT_THROW) {
            card = throws(a, h, seat, t.taken, util[seat], rng, &knock);
            what = knock ? DO_KNOCK : DO_THROW;
        } else if (t.at == AT_FIRST_DRAW) what = DO_STOCK;
        else {
            what = takes(a, h, seat, phase_of(t.at), util[seat], rng) ? DO_TAKE : t.at == AT_DRAW ? DO_STOCK : DO_PASS;
        }
        if (what == DO_TAKE) card = top_of(h);
        if (what == DO_STOCK) card = h->deck[h->next];
        note(log, seat, what, card);
        if (act(h, &t, what, card, &r)) return r;
    }
}

static Result play_hand(Hand *h, const Agent *agents[2], float util[2][BINS], Rng *rng, Log *log) {
    return play_on(h, (Turn){1 - h->dealer, AT_OFFER_FIRST, -1}, agents, util, rng, log);
}

/* ---- chance to win a match of two, from the frequencies of results ---- */
#define CLASSES 24
#define NEED 251
typedef struct { double n[CLASSES][BINS]; } Frequencies; /* as the dealer sees them */
typedef struct { int known[CLASSES]; float e[CLASSES][2][NEED][NEED]; } Equity; /* [I deal][mine][theirs] */

static int class_of(const Rules *r) {
    int l = r->limit <= 1 ? 0 : r->limit <= 4 ? 1 : r->limit <= 7 ? 2 : 3;
    return l * 6 + (r->undercut >= 25 ? 2 : r->undercut >= 20 ? 1 : 0) * 2 + (r->gin >= 25);
}

static void solve(Equity *q, const Frequencies *f) {
    for (int c = 0; c < CLASSES; c++) {
        double total = 0;
        for (int j = 0; j < BINS; j++) total += f->n[c][j];
        q->known[c] = total > 3000;
        if (!q->known[c]) continue;
        Rules ru = {0, c & 1 ? 25 : 20, (int[]){10, 20, 25}[c / 2 % 3], 0};
        int pts[BINS];
        double p[2][BINS];
        for (int j = 0; j < BINS; j++) {
            pts[j] = (int)lrintf(fabsf(bin_points(j, &ru)));
            p[1][j] = f->n[c][j] / total;
            p[0][j ? (j > SIDE ? j - SIDE : j + SIDE) : 0] = f->n[c][j] / total;
        }
        for (int a = 1; a < NEED; a++)
            for (int b = 1; b < NEED; b++)
                for (int d = 0; d < 2; d++) {
                    double v = 0;
                    for (int j = 1; j < BINS; j++) {
                        if (j <= SIDE) v += p[d][j] * (a <= pts[j] ? 1 : q->e[c][1 - d][a - pts[j]][b]);
                        else v += p[d][j] * (b <= pts[j] ? 0 : q->e[c][1 - d][a][b - pts[j]]);
                    }
                    q->e[c][d][a][b] = (float)(v / (1 - p[d][0]));
                }
    }
}

/* Worth of every result for seat, in points as far as they matter to the match. */
static void utility(const Equity *q, const Rules *ru, int need, int need2, int dealer, float *u) {
    int c = class_of(ru);
    if (!q || !q->known[c]) { for (int j = 0; j < BINS; j++) u[j] = bin_points(j, ru); return; }
    const float (*same)[NEED] = q->e[c][dealer], (*next)[NEED] = q->e[c][1 - dealer];
    float zero = same[need][need2];
    int p = 12;
    float up = need <= p ? 1 : next[need - p][need2], down = need2 <= p ? 0 : next[need][need2 - p];
    float scale = 24 / (up - down + 1e-6f);
    u[0] = 0;
    for (int j = 1; j < BINS; j++) {
        p = (int)lrintf(fabsf(bin_points(j, ru)));
        float v = j <= SIDE ? (need <= p ? 1 : next[need - p][need2]) : (need2 <= p ? 0 : next[need][need2 - p]);
        u[j] = (v - zero) * scale;
    }
}

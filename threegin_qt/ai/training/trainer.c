/* Trainer and arena of the learned player. Built and driven by train.py; see README.md. */
#include "cards.h"
#include "game.h"
#include "features.h"
#include "net.h"
#include "styles.h"
#include "play.h"
#include <pthread.h>
#include <time.h>

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + 1e-9 * t.tv_nsec;
}

/* What a checkpoint holds, in this order after a header. */
typedef struct {
    long hands, step;
    Weights w;
    float m[NW], v[NW];
    Frequencies freq;
    double bin_sum[SIDE], bin_n[SIDE];
} State;

static State *state;
static Weights *fixed; /* NULL, or by what both play while the learner only learns what comes of it */
static Equity *equity;

static void save(const char *path) {
    char tmp[1024];
    snprintf(tmp, sizeof tmp, "%s.tmp", path);
    FILE *f = fopen(tmp, "wb");
    long head[4] = {0x4E4947, F_N, B_N, sizeof(State)};
    if (!f || fwrite(head, sizeof head, 1, f) != 1 || fwrite(state, sizeof *state, 1, f) != 1 || fclose(f)) {
        perror(tmp);
        exit(1);
    }
    rename(tmp, path);
}
static int load(const char *path) {
    FILE *f = fopen(path, "rb");
    long head[4];
    if (!f) return 0;
    if (fread(head, sizeof head, 1, f) != 1 || head[1] != F_N || head[2] != B_N || head[3] != sizeof(State)
        || fread(state, sizeof *state, 1, f) != 1) { fprintf(stderr, "%s: another layout\n", path); exit(1); }
    fclose(f);
    for (int b = 0; b < SIDE; b++)
        if (state->bin_n[b] > 200) bin_mean[b] = (float)(state->bin_sum[b] / state->bin_n[b]);
    solve(equity, &state->freq);
    return 1;
}

#include "rollouts.h"
#include "guess.h"
#include "twin.h"

/* ------------------------------------------------------------------ training */
static long first_hands = 0, total_hands = 5000000, batch = 128; /* step and noise fall from the first to the last */
static float rate0 = 2e-3f, rate1 = 2e-5f, noise0 = 2.5f, noise1 = 0.2f, lambda = 0.8f;
static int threads = 2;
static int share[2 + NSTYLES] = {40, 14, 14, 13, 7, 6, 3, 3}; /* itself, random styles, then styles[] */

typedef struct {
    Hand hand;
    Turn turn;
    int seen; /* of how many it was chosen */
} Moment;

typedef struct {
    Rng rng;
    Moment moment;
    Weights *g;
    Guess *guess; /* the gradient of what the cards of the other are guessed by */
    double loss[NETS + 1];
    long n[NETS + 1];
    Frequencies freq;
    double bin_sum[SIDE], bin_n[SIDE];
    double points[NSTYLES + 2];
    long played[NSTYLES + 2];
    Trace trace[2];
    /* the match in progress */
    int active, opponent, learner, dealer, need[2];
    Rules rules;
    Style random, guide[2], made[2];
    const Style *style[2]; /* as whom each begins his hands; NULL: as himself */
    Past past[2];
} Worker;

static Worker *workers;
static pthread_barrier_t gate;
static volatile int stop_all;
static long taken_hands;

static void learn_belief(void *arg, const Context *x, const Hand *h, int seat) {
    Worker *w = arg;
    if (rnd(&w->rng) & 1) return;
    Sparse s;
    EACH(c, x->unseen) {
        belief_features(x, c, &s);
        belief_past(x, &s);
        w->loss[NETS] += belief_backward(&state->w.belief, &w->g->belief, &s, h->hand[1 - seat] >> c & 1);
        w->n[NETS]++;
    }
}

static void learn_guess(void *arg, const Hand *h, const Turn *t) {
    Worker *w = arg;
    if (t->at == AT_FIRST_DRAW || rnd_int(&w->rng, 8)) return;
    w->loss[NETS] += guess_backward(&guess->w, w->guess, &fixed->belief, h, t, &w->rng);
    w->n[NETS]++;
}

static void random_style(Style *s, Rng *r) {
    s->name = "random";
    s->wish = 0.2f + 1.3f * rnd_unit(r);
    s->fade = 5 + 30 * rnd_unit(r);
    s->wary = 3 * rnd_unit(r);
    s->count = rnd_int(r, 2) ? 5 * rnd_unit(r) : 0;
    s->take = 2 * rnd_unit(r) - 1;
    s->early = rnd_int(r, 8);
    s->early_limit = (int[]){10, 10, 6, 3, 0}[rnd_int(r, 5)];
    s->middle = s->early + rnd_int(r, 6);
    s->middle_limit = (int[]){10, 7, 5, 2, 0}[rnd_int(r, 5)];
    s->late_limit = (int[]){10, 6, 3, 1, 0}[rnd_int(r, 5)];
}

static void new_match(Worker *w) {
    Rng *r = &w->rng;
    int x = rnd_int(r, 100), k = 0;
    while (x >= share[k]) x -= share[k++];
    w->opponent = k;
    w->learner = rnd_int(r, 2);
    w->dealer = rnd_int(r, 2);
    memset(w->past, 0, sizeof w->past);
    x = rnd_int(r, 100);
    if (x < 38) w->rules = (Rules){10, 25, 25, 100};
    else if (x < 66) w->rules = (Rules){10, 25, 10, 100};
    else {
        int t = rnd_int(r, 3);
        w->rules.limit = t ? rnd_int(r, 11) : 10;
        w->rules.gin = rnd_int(r, 2) ? 25 : 20;
        w->rules.undercut = (int[]){10, 20, 25}[rnd_int(r, 3)];
        w->rules.target = (int[]){50, 100, 100, 150, 200, 250}[rnd_int(r, 6)];
    }
    w->need[0] = w->need[1] = w->rules.target;
    if (k == 1) random_style(&w->random, r);
    for (int s = 0; s < 2; s++) {
        x = rnd_int(r, 4);
        random_style(&w->made[s], r);
        w->style[s] = x < 2 ? NULL : x == 2 ? &w->made[s] : &styles[rnd_int(r, NSTYLES)];
    }
    w->active = 1;
}

/* What the learner thinks now of the positions of a hand that somebody else has chosen. */
static void predict(Trace *t) {
    for (int k = 0; k < t->n; k++) {
        Sample *s = &t->s[k];
        Pass o;
        forward(&state->w.net[s->net], state->w.net[s->net].b1, &s->f, &o);
        memcpy(s->pred, o.p, sizeof s->pred);
    }
}

/* Remembers one of the decisions of a hand, each as likely as any other. */
static void remember_moment(void *arg, const Hand *h, const Turn *t) {
    Worker *w = arg;
    if (t->at == AT_FIRST_DRAW || rnd_int(&w->rng, ++w->moment.seen)) return;
    w->moment.hand = *h;
    w->moment.turn = *t;
}

static void learn_sample(Worker *w, const Sample *q) {
    w->loss[q->net] += backward(&state->w.net[q->net], &w->g->net[q->net], &q->f, q->target);
    w->n[q->net]++;
}

static void learn_trace(Worker *w, const Result *r, int seat) {
    Trace *t = &w->trace[seat];
    if (fixed) predict(t);
    settle(t, result_bin(r, seat), lambda);
    for (int k = 0; k < t->n; k++) learn_sample(w, &t->s[k]);
}

#define BEST 4 /* discards that are played out, and one more */
typedef struct { int what, card; float worth; Sample s; } Option; /* s: none of its own if the card on the pile is taken */

/* What may be thrown, the best first and any other after them. Of every knock is learned what it is worth with the cards as they
   lie. */
static int discards(Worker *w, const Context *x, const float *util, Option *c) {
    const Moment *m = &w->moment;
    const Net *net = &state->w.net[NET_THROWN];
    int n = 0, seat = m->turn.seat;
    EACH(card, x->own) {
        if (card == m->turn.taken) continue;
        Sparse own;
        Pass o;
        Option *new = &c[n++];
        Shape shape = position(x, x->own & ~BIT(card), card, PHASE_THROWN, &own);
        *new = (Option){DO_THROW, card, 0, {NET_THROWN}};
        join(&new->s.f, x, &own);
        forward(net, net->b1, &new->s.f, &o);
        new->worth = worth(o.p, util);
        if (shape.dw > x->rules.limit) continue;
        Hand h = m->hand;
        h.hand[seat] &= ~BIT(card);
        Result r = knock_result(&h, seat, h.hand[seat], x->known | x->unseen);
        Sample knock = new->s;
        knock.net = NET_KNOCK;
        knock.target[result_bin(&r, seat)] = 1;
        learn_sample(w, &knock);
    }
    for (int k = 0; k < n && k <= BEST; k++) {
        int at = k;
        if (k == BEST) at = k + rnd_int(&w->rng, n - k);
        else for (int i = k + 1; i < n; i++) if (c[i].worth > c[at].worth) at = i;
        Option moved = c[k];
        c[k] = c[at];
        c[at] = moved;
    }
    return imin(n, BEST + 1);
}

/* To refuse the card on the pile, or to take it. */
static int draws(const Moment *m, const Context *x, Option *c) {
    Sparse own;
    position(x, x->own, x->top, phase_of(m->turn.at), &own);
    c[0] = (Option){m->turn.at == AT_DRAW ? DO_STOCK : DO_PASS, -1, 0, {NET_STOCK}};
    c[1] = (Option){DO_TAKE, -1, 0, {0}};
    join(&c[0].s.f, x, &own);
    return 2;
}

/* Plays the choices of the remembered decision out with the same cards and learns what comes of each. */
static void learn_choices(Worker *w, float util[2][BINS]) {
    const Moment *m = &w->moment;
    int seat = m->turn.seat, throwing = m->turn.at == AT_THROW;
    Agent both[2];
    const Agent *agents[2] = {&both[0], &both[1]};
    Option c[12];
    Context x;
    for (int s = 0; s < 2; s++) both[s] = (Agent){.w = fixed, .trace = &w->trace[s]};
    context(&x, &m->hand, seat, throwing ? -1 : top_of(&m->hand), &fixed->belief);
    if (throwing ? x.stock <= 2 : x.top < 0 || m->hand.streak >= CAUTION) return;
    int n = throwing ? discards(w, &x, util[seat], c) : draws(m, &x, c);
    for (int k = 0; k < n; k++) {
        Hand h = m->hand;
        Turn t = m->turn;
        Result r;
        w->trace[0].n = w->trace[1].n = 0;
        if (c[k].what != DO_TAKE) w->trace[seat].s[w->trace[seat].n++] = c[k].s;
        if (!act(&h, &t, c[k].what, c[k].card, &r)) r = play_on(&h, t, agents, util, &w->rng, NULL);
        for (int s = 0; s < 2; s++) learn_trace(w, &r, s);
    }
}

static void learn_hand(Worker *w, float noise) {
    if (!w->active) new_match(w);
    /* At first the learner watches rule-based play: random play teaches nothing for a long time. */
    float guided = state->hands < 60000 ? 1 : state->hands < 160000 ? (160000 - state->hands) / 100000.0f : 0;
    Agent self[2] = {{0}}, other = {0};
    const Agent *agents[2];
    float util[2][BINS];
    Hand h;
    int deck[52], two = w->opponent == 0;
    h.rules = w->rules;
    h.dealer = w->dealer;
    for (int s = 0; s < 2; s++) {
        h.need[s] = w->need[s];
        h.past[s] = &w->past[s];
        utility(equity, &w->rules, w->need[s], w->need[1 - s], w->dealer == s, util[s]);
        w->trace[s].n = 0;
        const Style *g = rnd_unit(&w->rng) < guided ? &w->guide[s] : NULL;
        if (g) random_style(&w->guide[s], &w->rng);
        self[s] = (Agent){NULL, g, &state->w, noise, &w->trace[s], learn_belief, w, NULL, 0, NULL};
        agents[s] = &self[s];
    }
    w->moment.seen = 0;
    int judged = -1; /* the only seat that is learned from, or -1 */
    if (fixed) { /* half of the hands from the start; of the others one player's beginning is played by anybody */
        int until = rnd_int(&w->rng, 2) ? 0 : 1 + rnd_int(&w->rng, 16), any = rnd_int(&w->rng, 2);
        if (until && w->style[any]) judged = any;
        for (int s = 0; s < 2; s++) {
            self[s].w = fixed;
            self[s].guide = NULL;
            self[s].belief = NULL;
            self[s].until = until;
            self[s].before = s == any ? w->style[s] : NULL;
            if (s == any || (guess && judged < 0)) self[s].watch = guess ? learn_guess : remember_moment;
        }
    }
    if (!two) {
        other.style = w->opponent == 1 ? &w->random : &styles[w->opponent - 2];
        agents[1 - w->learner] = &other;
    }
    shuffle(deck, &w->rng);
    deal(&h, deck);
    Result r = play_hand(&h, agents, util, &w->rng, NULL);
    for (int s = 0; s < 2; s++) {
        if (guess || agents[s]->style || (judged >= 0 && s != judged)) continue;
        learn_trace(w, &r, s);
    }
    if (w->moment.seen) learn_choices(w, util);
    if (two) w->freq.n[class_of(&w->rules)][result_bin(&r, w->dealer)]++;
    if (r.kind) {
        int b = side_bin(&r);
        w->bin_sum[b] += r.kind == 1 ? r.points : r.kind == 2 ? r.d : r.k - r.d;
        w->bin_n[b]++;
        if (!two) w->points[w->opponent] += r.winner == w->learner ? r.points : -r.points;
        w->need[r.winner] -= r.points;
        w->dealer = 1 - w->dealer;
        if (w->need[r.winner] <= 0) w->active = 0;
    }
    w->played[w->opponent]++;
    remember(w->past, &r, &w->rules);
}

/* Adds the gradient of another worker, who begins anew. */
static void gather(float *a, float *b, size_t n) {
    for (size_t i = 0; i < n; i++) { a[i] += b[i]; b[i] = 0; }
}

static float schedule(float a, float b) {
    float t = (float)(state->hands - first_hands) / (total_hands - first_hands);
    return a * powf(b / a, t < 0 ? 0 : t < 1 ? t : 1);
}

static void *work(void *arg) {
    Worker *w = arg;
    for (;;) {
        pthread_barrier_wait(&gate);
        if (stop_all) return NULL;
        float noise = schedule(noise0, noise1);
        while (__atomic_fetch_add(&taken_hands, 1, __ATOMIC_RELAXED) < batch) learn_hand(w, noise);
        pthread_barrier_wait(&gate);
    }
}

static void train(const char *path, uint64_t seed, double every) {
    if (load(path)) printf("{\"resumed\": %ld}\n", state->hands);
    else init_weights(&state->w, seed);
    workers = calloc(threads, sizeof *workers);
    pthread_barrier_init(&gate, NULL, threads + 1);
    pthread_t id[16];
    for (int t = 0; t < threads; t++) {
        workers[t].rng.s = seed * 7919 + t * 104729 + state->hands * 31;
        workers[t].g = aligned_alloc(64, (sizeof(Weights) + 63) / 64 * 64);
        memset(workers[t].g, 0, sizeof(Weights));
        workers[t].guess = calloc(1, sizeof(Guess));
        pthread_create(&id[t], NULL, work, &workers[t]);
    }
    double begun = now(), saved = begun, told = begun;
    long first = state->hands, next_solve = state->hands + 100000;
    while (state->hands < total_hands) {
        taken_hands = 0;
        pthread_barrier_wait(&gate);
        pthread_barrier_wait(&gate);
        state->hands += batch;
        state->step++;
        float rate = schedule(rate0, rate1);
        long n[NETS + 1] = {0};
        Weights *g = workers[0].g;
        for (int t = 1; t < threads; t++) {
            gather((float *)g, (float *)workers[t].g, NW);
            gather((float *)workers[0].guess, (float *)workers[t].guess, sizeof(Guess) / 4);
        }
        static long seen[NETS + 1];
        for (int k = 0; k <= NETS; k++) {
            for (int t = 0; t < threads; t++) n[k] += workers[t].n[k];
            long d = n[k] - seen[k];
            seen[k] = n[k];
            size_t off = k < NETS ? k * (sizeof(Net) / 4) : NETS * (sizeof(Net) / 4);
            size_t len = k < NETS ? sizeof(Net) / 4 : sizeof(Belief) / 4;
            if (!d) continue;
            if (guess) adam((float *)&guess->w, (float *)workers[0].guess, (float *)&guess->m, (float *)&guess->v,
                            sizeof(Guess) / 4, rate, d, state->step);
            else adam((float *)&state->w + off, (float *)g + off, state->m + off, state->v + off, len, rate, d, state->step);
        }
        if (state->hands >= next_solve) {
            next_solve += 200000;
            for (int t = 0; t < threads; t++) {
                for (int c = 0; c < CLASSES; c++) for (int j = 0; j < BINS; j++) state->freq.n[c][j] += workers[t].freq.n[c][j];
                memset(&workers[t].freq, 0, sizeof(Frequencies));
                for (int b = 0; b < SIDE; b++) {
                    state->bin_sum[b] += workers[t].bin_sum[b];
                    state->bin_n[b] += workers[t].bin_n[b];
                    workers[t].bin_sum[b] = workers[t].bin_n[b] = 0;
                }
            }
            for (int b = 0; b < SIDE; b++)
                if (state->bin_n[b] > 200) bin_mean[b] = (float)(state->bin_sum[b] / state->bin_n[b]);
            solve(equity, &state->freq);
            for (int c = 0; c < CLASSES; c++) for (int j = 0; j < BINS; j++) state->freq.n[c][j] *= 0.7;
        }
        double t = now();
        if (t - told > 20 || state->hands >= total_hands) {
            told = t;
            double loss[NETS + 1], pts[NSTYLES + 2];
            static double loss0[NETS + 1], pts0[NSTYLES + 2];
            static long n0[NETS + 1], pl0[NSTYLES + 2];
            printf("{\"hands\": %ld, \"per_second\": %.0f, \"loss\": [", state->hands, (state->hands - first) / (t - begun));
            for (int k = 0; k <= NETS; k++) {
                loss[k] = 0;
                for (int i = 0; i < threads; i++) loss[k] += workers[i].loss[k];
                printf("%s%.4f", k ? ", " : "", (loss[k] - loss0[k]) / (n[k] - n0[k] + 1));
                loss0[k] = loss[k];
                n0[k] = n[k];
            }
            printf("], \"points\": {");
            for (int k = 1; k < NSTYLES + 2; k++) {
                long pl = 0;
                pts[k] = 0;
                for (int i = 0; i < threads; i++) { pts[k] += workers[i].points[k]; pl += workers[i].played[k]; }
                printf("%s\"%s\": %.2f", k > 1 ? ", " : "", k == 1 ? "random" : styles[k - 2].name, (pts[k] - pts0[k]) / (pl - pl0[k] + 1));
                pts0[k] = pts[k];
                pl0[k] = pl;
            }
            printf("}}\n");
            fflush(stdout);
        }
        if (t - saved > every || state->hands >= total_hands) { saved = t; if (guess) save_guess(path); else save(path); }
    }
    stop_all = 1;
    pthread_barrier_wait(&gate);
    for (int t = 0; t < threads; t++) pthread_join(id[t], NULL);
}

/* ------------------------------------------------------------------ arena */
typedef struct { double wins, hands, points, drawn, knocks[2], gins[2], undercuts[2]; } Tally;

static int agent_named(const char *name, Agent *a) {
    memset(a, 0, sizeof *a);
    for (int k = 0; k < NSTYLES; k++) if (!strcmp(name, styles[k].name)) { a->style = &styles[k]; return 1; }
    if (!strncmp(name, "style:", 6)) {
        static Style made[4];
        static int n;
        Style *s = &made[n++ & 3];
        s->forgets = 0;
        s->name = name;
        a->style = s;
        return sscanf(name + 6, "%f,%f,%f,%f,%f,%d,%d,%d,%d,%d,%d", &s->wish, &s->fade, &s->wary, &s->count, &s->take, &s->early,
                      &s->early_limit, &s->middle, &s->middle_limit, &s->late_limit, &s->forgets) >= 10;
    }
    a->w = &state->w;
    return !strcmp(name, "learner");
}

/* Pairs of matches with the same deals from both sides. */
static void arena(const char *an, const char *bn, long matches, Rules ru, uint64_t seed) {
    Agent a, b;
    if (!agent_named(an, &a) || !agent_named(bn, &b)) { fprintf(stderr, "unknown player\n"); exit(2); }
    double wins = 0, sq = 0, hands = 0, points = 0, knocks[2] = {0}, gins[2] = {0}, unders[2] = {0}, drawn = 0, stalls = 0, t0 = now();
    long pairs = matches / 2;
    for (long m = 0; m < pairs; m++) {
        double pair = 0;
        for (int side = 0; side < 2; side++) {
            const Agent *agents[2] = {side ? &b : &a, side ? &a : &b};
            Past past[2] = {{0}};
            int need[2] = {ru.target, ru.target}, dealer = m & 1;
            Rng deals = {seed * 1000003 + m}, rng = {seed + m};
            for (;;) {
                Hand h;
                int deck[52];
                float util[2][BINS];
                h.rules = ru;
                h.dealer = dealer;
                for (int s = 0; s < 2; s++) {
                    h.need[s] = need[s];
                    h.past[s] = &past[s];
                    utility(equity, &ru, need[s], need[1 - s], dealer == s, util[s]);
                }
                shuffle(deck, &deals);
                deal(&h, deck);
                Result r = play_hand(&h, agents, util, &rng, NULL);
                hands++;
                remember(past, &r, &ru);
                if (!r.kind) { drawn++; if (r.stock > 2) stalls++; continue; }
                int w = r.winner == side ? 0 : 1; /* 0: a scores */
                points += w ? -r.points : r.points;
                if (r.kind == 1) knocks[w]++;
                if (r.kind == 2) gins[w]++;
                if (r.kind == 3) unders[w]++;
                dealer = 1 - dealer;
                if ((need[r.winner] -= r.points) <= 0) { pair += !w; break; }
            }
        }
        wins += pair / 2;
        sq += pair * pair / 4;
    }
    double mean = wins / pairs, sd = sqrt((sq / pairs - mean * mean) / pairs);
    printf("{\"a\": \"%s\", \"b\": \"%s\", \"rules\": [%d, %d, %d, %d], \"matches\": %ld, \"win_rate\": %.4f, \"ci95\": %.4f, "
           "\"points_per_hand\": %.3f, \"hands\": %.0f, \"drawn\": %.4f, \"stalls\": %.0f, \"knock\": [%.3f, %.3f], \"gin\": [%.3f, %.3f], "
           "\"undercut\": [%.3f, %.3f], \"ms_a_match\": %.2f}\n",
           an, bn, ru.limit, ru.gin, ru.undercut, ru.target, pairs * 2, mean, 1.96 * sd, points / hands, hands, drawn / hands, stalls,
           knocks[0] / hands, knocks[1] / hands, gins[0] / hands, gins[1] / hands, unders[0] / hands, unders[1] / hands,
           1000 * (now() - t0) / (pairs * 2));
    fflush(stdout);
}

int main(int argc, char **argv) {
    make_tables();
    state = aligned_alloc(64, (sizeof *state + 63) / 64 * 64);
    memset(state, 0, sizeof *state);
    equity = calloc(1, sizeof *equity);
    if (argc > 2 && !strcmp(argv[1], "train")) {
        uint64_t seed = 1;
        double every = 60;
        for (int i = 3; i + 1 < argc; i += 2) {
            const char *k = argv[i];
            double v = atof(argv[i + 1]);
            if (!strcmp(k, "hands")) total_hands = (long)v;
            else if (!strcmp(k, "batch")) batch = (long)v;
            else if (!strcmp(k, "threads")) threads = (int)v;
            else if (!strcmp(k, "seed")) seed = (uint64_t)v;
            else if (!strcmp(k, "rate")) rate0 = v;
            else if (!strcmp(k, "rate_end")) rate1 = v;
            else if (!strcmp(k, "noise")) noise0 = v;
            else if (!strcmp(k, "noise_end")) noise1 = v;
            else if (!strcmp(k, "lambda")) lambda = v;
            else if (!strcmp(k, "every")) every = v;
            else if (!strcmp(k, "first")) first_hands = (long)v;
            else if (!strcmp(k, "alone")) { if (v) memcpy(share, (int[2 + NSTYLES]){100}, sizeof share); }
            else if (!strcmp(k, "fixed")) {
                if (!load(argv[i + 1])) { perror(argv[i + 1]); return 1; }
                fixed = aligned_alloc(64, (sizeof *fixed + 63) / 64 * 64);
                *fixed = state->w;
            }
            else if (!strcmp(k, "guess")) begin_guess(seed);
            else { fprintf(stderr, "unknown option %s\n", k); return 2; }
        }
        train(argv[2], seed, every);
        return 0;
    }
    if (argc == 11 && !strcmp(argv[1], "arena")) { /* arena FILE A B MATCHES LIMIT GIN UNDERCUT TARGET SEED */
        if (!load(argv[2]) && (!strcmp(argv[3], "learner") || !strcmp(argv[4], "learner"))) { perror(argv[2]); return 1; }
        arena(argv[3], argv[4], atol(argv[5]), (Rules){atoi(argv[6]), atoi(argv[7]), atoi(argv[8]), atoi(argv[9])}, strtoull(argv[10], NULL, 10));
        return 0;
    }
    if (argc == 6 && !strcmp(argv[1], "twin")) { /* twin FILE HANDS SEED EVERY; positions of every EVERYth hand */
        if (!load(argv[2])) init_weights(&state->w, 1);
        twin(atol(argv[3]), strtoull(argv[4], NULL, 10), atoi(argv[5]));
        return 0;
    }
    if (argc == 3 && !strcmp(argv[1], "rollouts")) {
        if (!load(argv[2])) { perror(argv[2]); return 1; }
        rollouts();
    }
    if (argc == 4 && !strcmp(argv[1], "worlds")) {
        if (!load(argv[2])) { perror(argv[2]); return 1; }
        load_guess(argv[3]);
        worlds();
    }
    fprintf(stderr, "usage: trainer train FILE [option value ...] | arena FILE A B MATCHES LIMIT GIN UNDERCUT TARGET SEED | twin FILE HANDS SEED EVERY | rollouts FILE | worlds FILE GUESS\n");
    return 2;
}

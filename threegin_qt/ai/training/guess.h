/* What the other may hold, all his cards together. The belief network says of every card how likely he is to hold it; a hand
   drawn by that alone has too few melds and pairs. So a network looks at the position with such a hand from his side and says
   how much more or less likely that hand is than its cards one by one. It learns to tell the hand that he had from others drawn
   by the belief (ranking noise contrastive estimation: Ma and Collins 2018): then the chance of a hand is the chance to be drawn
   times the exponential of its score. */

#define DRAWN 32 /* hands that a decision is learned from, the true one among them */
typedef struct { Net net; float odds, pad[15]; } Guess; /* odds: of the logarithm of the chance to be drawn, which is a feature */
typedef struct { Guess w, m, v; } Guesser;
static Guesser *guess; /* NULL, or what is learned */

typedef struct { Mask known; int n, missing, card[52]; double odds[52], ways[53][11]; } Urn;

/* The cards that the other of the player to act may hold. */
static void fill_urn(Urn *u, const Hand *h, const Turn *t, const Belief *b) {
    Context x;
    context(&x, h, t->seat, t->at == AT_THROW ? -1 : top_of(h), b);
    u->known = x.known;
    u->missing = 10 - POP(x.known);
    u->n = 0;
    EACH(c, x.unseen) {
        float p = x.p[c] < 1e-4f ? 1e-4f : x.p[c];
        u->card[u->n] = c;
        u->odds[u->n++] = p / (1 - p);
    }
    memset(u->ways, 0, sizeof u->ways);
    u->ways[0][0] = 1;
    for (int i = 0; i < u->n; i++)
        for (int k = 0; k <= u->missing; k++)
            u->ways[i + 1][k] = u->ways[i][k] + (k ? u->odds[i] * u->ways[i][k - 1] : 0);
}

/* Ten cards for him, each set as likely as the product of the odds of its cards. */
static Mask draw_hand(const Urn *u, Rng *r) {
    Mask hand = u->known;
    for (int i = u->n, k = u->missing; k; i--)
        if (rnd_unit(r) * u->ways[i][k] < u->odds[i - 1] * u->ways[i - 1][k - 1]) { hand |= BIT(u->card[i - 1]); k--; }
    return hand;
}

/* The logarithm of how likely these cards are to be drawn, on the scale of the other inputs. */
static float log_odds(const Urn *u, Mask hand) {
    double sum = 0;
    for (int i = 0; i < u->n; i++) if (hand >> u->card[i] & 1) sum += log(u->odds[i]);
    return (float)sum * 0.1f;
}

/* The position as the other sees it if he holds these cards, before the player to act has done anything more. */
static void guess_features(const Hand *h, const Turn *t, Mask hand, const Belief *b, Sparse *f) {
    int other = 1 - t->seat, top = top_of(h);
    Hand his = *h;
    Context x;
    Sparse own;
    his.hand[other] = hand;
    context(&x, &his, other, top, b);
    position(&x, hand, top < 0 ? 0 : top, phase_of(t->at), &own);
    if (top < 0) own.v[0] = 0; /* no card lies on the pile */
    join(f, &x, &own);
    /* These places are of no use in such a phase: whether the player to act has drawn, and from where. */
    put(f, F_DANGER + (t->at != AT_THROW ? 0 : t->taken < 0 ? 1 : 2), 1);
}

static float score(const Guess *g, const Sparse *f, float odds, Pass *o) {
    const Net *n = &g->net;
    float h[H2], z = g->odds * odds;
    memcpy(o->a1, n->b1, sizeof o->a1);
    first_layer(n, f, o->a1);
    memcpy(h, n->b2, sizeof h);
    for (int i = 0; i < H1; i++) {
        float a = o->a1[i] = o->a1[i] > 0 ? o->a1[i] : 0;
        for (int j = 0; j < H2; j++) h[j] += a * n->w2[i][j];
    }
    for (int i = 0; i < H2; i++) {
        o->a2[i] = h[i] > 0 ? h[i] : 0;
        z += o->a2[i] * n->w3[i][0];
    }
    return z;
}

static void score_backward(const Guess *w, Guess *g, const Sparse *f, float odds, const Pass *o, float dz) {
    const Net *n = &w->net;
    float d2[H2], d1[H1];
    g->odds += odds * dz;
    for (int i = 0; i < H2; i++) {
        g->net.w3[i][0] += o->a2[i] * dz;
        d2[i] = o->a2[i] > 0 ? n->w3[i][0] * dz : 0;
        g->net.b2[i] += d2[i];
    }
    for (int i = 0; i < H1; i++) {
        float d = 0, a = o->a1[i];
        for (int j = 0; j < H2; j++) { d += n->w2[i][j] * d2[j]; g->net.w2[i][j] += a * d2[j]; }
        d1[i] = a > 0 ? d : 0;
        g->net.b1[i] += d1[i];
    }
    for (int k = 0; k < f->n; k++) {
        float *to = g->net.w1[f->i[k]], v = f->v[k];
        for (int j = 0; j < H1; j++) to[j] += v * d1[j];
    }
}

/* Adds the gradient of one decision, with the hand that the other has as the true one. Returns the loss. */
static float guess_backward(const Guess *w, Guess *g, const Belief *b, const Hand *h, const Turn *t, Rng *r) {
    Urn u;
    Sparse f[DRAWN];
    Pass o[DRAWN];
    float z[DRAWN], odds[DRAWN], top = -1e9f, sum = 0;
    fill_urn(&u, h, t, b);
    for (int k = 0; k < DRAWN; k++) {
        Mask hand = k ? draw_hand(&u, r) : h->hand[1 - t->seat];
        odds[k] = log_odds(&u, hand);
        guess_features(h, t, hand, b, &f[k]);
        z[k] = score(w, &f[k], odds[k], &o[k]);
        if (z[k] > top) top = z[k];
    }
    for (int k = 0; k < DRAWN; k++) sum += z[k] = expf(z[k] - top);
    for (int k = 0; k < DRAWN; k++) score_backward(w, g, &f[k], odds[k], &o[k], z[k] / sum - (k == 0));
    return -logf(z[0] / sum);
}

static void begin_guess(uint64_t seed) {
    static Weights first;
    init_weights(&first, seed);
    guess = aligned_alloc(64, (sizeof *guess + 63) / 64 * 64);
    memset(guess, 0, sizeof *guess);
    guess->w.net = first.net[0];
}

static void save_guess(const char *path) {
    FILE *f = fopen(path, "wb");
    if (!f || fwrite(&guess->w, sizeof guess->w, 1, f) != 1 || fclose(f)) { perror(path); exit(1); }
}

static void load_guess(const char *path) {
    begin_guess(1);
    FILE *f = fopen(path, "rb");
    if (!f || fread(&guess->w, sizeof guess->w, 1, f) != 1) { perror(path); exit(1); }
    fclose(f);
}

/* Hands that the other may hold, drawn as often as they are likely: for a position from standard input, the cards of the player
   to act, how many hands to try and how many to draw, and a seed. See worlds.py. */
static void worlds(void) {
    static Position p;
    static Mask hands[1 << 16];
    static float z[1 << 16];
    for (;;) {
        Urn u;
        Sparse f;
        Pass o;
        Rng rng;
        float top = -1e9f;
        double sum = 0;
        read_position(&p);
        p.hand.hand[p.turn.seat] = mask();
        int tried = number(), count = number();
        rng.s = number();
        if (tried > 1 << 16) { fprintf(stderr, "too many hands\n"); exit(1); }
        fill_urn(&u, &p.hand, &p.turn, &state->w.belief);
        for (int k = 0; k < tried; k++) {
            hands[k] = draw_hand(&u, &rng);
            guess_features(&p.hand, &p.turn, hands[k], &state->w.belief, &f);
            z[k] = score(&guess->w, &f, log_odds(&u, hands[k]), &o);
            if (z[k] > top) top = z[k];
        }
        for (int k = 0; k < tried; k++) sum += z[k] = expf(z[k] - top);
        /* Evenly spaced marks: no hand is drawn more often than its share but by one. */
        double at = rnd_unit(&rng), seen = 0;
        for (int k = 0, done = 0; k < tried && done < count; k++) {
            seen += z[k] / sum * count;
            while (done < count && at + done < seen) { printf("%llu ", (unsigned long long)hands[k]); done++; }
            if (k == tried - 1) while (done < count) { printf("%llu ", (unsigned long long)hands[k]); done++; }
        }
        printf("\n");
        fflush(stdout);
    }
}

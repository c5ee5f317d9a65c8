/* One hand between two players (seat 0 and 1) and what each of them has shown in the match so far.
   Rule numbers in comments are those of the rules the program plays. */

typedef struct { int limit, gin, undercut, target; } Rules;

/* Public facts about one player's earlier hands of the match. */
enum { PAST_HIGH, PAST_MID, PAST_LOW, PAST_GIN, PAST_HELD_LOW, PAST_HELD_HIGH, PAST_EARLY, PAST_N };
typedef struct { int hands, n[PAST_N]; } Past;

/* Results of a hand from one side: drawn, knock by points, gin by the defender's deadwood, undercut by
   difference; then the same for the other side. */
#define SIDE 16
#define BINS (1 + 2 * SIDE)
static const int knock_edge[7] = {5, 10, 15, 20, 25, 30, 40};
static float bin_mean[SIDE] = {2.7f, 7.2f, 12.0f, 17.0f, 22.0f, 27.0f, 34.0f, 45.0f, /* points */
                               6.0f, 15.0f, 24.5f, 34.0f, 47.0f,                      /* deadwood */
                               0.9f, 3.9f, 7.0f};                                     /* k - d */

typedef struct {
    int kind;   /* 0 drawn, 1 knock, 2 gin, 3 undercut */
    int winner; /* seat that scores */
    int knocker, k, d, points, stock;
} Result;

static int side_bin(const Result *r) {
    int b = 0;
    if (r->kind == 1) { while (b < 7 && r->points >= knock_edge[b]) b++; return b; }
    if (r->kind == 2) { b = r->d / 10; return 8 + (b > 4 ? 4 : b); }
    b = r->k - r->d;
    return 13 + (b > 5 ? 2 : b > 2 ? 1 : 0);
}
static int result_bin(const Result *r, int seat) {
    if (r->kind == 0) return 0;
    return 1 + side_bin(r) + (r->winner == seat ? 0 : SIDE);
}
static float bin_points(int bin, const Rules *ru) {
    if (!bin) return 0;
    int b = (bin - 1) % SIDE;
    float p = bin_mean[b] + (b >= 13 ? ru->undercut : b >= 8 ? ru->gin : 0);
    return bin > SIDE ? -p : p;
}

typedef struct {
    Rules rules;
    int dealer;
    Mask hand[2];
    Mask thrown[2];  /* cards in the pile, by who threw them; a refused first upcard is in both */
    Mask shown[2];   /* cards of a seat that the other saw it take */
    int last[2][3];  /* last discards, newest first, -1 for none */
    int takes[2], turns[2];
    int pile[52], npile;
    int deck[52], next, stock, streak;
    int need[2]; /* points to the target */
    const Past *past[2];
} Hand;

static void deal(Hand *h, const int *deck) {
    memcpy(h->deck, deck, 52 * sizeof(int));
    h->hand[0] = h->hand[1] = h->thrown[0] = h->thrown[1] = h->shown[0] = h->shown[1] = 0;
    for (int i = 0; i < 20; i++) h->hand[i & 1 ? h->dealer : 1 - h->dealer] |= BIT(deck[i]); /* R8 */
    h->pile[0] = deck[20];
    h->npile = 1;
    h->next = 21;
    h->stock = 31;
    h->streak = 0;
    for (int s = 0; s < 2; s++) {
        h->takes[s] = h->turns[s] = 0;
        h->last[s][0] = h->last[s][1] = h->last[s][2] = -1;
    }
}

static void shuffle(int *deck, Rng *r) {
    for (int i = 0; i < 52; i++) deck[i] = i;
    for (int i = 51; i > 0; i--) { int j = rnd_int(r, i + 1), t = deck[i]; deck[i] = deck[j]; deck[j] = t; }
}

static int top_of(const Hand *h) { return h->npile ? h->pile[h->npile - 1] : -1; }

static int take_pile(Hand *h, int seat) {
    int c = h->pile[--h->npile];
    h->hand[seat] |= BIT(c);
    h->shown[seat] |= BIT(c);
    h->thrown[0] &= ~BIT(c);
    h->thrown[1] &= ~BIT(c);
    h->takes[seat]++;
    h->streak++;
    return c;
}
static int take_stock(Hand *h, int seat) {
    int c = h->deck[h->next++];
    h->hand[seat] |= BIT(c);
    h->stock--;
    h->streak = 0;
    return c;
}
static void throw_card(Hand *h, int seat, int c) {
    h->hand[seat] &= ~BIT(c);
    h->shown[seat] &= ~BIT(c);
    h->thrown[seat] |= BIT(c);
    h->pile[h->npile++] = c;
    h->last[seat][2] = h->last[seat][1];
    h->last[seat][1] = h->last[seat][0];
    h->last[seat][0] = c;
    h->turns[seat]++;
}

/* Cards that seat cannot place: neither his own, nor in the pile, nor seen being taken by the other. */
static Mask unseen_by(const Hand *h, int seat) {
    return ALL & ~(h->hand[seat] | h->thrown[0] | h->thrown[1] | h->shown[1 - seat]
                   | (h->npile == 1 ? BIT(h->pile[0]) : 0));
}

static Result knock_result(const Hand *h, int seat, Mask own, Mask loose) {
    Result r = {1, seat, seat, deadwood(own), 0, 0, h->stock};
    Mask other = h->hand[1 - seat];
    if (r.k == 0) {
        r.kind = 2;
        r.d = deadwood(other);
        r.points = h->rules.gin + r.d; /* R21 */
        return r;
    }
    Spread sp = spread_of(own, loose);
    r.d = defend(other, &sp);
    if (r.k < r.d) { r.points = r.d - r.k; return r; } /* R19 */
    r.kind = 3;
    r.winner = 1 - seat;
    r.points = h->rules.undercut + r.k - r.d; /* R20 */
    return r;
}

static void remember(Past *past, const Result *r, const Rules *ru) {
    past[0].hands++;
    past[1].hands++;
    if (!r->kind) return;
    int *kn = past[r->knocker].n, *de = past[1 - r->knocker].n;
    if (r->kind == 2) kn[PAST_GIN]++;
    else kn[r->k >= 7 ? PAST_HIGH : r->k >= 3 ? PAST_MID : PAST_LOW]++;
    if (r->stock >= 20) kn[PAST_EARLY]++;
    de[r->d <= ru->limit ? PAST_HELD_LOW : PAST_HELD_HIGH]++;
}

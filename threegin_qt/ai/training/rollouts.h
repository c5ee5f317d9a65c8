/* Plays positions to their end: what review judgements are compared with. One position with its choices and its worlds is
   read from standard input at a time, in numbers; the result of every choice in every world is written. See rollouts.py. */

static int number(void) {
    int n;
    if (scanf("%d", &n) != 1) exit(0);
    return n;
}
static Mask mask(void) {
    unsigned long long m;
    if (scanf("%llu", &m) != 1) exit(1);
    return m;
}

/* A position without the cards that are hidden, and what its results are worth to both. */
typedef struct { Hand hand; Turn turn; Past past[2]; float util[2][BINS]; } Position;

static void read_position(Position *p) {
    Hand *h = &p->hand;
    memset(p, 0, sizeof *p);
    h->rules.limit = number();
    h->rules.gin = number();
    h->rules.undercut = number();
    h->rules.target = number();
    h->dealer = number();
    p->turn.seat = number();
    p->turn.at = number();
    p->turn.taken = number();
    h->streak = number();
    h->stock = number();
    h->npile = number();
    for (int i = 0; i < h->npile; i++) h->pile[i] = number();
    for (int s = 0; s < 2; s++) {
        h->thrown[s] = mask();
        h->shown[s] = mask();
        h->takes[s] = number();
        h->turns[s] = number();
        for (int i = 0; i < 3; i++) h->last[s][i] = number();
        h->need[s] = number();
        p->past[s].hands = number();
        for (int i = 0; i < PAST_N; i++) p->past[s].n[i] = number();
        h->past[s] = &p->past[s];
        for (int j = 0; j < BINS; j++) if (scanf("%f", &p->util[s][j]) != 1) exit(1);
    }
}

static void rollouts(void) {
    static Position p;
    for (;;) {
        int what[32], card[32];
        Agent agent = {NULL, NULL, &state->w, 0, NULL, NULL, NULL};
        const Agent *agents[2] = {&agent, &agent};
        Rng rng = {1}; /* asked by nobody: without noise the learner's choice is certain */
        read_position(&p);
        int choices = number();
        for (int k = 0; k < choices; k++) { what[k] = number(); card[k] = number(); }
        int worlds = number();
        for (int w = 0; w < worlds; w++) {
            for (int s = 0; s < 2; s++) p.hand.hand[s] = mask();
            for (int i = 0; i < p.hand.stock; i++) p.hand.deck[i] = number();
            for (int k = 0; k < choices; k++) {
                Result r;
                Turn t = p.turn;
                Hand start = p.hand;
                if (!act(&start, &t, what[k], card[k], &r)) r = play_on(&start, t, agents, p.util, &rng, NULL);
                printf("%d %d ", result_bin(&r, p.turn.seat), r.kind ? (r.winner == p.turn.seat ? r.points : -r.points) : 0);
            }
            printf("\n");
        }
        fflush(stdout);
    }
}

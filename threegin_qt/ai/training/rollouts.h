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

static void rollouts(void) {
    for (;;) {
        Hand h = {0}, start;
        Past past[2];
        float util[2][BINS];
        int what[32], card[32];
        Turn turn;
        Agent agent = {NULL, NULL, &state->w, 0, NULL, NULL, NULL};
        const Agent *agents[2] = {&agent, &agent};
        Rng rng = {1}; /* asked by nobody: without noise the learner's choice is certain */
        h.rules.limit = number();
        h.rules.gin = number();
        h.rules.undercut = number();
        h.rules.target = number();
        h.dealer = number();
        turn.seat = number();
        turn.at = number();
        turn.taken = number();
        h.streak = number();
        h.stock = number();
        h.npile = number();
        for (int i = 0; i < h.npile; i++) h.pile[i] = number();
        for (int s = 0; s < 2; s++) {
            h.thrown[s] = mask();
            h.shown[s] = mask();
            h.takes[s] = number();
            h.turns[s] = number();
            for (int i = 0; i < 3; i++) h.last[s][i] = number();
            h.need[s] = number();
            past[s].hands = number();
            for (int i = 0; i < PAST_N; i++) past[s].n[i] = number();
            h.past[s] = &past[s];
            for (int j = 0; j < BINS; j++) if (scanf("%f", &util[s][j]) != 1) exit(1);
        }
        int choices = number();
        for (int k = 0; k < choices; k++) { what[k] = number(); card[k] = number(); }
        int worlds = number();
        for (int w = 0; w < worlds; w++) {
            for (int s = 0; s < 2; s++) h.hand[s] = mask();
            for (int i = 0; i < h.stock; i++) h.deck[i] = number();
            h.next = 0;
            for (int k = 0; k < choices; k++) {
                Result r;
                Turn t = turn;
                start = h;
                if (!act(&start, &t, what[k], card[k], &r)) r = play_on(&start, t, agents, util, &rng, NULL);
                printf("%d %d ", result_bin(&r, turn.seat), r.kind ? (r.winner == turn.seat ? r.points : -r.points) : 0);
            }
            printf("\n");
        }
        fflush(stdout);
    }
}

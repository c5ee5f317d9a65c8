/* Writes whole matches between two copies of the learner as lines of JSON, with the inputs of every
   position it valued: what the Python twin of the features is compared with. */

static void twin_mask(const char *key, Mask m, const char *end) { printf("\"%s\": %llu%s", key, (unsigned long long)m, end); }

static void twin(long hands, uint64_t seed, int sparse_every) {
    Rng rng = {seed};
    Trace *traces = calloc(2, sizeof(Trace));
    for (long done = 0; done < hands;) {
        Rules ru = {rnd_int(&rng, 3) ? 10 : rnd_int(&rng, 11), rnd_int(&rng, 2) ? 25 : 20,
                    (int[]){10, 20, 25}[rnd_int(&rng, 3)], (int[]){50, 100, 150, 200, 250}[rnd_int(&rng, 5)]};
        int need[2] = {ru.target, ru.target}, dealer = 0, first = 1;
        Past past[2] = {{0}};
        while (need[0] > 0 && need[1] > 0 && done < hands) {
            Hand h;
            int deck[52];
            float util[2][BINS];
            Agent a[2];
            const Agent *agents[2] = {&a[0], &a[1]};
            Log log = {0};
            h.rules = ru;
            h.dealer = dealer;
            for (int s = 0; s < 2; s++) {
                h.need[s] = need[s];
                h.past[s] = &past[s];
                utility(equity, &ru, need[s], need[1 - s], dealer == s, util[s]);
                traces[s].n = 0;
                /* Mostly as a style plays: with few hands of training the learner's own are very long. */
                const Style *guide = rnd_int(&rng, 10) ? &styles[rnd_int(&rng, NSTYLES)] : NULL;
                a[s] = (Agent){NULL, guide, &state->w, 1.5f, &traces[s], NULL, NULL};
            }
            shuffle(deck, &rng);
            deal(&h, deck);
            Result r = play_hand(&h, agents, util, &rng, &log);
            printf("{\"new_match\": %s, \"rules\": [%d, %d, %d, %d], \"dealer\": %d, \"need\": [%d, %d], \"deck\": [", first ? "true" : "false",
                   ru.limit, ru.gin, ru.undercut, ru.target, dealer, need[0], need[1]);
            for (int i = 0; i < 52; i++) printf("%s%d", i ? ", " : "", deck[i]);
            printf("], \"actions\": [");
            for (int i = 0; i < log.n; i++) printf("%s[%d, %d, %d]", i ? ", " : "", log.a[i].seat, log.a[i].kind, log.a[i].card);
            printf("], \"melds\": [");
            if (r.kind) {
                Spread sp = spread_of(h.hand[r.knocker], unseen_by(&h, r.knocker) | h.shown[1 - r.knocker]);
                for (int i = 0; i < sp.n; i++) printf("%s%llu", i ? ", " : "", (unsigned long long)sp.meld[i]);
            }
            printf("], ");
            twin_mask("hand0", h.hand[0], ", ");
            twin_mask("hand1", h.hand[1], ", ");
            printf("\"result\": [%d, %d, %d, %d, %d, %d, %d], \"positions\": [", r.kind, r.winner, r.knocker, r.k, r.d, r.points, r.stock);
            int begun = 0;
            for (int s = 0; s < 2 && done % sparse_every == 0; s++)
                for (int k = 0; k < traces[s].n; k++) {
                    const Sample *q = &traces[s].s[k];
                    printf("%s[%d, %d, [", begun++ ? ", " : "", s, q->net);
                    for (int i = 0; i < q->f.n; i++) printf("%s%d", i ? "," : "", q->f.i[i]);
                    printf("], [");
                    for (int i = 0; i < q->f.n; i++) printf("%s%.6g", i ? "," : "", q->f.v[i]);
                    printf("], %.6g]", worth(q->pred, util[s]));
                }
            printf("]}\n");
            done++;
            first = 0;
            remember(past, &r, &ru);
            if (r.kind) { need[r.winner] -= r.points; dealer = 1 - dealer; }
        }
    }
}

/* Three networks of one form: sparse input, two hidden layers, a distribution over BINS results.
   Plain gradients, Adam. */
#define H1 160
#define H2 32
#define OUT 48 /* BINS padded to whole vectors; the padding has a bias of -60 and is never trained */

typedef struct {
    float w1[F_N][H1], b1[H1], w2[H1][H2], b2[H2], w3[H2][OUT], b3[OUT];
} Net;
enum { NET_THROWN, NET_STOCK, NET_KNOCK, NETS };
typedef struct { Net net[NETS]; Belief belief; } Weights;
#define NW (sizeof(Weights) / sizeof(float))

static void init_weights(Weights *w, uint64_t seed) {
    Rng r = {seed};
    memset(w, 0, sizeof *w);
    for (int k = 0; k < NETS; k++) {
        Net *n = &w->net[k];
        for (int i = 0; i < F_N; i++) for (int j = 0; j < H1; j++) n->w1[i][j] = 0.12f * rnd_normal(&r);
        for (int i = 0; i < H1; i++) for (int j = 0; j < H2; j++) n->w2[i][j] = 0.11f * rnd_normal(&r);
        for (int i = 0; i < H2; i++) for (int j = 0; j < BINS; j++) n->w3[i][j] = 0.1f * rnd_normal(&r);
        for (int j = BINS; j < OUT; j++) n->b3[j] = -60;
    }
    for (int i = 0; i < B_N; i++) for (int j = 0; j < BH; j++) w->belief.w1[i][j] = 0.15f * rnd_normal(&r);
    for (int j = 0; j < BH; j++) w->belief.w2[j] = 0.15f * rnd_normal(&r);
    w->belief.b2 = -0.7f;
}

typedef struct { float a1[H1], a2[H2], p[OUT]; } Pass;

static inline void first_layer(const Net *n, const Sparse *s, float *a) {
    for (int k = 0; k < s->n; k++) {
        const float *w = n->w1[s->i[k]];
        float v = s->v[k];
        for (int j = 0; j < H1; j++) a[j] += v * w[j];
    }
}
/* base: bias plus the context's share of the first layer; s: the choice's own features */
static void forward(const Net *n, const float *base, const Sparse *s, Pass *o) {
    memcpy(o->a1, base, sizeof o->a1);
    first_layer(n, s, o->a1);
    float h[H2], z[OUT];
    for (int j = 0; j < H2; j++) h[j] = n->b2[j];
    for (int i = 0; i < H1; i++) {
        float a = o->a1[i] = o->a1[i] > 0 ? o->a1[i] : 0;
        for (int j = 0; j < H2; j++) h[j] += a * n->w2[i][j];
    }
    for (int j = 0; j < OUT; j++) z[j] = n->b3[j];
    for (int i = 0; i < H2; i++) {
        float a = o->a2[i] = h[i] > 0 ? h[i] : 0;
        for (int j = 0; j < OUT; j++) z[j] += a * n->w3[i][j];
    }
    float top = z[0], sum = 0;
    for (int j = 1; j < BINS; j++) top = z[j] > top ? z[j] : top;
    for (int j = 0; j < OUT; j++) { o->p[j] = expf(z[j] - top); sum += o->p[j]; }
    for (int j = 0; j < OUT; j++) o->p[j] /= sum;
}

/* Adds the gradient of the cross entropy to g; s holds all features. Returns the loss. */
static float backward(const Net *n, Net *g, const Sparse *s, const float *target) {
    float base[H1];
    memcpy(base, n->b1, sizeof base);
    Pass o;
    forward(n, base, s, &o);
    float dz[OUT], d2[H2], d1[H1], loss = 0;
    for (int j = 0; j < OUT; j++) {
        float t = j < BINS ? target[j] : 0;
        dz[j] = j < BINS ? o.p[j] - t : 0;
        if (t > 0) loss -= t * logf(o.p[j] + 1e-9f);
        g->b3[j] += dz[j];
    }
    for (int i = 0; i < H2; i++) {
        float d = 0, a = o.a2[i];
        for (int j = 0; j < OUT; j++) { d += n->w3[i][j] * dz[j]; g->w3[i][j] += a * dz[j]; }
        d2[i] = a > 0 ? d : 0;
        g->b2[i] += d2[i];
    }
    for (int i = 0; i < H1; i++) {
        float d = 0, a = o.a1[i];
        for (int j = 0; j < H2; j++) { d += n->w2[i][j] * d2[j]; g->w2[i][j] += a * d2[j]; }
        d1[i] = a > 0 ? d : 0;
        g->b1[i] += d1[i];
    }
    for (int k = 0; k < s->n; k++) {
        float *w = g->w1[s->i[k]], v = s->v[k];
        for (int j = 0; j < H1; j++) w[j] += v * d1[j];
    }
    return loss;
}

static float belief_backward(const Belief *b, Belief *g, const Sparse *s, int held) {
    float h[BH], z = belief_logit(b, b->b1, s, h), p = 1 / (1 + expf(-z)), d = p - held;
    g->b2 += d;
    for (int j = 0; j < BH; j++) {
        g->w2[j] += d * h[j];
        float e = h[j] > 0 ? d * b->w2[j] : 0;
        g->b1[j] += e;
        h[j] = e;
    }
    for (int k = 0; k < s->n; k++) {
        float *w = g->w1[s->i[k]], v = s->v[k];
        for (int j = 0; j < BH; j++) w[j] += v * h[j];
    }
    return -logf((held ? p : 1 - p) + 1e-9f);
}

/* One step of Adam on n values whose gradients are summed over `count` samples. */
static void adam(float *w, float *g, float *m, float *v, size_t n, float rate, float count, long step) {
    float c1 = 1 - powf(0.9f, step), c2 = 1 - powf(0.999f, step), inv = 1 / count;
    float r = rate / c1, s = 1 / sqrtf(c2);
    for (size_t i = 0; i < n; i++) {
        float d = g[i] * inv;
        m[i] = 0.9f * m[i] + 0.1f * d;
        v[i] = 0.999f * v[i] + 0.001f * d * d;
        w[i] -= r * m[i] / (sqrtf(v[i]) * s + 1e-8f);
        g[i] = 0;
    }
}

import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { placeOrderCall } from '#contract/orders/orders.ts';
import { clientErrorKinds } from '#contract/shop/clientErrorsSchemas.ts';

/** What the shop measures about itself, for Prometheus; `openMetrics` serves it. */
export interface Metrics {
  readonly registry: Registry;
  /** Seconds that rendering a page takes, without the time that it waits for its turn. */
  readonly renderSeconds: Histogram;
  /** Pages sent without content, because too many were being rendered or the database was silent. */
  readonly shells: Counter;
  /** Calls of the API that were refused because too many waited. */
  readonly callsRefused: Counter;
  readonly clientErrors: Counter<'kind'>;
  /** Refusals that Bengali pages had to show in English (BN-3). */
  readonly messagesMissing: Counter;
  /** Adds a number that `read` returns at each scrape; its line is left out while that is `null`, which means unknown. */
  readonly gauge: (name: string, help: string, read: () => number | null) => void;
  /** Adds one number for each value of `label`; `read` returns them at each scrape, without those that are unknown. */
  readonly gauges: (
    name: string,
    help: string,
    label: string,
    read: () => ReadonlyMap<string, number>,
  ) => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly metrics: Metrics;
  }
}

/**
 * Seconds: the short ones are for cached responses, then come queries and rendered pages, then a busy shop. The service
 * level for placing orders is read from the bucket 0.5 (docs/operations.md).
 */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

const placingRoute = `/api${placeOrderCall.path}`;

/** The two functions that add gauges to the registry. */
const gaugesOf = (registry: Registry): Pick<Metrics, 'gauge' | 'gauges'> => ({
  // `registerMetric` adds a gauge; without `registers: []` prom-client would add it to its global registry too.
  gauge: (name, help, read) => {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          const value = read();
          if (value === null) this.remove();
          else this.set(value);
        },
      }),
    );
  },
  gauges: (name, help, label, read) => {
    registry.registerMetric(
      new Gauge({
        name,
        help,
        labelNames: [label],
        registers: [],
        collect() {
          this.reset();
          for (const [labelValue, number] of read()) this.set({ [label]: labelValue }, number);
        },
      }),
    );
  },
});

const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    renderSeconds: new Histogram({
      name: 'shop_render_seconds',
      help: 'Time of rendering a page on the server.',
      buckets,
      registers,
    }),
    shells: new Counter({
      name: 'shop_pages_unrendered_total',
      help: 'Pages that were left to the browser because too many were being rendered, the database was silent or rendering failed.',
      registers,
    }),
    callsRefused: new Counter({
      name: 'shop_calls_refused_total',
      help: 'Calls of the API that were refused because too many waited.',
      registers,
    }),
    clientErrors: new Counter({
      name: 'shop_client_errors_total',
      help: 'Errors that browsers reported.',
      labelNames: ['kind'],
      registers,
    }),
    messagesMissing: new Counter({
      name: 'shop_messages_missing_total',
      help: 'Sentences of the server that Bengali pages had to show in English.',
      registers,
    }),
    ...gaugesOf(registry),
  };
};

/** Measures every request by its route, never by its address: addresses are as many as clients invent. */
export const measureRequests = fastifyPlugin(async (app: FastifyInstance) => {
  const metrics = createMetrics();
  app.decorate('metrics', metrics);
  const registers = [metrics.registry];
  const seconds = new Histogram({
    name: 'shop_http_request_seconds',
    help: 'Time from the request to the end of the response.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  // Prometheus sees a first failure only in a series that was 0 before.
  for (const kind of clientErrorKinds) metrics.clientErrors.inc({ kind }, 0);
  for (const status of ['2xx', '4xx', '5xx']) seconds.zero({ method: 'POST', route: placingRoute, status });
  const orders = new Counter({
    name: 'shop_orders_confirmed_total',
    help: 'Orders confirmed to a shopper, repeated confirmations included.',
    registers,
  });
  let inProgress = 0;
  metrics.gauge('shop_http_requests_in_progress', 'Requests without a complete response.', () => inProgress);
  app.addHook('onRequest', async (_request, reply) => {
    inProgress += 1;
    reply.raw.once('close', () => {
      inProgress -= 1;
    });
  });
  app.addHook('onResponse', async (request, { statusCode, elapsedTime }) => {
    const { url = 'unknown', config } = request.routeOptions;
    // A stream lasts as long as its tab is open: its duration says nothing about the server.
    if (config.call?.schemas.replyType === 'text/event-stream') return;
    const status = `${Math.floor(statusCode / 100)}xx`;
    seconds.observe({ method: request.method, route: url, status }, elapsedTime / 1000);
    if (url === placingRoute && statusCode === 200) orders.inc();
  });
});

import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { resultWithin } from '../../process/resultWithin.ts';

/** Rejects, or does not settle, when a part of the shop does not work. */
export type ReadinessCheck = () => Promise<unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Adds a check to `/readyz`. */
    readonly addReadinessCheck: (name: string, check: ReadinessCheck) => void;
  }
}

/** Milliseconds that a check may take. */
const checkTimeoutMs = 2000;

/** Whether the check passes in time. */
const passes = (check: ReadinessCheck): Promise<boolean> => {
  const result = check().then(
    () => true,
    () => false,
  );
  return resultWithin(checkTimeoutMs, result, false);
};

/** Milliseconds for which results are used again: everybody may call `/readyz`, and a check may render a page. */
const validForMs = 1000;

/** Returns a function that resolves to the names of the checks that fail; it runs them at most once a second. */
const failingChecks = (checks: ReadonlyMap<string, ReadinessCheck>, clock: () => number) => {
  let latest: Promise<string[]> | null = null;
  let validUntil = 0;
  return (): Promise<string[]> => {
    if (latest === null || clock() >= validUntil) {
      validUntil = clock() + validForMs;
      latest = Promise.all(
        [...checks].map(async ([name, check]) => ((await passes(check)) ? [] : [name])),
      ).then((results) => results.flat());
    }
    return latest;
  };
};

interface ProbesOptions {
  /** The present in milliseconds; `performance.now` by default. */
  readonly clock?: () => number;
}

/**
 * `/livez` answers while the process handles requests; a supervisor restarts a process that does not answer. `/readyz`
 * answers 200 while every check passes and the server is not closing, otherwise 503 with the names of those that fail;
 * a load balancer then sends visitors to another process.
 */
export const probes = fastifyPlugin(async (app: FastifyInstance, options: ProbesOptions) => {
  const checks = new Map<string, ReadinessCheck>();
  const findFailing = failingChecks(checks, options.clock ?? (() => performance.now()));
  app.decorate('addReadinessCheck', (name: string, check: ReadinessCheck) => void checks.set(name, check));
  app.addHook('onRoute', (route) => {
    // Supervisors ask every few seconds, which would fill the log of requests.
    if (route.url === '/livez' || route.url === '/readyz') route.logLevel = 'warn';
  });
  app.get('/livez', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/readyz', async (_request, reply) => {
    const failed = [...(await findFailing()), ...(app.isClosing() ? ['closing'] : [])];
    reply.header('cache-control', 'no-store');
    if (failed.length === 0) return { status: 'ok' };
    return reply.code(503).send({ status: 'unavailable', failed });
  });
});

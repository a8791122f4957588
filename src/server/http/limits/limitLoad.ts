import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createQueue, type Queue, QueueFullError } from '../../process/createQueue.ts';

/** A class of calls. Each has a queue of its own: a crowd that only reads does not delay the placing of orders. */
export type LoadClass = 'orders' | 'other';

/** Accepts or refuses the work of requests, so that those accepted are answered within a second. */
export interface LoadLimiter {
  /** Throws a QueueFullError if `run` would refuse the request now. */
  refuseIfFull(request: FastifyRequest, loadClass: LoadClass): void;
  /**
   * Runs the work when it is its turn, or throws a QueueFullError; throws a TaskAbortedError if the client of a GET has
   * disconnected before that, as a browser does when the text of a search changes.
   */
  run<Result>(request: FastifyRequest, loadClass: LoadClass, work: () => Promise<Result>): Promise<Result>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly load: LoadLimiter;
  }
}

/** How many calls of a class may wait, so that a sudden crowd is not refused at once, its orders least of all (ADR 0068). */
const mostWaiting: Readonly<Record<LoadClass, number>> = { orders: 400, other: 200 };

/** Milliseconds between two warnings in the log. */
const warningIntervalMs = 10_000;

/**
 * The signal that takes a request out of its queue when its client disconnects; `undefined` for a request that runs all the same.
 * A request that changes something does, since its page may have been closed. So does one with a `content-encoding`: Fastify
 * aborts its signal as soon as the decompression has read the body to the end.
 */
const abortSignal = (request: FastifyRequest): AbortSignal | undefined =>
  request.method === 'GET' && !('content-encoding' in request.headers) ? request.signal : undefined;

// A page that the server renders makes its calls by `inject`, not over the network; pages have a queue of their own.
const isFromNetwork = ({ raw }: FastifyRequest): boolean => raw instanceof IncomingMessage;

interface LoadOptions {
  /** Calls of one class that run at once: as many as the database answers, so that others wait here, in order. */
  readonly concurrency: number;
  /**
   * Milliseconds: a queue counts as full while its oldest call has waited longer, so that waiting calls are answered in
   * time on a slow machine too.
   */
  readonly waitMs: number;
}

/** Decorates the server with `load`, which `answerCall` applies to the calls of the API. */
export const limitLoad = fastifyPlugin(async (app: FastifyInstance, { concurrency, waitMs }: LoadOptions) => {
  const queues: Readonly<Record<LoadClass, Queue>> = {
    orders: createQueue(concurrency, { waitMs, mostWaiting: mostWaiting.orders }),
    other: createQueue(concurrency, { waitMs, mostWaiting: mostWaiting.other }),
  };
  const { metrics } = app;
  metrics.gauge(
    'shop_calls_waiting',
    'Calls of the API that wait for their turn.',
    () => queues.orders.waiting + queues.other.waiting,
  );
  let nextWarningAt = 0;
  const countRefusal = (error: unknown): void => {
    if (!(error instanceof QueueFullError)) return;
    metrics.callsRefused.inc();
    if (performance.now() < nextWarningAt) return;
    nextWarningAt = performance.now() + warningIntervalMs;
    app.log.warn('more calls arrive than this process can answer; some are refused with 503');
  };
  const load: LoadLimiter = {
    refuseIfFull: (request, loadClass) => {
      if (!isFromNetwork(request) || !queues[loadClass].isFull) return;
      const error = new QueueFullError(`The queue of ${loadClass} is full.`);
      countRefusal(error);
      throw error;
    },
    run: async (request, loadClass, work) => {
      if (!isFromNetwork(request)) return work();
      let hasStarted = false;
      return queues[loadClass](async () => {
        hasStarted = true;
        // The embedded database answers without yielding to the event loop: all waiting calls would run in one turn,
        // and requests that arrive meanwhile would stay unread instead of being refused.
        await app.acceptConnections();
        return work();
      }, abortSignal(request)).catch((error: unknown) => {
        // An error that the work itself throws is no refusal.
        if (!hasStarted) countRefusal(error);
        throw error;
      });
    },
  };
  app.decorate('load', load);
});

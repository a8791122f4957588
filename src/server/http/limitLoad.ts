import { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createQueue, type Queue, QueueFullError } from '../createQueue.ts';

/** Orders have a queue of their own: a crowd that reads takes no place in it. */
export type LoadClass = 'orders' | 'other';

/** Accepts or refuses the work of requests, so that those accepted are answered within a second. */
export interface Load {
  /** Throws a QueueFullError when the work of such a request would be refused. */
  refuse(request: FastifyRequest, load: LoadClass): void;
  /**
   * Runs the work when it is its turn, or throws a QueueFullError; a TaskAbortedError when the client of a GET ended its
   * connection before, as a browser does with the question of a text that was typed on.
   */
  run<Result>(request: FastifyRequest, load: LoadClass, work: () => Promise<Result>): Promise<Result>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly load: Load;
  }
}

/** Calls that may wait: what a sudden crowd can bring. */
const mostWaiting: Readonly<Record<LoadClass, number>> = { orders: 400, other: 200 };

/** Milliseconds between two lines in the log. */
const warningInterval = 10_000;

/** A change is carried out even if its client is gone: it may have been sent by a page that closes. */
const abortSignal = (request: FastifyRequest): AbortSignal | undefined =>
  request.method === 'GET' ? request.signal : undefined;

// A page that is rendered sends its queries inside the process; pages have a queue of their own.
const isFromNetwork = ({ raw }: FastifyRequest): boolean => raw instanceof IncomingMessage;

interface LoadOptions {
  /** Calls of one class that run at once: as many as the database answers, so that others wait here, in order. */
  readonly concurrency: number;
  /**
   * Milliseconds: a queue is full while its first call has waited longer. So what waits is answered in time, whatever
   * the machine answers in it.
   */
  readonly wait: number;
}

/** Decorates the server with `load`, which `contractRoute` applies to the calls of the API. */
export const limitLoad = fastifyPlugin(async (app: FastifyInstance, { concurrency, wait }: LoadOptions) => {
  const queues: Readonly<Record<LoadClass, Queue>> = {
    orders: createQueue(concurrency, { wait, waiting: mostWaiting.orders }),
    other: createQueue(concurrency, { wait, waiting: mostWaiting.other }),
  };
  const { metrics } = app;
  metrics.gauge(
    'hatkhola_calls_waiting',
    'Calls of the API that wait for their turn.',
    () => queues.orders.waiting + queues.other.waiting,
  );
  let warnAt = 0;
  const count = (error: unknown): void => {
    if (!(error instanceof QueueFullError)) return;
    metrics.callsRefused.inc();
    if (performance.now() < warnAt) return;
    warnAt = performance.now() + warningInterval;
    app.log.warn('more calls arrive than this process can answer; some are refused with 503');
  };
  const load: Load = {
    refuse: (request, name) => {
      if (!isFromNetwork(request) || !queues[name].isFull) return;
      const error = new QueueFullError(`The queue of ${name} is full.`);
      count(error);
      throw error;
    },
    run: async (request, name, work) => {
      if (!isFromNetwork(request)) return work();
      let hasStarted = false;
      return queues[name](async () => {
        hasStarted = true;
        // The embedded database answers without the event loop: all that wait would be answered in one pass of it,
        // and the requests that arrive in the meantime stay unread instead of being refused.
        await app.acceptConnections();
        return work();
      }, abortSignal(request)).catch((error: unknown) => {
        if (!hasStarted) count(error);
        throw error;
      });
    },
  };
  app.decorate('load', load);
});

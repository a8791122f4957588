import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when no connection waits to be accepted and Node has read what arrived. */
    readonly acceptConnections: () => Promise<void>;
  }
}

/** Turns of the event loop: a flood of connections must not stop the work. */
const mostTurns = 200;

/**
 * Lets work on this thread wait for the requests that arrive. Node accepts one connection in a turn of the event loop
 * (libuv since 1.45), so turns of 20 ms would let a crowd of a thousand wait for 20 seconds, unanswered and unrefused.
 */
export const acceptConnections = fastifyPlugin(async (app: FastifyInstance) => {
  let accepted = 0;
  app.server.on('connection', () => {
    accepted += 1;
  });
  app.decorate('acceptConnections', async () => {
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const before = accepted;
      await setImmediate();
      if (accepted === before) return;
    }
  });
});

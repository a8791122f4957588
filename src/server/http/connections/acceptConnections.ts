import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when no connection waits to be accepted and Node has read what arrived. */
    readonly acceptConnections: () => Promise<void>;
  }
}

/** The most turns of the event loop to wait, so that a flood of connections, one in each turn, does not stop the work. */
const mostTurns = 200;

/**
 * Lets work on this thread wait until arriving connections are accepted. Node accepts one connection per turn of the event
 * loop (libuv since 1.45): with 20 ms of work in each turn, a thousand visitors would wait up to 20 seconds, neither
 * answered nor refused.
 */
export const acceptConnections = fastifyPlugin(async (app: FastifyInstance) => {
  let accepted = 0;
  app.server.on('connection', () => {
    accepted += 1;
  });
  app.decorate('acceptConnections', async () => {
    // A request's handler runs after this turn has accepted its connection: only a whole turn shows whether more of them wait.
    await setImmediate();
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const acceptedBefore = accepted;
      await setImmediate();
      if (accepted === acceptedBefore) return;
    }
  });
});

import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createWakeSignal, type WakeSignal } from '../process/createWakeSignal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly wakes: {
      /** Wakes after each call that may have changed something, and so may have added jobs to the outbox. */
      readonly outbox: WakeSignal;
      /** Wakes after an event from a courier was stored. */
      readonly courierEvents: WakeSignal;
    };
  }
}

/** Decorates the server with `wakes`. To be registered before the routes: its hook sees their responses. */
export const wakeSignals = fastifyPlugin(async (app: FastifyInstance) => {
  const outbox = createWakeSignal();
  app.decorate('wakes', { outbox, courierEvents: createWakeSignal() });
  app.addHook('onResponse', async ({ method, routeOptions }) => {
    if (method !== 'GET' && routeOptions.config.call !== undefined) outbox.wake();
  });
});

import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { createWakeSignal, type WakeSignal } from '../process/createWakeSignal.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly wakes: {
      /** After each change that a call of the API may have made, and so after what it added to the outbox. */
      readonly outbox: WakeSignal;
      /** After an event of a courier was stored. */
      readonly courierEvents: WakeSignal;
    };
  }
}

/** Registered before the routes, whose responses it sees. */
export const wakeSignals = fastifyPlugin(async (app: FastifyInstance) => {
  const outbox = createWakeSignal();
  app.decorate('wakes', { outbox, courierEvents: createWakeSignal() });
  app.addHook('onResponse', async ({ method, routeOptions }) => {
    if (method !== 'GET' && routeOptions.config.call !== undefined) outbox.wake();
  });
});

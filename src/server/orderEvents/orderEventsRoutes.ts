import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { lastEventId } from '#contract/orderEvents.ts';
import { orderEventsSchemas as schemas } from '#contract/orderEventsSchemas.ts';
import { callerOf, tokenExpiry } from '../auth/authorization.ts';
import type { Db } from '../database/openDatabase.ts';
import { contractRoute } from '../http/contractRoute.ts';
import { openOrderEvents } from './orderEventsService.ts';

export interface OrderEventsOptions {
  readonly db: Db;
  readonly now: () => Date;
}

/** The stream of order events for staff (MD-9). Registered before the routes that change orders, whose responses it sees. */
export const orderEventsRoutes = fastifyPlugin(
  async (app: FastifyInstance, { db, now }: OrderEventsOptions) => {
    const { streams, wake, close } = openOrderEvents(db, now, (error) =>
      app.log.warn({ err: error }, 'the events of orders could not be read'),
    );
    app.metrics.gauge('hatkhola_order_streams', 'Open streams of order events.', streams.count);
    app.addHook('preClose', async () => streams.close());
    app.addHook('onClose', close);
    app.addHook('onResponse', async (request) => {
      if (request.method !== 'GET') wake();
    });
    app.route({
      ...contractRoute(schemas.streamOrderEvents, {
        preValidation: app.authorize.staff,
        handler: async (request, reply) => {
          const lastId = request.headers[lastEventId];
          const stream = await streams.open(
            { uid: callerOf(request).uid, until: tokenExpiry(request) },
            typeof lastId === 'string' ? lastId : undefined,
          );
          return (
            reply
              .type('text/event-stream; charset=utf-8')
              // nginx would keep the events until its buffer is full.
              .header('x-accel-buffering', 'no')
              .send(stream)
          );
        },
      }),
      // The response to HEAD would wait for the end of the stream.
      exposeHeadRoute: false,
    });
  },
);

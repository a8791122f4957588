import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { headers } from '#contract/call/headers.ts';
import { streamOrderAnnouncementsCall } from '#contract/orders/orders.ts';
import { callerOf, tokenExpiry } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import { openOrderAnnouncements } from './orderAnnouncementsService.ts';

export interface OrderAnnouncementsOptions {
  readonly db: Db;
  readonly now: () => Date;
}

/** The route of the stream for staff (MD-9). To be registered before the routes that change orders: its hook sees their responses. */
export const orderAnnouncementsRoutes = fastifyPlugin(
  async (app: FastifyInstance, { db, now }: OrderAnnouncementsOptions) => {
    const { streams, wake, close } = openOrderAnnouncements(db, now, (error) =>
      app.log.warn({ err: error }, 'the events of orders could not be read'),
    );
    app.metrics.gauge('shop_order_streams', 'Open streams of order events.', streams.count);
    // Before the server waits for its open responses: a stream would never end by itself.
    app.addHook('preClose', async () => streams.close());
    app.addHook('onClose', close);
    app.addHook('onResponse', async (request) => {
      // Any other method may have changed an order: what it announced is read at once.
      if (request.method !== 'GET') wake();
    });
    answerCall(app, streamOrderAnnouncementsCall, async (request, reply) => {
      const lastId = request.headers[headers.lastEventId];
      const stream = await streams.open(
        { uid: callerOf(request).uid, until: tokenExpiry(request) },
        typeof lastId === 'string' ? lastId : undefined,
      );
      return (
        reply
          .type('text/event-stream; charset=utf-8')
          // Otherwise nginx would hold the events back until its buffer is full.
          .header('x-accel-buffering', 'no')
          .send(stream)
      );
    });
  },
);

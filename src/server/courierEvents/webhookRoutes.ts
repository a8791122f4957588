import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import { isCourierId } from '#domain/consignments/couriers.ts';
import type { Courier } from '../couriers/courier.ts';
import type { Db } from '../database/database.ts';
import { ApiError, notFound, unauthorized } from '../errors/apiError.ts';
import { createQueue } from '../process/createQueue.ts';
import type { WakeSignal } from '../process/createWakeSignal.ts';
import type { Couriers } from './courierPorts.ts';
import { receiveEvent } from './receiveEvent.ts';

interface WebhookOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly couriers: Couriers;
  /** Wakes the worker of the inbox after an event was stored. */
  readonly received: WakeSignal;
}

/** The most bytes of a webhook; couriers send one or two thousand. */
const largestBody = 64 * 1024;

/** How many wrong tokens per minute an address may send for one courier before it is told to wait. */
const wrongTokensPerMinute = 30;

/** How many webhooks are stored at once, and how many wait at most and how long; others get 503, after which couriers send them again. */
const storing = { atOnce: 4, mostWaiting: 1000, waitMs: 4000 } as const;

interface WebhookRoute {
  Params: { courier: string };
  Body: Buffer | undefined;
}

const textHeaders = (request: FastifyRequest): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  );

/** Turns any error of storing into a 503, after which the courier sends the event again; it does not after other errors. */
const repeatLater = (cause: unknown): never => {
  throw new ApiError('unavailable', 'The event could not be stored. Please send it again.', {}, { cause });
};

interface Reader extends Pick<Courier, 'id' | 'webhookHeaders'> {
  readonly read: NonNullable<Courier['readWebhook']>;
}

/** The courier in the address, with its reader of webhooks; throws an ApiError if there is none. */
const readerOf = (couriers: Couriers, name: string): Reader => {
  const courier = isCourierId(name) ? couriers.get(name) : undefined;
  // `null` while the shop has no secret for its webhooks. The error names `courier` also as the part of the address that is wrong.
  if (courier?.readWebhook == null) throw notFound('courier', 'courier');
  return { ...courier, read: courier.readWebhook };
};

/**
 * Routes for the webhooks of couriers (CR-5); outside of `/api`, since a courier proves itself by its own token and has no account.
 * An event is stored and answered at once; the worker of the inbox does the rest.
 */
export const webhookRoutes: FastifyPluginAsync<WebhookOptions> = async (
  app,
  { db, now, couriers, received },
) => {
  // The raw bytes are needed for the signature, and a body that is not JSON must still be answered according to its token.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
  const refused = new Counter({
    name: 'shop_webhooks_refused_total',
    help: 'Webhooks with a wrong token or signature.',
    labelNames: ['courier'],
    registers: [app.metrics.registry],
  });
  const queue = createQueue(storing.atOnce, storing);
  const wrongTokens = app.perMinute('wrong webhook tokens', wrongTokensPerMinute, { ofEachAddress: true });

  const refuse = async (request: FastifyRequest, reply: FastifyReply, courier: string): Promise<never> => {
    refused.inc({ courier });
    // Counts this wrong token, and throws an ApiError once there were too many; there is no work to do within the limit.
    await wrongTokens.run(courier, { request, reply }, async () => undefined);
    throw unauthorized('The token or the signature is wrong.');
  };

  // Runs before the body is read, so that no body for an unknown courier is read, and the refusal of a too long one has the headers too.
  app.addHook<WebhookRoute>('onRequest', async ({ params }, reply) => {
    reply.headers(readerOf(couriers, params.courier).webhookHeaders ?? {});
  });
  app.post<WebhookRoute>('/webhooks/:courier', { bodyLimit: largestBody }, async (request, reply) => {
    const { id, read } = readerOf(couriers, request.params.courier);
    const body = request.body ?? Buffer.alloc(0);
    const reading = read({ headers: textHeaders(request), body });
    if (reading.kind === 'refused') return refuse(request, reply, id);
    if (reading.kind === 'handshake') return reply.code(reading.status).headers(reading.headers).send();
    const store = () => receiveEvent(db, id, reading, body, now()).catch(repeatLater);
    const isNew = await queue(store);
    if (isNew) received.wake();
    return reply.code(202).send();
  });
};

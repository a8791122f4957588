import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import { isCourierId } from '#domain/consignments/couriers.ts';
import type { Courier } from '../couriers/courier.ts';
import type { Db } from '../database/database.ts';
import { ApiError, notFound, unauthorized } from '../errors/apiError.ts';
import { createQueue } from '../process/createQueue.ts';
import type { WakeSignal } from '../process/createWakeSignal.ts';
import type { Couriers } from './courierPorts.ts';
import { receiveEvent } from './receiveWebhook.ts';

export interface WebhookOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly couriers: Couriers;
  /** Woken after an event is stored. */
  readonly received: WakeSignal;
}

/** Bytes of a webhook; those of couriers have a thousand or two. */
const largestBody = 64 * 1024;

/** Wrong tokens that an address may send in a minute before it is told to wait. */
const wrongTokensPerMinute = 30;

/** Webhooks that are stored at once, and how many wait for that at most: a courier repeats what is refused with 503. */
const storing = { atOnce: 4, waiting: 1000, waitMs: 4000 } as const;

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

/** Whatever keeps an event from being stored may pass: a courier repeats after a 503, and not after other errors. */
const repeatLater = (cause: unknown): never => {
  throw new ApiError('unavailable', 'The event could not be stored. Please send it again.', {}, { cause });
};

interface Reader extends Pick<Courier, 'id' | 'webhookHeaders'> {
  readonly read: NonNullable<Courier['readWebhook']>;
}

/** The courier of the address, as it reads webhooks. */
const readerOf = (couriers: Couriers, name: string): Reader => {
  const courier = isCourierId(name) ? couriers.get(name) : undefined;
  if (courier?.readWebhook == null) throw notFound('courier', 'courier');
  return { ...courier, read: courier.readWebhook };
};

/**
 * Takes what couriers send (CR-5): outside of `/api`, since a courier's token, and not an account's, says who sends it. An event
 * is stored and answered; the worker of the inbox does the rest.
 */
export const webhookRoutes: FastifyPluginAsync<WebhookOptions> = async (
  app,
  { db, now, couriers, received },
) => {
  // A signature is over the bytes, and what is no JSON is answered by its token first.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: largestBody },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
  const refused = new Counter({
    name: 'shop_webhooks_refused_total',
    help: 'Webhooks with a wrong token or signature.',
    labelNames: ['courier'],
    registers: [app.metrics.registry],
  });
  const queue = createQueue(storing.atOnce, { waiting: storing.waiting, wait: storing.waitMs });
  const wrongTokens = app.perMinute('wrong webhook tokens', wrongTokensPerMinute, { ofEachAddress: true });

  const refuse = async (request: FastifyRequest, reply: FastifyReply, courier: string): Promise<never> => {
    refused.inc({ courier });
    await wrongTokens.run(courier, { request, reply }, async () => undefined);
    throw unauthorized('The token or the signature is wrong.');
  };

  // Before the body is read: that of an unknown courier is not, and a body that is too long gets the headers too.
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
    if (await queue(store)) received.wake();
    return reply.code(202).send();
  });
};

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { trackingSchemas as schemas } from '#contract/trackingSchemas.ts';
import { normalizeMobileNumber } from '#domain/mobileNumber.ts';
import { parseOrderNumber } from '#domain/orderNumber.ts';
import { unknown } from '../apiError.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/openDatabase.ts';
import { contractRoute } from '../http/contractRoute.ts';
import type { Limits } from '../settings.ts';
import { findToken, linksOf, moveByLink, revoke, trackedOrder } from './trackingService.ts';
import type { TrackingTokens } from './trackingTokens.ts';

export interface TrackingOptions {
  readonly db: Db;
  readonly tokens: TrackingTokens;
  readonly limits: Pick<Limits, 'tracking'>;
  readonly now: () => Date;
}

/** No cache may keep what a link opens. */
const forbidStorage = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  reply.header('cache-control', 'no-store');
};

/** Routes for tracking links (SH-4). */
export const trackingRoutes: FastifyPluginAsync<TrackingOptions> = async (
  app,
  { db, tokens, limits, now },
) => {
  const { account, guestOrCustomer, staff } = app.authorize;
  const tracking = () => ({ db, tokens, now: now() });
  // Strangers know one of both, and must not use up the attempts of who knows both.
  const byNumber = app.perMinute('tracking number', limits.tracking, { ofEachAddress: true });
  const byPhone = app.perMinute('tracking phone', limits.tracking, { ofEachAddress: true });
  app.route(
    contractRoute(schemas.findTracking, {
      preValidation: forbidStorage,
      handler: async (request, reply) => {
        const { number, mobileNumber } = request.body;
        const client = { request, reply };
        // A limit does not count work that throws, and a wrong guess must count.
        const token = await byNumber.run(parseOrderNumber(number) ?? '', client, () =>
          byPhone.run(normalizeMobileNumber(mobileNumber), client, () => findToken(tracking(), request.body)),
        );
        if (token === null) throw unknown('order with this number and this phone number', 'number');
        return { token };
      },
    }),
  );
  app.route(
    contractRoute(schemas.getTracked, {
      preValidation: forbidStorage,
      handler: ({ body }) => trackedOrder(tracking(), body.token),
    }),
  );
  app.route(
    contractRoute(schemas.moveTracked, {
      preValidation: guestOrCustomer,
      handler: async ({ body }) => ({
        orderStatus: await moveByLink(tracking(), body),
        modifiedCount: 1,
      }),
    }),
  );
  app.route(
    contractRoute(schemas.listTrackingLinks, {
      preValidation: account,
      handler: async (request) => ({
        links: await linksOf(tracking(), callerOf(request), request.query.orders.split(',')),
      }),
    }),
  );
  app.route(
    contractRoute(schemas.revokeTrackingLinks, {
      preValidation: staff,
      handler: async (request) => ({
        modifiedCount: await revoke(db, callerOf(request), request.params.id, now()),
      }),
    }),
  );
};

import type { FastifyPluginAsync } from 'fastify';
import {
  findTrackingCall,
  getTrackedCall,
  listTrackingLinksCall,
  moveTrackedCall,
  revokeTrackingLinksCall,
} from '#contract/orders/tracking.ts';
import { parseInvoiceCode } from '#domain/orders/invoiceNumber.ts';
import { normalizeMobileNumber } from '#domain/values/mobileNumber.ts';
import { callerOf } from '../../auth/authorization.ts';
import type { Db } from '../../database/database.ts';
import { notFound } from '../../errors/apiError.ts';
import { answerCall } from '../../http/routes/answerCall.ts';
import type { RateLimits } from '../../settings/settings.ts';
import type { LinkTokens } from './linkTokens.ts';
import { findToken, linksOf, moveByLink, revokeOrderLinks, trackedOrder } from './trackingService.ts';

interface TrackingOptions {
  readonly db: Db;
  readonly tokens: LinkTokens;
  readonly limits: Pick<RateLimits, 'tracking'>;
  readonly now: () => Date;
}

/** Routes for tracking links (SH-4). */
export const trackingRoutes: FastifyPluginAsync<TrackingOptions> = async (
  app,
  { db, tokens, limits, now },
) => {
  const parts = () => ({ db, tokens, now: now() });
  // Each IP address has its own limit: a stranger who knows one of the numbers must not use up the customer's attempts.
  const byNumber = app.perMinute('tracking number', limits.tracking, { ofEachAddress: true });
  const byPhone = app.perMinute('tracking phone', limits.tracking, { ofEachAddress: true });
  answerCall(app, findTrackingCall, async (request, reply) => {
    const { number, mobileNumber } = request.body;
    const client = { request, reply };
    // A wrong guess must count, but a limit does not count work that throws; so `findToken` returns `null` instead.
    const token = await byNumber.run(parseInvoiceCode(number) ?? '', client, () =>
      byPhone.run(normalizeMobileNumber(mobileNumber), client, () => findToken(parts(), request.body)),
    );
    if (token === null) throw notFound('order with this number and this phone number', 'number');
    return { token };
  });
  answerCall(app, getTrackedCall, ({ body }) => trackedOrder(parts(), body.token));
  answerCall(app, moveTrackedCall, async ({ body }) => ({
    orderStatus: await moveByLink(parts(), body),
    modifiedCount: 1,
  }));
  answerCall(app, listTrackingLinksCall, async (request) => ({
    links: await linksOf(parts(), callerOf(request), request.query.orders.split(',')),
  }));
  answerCall(app, revokeTrackingLinksCall, async (request) => {
    await revokeOrderLinks(db, callerOf(request), request.params.id, now());
    return { modifiedCount: 1 };
  });
};

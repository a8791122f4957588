import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import { orderNeighboursSchemas } from '#contract/orderNeighboursSchemas.ts';
import type { PlaceOrderBody } from '#contract/orders.ts';
import { ordersSchemas as schemas } from '#contract/ordersSchemas.ts';
import { headers } from '#contract/refusal.ts';
import { chartDays } from '#domain/constants.ts';
import { isStaff } from '#domain/role.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/openDatabase.ts';
import { contractRoute } from '../http/contractRoute.ts';
import { clientAddress } from '../http/rateLimit.ts';
import { setPaginationHeaders } from '../http/setPaginationHeaders.ts';
import type { Limits } from '../settings.ts';
import { idempotencyKeyOf } from './idempotencyKeyOf.ts';
import { removeOrder, setStatus } from './moveOrder.ts';
import { moveOrders } from './moveOrders.ts';
import {
  countOrdersByDay,
  countOrdersByStatus,
  exportAllOrders,
  getOrderWithHistory,
  listAllOrders,
  listOrdersOf,
  neighboursOf,
} from './ordersService.ts';
import { placeOrder } from './placeOrder.ts';
import type { TrackingTokens } from './trackingTokens.ts';

export interface OrdersOptions {
  readonly db: Db;
  /** The database for long reads. */
  readonly exports: Db;
  readonly tokens: TrackingTokens;
  readonly limits: Pick<Limits, 'orders'>;
  readonly now: () => Date;
}

/** An account's uid; a guest's phone number with the IP address, since a guest can enter any phone number. */
const shopperKey = (
  request: Pick<FastifyRequest<{ Body: PlaceOrderBody }>, 'caller' | 'body' | 'ip'>,
): string =>
  request.caller === null
    ? `guest ${request.body.customerData.mobileNumber} ${clientAddress(request)}`
    : `account ${request.caller.uid}`;

/** Anyone places an order; its account, or staff, move it; an admin deletes it. */
const writingRoutes = (app: FastifyInstance, { db, tokens, limits, now }: OrdersOptions): void => {
  const { guestOrAccount, account, staff, admin } = app.authorize;
  app.route(
    contractRoute(schemas.placeOrder, {
      preValidation: guestOrAccount,
      load: 'orders',
      limit: { rate: app.perMinute('orders', limits.orders), key: shopperKey },
      handler: async (request) => {
        const { body, caller } = request;
        const key = idempotencyKeyOf(request);
        const { id, number, version } = await placeOrder(db, { body, key, caller, now: now() });
        // Staff read links in the dashboard, which the audit log has.
        const hasLink = version !== undefined && !isStaff(caller?.role ?? null);
        const trackingToken = hasLink ? await tokens.mint({ order: id, version }) : undefined;
        return { insertedId: id, number: number ?? undefined, trackingToken };
      },
    }),
  );
  app.route(
    contractRoute(schemas.setOrderStatus, {
      preValidation: account,
      handler: async (request) => ({
        orderStatus: await setStatus(db, callerOf(request), request.params.id, request.body, now()),
        modifiedCount: 1,
      }),
    }),
  );
  app.route(
    contractRoute(schemas.setOrderStatuses, {
      preValidation: staff,
      handler: async (request) => ({
        results: await moveOrders(db, callerOf(request), request.body, now()),
      }),
    }),
  );
  app.route(
    contractRoute(schemas.deleteOrder, {
      preValidation: admin,
      handler: async (request) => ({
        deletedCount: await removeOrder(db, callerOf(request), request.params.id, now()),
      }),
    }),
  );
};

/** Accounts read their own orders. */
const readingRoutes = (app: FastifyInstance, { db }: OrdersOptions): void => {
  const { account } = app.authorize;
  app.route(
    contractRoute(schemas.listOwnOrders, {
      preValidation: account,
      handler: async (request, reply) =>
        setPaginationHeaders(reply, await listOrdersOf(db, callerOf(request), request.query)),
    }),
  );
  app.route(
    contractRoute(schemas.getOrder, {
      preValidation: account,
      handler: (request) => getOrderWithHistory(db, callerOf(request), request.params.id),
    }),
  );
  app.route(
    contractRoute(orderNeighboursSchemas.getNeighbours, {
      preValidation: account,
      handler: (request) => neighboursOf(db, callerOf(request), request.params.id, request.query),
    }),
  );
  app.route(
    contractRoute(schemas.countOrders, {
      preValidation: account,
      handler: (request) => countOrdersByStatus(db, callerOf(request)),
    }),
  );
};

/** Staff read all orders. */
const staffRoutes = (app: FastifyInstance, { db, exports, now }: OrdersOptions): void => {
  const { staff } = app.authorize;
  app.route(
    contractRoute(schemas.listOrders, {
      preValidation: staff,
      handler: async ({ query }, reply) => setPaginationHeaders(reply, await listAllOrders(db, query)),
    }),
  );
  app.route(
    contractRoute(schemas.countDays, {
      preValidation: staff,
      handler: async ({ query }) => ({ days: await countOrdersByDay(db, query.days ?? chartDays, now()) }),
    }),
  );
  // The only response that is not JSON: a stream that holds at most one batch in memory.
  app.route(
    contractRoute(schemas.exportOrders, {
      preValidation: staff,
      handler: async (request, reply) => {
        const { parts, total } = await exportAllOrders(
          { db, exports },
          callerOf(request),
          request.query,
          now(),
        );
        return reply
          .header('content-disposition', 'attachment; filename="orders.csv"')
          .header(headers.totalCount, total)
          .type('text/csv; charset=utf-8')
          .send(Readable.from(parts));
      },
    }),
  );
};

/** Routes for orders (API-5). */
export const ordersRoutes: FastifyPluginAsync<OrdersOptions> = async (app, options) => {
  writingRoutes(app, options);
  readingRoutes(app, options);
  staffRoutes(app, options);
};

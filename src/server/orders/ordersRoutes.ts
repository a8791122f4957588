import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlaceOrderBody } from '#contract/orders.ts';
import * as calls from '#contract/orders.ts';
import { ordersChecks as checks, ordersFilterSchema, placeOrderHeaders } from '#contract/ordersSchemas.ts';
import { headers } from '#contract/refusal.ts';
import { chartDays } from '#domain/constants.ts';
import type { Authorizer, Caller } from '../auth/authorizer.ts';
import type { Db } from '../database/openDatabase.ts';
import { clientAddress, createRateLimit } from '../http/rateLimit.ts';
import { readCast } from '../http/readInput.ts';
import { registerRoute } from '../http/registerRoute.ts';
import { setPaginationHeaders } from '../http/setPaginationHeaders.ts';
import type { Limits } from '../settings.ts';
import { removeOrder, setStatus } from './moveOrder.ts';
import {
  countDaysOf,
  countOrdersFor,
  exportAllOrders,
  getOrderWithHistory,
  listAllOrders,
  listOrdersOf,
} from './ordersService.ts';
import { placeOrder } from './placeOrder.ts';

export interface OrdersDeps {
  readonly db: Db;
  readonly authorizer: Authorizer;
  readonly limits: Limits;
  readonly now: () => Date;
}

/** The idempotency key of a request; `null` without one. */
const keyOf = (request: FastifyRequest): string | null =>
  readCast(placeOrderHeaders, request.headers)[headers.idempotencyKey] ?? null;

interface Shopper {
  readonly caller: Caller | null;
  readonly body: PlaceOrderBody;
  readonly request: FastifyRequest;
}

/** An account's uid; a guest's phone number with the IP address, since a guest can enter any phone number. */
const shopperKey = ({ caller, body, request }: Shopper): string =>
  caller === null
    ? `guest ${body.customerData.mobileNumber} ${clientAddress(request)}`
    : `account ${caller.uid}`;

/** The only call whose response is not JSON: a stream that holds at most one batch in memory. */
const exportRoute = (app: FastifyInstance, { db, authorizer }: OrdersDeps): void => {
  app.get(calls.exportOrders.path, async (request, reply) => {
    await authorizer.admin(request);
    const question = readCast(ordersFilterSchema, request.query);
    const { parts, total } = await exportAllOrders(db, question);
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="orders.csv"')
      .header(headers.totalCount, total)
      .type('text/csv; charset=utf-8')
      .send(Readable.from(parts));
  });
};

/** Routes for orders (API-5): anyone places one, accounts read and move their own, admins all. */
export const ordersRoutes = (app: FastifyInstance, needs: OrdersDeps): void => {
  const { db, authorizer, limits, now } = needs;
  const account = { authorize: authorizer.account };
  const admin = { authorize: authorizer.admin };
  const shopper = {
    authorize: authorizer.guestOrAccount,
    limit: { rate: createRateLimit(limits.orders), key: shopperKey },
  };
  registerRoute(app, calls.placeOrder, checks.placeOrder, shopper, async ({ body, caller, request }) => ({
    insertedId: await placeOrder(db, { body, key: keyOf(request), caller, now: now() }),
  }));
  registerRoute(app, calls.listOrders, checks.listOrders, admin, async ({ query, reply }) =>
    setPaginationHeaders(reply, await listAllOrders(db, query)),
  );
  registerRoute(app, calls.listOwnOrders, checks.listOwnOrders, account, async ({ query, caller, reply }) =>
    setPaginationHeaders(reply, await listOrdersOf(db, caller, query)),
  );
  registerRoute(
    app,
    calls.setOrderStatus,
    checks.setOrderStatus,
    account,
    async ({ params, body, caller }) => ({
      orderStatus: await setStatus(db, caller, params.id, body, now()),
      modifiedCount: 1,
    }),
  );
  registerRoute(app, calls.deleteOrder, checks.deleteOrder, admin, async ({ params, caller }) => ({
    deletedCount: await removeOrder(db, caller, params.id),
  }));
  registerRoute(app, calls.getOrder, checks.getOrder, account, ({ params, caller }) =>
    getOrderWithHistory(db, caller, params.id),
  );
  registerRoute(app, calls.countDays, checks.countDays, admin, async ({ query }) => ({
    days: await countDaysOf(db, query.days ?? chartDays, now()),
  }));
  exportRoute(app, needs);
  registerRoute(app, calls.countOrders, checks.countOrders, account, ({ caller }) =>
    countOrdersFor(db, caller),
  );
};

import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import {
  countDaysCall,
  countOrdersCall,
  deleteOrderCall,
  exportCustomersCall,
  exportOrdersCall,
  getNeighboursCall,
  getOrderCall,
  listOrdersCall,
  listOwnOrdersCall,
  type PlaceOrderBody,
  placeOrderCall,
  setOrderStatusCall,
  setOrderStatusesCall,
} from '#contract/orders/orders.ts';
import { receiveReturnCall } from '#contract/products/stock.ts';
import { isStaff } from '#domain/accounts/role.ts';
import { customerCsvHead, customerCsvRow } from '#domain/orders/customerCsv.ts';
import { orderWithParcelCsvHead, orderWithParcelCsvRow } from '#domain/orders/orderCsv.ts';
import { chartDays } from '#domain/shop/constants.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { clientAddress } from '../http/limits/clientAddress.ts';
import { contractRoute } from '../http/routes/answerCall.ts';
import { idempotencyKeyOf, setPaginationHeaders } from '../http/routes/callHeaders.ts';
import { sendCsv } from '../http/routes/sendCsv.ts';
import type { RateLimits } from '../settings/settings.ts';
import type { CurrentShopSettings } from '../shopSettings/currentShopSettings.ts';
import { removeOrder, setStatus } from './changes/moveOrder.ts';
import { moveOrders } from './changes/moveOrders.ts';
import { receiveReturn } from './changes/receiveReturn.ts';
import { exportCustomers } from './lists/exportCustomers.ts';
import {
  countOrdersByDay,
  countOrdersByStatus,
  exportAllOrders,
  getOrderWithHistory,
  listAllOrders,
  listOrdersOf,
  neighboursOf,
} from './lists/ordersService.ts';
import { placeOrder } from './placing/placeOrder.ts';
import type { LinkTokens } from './tracking/linkTokens.ts';

interface OrdersOptions {
  readonly db: Db;
  /** The database for long reads. */
  readonly exports: Db;
  readonly tokens: LinkTokens;
  readonly limits: Pick<RateLimits, 'orders'>;
  readonly now: () => Date;
  readonly shopSettings: CurrentShopSettings;
}

/** The key of the limit for new orders: an account's uid, or a guest's phone number with the IP address, as guests can enter any number. */
const shopperKey = (
  request: Pick<FastifyRequest<{ Body: PlaceOrderBody }>, 'caller' | 'body' | 'ip'>,
): string =>
  request.caller === null
    ? `guest ${request.body.customerData.mobileNumber} ${clientAddress(request)}`
    : `account ${request.caller.uid}`;

/** Anyone can place an order; its account or staff can move it; staff receive its goods back; admins can delete it. */
const writingRoutes = (app: FastifyInstance, options: OrdersOptions): void => {
  const { db, tokens, limits, now } = options;
  app.route(
    contractRoute(placeOrderCall, {
      queue: 'orders',
      limit: { rate: app.perMinute('orders', limits.orders), key: shopperKey },
      handler: async (request) => {
        const { body, caller } = request;
        const key = idempotencyKeyOf(request);
        const { id, number, version } = await placeOrder(options, { body, key, caller, now: now() });
        // `version` is that of the order's tracking links, absent if the key belongs to a deleted order or another shopper's. Staff get
        // links only in the dashboard, where the audit log records that.
        const hasLink = version !== undefined && !isStaff(caller?.role ?? null);
        const trackingToken = hasLink ? await tokens.mint({ id, version }) : undefined;
        return { insertedId: id, number, trackingToken };
      },
    }),
  );
  app.route(
    contractRoute(setOrderStatusCall, {
      handler: async (request) => ({
        orderStatus: await setStatus(db, callerOf(request), request.params.id, request.body, now()),
        modifiedCount: 1,
      }),
    }),
  );
  app.route(
    contractRoute(setOrderStatusesCall, {
      handler: async (request) => ({
        results: await moveOrders(db, callerOf(request), request.body, now()),
      }),
    }),
  );
  app.route(
    contractRoute(receiveReturnCall, {
      handler: async (request) => ({
        pieces: await receiveReturn(db, callerOf(request), request.params.id, now()),
      }),
    }),
  );
  app.route(
    contractRoute(deleteOrderCall, {
      handler: async (request) => {
        await removeOrder(db, callerOf(request), request.params.id, now());
        return { deletedCount: 1 };
      },
    }),
  );
};

/** Routes by which accounts read their own orders; staff read any order by them. */
const readingRoutes = (app: FastifyInstance, { db }: OrdersOptions): void => {
  app.route(
    contractRoute(listOwnOrdersCall, {
      handler: async (request, reply) =>
        setPaginationHeaders(reply, await listOrdersOf(db, callerOf(request), request.query)),
    }),
  );
  app.route(
    contractRoute(getOrderCall, {
      handler: (request) => getOrderWithHistory(db, callerOf(request), request.params.id),
    }),
  );
  app.route(
    contractRoute(getNeighboursCall, {
      handler: (request) => neighboursOf(db, callerOf(request), request.params.id, request.query),
    }),
  );
  app.route(
    contractRoute(countOrdersCall, {
      handler: (request) => countOrdersByStatus(db, callerOf(request)),
    }),
  );
};

/** Routes by which staff read all orders. */
const staffRoutes = (app: FastifyInstance, { db, exports, now }: OrdersOptions): void => {
  app.route(
    contractRoute(listOrdersCall, {
      handler: async ({ query }, reply) => setPaginationHeaders(reply, await listAllOrders(db, query)),
    }),
  );
  app.route(
    contractRoute(countDaysCall, {
      handler: async ({ query }) => ({ days: await countOrdersByDay(db, query.days ?? chartDays, now()) }),
    }),
  );
  app.route(
    contractRoute(exportOrdersCall, {
      handler: async (request, reply) => {
        const orders = await exportAllOrders({ db, exports }, callerOf(request), request.query, now());
        return sendCsv(reply, {
          name: 'orders',
          head: orderWithParcelCsvHead,
          line: orderWithParcelCsvRow,
          ...orders,
        });
      },
    }),
  );
  app.route(
    contractRoute(exportCustomersCall, {
      handler: async (request, reply) => {
        const customers = await exportCustomers({ db, exports }, callerOf(request), now());
        const format = { name: 'customers', head: customerCsvHead, line: customerCsvRow };
        return sendCsv(reply, { ...format, ...customers });
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

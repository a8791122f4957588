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
import { sendExport } from '../audit/sendExport.ts';
import { callerOf } from '../auth/authorization.ts';
import type { Db } from '../database/database.ts';
import { clientAddress } from '../http/limits/clientAddress.ts';
import { answerCall } from '../http/routes/answerCall.ts';
import { idempotencyKeyOf, setPaginationHeaders } from '../http/routes/callHeaders.ts';
import type { RateLimits } from '../settings/settings.ts';
import type { CurrentShopSettings } from '../shopSettings/currentShopSettings.ts';
import { removeOrder, setStatus } from './changes/moveOrder.ts';
import { moveOrders } from './changes/moveOrders.ts';
import { receiveReturn } from './changes/receiveReturn.ts';
import { allCustomers } from './lists/allCustomers.ts';
import {
  allOrders,
  countOrdersByDay,
  countOrdersByStatus,
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
  answerCall(
    app,
    placeOrderCall,
    async (request) => {
      const { body, caller } = request;
      const key = idempotencyKeyOf(request);
      const { id, number, version } = await placeOrder(options, { body, key, caller, now: now() });
      // `version` is that of the order's tracking links, absent if the key belongs to a deleted order or another shopper's. Staff get
      // links only in the dashboard, where the audit log records that.
      const hasLink = version !== undefined && !isStaff(caller?.role ?? null);
      const trackingToken = hasLink ? await tokens.mint({ id, version }) : undefined;
      return { insertedId: id, number, trackingToken };
    },
    { queue: 'orders', limit: { rate: app.perMinute('orders', limits.orders), key: shopperKey } },
  );
  answerCall(app, setOrderStatusCall, async (request) => ({
    orderStatus: await setStatus(db, callerOf(request), request.params.id, request.body, now()),
    modifiedCount: 1,
  }));
  answerCall(app, setOrderStatusesCall, async (request) => ({
    results: await moveOrders(db, callerOf(request), request.body, now()),
  }));
  answerCall(app, receiveReturnCall, async (request) => ({
    pieces: await receiveReturn(db, callerOf(request), request.params.id, now()),
  }));
  answerCall(app, deleteOrderCall, async (request) => {
    await removeOrder(db, callerOf(request), request.params.id, now());
    return { deletedCount: 1 };
  });
};

/** Routes by which accounts read their own orders; staff read any order by them. */
const readingRoutes = (app: FastifyInstance, { db }: OrdersOptions): void => {
  answerCall(app, listOwnOrdersCall, async (request, reply) =>
    setPaginationHeaders(reply, await listOrdersOf(db, callerOf(request), request.query)),
  );
  answerCall(app, getOrderCall, (request) => getOrderWithHistory(db, callerOf(request), request.params.id));
  answerCall(app, getNeighboursCall, (request) =>
    neighboursOf(db, callerOf(request), request.params.id, request.query),
  );
  answerCall(app, countOrdersCall, (request) => countOrdersByStatus(db, callerOf(request)));
};

/** Routes by which staff read all orders. */
const staffRoutes = (app: FastifyInstance, { db, exports, now }: OrdersOptions): void => {
  answerCall(app, listOrdersCall, async ({ query }, reply) =>
    setPaginationHeaders(reply, await listAllOrders(db, query)),
  );
  answerCall(app, countDaysCall, async ({ query }) => ({
    days: await countOrdersByDay(db, query.days ?? chartDays, now()),
  }));
  answerCall(app, exportOrdersCall, async ({ query }, reply) => {
    const format = { name: 'orders', head: orderWithParcelCsvHead, line: orderWithParcelCsvRow };
    const orders = await allOrders(exports, query);
    return sendExport(db, reply, { action: 'exportOrders', ...format, ...orders }, now());
  });
  answerCall(app, exportCustomersCall, async (_request, reply) => {
    const format = { name: 'customers', head: customerCsvHead, line: customerCsvRow };
    const customers = await allCustomers(exports);
    return sendExport(db, reply, { action: 'exportCustomers', ...format, ...customers }, now());
  });
};

/** Routes for orders (API-5). */
export const ordersRoutes: FastifyPluginAsync<OrdersOptions> = async (app, options) => {
  writingRoutes(app, options);
  readingRoutes(app, options);
  staffRoutes(app, options);
};

import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as calls from '#contract/orders.ts';
import { ordersChecks as checks } from '#contract/ordersChecks.ts';
import { headers } from '#contract/refusal.ts';
import type { Db } from '../database/openDatabase.ts';
import type { Access } from '../plugins/access.ts';
import { mount } from '../plugins/mount.ts';
import { invalid } from '../plugins/refusal.ts';
import { tellPage } from '../plugins/tellPage.ts';
import type { Limits } from '../settings.ts';
import {
  countOrdersFor,
  giveOrder,
  listAllOrders,
  listOrdersOf,
  removeOrder,
  setStatus,
} from './ordersWork.ts';
import { placeOrder } from './placeOrderWork.ts';

export interface OrdersNeeds {
  readonly db: Db;
  readonly access: Access;
  readonly limits: Limits;
  readonly now: () => Date;
}

/** The idempotency key of a request; `null` without one. */
const keyOf = (request: FastifyRequest): string | null => {
  const key = request.headers[headers.idempotencyKey];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key)) {
    throw invalid(headers.idempotencyKey, `${headers.idempotencyKey} must be 8 to 100 visible characters`);
  }
  return key;
};

/** Orders (API-5): anyone places one, an account sees and moves its own, an admin all. */
export const ordersRoutes = (app: FastifyInstance, { db, access, limits, now }: OrdersNeeds): void => {
  const account = { may: access.account };
  const admin = { may: access.admin };
  const shopper = { may: access.guestOrAccount, perMinute: { name: 'orders', max: limits.orders } };
  mount(app, calls.placeOrder, checks.placeOrder, shopper, async ({ body, caller, request }) => ({
    insertedId: await placeOrder(db, { body, key: keyOf(request), caller, now: now() }),
  }));
  mount(app, calls.listOrders, checks.listOrders, admin, async ({ query, reply }) =>
    tellPage(reply, await listAllOrders(db, query)),
  );
  mount(app, calls.listOwnOrders, checks.listOwnOrders, account, async ({ query, caller, reply }) =>
    tellPage(reply, await listOrdersOf(db, caller, query)),
  );
  mount(app, calls.setOrderStatus, checks.setOrderStatus, account, async ({ params, body, caller }) => ({
    orderStatus: await setStatus(db, caller, params.id, body, now()),
    modifiedCount: 1,
  }));
  mount(app, calls.deleteOrder, checks.deleteOrder, admin, async ({ params, caller }) => ({
    deletedCount: await removeOrder(db, caller, params.id),
  }));
  mount(app, calls.getOrder, checks.getOrder, account, ({ params, caller }) =>
    giveOrder(db, caller, params.id),
  );
  mount(app, calls.countOrders, checks.countOrders, account, ({ caller }) => countOrdersFor(db, caller));
};

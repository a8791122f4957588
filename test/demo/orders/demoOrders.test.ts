import { describe, expect, it } from 'vitest';
import { placeOrderBody } from '#contract/orders/placeOrderSchemas.ts';
import { demoCustomer } from '#demo/accounts/demoAccounts.ts';
import { demoProducts } from '#demo/catalog/demoProducts.ts';
import { orderEntries } from '#demo/orders/demoAudit.ts';
import { type DemoOrder, demoOrders } from '#demo/orders/demoOrders.ts';
import { moveRows } from '#demo/shop/shopRows.ts';
import { linesTotal } from '#domain/checkout/cart.ts';
import { deliveryCharge } from '#domain/checkout/delivery.ts';
import { orderStatuses } from '#domain/orders/orderStatus.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { inReturnWindow } from '#machines/orderMachine.ts';
import { afterMove, moveRefusal, type OrderSnapshot } from '#machines/orderMoves.ts';

const now = new Date('2026-03-01T06:00:00.000Z');
const made = demoOrders(demoProducts(now), now);
const monthMilliseconds = 30 * 24 * 60 * 60 * 1000;

const walked = ({ history }: DemoOrder): OrderSnapshot =>
  history.reduce<OrderSnapshot>(
    (standing, { event, by, at, from, to }) => {
      expect(moveRefusal(standing, { type: event, by, at })).toBeNull();
      expect(standing.orderStatus).toBe(from);
      const next = afterMove(standing, { type: event, by, at });
      expect(next.orderStatus).toBe(to);
      return next;
    },
    { orderStatus: 'Pending', deliveredAt: null, returnDays: 7 },
  );

describe('the demo shop’s orders', () => {
  it('are 60, of every status and of several customers', () => {
    expect(made).toHaveLength(60);
    expect(new Set(made.map(({ order }) => order.orderStatus))).toEqual(new Set(orderStatuses));
    expect(new Set(made.map(({ order }) => order.customerData.email)).size).toBeGreaterThan(6);
    expect(new Set(made.map(({ order }) => order._id)).size).toBe(60);
  });

  it('ST-9 made only moves of orderMachine, and have the status of their last move', () => {
    for (const each of made) {
      expect(walked(each)).toEqual({
        orderStatus: each.order.orderStatus,
        deliveredAt: each.order.deliveredAt,
        returnDays: 7,
      });
    }
  });

  it('SH-4 were moved by tracking link where a guest cancelled, confirmed again or returned', () => {
    const moves = made.flatMap((each) =>
      moveRows(each).map((row) => ({ ...row, isGuest: each.customerUid === null })),
    );
    const byLink = moves.filter(({ byUid }) => byUid === 'link');
    expect(byLink.every(({ isGuest, byRole }) => isGuest && byRole === 'customer')).toBe(true);
    expect(new Set(byLink.map(({ event }) => event))).toEqual(new Set(['CANCEL', 'CONFIRM', 'RETURN']));
    expect(moves.filter(({ byUid }) => byUid === '')).toEqual([]);
  });

  it('were placed and moved within the last 30 days, each step after the one before', () => {
    for (const { placedAt, history } of made) {
      const times = [
        now.getTime() - monthMilliseconds,
        placedAt.getTime(),
        ...history.map(({ at }) => Date.parse(at)),
        now.getTime(),
      ];
      expect(times.toSorted((a, b) => a - b)).toEqual(times);
    }
  });

  it('ST-10 were delivered both within the return window and before it', () => {
    const delivered = made.filter(({ order }) => order.orderStatus === 'Delivered');
    const open = delivered.filter(({ order }) => inReturnWindow(order, now.toISOString()));
    expect(open.length).toBeGreaterThan(0);
    expect(open.length).toBeLessThan(delivered.length);
  });

  it('MD-10 have an entry of the audit log for each correction', () => {
    const entries = made
      .flatMap((order) => orderEntries(order, [], now))
      .filter(({ action }) => action === 'correctOrder');
    const corrected = made.flatMap(({ order, corrections }) =>
      corrections.map(({ at }) => ({ subjectId: order._id, at })),
    );
    expect(corrected.length).toBeGreaterThan(0);
    expect(entries.map(({ subjectId, at }) => ({ subjectId, at }))).toEqual(corrected);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(corrected.length);
  });

  it('CO-4 add up, and the server would accept them', () => {
    for (const { order } of made) {
      const charge = deliveryCharge(
        defaultOrderTerms,
        order.customerData.deliveryArea === 'Inside of Dhaka' ? 'Inside of Dhaka' : 'Outside of Dhaka',
        order.subTotal,
      );
      expect(order.subTotal).toBe(linesTotal(order.products));
      expect(order.total).toBe(order.subTotal + charge);
      expect(placeOrderBody.isValidSync({ ...order, orderStatus: 'Pending' }, { strict: true })).toBe(true);
    }
  });

  it('ST-6 fill each list of the demo customer', () => {
    const byDemoCustomer = made.filter(({ customerUid }) => customerUid === demoCustomer.uid);
    expect(new Set(byDemoCustomer.map(({ order }) => order.orderStatus))).toEqual(new Set(orderStatuses));
  });

  it('BC-2 hold names and comments in Bengali too', () => {
    const bengali = /[\u0980-\u09ff]/;
    expect(made.some(({ order }) => bengali.test(order.customerData.name))).toBe(true);
    expect(made.some(({ order }) => bengali.test(order.customerData.comment))).toBe(true);
  });
});

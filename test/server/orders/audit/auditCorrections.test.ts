import { describe, expect, it } from 'vitest';
import type { Order } from '#domain/orders/order.ts';
import { correctOrder } from '#domain/orders/orderCorrection.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { defaultOrderTerms } from '#domain/shop/orderTerms.ts';
import { correctionDriftOf } from '#server/orders/audit/auditCorrections.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { correctionOf } from '../../../support/builders/correctionOf.ts';

const placed = anOrder();
const first = correctOrder(placed, correctionOf(placed, { address: 'House 9' }), {
  productOf: () => undefined,
  terms: defaultOrderTerms,
});
const moved = correctionOf(first.order, { deliveryArea: 'Outside of Dhaka' });
const second = correctOrder(first.order, moved, { productOf: () => undefined, terms: defaultOrderTerms });
const status: OrderStatus = 'Pending';
const revisions = [first, second].map(({ changes }, position) => ({ position, status, changes }));

/** The order with a number, which every order of this server has. */
const numbered = (order: Order) => ({ ...order, number: 'HK-7Q4K-2M' });

describe('correctionDriftOf', () => {
  it('MD-5 finds none in an order to which its revisions lead', () => {
    expect(correctionDriftOf({ order: numbered(second.order), revisions })).toBeNull();
  });

  it('MD-5 names a revision that is missing, or made in a status that is not correctable', () => {
    expect(correctionDriftOf({ order: numbered(second.order), revisions: revisions.slice(1) })).toBe(
      `Order HK-7Q4K-2M (${placed._id}): revision 1 is missing.`,
    );
    const shipped = revisions.map((revision) => ({ ...revision, status: 'Shipping' as const }));
    expect(correctionDriftOf({ order: numbered(second.order), revisions: shipped })).toBe(
      `Order HK-7Q4K-2M (${placed._id}): revision 1 was made in the status Shipping.`,
    );
  });

  it('MD-5 names amounts and fields that no revision gave', () => {
    // 1,500 taka, and 120 for the delivery outside of Dhaka.
    expect(correctionDriftOf({ order: numbered({ ...second.order, total: 5 }), revisions })).toBe(
      `Order HK-7Q4K-2M (${placed._id}): revision 2 led to a total of ৳1,620.00, but what follows begins at ৳5.00.`,
    );
    expect(correctionDriftOf({ order: numbered({ ...second.order, subTotal: 5 }), revisions })).toBe(
      `Order HK-7Q4K-2M (${placed._id}): revision 2 led to a sub-total of ৳1,500.00, but what follows begins at ৳5.00.`,
    );
    const elsewhere = { ...second.order, customerData: { ...second.order.customerData, address: 'House 1' } };
    expect(correctionDriftOf({ order: numbered(elsewhere), revisions })).toBe(
      `Order HK-7Q4K-2M (${placed._id}): address is not what its last revision says.`,
    );
  });
});

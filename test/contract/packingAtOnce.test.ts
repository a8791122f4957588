import { describe, expect, it, onTestFinished } from 'vitest';
import { setPackedCall } from '#contract/staff/scanning.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { rewriteOrder } from '#server/orders/lists/ordersRepository.ts';
import { openCorrectionShop } from '../support/servers/correctionShop.ts';
import { onlyPostgresql } from '../support/servers/testDatabases.ts';
import { untilLockAwaited } from '../support/servers/untilLockAwaited.ts';

// The embedded database runs one transaction at a time.
describe.each(onlyPostgresql())('packing an order at the same time as its correction on $name', (at) => {
  it('DK-13 MD-5 answers with the lines that the correction has stored', async () => {
    const shop = await openCorrectionShop(at);
    onTestFinished(() => shop.api.close());
    const { db } = shop.api;
    const order = await shop.place();
    await shop.move(order, 'Confirmed');
    const products = order.products.map((line) => ({ ...line, quantity: 3 }));

    // In a list, because the transaction would wait for a promise that it returns.
    const packing: Promise<unknown>[] = [];
    await transaction(db, async (tx) => {
      await rewriteOrder(tx, { ...order, products });
      const packed = { params: { id: order._id }, body: { packed: true }, token: shop.admin };
      packing.push(shop.api.call(setPackedCall, packed));
      await untilLockAwaited(db);
    });

    expect(await Promise.all(packing)).toMatchObject([{ modifiedCount: 1, data: { products } }]);
  });
});

import { describe, expect, it, onTestFinished } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import { changeStockCall } from '#contract/products/stock.ts';
import { transaction } from '#server/database/queries/transaction.ts';
import { changeItems, lockItems } from '#server/stock/stockRepository.ts';
import { addCounted } from '../support/clients/countedGoods.ts';
import { onlyPostgresql } from '../support/servers/testDatabases.ts';
import { openTestShop } from '../support/servers/testShop.ts';
import { untilLockAwaited } from '../support/servers/untilLockAwaited.ts';

/** The embedded database runs one transaction at a time. */
const postgresql = onlyPostgresql();

describe.each(postgresql)('a repeated entry of stock at the same time as the first on $name', (target) => {
  it('GS-7 answers with the pieces that the first has stored', async () => {
    const { api, admin } = await openTestShop(target);
    onTestFinished(() => api.close());
    const pot = await addCounted(api, admin, 20);
    const requestKey = 'entry-of-brass-pots-1';
    const item = { productId: pot, color: '', size: '' };
    const received = { ...item, reason: 'received', change: 5, requestKey } as const;

    // In a list, because the transaction would wait for a promise that it returns.
    const repeating: Promise<{ data: { items: unknown } }>[] = [];
    await transaction(api.db, async (tx) => {
      await lockItems(tx, [item]);
      const items = [{ color: '', size: '', pieces: 5, seen: 20 }];
      const body = { reason: 'received' as const, items, note: '', cost: null };
      const repeated = { params: { id: pot }, body, token: admin };
      repeating.push(
        api.call(changeStockCall, { ...repeated, headers: { [headers.idempotencyKey]: requestKey } }),
      );
      await untilLockAwaited(api.db);
      await changeItems(tx, [received], { uid: 'admin-1', name: 'Admin', at: api.now() });
    });

    const [answer] = await Promise.all(repeating);
    expect(answer?.data.items).toEqual([{ color: '', size: '', pieces: 25, held: 0 }]);
  });
});

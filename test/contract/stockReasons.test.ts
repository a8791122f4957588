import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import { changeStockCall, listStockMovesCall, type StockEntryBody } from '#contract/products/stock.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { auditText } from '#domain/staff/audit.ts';
import { auditStock } from '#server/orders/audit/auditStock.ts';
import { addCounted, piecesOf } from '../support/clients/countedGoods.ts';
import type { Api } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { openTestShop } from '../support/servers/testShop.ts';

describe.each(testDatabases())('why counted goods change on $name', (at) => {
  let api: Api;
  let admin: string;
  beforeAll(async () => {
    ({ api, admin } = await openTestShop(at));
  });
  afterAll(() => api?.close());

  /** `seen` matters to a count alone: the pieces that the screen showed. */
  const enter = (id: string, reason: StockEntryBody['reason'], pieces: number, seen = 0) =>
    api.send(changeStockCall, {
      params: { id },
      body: { reason, items: [{ color: '', size: '', pieces, seen }], note: '', cost: null },
      token: admin,
    });

  it('GS-10 takes what is damaged, lost or sold elsewhere, and gives what was found, each with its reason', async () => {
    const pot = await addCounted(api, admin, 20, { name: 'Brass pot' });
    for (const [reason, pieces] of [
      ['damaged', 1],
      ['lost', 2],
      ['soldElsewhere', 4],
      ['found', 3],
    ] as const)
      expect((await enter(pot, reason, pieces)).status).toBe(200);
    await enter(pot, 'counted', 15, 16);

    const { data } = await api.call(listStockMovesCall, { params: { id: pot }, token: admin });
    expect(data.map(({ reason, change, pieces }) => [reason, change, pieces])).toEqual([
      ['counted', -1, 15],
      ['found', 3, 16],
      ['soldElsewhere', -4, 13],
      ['lost', -2, 17],
      ['damaged', -1, 19],
      ['received', 20, 20],
    ]);
    expect((await auditStock(api.db)).drifts).toEqual([]);
    const { entries } = await api.call(listAuditEntriesCall, { query: { subject: pot }, token: admin });
    expect(entries.map((entry) => auditText(entry))).toContain(
      'Counted the stock of Brass pot: Damaged from 20 pieces to 19 pieces',
    );
  });

  it('GS-7 enters nothing again for a repeated request, and refuses one that was changed after its answer was lost', async () => {
    const pot = await addCounted(api, admin, 20);
    const receive = (pieces: number, key: string, note = '') =>
      api.send(changeStockCall, {
        params: { id: pot },
        body: { reason: 'received', items: [{ color: '', size: '', pieces, seen: 20 }], note, cost: 12.5 },
        headers: { [headers.idempotencyKey]: key },
        token: admin,
      });
    const key = 'entry-of-brass-pots-1';
    const statuses = [];
    for (const sent of [receive(5, key), receive(5, key)]) statuses.push((await sent).status);
    const changed = await receive(6, key);
    const noted = await receive(5, key, 'From Comilla');

    expect(statuses).toEqual([200, 200]);
    expect([changed.status, changed.refusal.code, noted.refusal.code]).toEqual([
      409,
      'changedMeanwhile',
      'changedMeanwhile',
    ]);
    expect(changed.refusal.message).toMatch(/^The entry was saved as it was before you changed it\./);
    expect(await piecesOf(api, admin, pot)).toEqual({ whole: 25 });
  });

  it('GS-10 refuses more lost pieces than there are, and changes nothing', async () => {
    const pot = await addCounted(api, admin, 2);

    const { status, refusal } = await enter(pot, 'lost', 3);

    expect({ status, code: refusal.code, field: refusal.field, message: refusal.message }).toEqual({
      status: 400,
      code: 'invalid',
      field: 'items[0].pieces',
      message: 'Only 2 pieces are left.',
    });
    expect(await piecesOf(api, admin, pot)).toEqual({ whole: 2 });
  });

  it('GS-7 still changes an item with more than 10,00,000 pieces, and lets no entry bring one there', async () => {
    const bead = await addCounted(api, admin, 1_000_000, { name: 'Bead' });
    const { status, refusal } = await enter(bead, 'received', 20, 1_000_000);
    expect({ status, code: refusal.code, field: refusal.field, message: refusal.message }).toEqual({
      status: 400,
      code: 'invalid',
      field: 'items[0].pieces',
      message: 'An item may have at most 10,00,000 pieces; with these it would have 10,00,020.',
    });

    // As cancelled orders, and entries before this limit, have left it.
    await api.db.execute(sql`update stock set pieces = pieces + 20 where product_id = ${bead}`);
    expect((await enter(bead, 'lost', 5, 1_000_020)).status).toBe(200);
    expect((await enter(bead, 'counted', 999_990, 1_000_015)).status).toBe(200);
    expect(await piecesOf(api, admin, bead)).toEqual({ whole: 999_990 });
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteOrderCall } from '#contract/orders/orders.ts';
import { consignments } from '#server/database/schema/schema.ts';
import { openStatementShop, type StatementShop, statementMapping } from '../support/servers/statementShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

/** How lines of statements find their parcels (CA-3). */

const bengali = (text: string) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));

describe.each(testDatabases())('parcels that a statement names, on $name', (at) => {
  let shop: StatementShop;
  beforeAll(async () => {
    shop = await openStatementShop(at);
  });
  afterAll(() => shop?.api.close());

  it('CA-3 matches by the courier’s number and by the tracking code, and a parcel whose order is deleted', async () => {
    const order = await shop.confirmed();
    const parcel = await shop.give(order, { trackingCode: 'SF-77' });
    await shop.moveTo(parcel, 'returned');
    await shop.setStatus(order, 'Cancelled');
    await shop.api.send(deleteOrderCall, { params: { id: order }, token: shop.tokens.admin });
    const other = await shop.parcelIn('returned');
    // Only a courier gives a parcel its number.
    await shop.api.db
      .update(consignments)
      .set({ courierReference: '9001' })
      .where(eq(consignments.id, other.id));
    const mapping = {
      invoice: null,
      reference: 'CID',
      trackingCode: 'Tracking',
      collected: null,
      fee: null,
      codFee: null,
      returnFee: null,
      compensation: 'Claim',
      net: 'Net',
      date: null,
    };

    const file = 'CID;Tracking;Claim;Net\r\n;sf-77;২০০;200\r\n9001;;200;200';
    const { lines } = await shop.check(file, { mapping });

    const claim = { kind: 'void', net: 200, events: [{ type: 'STATEMENT', to: 'void' }] };
    expect(lines).toMatchObject([
      { ...claim, invoice: parcel.invoice },
      { ...claim, invoice: other.invoice },
    ]);
  });

  it('CA-3 matches a parcel whose names have Bengali digits and signs that nobody sees', async () => {
    const parcel = await shop.parcelIn('delivered');
    const other = await shop.parcelIn('delivered');
    await shop.api.db
      .update(consignments)
      .set({ courierReference: '20451' })
      .where(eq(consignments.id, other.id));
    const mapping = { ...statementMapping, reference: 'CID', fee: null };

    const file = `Invoice,CID,COD\r\n\u200b${bengali(parcel.invoice)},,311\r\n,২০৪৫১,৩১১\r\n`;
    const { lines } = await shop.check(file, { mapping });

    expect(lines.map(({ invoice, kind }) => [invoice, kind])).toEqual([
      [parcel.invoice, 'equal'],
      [other.invoice, 'equal'],
    ]);
  });
});

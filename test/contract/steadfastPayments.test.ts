import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { listCourierPaymentsCall, previewStatementCall } from '#contract/consignments/statements.ts';
import { guessMapping } from '#domain/statements/statementMapping.ts';
import { unreadPayments } from '#server/database/schema/schema.ts';
import { steadfastOfTest } from '../support/servers/fakeCouriers/fakesOfTest.ts';
import { openStatementShop, statementCsv, statementMapping } from '../support/servers/statementShop.ts';
import { embedded } from '../support/servers/testDatabases.ts';

/** Steadfast's payments as statements (CA-3). Their shapes are assumed: its document has none. */

const openShop = async () => {
  const { fake, courier } = await steadfastOfTest();
  const shop = await openStatementShop(embedded, { parts: { couriers: new Map([['steadfast', courier]]) } });
  onTestFinished(shop.api.close);
  const parcel = await shop.parcelIn('delivered');
  fake.account.create({
    invoice: parcel.invoice,
    recipient_name: 'Rahima',
    recipient_phone: '01712345678',
    recipient_address: '12 Lake Road',
    cod_amount: 311,
    note: '',
  });
  fake.account.move(parcel.invoice, 'delivered');
  return { fake, shop, parcel };
};

/** A payment in place of a file, whose content is '' then; its columns are found by their names. */
const ofPayment = (payment: string, columns: readonly string[]) => ({
  file: null,
  payment,
  mapping: {
    ...statementMapping,
    invoice: null,
    collected: null,
    fee: null,
    ...guessMapping('steadfast', columns),
  },
});

const header = ['consignment_id', 'invoice', 'cod_amount', 'delivery_charge', 'status'];

describe('a payment of Steadfast', () => {
  let open: Awaited<ReturnType<typeof openShop>>;
  beforeEach(async () => {
    open = await openShop();
  });

  it.each(['array', 'consignments'] as const)(
    'CA-3 is listed and checked like a file, as %s',
    async (shape) => {
      const { fake, shop, parcel } = open;
      fake.forms.payout = shape;
      const { payment_id: id, amount } = fake.account.payOut();

      const list = await shop.api.call(listCourierPaymentsCall, {
        query: { courier: 'steadfast' },
        token: shop.tokens.staff,
      });
      expect(list).toMatchObject({ isOffered: true, payments: [{ id, amount, state: 'Paid' }] });

      const check = await shop.check('', ofPayment(id, header));
      expect(check.lines).toMatchObject([{ kind: 'equal', invoice: parcel.invoice, collected: 311 }]);
      await shop.apply('', ofPayment(id, header));
      expect((await shop.cashOf(parcel)).state).toBe('remitted');
    },
  );

  it('CA-3 takes a returned parcel back by its negative row', async () => {
    const { fake, shop, parcel } = open;
    await shop.apply('', ofPayment(fake.account.payOut().payment_id, header));
    const { payment_id: id } = fake.account.payOut('payoutTakesBack');
    const { lines } = await shop.check('', ofPayment(id, header));
    expect(lines).toMatchObject([{ kind: 'takenBack', invoice: parcel.invoice, collected: -311 }]);
  });

  it('CA-3 with a net amount alone names no parcel, and tells the payout', async () => {
    const { fake, shop } = open;
    fake.forms.payout = 'netOnly';
    const { payment_id: id, amount } = fake.account.payOut();
    const preview = await shop.api.call(previewStatementCall, {
      body: { courier: 'steadfast', file: null, payment: id },
      token: shop.tokens.staff,
    });
    expect(preview).toMatchObject({ header: ['payment_id', 'amount'], payoutTotal: amount });
    const options = {
      ...ofPayment(id, []),
      mapping: { ...statementMapping, invoice: 'payment_id', collected: null, fee: null, net: 'amount' },
    };
    const check = await shop.check('', options);
    expect([check.payoutTotal, check.lines.map(({ kind }) => kind)]).toEqual([amount, ['unknown']]);
  });

  it('CA-3 of an unknown shape is kept as it came, and the file works all the same', async () => {
    const { fake, shop, parcel } = open;
    const { payment_id: id } = fake.account.payOut();
    fake.fail({ kind: 'notJson' });
    expect((await shop.tryCheck('', ofPayment(id, header))).body).toMatchObject({ code: 'parcelRefused' });
    fake.fail(null);
    fake.account.payouts.splice(0, 1, {
      payment_id: id,
      rows: { paid: 'yes' } as never,
      amount: 0,
      created_at: '',
    });
    expect((await shop.tryCheck('', ofPayment(id, header))).body).toMatchObject({
      code: 'parcelRefused',
      message:
        'Steadfast sent this payment in a format that the shop does not know. It is kept; use its file instead.',
    });
    expect(await shop.api.db.select().from(unreadPayments)).toMatchObject([
      { courier: 'steadfast', paymentId: id, raw: '{"paid":"yes"}' },
    ]);
    expect((await shop.check(statementCsv([[parcel.invoice, 311]]))).lines).toMatchObject([
      { kind: 'equal' },
    ]);
  });
});

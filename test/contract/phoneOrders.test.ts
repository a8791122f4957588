import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import { getOrderCall, listOwnOrdersCall } from '#contract/orders/orders.ts';
import { blockPhoneCall } from '#contract/orders/phoneHistories.ts';
import {
  getPhoneCustomerCall,
  type PhoneOrderBody,
  placePhoneOrderCall,
} from '#contract/orders/phoneOrders.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { ownEmailMessage } from '#domain/orders/phoneOrder.ts';
import { phoneOrders } from '#server/database/schema/schema.ts';
import { lineFor, orderBody, phoneOrderBody } from '../support/builders/orderBody.ts';
import { addCounted, piecesOf } from '../support/clients/countedGoods.ts';
import { submitOrder } from '../support/clients/shopData.ts';
import { type Api, adminPerson, personOf } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { countOrders, openTestShop } from '../support/servers/testShop.ts';

const price = 250.5;

describe.each(testDatabases())('orders on the phone on $name', (at) => {
  let api: Api;
  let admin: string;
  let cup: string;
  beforeAll(async () => {
    ({ api, admin, cup } = await openTestShop(at));
  });
  afterAll(() => api?.close());

  const place = (body: PhoneOrderBody, key?: string) =>
    api.send(placePhoneOrderCall, {
      body,
      token: admin,
      ...(key === undefined ? {} : { headers: { [headers.idempotencyKey]: key } }),
    });
  const customerOf = (mobileNumber: string) =>
    api.call(getPhoneCustomerCall, { params: { mobileNumber }, token: admin });
  const entriesOf = async (id: string) =>
    (await api.call(listAuditEntriesCall, { query: { subject: id }, token: admin })).entries;

  it('DK-18 places the order of a caller without an account and says who placed it', async () => {
    const placed = (await place(phoneOrderBody([lineFor(cup, price, 2)]))).body;

    const found = await api.call(getOrderCall, { params: { id: placed.insertedId }, token: admin });
    expect({
      number: found.data.number,
      status: found.data.orderStatus,
      total: found.data.total,
      email: found.data.customerData.email,
      placedBy: found.placedBy,
      history: found.history,
    }).toEqual({
      number: placed.number,
      status: 'Pending',
      total: 561,
      email: '',
      placedBy: adminPerson.name,
      history: [],
    });
    const own = await api.call(listOwnOrdersCall, { query: { email: adminPerson.email }, token: admin });
    expect(own.map(({ _id }) => _id)).not.toContain(placed.insertedId);
    expect((await entriesOf(placed.insertedId)).map(({ action, by }) => ({ action, by }))).toEqual([
      { action: 'placePhoneOrder', by: adminPerson.name },
    ]);
  });

  it('DK-18 tells its customer nothing of who placed it', async () => {
    const anna = personOf('anna');
    const annas = await api.signIn(anna);
    const { insertedId } = (await place(phoneOrderBody([lineFor(cup, price)], { email: anna.email }))).body;

    const seen = await api.call(getOrderCall, { params: { id: insertedId }, token: annas });
    expect({ id: seen.data._id, placedBy: seen.placedBy }).toEqual({ id: insertedId, placedBy: undefined });
  });

  it('DK-18 CO-10 places one order for a repeated key, with one entry of the audit log', async () => {
    const before = await countOrders(api, admin);
    const body = phoneOrderBody([lineFor(cup, price)], { comment: 'Twice' });
    const [first, second] = [await place(body, 'phone-key'), await place(body, 'phone-key')];

    expect(second.body).toEqual(first.body);
    expect((await countOrders(api, admin)) - before).toBe(1);
    expect(await api.db.$count(phoneOrders, sql`order_id = ${first.body.insertedId}`)).toBe(1);
    expect((await entriesOf(first.body.insertedId)).length).toBe(1);
  });

  it('DK-18 GS-4 takes counted pieces, and refuses the line of which too few are left', async () => {
    const pot = await addCounted(api, admin, 3);
    const { status } = await place(phoneOrderBody([lineFor(pot, price, 2)]));
    const { refusal } = await place(phoneOrderBody([lineFor(pot, price, 2)]));

    expect({ status, code: refusal?.code, field: refusal?.field, left: refusal?.left }).toEqual({
      status: 200,
      code: 'soldOut',
      field: 'products[0].quantity',
      left: 1,
    });
    expect(await piecesOf(api, admin, pot)).toEqual({ whole: 1 });
  });

  it('DK-18 CO-11 refuses another price with the quote, a wrong phone number with its field, and the staff member’s own e-mail address', async () => {
    const dear = await place(phoneOrderBody([lineFor(cup, 1)]));
    const short = await place(phoneOrderBody([lineFor(cup, price)], { mobileNumber: '0171100' }));
    const own = await place(
      phoneOrderBody([lineFor(cup, price)], { email: adminPerson.email.toUpperCase() }),
    );

    expect({ code: dear.refusal?.code, subTotal: dear.refusal?.quote?.subTotal }).toEqual({
      code: 'priceChanged',
      subTotal: price,
    });
    expect({ status: short.status, field: short.refusal?.field }).toEqual({
      status: 400,
      field: 'customerData.mobileNumber',
    });
    expect({ field: own.refusal?.field, message: own.refusal?.message }).toEqual({
      field: 'customerData.email',
      message: ownEmailMessage,
    });
  });

  it('DK-18 takes more pieces than the shop takes from a shopper', async () => {
    const body = phoneOrderBody([lineFor(cup, price, 500)]);
    expect((await place(body)).status).toBe(200);
  });

  it('DK-18 tells the addresses of a phone number once each, the latest first, and how its orders ended', async () => {
    const mobileNumber = '01711009901';
    const mirpur = { mobileNumber, address: 'House 3, Mirpur', email: '' };
    const banani = { mobileNumber, address: 'House 9, Banani', name: 'Anna', email: 'anna@people.example' };
    await submitOrder(api, orderBody([lineFor(cup, price)], { ...banani }));
    await place(phoneOrderBody([lineFor(cup, price)], mirpur));
    await place(phoneOrderBody([lineFor(cup, price)], { ...mirpur, address: 'house 3, mirpur' }));
    await api.send(blockPhoneCall, { body: { mobileNumber, reason: 'Never at home.' }, token: admin });

    const { block, ...customer } = await customerOf('+880 1711-009901');
    expect({ ...customer, reason: block?.reason }).toEqual({
      delivered: 0,
      cancelled: 0,
      returned: 0,
      open: 3,
      reason: 'Never at home.',
      addresses: [
        {
          // The customer of `orderBody`.
          name: 'Rahima Khatun',
          email: '',
          district: 'Dhaka',
          address: 'house 3, mirpur',
          addressType: 'Home',
          deliveryArea: 'Inside of Dhaka',
        },
        {
          name: 'Anna',
          email: 'anna@people.example',
          district: 'Dhaka',
          address: 'House 9, Banani',
          addressType: 'Home',
          deliveryArea: 'Inside of Dhaka',
        },
      ],
    });
  });

  it('DK-18 knows nothing of a new phone number', async () => {
    expect(await customerOf('01711009902')).toEqual({
      delivered: 0,
      cancelled: 0,
      returned: 0,
      open: 0,
      block: null,
      addresses: [],
    });
  });
});

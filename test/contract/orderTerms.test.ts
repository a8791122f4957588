import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { headers } from '#contract/call/headers.ts';
import {
  getOrderCall,
  type PlaceOrderBody,
  placeOrderCall,
  setOrderStatusCall,
} from '#contract/orders/orders.ts';
import { getShopSettingsCall, saveShopSettingsCall } from '#contract/shop/shopSettings.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { defaultOrderTerms, type OrderTerms } from '#domain/shop/orderTerms.ts';
import { auditOrders } from '#server/orders/audit/auditOrders.ts';
import { insertVersion, readVersion } from '#server/shopSettings/shopSettingsRepository.ts';
import { correctionOf } from '../support/builders/correctionOf.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { type CorrectionShop, openCorrectionShop } from '../support/servers/correctionShop.ts';
import { adminPerson, personOf } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';
import { countOrders } from '../support/servers/testShop.ts';

const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases())("the terms of the shop's orders on $name", (at) => {
  let shop: CorrectionShop;
  beforeAll(async () => {
    shop = await openCorrectionShop(at);
  });
  afterAll(() => shop?.api.close());
  afterEach(() => save(defaultOrderTerms));

  // Tokens are renewed: some tests pass days.
  const asAdmin = () => shop.api.signIn(adminPerson);
  const asCustomer = () => shop.api.signIn(personOf('anna'));
  const save = async (changes: Partial<OrderTerms>) => {
    const token = await asAdmin();
    const { version, settings } = await shop.api.call(getShopSettingsCall, { token });
    const body = { version, settings: { ...settings, ...changes } };
    await shop.api.call(saveShopSettingsCall, { body, token });
  };
  /** Another process saves the terms; this one has not heard of it. */
  const saveElsewhere = async (changes: Partial<OrderTerms>) => {
    const version = (await readVersion(shop.api.db)) + 1;
    const settings = { ...defaultShopSettings, ...changes };
    await insertVersion(shop.api.db, { version, settings }, shop.api.now());
  };
  const bodyWith = (charge: number, quantity = 2): PlaceOrderBody => {
    const body = orderBody([lineFor(shop.cup, 250.5, quantity)], { deliveryCharge: charge });
    return { ...body, total: body.subTotal + charge };
  };
  const send = async (body: PlaceOrderBody, more: { headers?: Record<string, string> } = {}) =>
    shop.api.send(placeOrderCall, { body, token: await asCustomer(), ...more });
  const read = async (id: string) => shop.api.call(getOrderCall, { params: { id }, token: await asAdmin() });
  const placed = async (body: PlaceOrderBody) => (await read((await send(body)).body.insertedId)).data;
  const move = async (id: string, status: OrderStatus) =>
    shop.api.send(setOrderStatusCall, {
      params: { id },
      body: { status },
      token: await (status === 'Return' ? asCustomer() : asAdmin()),
    });

  it('SP-3 CO-11 refuse an order with the charge before a change, with the new total and the terms', async () => {
    const before = await countOrders(shop.api, await asAdmin());
    await save({ chargeInside: 80 });
    const late = await send(bodyWith(60));

    expect([late.status, late.refusal.code, late.refusal.quote]).toEqual([
      409,
      'priceChanged',
      {
        products: [{ id: shop.cup, originalPrice: 250.5 }],
        subTotal: 501,
        deliveryCharge: 80,
        total: 581,
        terms: { ...defaultOrderTerms, chargeInside: 80 },
      },
    ]);
    expect(await countOrders(shop.api, await asAdmin())).toBe(before);
    expect(await placed(bodyWith(80))).toMatchObject({ total: 581, customerData: { deliveryCharge: 80 } });
  });

  it('SP-3 deliver free above their limit, or never', async () => {
    await save({ freeDeliveryOver: 500 });
    expect((await placed(bodyWith(0))).total).toBe(501);
    await save({ freeDeliveryOver: null });
    // 21 cups are over the limit of a new shop.
    expect((await placed(bodyWith(60, 21))).total).toBe(250.5 * 21 + 60);
  });

  it('SP-3 take no wrong amount in a process that has not heard of a change', async () => {
    await saveElsewhere({ chargeInside: 90 });
    const late = await send(bodyWith(60), { headers: { [headers.idempotencyKey]: 'key-of-one-order' } });
    expect([late.status, late.refusal.quote?.total]).toEqual([409, 591]);
    // The key was not used up.
    const again = await send(bodyWith(90), { headers: { [headers.idempotencyKey]: 'key-of-one-order' } });
    expect((await read(again.body.insertedId)).data.total).toBe(591);
  });

  it('SP-3 place an order at the new charge, and refuse too many pieces, in a process that has not heard of a change', async () => {
    await saveElsewhere({ chargeInside: 0 });
    expect((await placed(bodyWith(0))).customerData.deliveryCharge).toBe(0);
    await saveElsewhere({ piecesLimit: 2 });
    const many = await send(bodyWith(60, 3));
    expect([many.status, many.refusal.field]).toEqual([400, 'products[0].quantity']);
  });

  it('SP-3 keep each order at the charge of one version while an admin changes it', async () => {
    let charge = defaultOrderTerms.chargeInside;
    let count = 0;
    for (const next of [61, 62, 63, 64, 65]) {
      // Half of the orders have the charge before the change and half the one after it, so that some of them fit.
      const sent = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? charge : next));
      const [answers] = await Promise.all([
        Promise.all(sent.map((each) => send(bodyWith(each)))),
        save({ chargeInside: next }),
      ]);

      expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
      for (const [index, { status, body }] of answers.entries()) {
        if (status !== 200) continue;
        expect((await read(body.insertedId)).data.customerData.deliveryCharge).toBe(sent[index]);
        count += 1;
      }
      charge = next;
    }
    expect(count).toBeGreaterThan(0);
  });

  it('SP-3 refuse more pieces of a product than they allow, whatever its colours', async () => {
    await save({ piecesLimit: 3 });
    const line = lineFor(shop.cup, 250.5, 2);
    const tooMany = await send(orderBody([line, { ...line, color: 'Blue' }]));

    expect([tooMany.status, tooMany.refusal]).toEqual([
      400,
      expect.objectContaining({
        code: 'invalid',
        field: 'products[0].quantity',
        message: 'One order can have at most 3 pieces of this product. Call us for more.',
      }),
    ]);
    expect((await send(bodyWith(60, 3))).status).toBe(200);
  });

  it('SP-3 MD-5 leave an order its charge when staff correct it, until they change the area', async () => {
    const order = await shop.place();
    await save({ chargeInside: 80, chargeOutside: 150 });
    const more = { ...correctionOf(order), products: [...correctionOf(order).products, shop.added()] };
    // Two cups for 501, a shirt for 700 and the charge of before, 60.
    const { data: grown } = await shop.correct(order, { ...more, total: 1261 });
    expect(grown.customerData.deliveryCharge).toBe(60);

    const moved = { ...correctionOf(grown, { deliveryArea: 'Outside of Dhaka' }), revision: 1 };
    // 120 was the charge outside of Dhaka until now.
    const late = await shop.send(order, { ...moved, total: 1201 + 120 });
    expect([late.status, late.refusal.quote]).toEqual([
      409,
      expect.objectContaining({
        deliveryCharge: 150,
        total: 1351,
        terms: { ...defaultOrderTerms, chargeInside: 80, chargeOutside: 150 },
      }),
    ]);
    expect((await shop.correct(order, { ...moved, total: 1351 })).data.total).toBe(1351);
  });

  it('SP-3 ST-10 give an order the days for a return that were in force when it was placed', async () => {
    await save({ returnDays: 1 });
    const [soon, late] = [await placed(bodyWith(60)), await placed(bodyWith(60))];
    await save({ returnDays: 0 });
    const never = await placed(bodyWith(60));
    await save({ returnDays: 90 });
    for (const { _id } of [soon, late, never])
      for (const status of ['Confirmed', 'Delivered'] as const) await move(_id, status);

    expect([soon, never].map(({ returnDays }) => returnDays)).toEqual([1, 0]);
    const refused = await move(never._id, 'Return');
    expect([refused.status, refused.refusal.reason, refused.refusal.message]).toEqual([
      409,
      'returnWindowOver',
      "This order can't be returned.",
    ]);
    shop.api.pass(day - 60_000);
    expect((await move(soon._id, 'Return')).status).toBe(200);
    shop.api.pass(120_000);
    expect((await move(late._id, 'Return')).refusal.message).toBe(
      'Returns are possible for 1 day after delivery, and that time has passed.',
    );
    expect((await auditOrders(shop.api.db)).drifts).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { moveConsignmentCall } from '#contract/consignments/consignments.ts';
import { correctOrderCall } from '#contract/orders/orderCorrections.ts';
import { getOrderCall, setOrderStatusCall } from '#contract/orders/orders.ts';
import { listTrackingLinksCall } from '#contract/orders/tracking.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import { findScannedCall, setPackedCall } from '#contract/staff/scanning.ts';
import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import type { ScanMode } from '#domain/orders/scanModes.ts';
import { auditText } from '#domain/staff/audit.ts';
import { correctionOf } from '../support/builders/correctionOf.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { giveToCourier } from '../support/clients/parcels.ts';
import { addProduct, submitOrder } from '../support/clients/shopData.ts';
import { type Api, adminPerson, personOf, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const anna = personOf('anna');

describe.each(testDatabases())('scanned labels on $name', (at) => {
  let api: Api;
  let admin: string;
  let annas: string;
  let cup: string;
  beforeAll(async () => {
    api = await startApi(at);
    admin = await api.signIn(adminPerson);
    annas = await api.signIn(anna);
    cup = await addProduct(api, admin);
  });
  afterAll(() => api?.close());

  const move = (id: string, status: OrderStatus) =>
    api.send(setOrderStatusCall, { params: { id }, body: { status }, token: admin });
  const order = async (id: string, token = admin) =>
    (await api.call(getOrderCall, { params: { id }, token })).data;
  const placed = async (status: 'Pending' | 'Confirmed' = 'Confirmed') => {
    const id = await submitOrder(api, orderBody([lineFor(cup, 250.5)], { email: anna.email }), annas);
    if (status === 'Confirmed') await move(id, status);
    return order(id);
  };
  const scan = (code: string, mode?: ScanMode) =>
    api.send(findScannedCall, { query: { code, mode }, token: admin });
  const moveParcel = (id: string, from: ConsignmentStage, to: ConsignmentStage) =>
    api.call(moveConsignmentCall, { params: { id }, body: { from, to }, token: admin });
  const scanned = async (code: string, mode?: ScanMode) => {
    const { parcel, orderGoesOn } = (await scan(code, mode)).body;
    return [parcel?.id, orderGoesOn];
  };
  const goesOn = async (code: string) => (await scan(code)).body.orderGoesOn;
  const setPacked = (id: string, packed: boolean) =>
    api.send(setPackedCall, { params: { id }, body: { packed }, token: admin });
  const pack = (id: string) => setPacked(id, true);
  const unpack = (id: string) => setPacked(id, false);

  it('DK-13 finds an order by number in any case, id, tracking code, invoice and tracking link', async () => {
    const { _id, number } = await placed();
    const parcel = await giveToCourier(api, admin, _id, { trackingCode: 'SF-77Ab' });
    const { links } = await api.call(listTrackingLinksCall, { query: { orders: _id }, token: admin });
    const codes = [
      number ?? '',
      ` ${(number ?? '').toLowerCase()} `,
      _id,
      'sf-77aB',
      parcel.invoice,
      `https://shop.example/track/${links[0]?.token ?? ''}`,
    ];

    const found = await Promise.all(codes.map((code) => scan(code)));
    expect(found.map(({ body }) => [body.data._id, body.parcel?.id, body.held])).toEqual(
      codes.map(() => [_id, parcel.id, 0]),
    );
  });

  it('DK-13 CR-16 finds the second parcel by its invoice however it is written', async () => {
    const { _id, number } = await placed();
    const first = await giveToCourier(api, admin, _id);
    const second = await giveToCourier(api, admin, _id, { exchangeAmount: 0 });
    const code = (number ?? '').replace(/^[A-Z]+-/, '');
    const codes = [second.invoice, `${code}-2`, ` ${code.toLowerCase()}-২ `, `${number}–2`, number ?? ''];

    const found = await Promise.all(codes.map((code) => scan(code)));
    expect(found.map(({ body }) => [body.data._id, body.parcel?.id])).toEqual([
      [_id, second.id],
      [_id, second.id],
      [_id, second.id],
      [_id, second.id],
      [_id, first.id],
    ]);
  });

  it('DK-13 finds no order by a part of a code, and refuses a tracking code that several orders have', async () => {
    const orders = [await placed(), await placed()];
    for (const { _id } of orders) await giveToCourier(api, admin, _id, { trackingCode: 'TWICE-1' });

    const answers = await Promise.all(
      [orders[0]?._id.slice(1) ?? '', 'TWICE', 'Anna', 'https://shop.example/track/abc', 'TWICE-1'].map(
        (code) => scan(code),
      ),
    );
    expect(answers.map(({ refusal }) => refusal.code)).toEqual([
      'unknown',
      'unknown',
      'unknown',
      'unknown',
      'invalid',
    ]);
  });

  it('DK-13 CR-7 tells whether the order goes on without the parcel that comes back', async () => {
    const { _id, number } = await placed();
    const { id } = await giveToCourier(api, admin, _id, { trackingCode: 'OLD-1' });
    await moveParcel(id, 'booked', 'returning');
    const comesBack = await goesOn('OLD-1');
    await move(_id, 'Cancelled');
    api.pass(60_000);
    await move(_id, 'Confirmed');
    const confirmedAgain = await goesOn('OLD-1');
    await giveToCourier(api, admin, _id, { trackingCode: 'NEW-1' });
    const givenAgain = [await goesOn('OLD-1'), await goesOn('NEW-1'), await goesOn(number ?? '')];
    await move(_id, 'Cancelled');
    const cancelledAgain = await goesOn('NEW-1');

    expect({ comesBack, confirmedAgain, givenAgain, cancelledAgain }).toEqual({
      comesBack: false,
      confirmedAgain: true,
      givenAgain: [true, false, false],
      cancelledAgain: false,
    });
  });

  it('DK-13 takes the order number of what came back for the parcel on its way back', async () => {
    const { _id, number } = await placed();
    const first = await giveToCourier(api, admin, _id, { trackingCode: 'BACK-1' });
    await moveParcel(first.id, 'booked', 'returning');
    const second = await giveToCourier(api, admin, _id, { trackingCode: 'AGAIN-1' });
    await moveParcel(second.id, 'booked', 'withCourier');

    expect(await scanned(number ?? '', 'cameBack')).toEqual([first.id, true]);
    expect(await scanned('AGAIN-1', 'cameBack')).toEqual([second.id, false]);
    expect(await scanned(number ?? '', 'handedOver')).toEqual([second.id, false]);
    expect(await scanned(number ?? '')).toEqual([second.id, false]);
    await moveParcel(first.id, 'returning', 'returned');
    expect(await scanned(number ?? '', 'cameBack')).toEqual([second.id, false]);
  });

  it('DK-13 CR-1 takes the order number of a handover for the exchange once the order is handed over', async () => {
    const { _id, number } = await placed();
    const ordinary = await giveToCourier(api, admin, _id);
    const exchange = await giveToCourier(api, admin, _id, { exchangeAmount: 0 });
    const meant = async (mode: ScanMode) => (await scanned(number ?? '', mode))[0];

    expect(await meant('handedOver')).toBe(ordinary.id);
    await moveParcel(ordinary.id, 'booked', 'withCourier');
    // The order has not shipped: the scan may be of either label.
    expect(await meant('handedOver')).toBe(ordinary.id);
    await move(_id, 'Shipping');
    expect(await meant('handedOver')).toBe(exchange.id);
    expect(await meant('cameBack')).toBe(ordinary.id);
    const another = await giveToCourier(api, admin, _id, { exchangeAmount: 0 });
    expect(await meant('handedOver')).toBe(ordinary.id);
    await moveParcel(another.id, 'booked', 'cancelled');
    await moveParcel(exchange.id, 'booked', 'withCourier');
    expect(await meant('handedOver')).toBe(ordinary.id);
  });

  it('DK-13 marks a confirmed order as packed, once, and takes it back', async () => {
    const { _id } = await placed();
    const answers = await Promise.all([pack(_id), pack(_id)]);
    const { packed } = await order(_id);

    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.modifiedCount).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(packed).toEqual({ at: expect.any(String), by: 'Admin' });
    expect((await order(_id, annas)).packed).toBeNull();
    expect([(await unpack(_id)).body.modifiedCount, (await order(_id)).packed]).toEqual([1, null]);
    expect((await unpack(_id)).body.modifiedCount).toBe(0);
    const log = await api.call(listAuditEntriesCall, { query: { subject: _id }, token: admin });
    const texts = log.entries.map(auditText).filter((text) => /pack/i.test(text));
    expect(texts).toHaveLength(2);
  });

  it('DK-13 packs no order that is pending or under way, and keeps the mark of one that ships', async () => {
    const [pending, packed] = [await placed('Pending'), await placed()];
    await pack(packed._id);
    await move(packed._id, 'Shipping');

    expect((await pack(pending._id)).refusal).toMatchObject({ code: 'moveRefused', orderStatus: 'Pending' });
    expect((await unpack(packed._id)).refusal).toMatchObject({ orderStatus: 'Shipping' });
    expect((await order(packed._id)).packed).toMatchObject({ by: 'Admin' });
  });

  it('DK-13 unpacks an order that is cancelled, or corrected', async () => {
    const [cancelled, corrected] = [await placed(), await placed()];
    await pack(cancelled._id);
    await pack(corrected._id);
    await move(cancelled._id, 'Cancelled');
    const body = correctionOf(await order(corrected._id), { comment: 'Ring twice' });
    await api.call(correctOrderCall, { params: { id: corrected._id }, body, token: admin });

    expect([(await order(cancelled._id)).packed, (await order(corrected._id)).packed]).toEqual([null, null]);
  });
});

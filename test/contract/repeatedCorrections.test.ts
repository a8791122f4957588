import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#domain/orders/order.ts';
import { orderStatuses } from '#domain/orders/orderStatus.ts';
import { isCorrectable } from '#machines/orderMoves.ts';
import { correctionOf } from '../support/builders/correctionOf.ts';
import { stepsTo } from '../support/builders/orderPaths.ts';
import { type CorrectionShop, openCorrectionShop } from '../support/servers/correctionShop.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('corrections, moves and repeated requests on $name', (at) => {
  let shop: CorrectionShop;
  let order: Order;
  beforeAll(async () => {
    shop = await openCorrectionShop(at);
  });
  afterAll(() => shop?.api.close());
  beforeEach(async () => {
    order = await shop.place();
  });

  it.each(orderStatuses)(
    'MD-5 takes or refuses a correction of an order that is %s, as the machine does',
    async (status) => {
      for (const { to } of stepsTo(status)) expect((await shop.move(order, to)).status).toBe(200);
      const before = await shop.read(order._id);
      const answer = await shop.send(order, correctionOf(order, { address: 'House 9' }));

      if (isCorrectable(status, 'admin')) {
        expect(answer.status).toBe(200);
        expect((await shop.read(order._id)).data.customerData.address).toBe('House 9');
      } else {
        const { code, reason, orderStatus } = answer.refusal;
        expect({ status: answer.status, code, reason, orderStatus }).toEqual({
          status: 409,
          code: 'moveRefused',
          reason: 'notCorrectable',
          orderStatus: status,
        });
        expect(await shop.read(order._id)).toEqual(before);
      }
    },
  );

  it('MD-5 lets exactly one of two staff members win who correct one order at once', async () => {
    const answers = await Promise.all(
      ['House 8', 'House 9'].map((address) => shop.send(order, correctionOf(order, { address }))),
    );
    const { data, revisions } = await shop.read(order._id);

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const [lost, won] = answers.toSorted((one, other) => other.status - one.status);
    expect(lost?.refusal).toMatchObject({
      code: 'moveRefused',
      reason: 'correctedMeanwhile',
      message: 'Someone else has just corrected this order.',
    });
    expect(revisions).toHaveLength(1);
    expect(data).toEqual(won?.body.data);
  });

  it('MD-5 leaves a shipped order with one of both contents after a correction and SHIP at once', async () => {
    await shop.move(order, 'Confirmed');
    const [corrected, shipped] = await Promise.all([
      shop.send(order, correctionOf(order, { address: 'House 9' })),
      shop.move(order, 'Shipping'),
    ]);
    const { data, revisions } = await shop.read(order._id);

    expect(shipped.status).toBe(200);
    expect(data.orderStatus).toBe('Shipping');
    const isCorrected = corrected.status === 200;
    expect({
      status: corrected.status,
      address: data.customerData.address,
      revisions: revisions?.length,
    }).toEqual(
      isCorrected
        ? { status: 200, address: 'House 9', revisions: 1 }
        : { status: 409, address: order.customerData.address, revisions: 0 },
    );
    expect(
      (
        await shop.send(order, {
          ...correctionOf(data, { address: 'Late' }),
          revision: revisions?.length ?? 0,
        })
      ).status,
    ).toBe(409);
  });

  it('MD-5 answers a repeated request as before and makes one revision, also when both arrive at once', async () => {
    const body = correctionOf(order, { address: 'House 9' });
    const answers = await Promise.all([
      shop.send(order, body),
      shop.send(order, body),
      shop.send(order, body),
    ]);
    await shop.correct(order, { ...correctionOf(order, { address: 'House 10' }), revision: 1 });
    await shop.move(order, 'Confirmed');
    await shop.move(order, 'Shipping');
    const late = await shop.send(order, body);

    expect([...answers, late].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(late.body.data.customerData.address).toBe('House 10');
    expect((await shop.read(order._id)).revisions).toHaveLength(2);
  });
});

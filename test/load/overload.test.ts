import autocannon from 'autocannon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, type Arrival, quantile, sendArrivals } from './arrivals.ts';
import { type LoadShop, listRequest, openLoadShop, orderRequest } from './loadShop.ts';

const seconds = 15;

let shop: LoadShop;
let sent = 0;

const nextList = (): Arrival => listRequest((sent += 1));

/** Requests a second that the shop answers when as many wait as it answers at once. */
const saturatingRate = async (): Promise<number> => {
  const { requests } = await autocannon({
    url: shop.origin,
    connections: 10,
    duration: 5,
    requests: [{ setupRequest: (template) => ({ ...template, ...listRequest((sent += 1)) }) }],
  });
  return requests.average;
};

const summary = (answers: readonly Answer[]) => {
  const [answered, refused] = [200, 503].map((status) =>
    answers.filter((answer) => answer.status === status),
  );
  const times = (answered ?? []).map(({ time }) => time);
  return {
    answered: answered?.length ?? 0,
    refused: refused?.length ?? 0,
    others: answers.length - (answered?.length ?? 0) - (refused?.length ?? 0),
    p50: Math.round(quantile(times, 0.5)),
    p99: Math.round(quantile(times, 0.99)),
    refusedP50: Math.round(
      quantile(
        (refused ?? []).map(({ time }) => time),
        0.5,
      ),
    ),
    retryAfter: [...new Set((refused ?? []).map(({ retryAfter }) => retryAfter))],
  };
};

describe('a shop at twice the rate that it can answer', () => {
  beforeAll(async () => {
    shop = await openLoadShop();
  });
  afterAll(() => shop.close());

  it('OP-45 answers within a second what it accepts, and refuses the others at once', async () => {
    // Warms the shop up.
    await saturatingRate();
    const rate = await saturatingRate();
    const ordersEvery = 20;
    const answers = await sendArrivals(
      shop.origin,
      { perSecond: Math.round(2 * rate), seconds },
      (number) => {
        if (number % 100 === 50) return { method: 'GET', path: '/livez' };
        if (number % ordersEvery === 0) return orderRequest(shop.productIds[0] ?? '');
        return nextList();
      },
    );
    const byPath = (path: string) => summary(answers.filter((answer) => answer.path.startsWith(path)));
    const [lists, orders, livez] = ['/api/products', '/api/postOrder', '/livez'].map(byPath);
    process.stdout.write(`saturating rate: ${Math.round(rate)} lists a second\n`);
    for (const [name, figures] of Object.entries({ lists, orders, livez }))
      process.stdout.write(`${name}: ${JSON.stringify(figures)}\n`);

    expect(lists?.refused).toBeGreaterThan(0);
    expect(lists?.answered).toBeGreaterThan((rate * seconds) / 2);
    expect(lists).toMatchObject({ others: 0, retryAfter: ['2'] });
    expect(lists?.p99).toBeLessThan(1000);
    // A few wait for their turn first.
    expect(lists?.refusedP50).toBeLessThan(500);
    expect(orders).toMatchObject({ refused: 0, others: 0 });
    expect(orders?.p99).toBeLessThan(1000);
    expect(livez).toMatchObject({ refused: 0, others: 0 });
  });
});

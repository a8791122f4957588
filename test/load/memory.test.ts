import { readFileSync } from 'node:fs';
import autocannon, { type Request } from 'autocannon';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LoadShop, listRequest, openLoadShop, orderRequest } from './loadShop.ts';

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let shop: LoadShop;
let sent = 0;

/** MB of memory that the shop's process holds. */
const residentMemory = (): number => {
  const status = readFileSync(`/proc/${shop.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
};

/** The lowest of a minute, read each second: V8 returns memory some time after the last request. */
const settledMemory = async (): Promise<number> => {
  let lowest = Number.POSITIVE_INFINITY;
  for (let second = 0; second < 60; second += 1) {
    await pause(1000);
    lowest = Math.min(lowest, residentMemory());
  }
  return lowest;
};

const page = { headers: { accept: 'text/html', 'accept-encoding': 'gzip, br' }, method: 'GET' as const };
const json = { headers: { 'accept-encoding': 'gzip, br' }, method: 'GET' as const };

/** Of twenty requests: one order, two first views, five products, four searches, eight lists. */
const nextMixed = (): Request => {
  sent += 1;
  const product = shop.productIds[sent % shop.productIds.length] ?? '';
  const kind = sent % 20;
  if (kind === 0) return orderRequest(product);
  if (kind < 3) return { ...page, path: `/product-details/${product}` };
  if (kind < 8) return { ...json, path: `/api/product/${product}` };
  if (kind < 12) return { ...json, path: `/api/products?searchQuery=cup%20${sent % 977}&limit=10` };
  return listRequest(sent);
};

const send = async (amount: number, next: () => Request): Promise<void> => {
  const result = await autocannon({
    url: shop.origin,
    connections: 20,
    amount,
    requests: [{ setupRequest: (template) => ({ ...template, ...next() }) }],
  });
  expect({ errors: result.errors, refused: result['5xx'] }).toEqual({ errors: 0, refused: 0 });
};

describe('the memory of a shop', () => {
  beforeAll(async () => {
    shop = await openLoadShop();
  });
  afterAll(() => shop.close());

  it('OP-46 is after 100,000 mixed requests and 40,000 addresses within a fifth of where it began', async () => {
    await send(10_000, nextMixed);
    const start = await settledMemory();
    await send(100_000, nextMixed);
    const afterMixed = await settledMemory();
    await send(40_000, () => {
      sent += 1;
      return { ...page, path: `/product/category/kitchen%20items?page=${sent}&maxPrice=${sent}` };
    });
    const afterAddresses = await settledMemory();
    process.stdout.write(
      `MB held: ${start} after 10,000 mixed requests, ${afterMixed} after 100,000 more, ${afterAddresses} after 40,000 addresses\n`,
    );
    expect(afterMixed).toBeLessThan(start * 1.2);
    expect(afterAddresses).toBeLessThan(start * 1.2);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PlacedOrder, readPlacedOrder, storePlacedOrder } from '#storefront/layout/placedOrder.ts';
import { MemoryStorage } from '../../support/browser/memoryStorage.ts';
import { anOrder } from '../../support/builders/anOrder.ts';

const { subTotal, total, products, customerData, date, time } = anOrder();
const placed: PlacedOrder = {
  date,
  time,
  subTotal,
  total,
  products,
  customerData,
  id: 'o1',
  number: 'HK-7Q4K-2M',
  token: 'A'.repeat(40),
};

beforeEach(() => vi.stubGlobal('sessionStorage', new MemoryStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('the placed order of this tab', () => {
  it('SH-3 survives a reload', () => {
    storePlacedOrder(placed);
    expect(readPlacedOrder()).toEqual(placed);
  });

  it('SH-3 API-8 has no number, no id and no link from a host that tells none', () => {
    storePlacedOrder({ ...placed, id: null, number: null, token: null });
    expect(readPlacedOrder()).toEqual({ ...placed, id: null, number: null, token: null });
  });

  it.each(['', '{', 'null', '[]', '{}', '{"products":5}'])('SH-3 ER-7 is none in the text %j', (text) => {
    sessionStorage.setItem('placedOrder', text);
    expect(readPlacedOrder()).toBe(null);
  });

  it('SH-3 is none before an order', () => {
    expect(readPlacedOrder()).toBe(null);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { newOrderKey, nextAttempt, resumedAttempt } from '#storefront/checkout/orderAttempt.ts';
import { body, line } from './orders.ts';

const cup = line('cup');
const newKey = () => 'new';

const lost = { key: 'first', body: body([cup]) };

describe('nextAttempt', () => {
  it('CO-10 begins with a key of its own', () => {
    expect(nextAttempt(null, body([cup]), newKey)).toEqual({ key: 'new', body: body([cup]) });
  });

  it('CO-10 sends the same wish again under its key, letter for letter, also a day later', () => {
    const dayLater = body([cup], {}, '2025-01-06T09:07:00Z');
    expect(nextAttempt(lost, dayLater, newKey)).toEqual({ key: 'first', body: body([cup]) });
  });

  it('CO-10 keeps the key of an attempt in doubt when the wish changes', () => {
    const changed = body([cup], { address: 'House 9' });
    expect(nextAttempt(lost, changed, newKey)).toEqual({ key: 'first', body: changed });
  });
});

describe('resumedAttempt', () => {
  it('CO-10 goes on with an attempt in doubt when the shopper comes back with the same goods', () => {
    expect(resumedAttempt(lost, [line('cup', { quantity: 2 }), line('pan')])).toBe(lost);
  });

  it('leaves it for other goods, and for another size', () => {
    expect(resumedAttempt(lost, [line('pan'), line('cup', { size: 'S' })])).toBeNull();
  });

  it('carries nothing when nothing is in doubt', () => {
    expect(resumedAttempt(null, [cup])).toBeNull();
  });
});

describe('newOrderKey', () => {
  afterEach(() => vi.unstubAllGlobals());
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

  it('is a UUID, another each time', () => {
    expect(newOrderKey()).toMatch(uuid);
    expect(newOrderKey()).not.toBe(newOrderKey());
  });

  it('is one also where crypto.randomUUID is missing', () => {
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array) => bytes.map((_, place) => 250 - place * 7),
    });
    expect(newOrderKey()).toMatch(uuid);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  carriedAttempt,
  newOrderKey,
  nextAttempt,
  refusedAttempt,
} from '#storefront/checkout/orderAttempt.ts';
import { body, line } from './orders.ts';

const cup = line('cup');
const newKey = () => 'new';

describe('nextAttempt', () => {
  it('CO-10 begins with a key of its own', () => {
    expect(nextAttempt(null, body([cup]), newKey)).toEqual({ key: 'new', body: body([cup]), inDoubt: true });
  });

  it('CO-10 sends the same wish again under its key, letter for letter, also a day later', () => {
    const lost = { key: 'first', body: body([cup]), inDoubt: true };
    const dayLater = body([cup], {}, '2025-01-06T09:07:00Z');
    expect(nextAttempt(lost, dayLater, newKey)).toEqual(lost);
  });

  it('CO-10 keeps the key of an attempt in doubt when the wish changes', () => {
    const lost = { key: 'first', body: body([cup]), inDoubt: true };
    const changed = body([cup], { address: 'House 9' });
    expect(nextAttempt(lost, changed, newKey)).toEqual({ key: 'first', body: changed, inDoubt: true });
  });

  it('takes a new key when the wish changes after a definite no', () => {
    const refused = { key: 'first', body: body([cup]), inDoubt: false };
    const changed = body([line('cup', { originalPrice: 120 })]);
    expect(nextAttempt(refused, changed, newKey)).toEqual({ key: 'new', body: changed, inDoubt: true });
  });

  it('keeps the key when the same wish is sent again after a definite no', () => {
    const refused = { key: 'first', body: body([cup]), inDoubt: false };
    expect(nextAttempt(refused, body([cup]), newKey).key).toBe('first');
  });
});

describe('refusedAttempt', () => {
  const sent = { key: 'first', body: body([cup]), inDoubt: true };

  it('is out of doubt when nothing was in doubt before', () => {
    expect(refusedAttempt(sent, null).inDoubt).toBe(false);
    expect(refusedAttempt(sent, { ...sent, inDoubt: false }).inDoubt).toBe(false);
  });

  it('CO-10 stays in doubt when an earlier answer was lost', () => {
    expect(refusedAttempt(sent, { ...sent, inDoubt: true }).inDoubt).toBe(true);
  });
});

describe('carriedAttempt', () => {
  const lost = { key: 'first', body: body([cup]), inDoubt: true };

  it('CO-10 goes on with an attempt in doubt when the shopper comes back with the same goods', () => {
    expect(carriedAttempt(lost, [line('cup', { quantity: 2 }), line('pan')])).toBe(lost);
  });

  it('leaves it for other goods', () => {
    expect(carriedAttempt(lost, [line('pan')])).toBeNull();
  });

  it('leaves one that was refused', () => {
    expect(carriedAttempt({ ...lost, inDoubt: false }, [cup])).toBeNull();
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

import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { newOrderKey, nextAttempt, resumedAttempt } from '#storefront/checkout/orderAttempt.ts';
import { body, line } from './orders.ts';

const cup = line('cup');
const newKey = () => 'new';

const lost = { key: 'first', body: body([cup]), earlier: [], sentAt: Date.parse('2025-01-05T09:07:00Z') };

describe('nextAttempt', () => {
  it('CO-10 starts with a new key at the time of the press', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: lost.sentAt });
    onTestFinished(() => void vi.useRealTimers());
    expect(nextAttempt(null, body([cup]), newKey)).toEqual({ ...lost, key: 'new' });
  });

  it('CO-10 resends an unchanged order exactly with its key, even a day later', () => {
    const dayLater = body([cup], {}, '2025-01-06T09:07:00Z');
    expect(nextAttempt(lost, dayLater, newKey)).toBe(lost);
  });

  it('CO-10 keeps the key of an attempt in doubt, its time, and all that was sent with it, when the order changes', () => {
    const [second, third] = [body([cup], { address: 'House 9' }), body([line('pan')])];
    const changedTwice = nextAttempt(nextAttempt(lost, second, newKey), third, newKey);
    expect(changedTwice).toEqual({ ...lost, body: third, earlier: [lost.body, second] });
  });
});

describe('resumedAttempt', () => {
  it('CO-10 resumes an attempt in doubt that contains one of the lines', () => {
    expect(resumedAttempt(lost, [line('cup', { quantity: 2 }), line('pan')])).toBe(lost);
  });

  it('CO-10 resumes one in doubt that was first sent with one of the lines', () => {
    const changed = { ...lost, body: body([line('pan')]), earlier: [lost.body] };
    expect(resumedAttempt(changed, [cup])).toBe(changed);
  });

  it('drops it for other products and for another size', () => {
    expect(resumedAttempt(lost, [line('pan'), line('cup', { size: 'S' })])).toBeNull();
  });

  it('returns null when no attempt is in doubt', () => {
    expect(resumedAttempt(null, [cup])).toBeNull();
  });
});

describe('newOrderKey', () => {
  afterEach(() => vi.unstubAllGlobals());
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

  it('returns a different UUID each time', () => {
    expect(newOrderKey()).toMatch(uuid);
    expect(newOrderKey()).not.toBe(newOrderKey());
  });

  it('returns a UUID without crypto.randomUUID', () => {
    // Any bytes: the bits of version and variant must be set in them.
    vi.stubGlobal('crypto', {
      getRandomValues: (bytes: Uint8Array) => bytes.map((_, index) => 250 - index * 7),
    });
    expect(newOrderKey()).toMatch(uuid);
  });
});

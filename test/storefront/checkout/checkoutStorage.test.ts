import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CartLine, lineKey } from '#domain/checkout/cart.ts';
import { dayMs } from '#domain/values/dates.ts';
import { emptyDraft } from '#storefront/checkout/checkoutDraft.ts';
import {
  type CheckoutStore,
  createCheckoutStore,
  orderedCheckout,
  readStored,
  readStoredCheckout,
  resumeCheckout,
  type StoredCheckout,
  storeCheckout,
} from '#storefront/checkout/checkoutStorage.ts';
import { MemoryStorage, useMemoryStorage } from '../../support/browser/memoryStorage.ts';
import { body, draft, line } from './orders.ts';

const cup = line('cup');
const pan = line('pan');
const attemptInDoubt = {
  key: 'first',
  body: body([cup]),
  earlier: [body([cup, line('lid')])],
  sentAt: Date.now(),
};
/** A checkout of the history entry `one`, whose shopper does not know whether the order was placed. */
const stored: StoredCheckout = {
  entry: 'one',
  lines: [line('cup', { quantity: 4 })],
  keepsCart: true,
  typed: draft({ name: null }),
  attempt: attemptInDoubt,
  ordered: [],
};

const localItems = useMemoryStorage();
/** A new tab, which has stored nothing. */
const openTab = () => vi.stubGlobal('sessionStorage', new MemoryStorage());
beforeEach(openTab);
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('readStoredCheckout', () => {
  it('reads back what was stored, including the untouched name and the attempt’s key', () => {
    storeCheckout(stored);
    expect(readStoredCheckout()).toEqual(stored);
  });
});

describe('readStored', () => {
  it.each([null, '[]', '"x"', 'null', '7'])('reads nothing from %j', (stored) => {
    expect(readStored(stored)).toBeNull();
  });

  it('reads nothing from broken JSON', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(readStored('{bad')).toBeNull();
  });

  it('CO-10 reads an attempt of an older page, which stored no earlier orders and no time, as sent now', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-01-05T09:07:00Z') });
    const stored = JSON.stringify({ attempt: { key: 'first', body: body([cup]) } });
    expect(readStored(stored)?.attempt).toEqual({
      key: 'first',
      body: body([cup]),
      earlier: [],
      sentAt: Date.now(),
    });
  });

  it('ignores invalid lines, fields and attempts', () => {
    const stored = JSON.stringify({
      entry: 'one',
      lines: [cup, { id: 'no price' }, 7],
      typed: { name: 7, deliveryArea: 'The moon', addressType: 'Boat', mobileNumber: '017' },
      attempt: { key: 'first', body: 'no body' },
    });
    expect(readStored(stored)).toEqual({
      entry: 'one',
      lines: [cup],
      keepsCart: false,
      typed: { ...emptyDraft, mobileNumber: '017' },
      attempt: null,
      ordered: [],
    });
  });
});

/** The lines of a visit whose navigation state has these lines, as the tab's stored checkout leaves them. */
const linesAt = (lines: readonly CartLine[], visit: { readonly isReturn: boolean }) =>
  resumeCheckout(readStoredCheckout(), { entry: 'zero', state: { lines }, ...visit }).lines;

describe('resumeCheckout', () => {
  it('CO-9 has no lines when none are passed or stored', () => {
    expect(resumeCheckout(null, { entry: 'default', state: null }).lines).toEqual([]);
  });

  it.each([7, { lines: 'x' }, { lines: [{}] }])('CO-9 has no lines for the navigation state %j', (state) => {
    expect(resumeCheckout(null, { entry: 'default', state }).lines).toEqual([]);
  });

  it('resumes after a reload with the changed quantities, not with the passed ones', () => {
    expect(resumeCheckout(stored, { entry: 'one', state: { lines: [cup] } })).toEqual(stored);
  });

  it('resumes when the address is opened again without lines', () => {
    expect(resumeCheckout(stored, { entry: 'two', state: null })).toEqual({ ...stored, entry: 'two' });
  });

  it('takes new lines and keeps what was typed', () => {
    const pan = line('pan');
    expect(resumeCheckout(stored, { entry: 'two', state: { lines: [pan] } })).toEqual({
      entry: 'two',
      lines: [pan],
      keepsCart: false,
      typed: stored.typed,
      attempt: null,
      ordered: [],
    });
  });

  it('CO-9 CO-10 leaves lines that were ordered since out of an earlier history entry, but not of a new visit', () => {
    createCheckoutStore(stored).markOrdered([lineKey(cup)]);
    expect(linesAt([cup], { isReturn: true })).toEqual([]);
    expect(linesAt([cup, pan], { isReturn: true })).toEqual([pan]);
    expect(linesAt([cup, pan], { isReturn: false })).toEqual([cup, pan]);
  });

  it('CO-9 CO-10 no longer counts a line as ordered once a new checkout has begun with it', () => {
    createCheckoutStore(stored).markOrdered([lineKey(cup), lineKey(pan)]);
    const again = resumeCheckout(readStoredCheckout(), { entry: 'two', state: { lines: [cup] } });
    expect([again.lines, again.ordered]).toEqual([[cup], [lineKey(pan)]]);
  });

  it('CO-10 keeps an attempt in doubt for the next visit with the same products', () => {
    expect(resumeCheckout(stored, { entry: 'two', state: { lines: [cup] } }).attempt).toEqual(attemptInDoubt);
  });

  it.each([
    ['a reload', { entry: 'one', state: { lines: [cup] } }],
    ['a visit without lines', { entry: 'two', state: null }],
    ['a new visit with the same product', { entry: 'two', state: { lines: [cup] } }],
  ])(
    'CO-10 drops an attempt in doubt a day after it was sent: in %s the same order is a new one',
    (_visit, visit) => {
      vi.useFakeTimers({ toFake: ['Date'], now: attemptInDoubt.sentAt + dayMs - 1 });
      expect(resumeCheckout(stored, visit).attempt).toEqual(attemptInDoubt);
      vi.setSystemTime(attemptInDoubt.sentAt + dayMs);
      expect(resumeCheckout(stored, visit).attempt).toBeNull();
    },
  );

  it.each([
    ['keeps the cart, whose lines are others', { ...stored, attempt: null, keepsCart: false }, true],
    [
      'does not keep the cart while an order of its lines is in doubt',
      { ...stored, keepsCart: false },
      false,
    ],
  ])('CT-7 PD-4 of Buy Now %s', (_what, before, keepsCart) => {
    const visit = { entry: 'two', state: { lines: [cup], keepsCart: true } };
    expect(resumeCheckout(before, visit).keepsCart).toBe(keepsCart);
  });

  it('CO-10 has nothing left to order after a reload of a placed order', () => {
    expect(
      resumeCheckout(orderedCheckout('one', []), { entry: 'one', state: { lines: [cup] } }).lines,
    ).toEqual([]);
  });
});

/** A checkout that is left while its order is sent, and what is stored of the next one, with these lines. */
const leftForNext = (nextLines: readonly CartLine[]) => {
  openTab();
  const left = createCheckoutStore({ ...stored, attempt: null });
  left.update({ attempt: attemptInDoubt });
  const visit = { entry: 'two', state: { lines: nextLines } };
  const next = createCheckoutStore(resumeCheckout(readStoredCheckout(), visit));
  next.update({ typed: draft({ name: 'Rahima' }) });
  return { left, next: readStoredCheckout() };
};

describe('createCheckoutStore', () => {
  it('merges each change into the stored checkout', () => {
    const store = createCheckoutStore({ ...stored, attempt: null });
    store.update({ attempt: attemptInDoubt });
    store.update({ typed: draft({ name: 'Rahima' }) });
    expect(readStoredCheckout()).toEqual({ ...stored, typed: draft({ name: 'Rahima' }) });
    expect(store.attempt(body([pan]))).toEqual(attemptInDoubt);
  });

  it('CO-7 clears name, address and lines once the order is placed, and ignores later changes', () => {
    const store = createCheckoutStore(stored);
    store.markOrdered([lineKey(cup)]);
    store.update({ lines: [cup] });
    expect(readStoredCheckout()).toEqual(orderedCheckout('one', [lineKey(cup)]));
  });

  it('CO-7 CO-10 clears of a checkout that began meanwhile only the lines that were ordered', () => {
    const { left, next } = leftForNext([pan]);
    left.markOrdered([lineKey(cup)]);
    expect(next?.typed.name).toBe('Rahima');
    expect(readStoredCheckout()).toEqual({ ...next, ordered: [lineKey(cup)] });

    const sameLine = leftForNext([cup, pan]);
    sameLine.left.markOrdered([lineKey(cup)]);
    expect(sameLine.next?.attempt).toEqual(attemptInDoubt);
    expect(readStoredCheckout()).toEqual({
      ...sameLine.next,
      lines: [pan],
      attempt: null,
      ordered: [lineKey(cup)],
    });
  });

  it('CO-7 keeps a checkout that began meanwhile when the order that was left is refused', () => {
    const { left, next } = leftForNext([pan]);
    left.update({ attempt: null });
    expect(readStoredCheckout()).toEqual(next);
  });

  it('CO-10 gives the same order of another tab the key of the attempt without an answer, and no other order', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const sent = { key: 'first', body: body([cup]), earlier: [], sentAt: Date.now() };
    const killed = createCheckoutStore({ ...stored, attempt: null });
    const other = createCheckoutStore({ ...stored, attempt: null });
    const pressedLater = body([cup], {}, '2025-01-05T10:30:00Z');
    killed.update({ attempt: sent });
    expect(other.attempt(pressedLater)).toEqual({ ...sent, body: pressedLater });
    expect([
      other.attempt(body([cup, pan])),
      other.attempt(body([line('cup', { quantity: 2 })])),
      other.attempt(body([cup], { address: 'House 9' })),
    ]).toEqual([null, null, null]);
  });

  it('CO-10 knows of the attempt of another tab that it was not sent', () => {
    const other = createCheckoutStore({ ...stored, attempt: null });
    createCheckoutStore(stored).update({ attempt: { ...attemptInDoubt, body: body([cup]), isUnsent: true } });
    expect(other.attempt(body([cup]))).toMatchObject({ key: 'first', isUnsent: true });
  });

  it('CO-10 takes an order of another tab for the same at another price and in another sequence of its lines', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const killed = createCheckoutStore({ ...stored, attempt: null });
    killed.update({ attempt: { key: 'first', body: body([cup, pan]), earlier: [], sentAt: Date.now() } });
    const repriced = body([pan, line('cup', { originalPrice: 120, name: 'Blue cup', imageUrl: '/b.webp' })]);
    expect(createCheckoutStore({ ...stored, attempt: null }).attempt(repriced)?.key).toBe('first');
  });

  it.each([
    ['placed', (store: CheckoutStore) => store.markOrdered([lineKey(cup)])],
    ['refused for good', (store: CheckoutStore) => store.update({ attempt: null })],
    ['a day old', () => vi.setSystemTime(Date.now() + dayMs)],
  ])('CO-10 gives the same order of another tab no key once the attempt is %s', (_what, end) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const sender = createCheckoutStore({ ...stored, attempt: null });
    sender.update({ attempt: { ...attemptInDoubt, earlier: [] } });
    end(sender);
    expect(createCheckoutStore({ ...stored, attempt: null }).attempt(body([cup]))).toBeNull();
  });

  it('SH-2 CO-10 keeps of an attempt neither name nor address in the browser', () => {
    createCheckoutStore(stored).update({ attempt: { ...attemptInDoubt, body: body([cup]) } });
    expect(localItems().getItem('sentOrders')).toMatch(/^\[\{"key":"first","hash":\d+,"sentAt":\d+\}\]$/);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyDraft } from '#storefront/checkout/checkoutDraft.ts';
import {
  createDraftStore,
  readStored,
  readStoredCheckout,
  resumeDraft,
  type StoredCheckout,
  settledCheckout,
  storeCheckout,
} from '#storefront/checkout/checkoutStorage.ts';
import { body, line, typed } from './orders.ts';

const cup = line('cup');
const lost = { key: 'first', body: body([cup]) };
const kept: StoredCheckout = {
  entry: 'one',
  lines: [line('cup', { quantity: 4 })],
  typed: typed({ name: null }),
  attempt: lost,
};

const memory = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};

afterEach(() => vi.restoreAllMocks());

describe('readStoredCheckout', () => {
  it('gives back what was kept, the untouched name and the key of the attempt among it', () => {
    const storage = memory();
    storeCheckout(kept, storage);
    expect(readStoredCheckout(storage)).toEqual(kept);
  });
});

describe('readStored', () => {
  it.each([null, '[]', '"x"', 'null', '7'])('finds nothing in %j', (stored) => {
    expect(readStored(stored)).toBeNull();
  });

  it('finds nothing in broken JSON', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(readStored('{bad')).toBeNull();
  });

  it('leaves out what is not a line, a field or an attempt', () => {
    const stored = JSON.stringify({
      entry: 'one',
      lines: [cup, { id: 'no price' }, 7],
      typed: { name: 7, deliveryArea: 'The moon', addressType: 'Boat', mobileNumber: '017' },
      attempt: { key: 'first', body: 'no body' },
    });
    expect(readStored(stored)).toEqual({
      entry: 'one',
      lines: [cup],
      typed: { ...emptyDraft, mobileNumber: '017' },
      attempt: null,
    });
  });
});

describe('resumeDraft', () => {
  it('CO-9 has no lines when none came and none were kept', () => {
    expect(resumeDraft(null, { entry: 'default', state: null }).lines).toEqual([]);
  });

  it.each([7, { lines: 'x' }, { lines: [{}] }])('CO-9 has no lines when %j came', (state) => {
    expect(resumeDraft(null, { entry: 'default', state }).lines).toEqual([]);
  });

  it('goes on after a reload with the changed quantities, not with those that came', () => {
    expect(resumeDraft(kept, { entry: 'one', state: { lines: [cup] } })).toEqual(kept);
  });

  it('goes on when the address is opened again without lines', () => {
    expect(resumeDraft(kept, { entry: 'two', state: null })).toEqual({ ...kept, entry: 'two' });
  });

  it('takes new lines but keeps what was typed', () => {
    const pan = line('pan');
    expect(resumeDraft(kept, { entry: 'two', state: { lines: [pan] } })).toEqual({
      entry: 'two',
      lines: [pan],
      typed: kept.typed,
      attempt: null,
    });
  });

  it('CO-10 carries an attempt in doubt to the next visit with the same goods', () => {
    expect(resumeDraft(kept, { entry: 'two', state: { lines: [cup] } }).attempt).toEqual(lost);
  });

  it('CO-10 has nothing left to order when the page of a placed order is reloaded', () => {
    expect(resumeDraft(settledCheckout('one'), { entry: 'one', state: { lines: [cup] } }).lines).toEqual([]);
  });
});

describe('createDraftStore', () => {
  it('keeps each change beside what was there', () => {
    const storage = memory();
    const keeper = createDraftStore({ ...kept, attempt: null }, storage);
    keeper.keep({ attempt: lost });
    keeper.keep({ typed: typed({ name: 'Rahima' }) });
    expect(readStoredCheckout(storage)).toEqual({ ...kept, typed: typed({ name: 'Rahima' }) });
    expect(keeper.attempt()).toEqual(lost);
  });

  it('CO-7 forgets name, address and goods once the order stands, whatever is kept after', () => {
    const storage = memory();
    const keeper = createDraftStore(kept, storage);
    keeper.settle();
    keeper.keep({ lines: [cup] });
    expect(readStoredCheckout(storage)).toEqual(settledCheckout('one'));
  });
});

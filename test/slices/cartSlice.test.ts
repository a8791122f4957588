import { describe, expect, it } from 'vitest';
import { type CartLine, lineKey } from '#domain/checkout/cart.ts';
import {
  cartCodec,
  cartSlice,
  lineAdded,
  lineRemoved,
  linesOrdered,
  pricesCorrected,
  quantityChanged,
  selectCartCount,
  selectCartLines,
  selectCartLoaded,
  selectionChanged,
} from '#slices/cartSlice.ts';
import { useMemoryStorage } from '../support/browser/memoryStorage.ts';
import { openPersistedStore } from '../support/browser/openPersistedStore.ts';
import { openStore } from '../support/browser/openStore.ts';
import { pageSettings } from '../support/pageSettings.ts';

const storage = useMemoryStorage();

const line = (changes: Partial<CartLine> = {}): CartLine => ({
  id: 'p1',
  name: 'Copper Kettle',
  imageUrl: '/pictures/kettle-450.webp',
  color: 'N/A',
  size: 'N/A',
  quantity: 1,
  originalPrice: 750,
  ...changes,
});
const storedCart = () => storage().getItem('cartProducts');
const setAside = () => storage().getItem('cartProducts.bad');
const linesOf = ({ store }: Awaited<ReturnType<typeof openPersistedStore>>) =>
  selectCartLines(store.getState());

describe('the cart slice', () => {
  it('SH-2 ticks the lines that are added, until the shopper ticks others', () => {
    const store = openStore({ settings: pageSettings });
    const selected = () => store.getState().cart.selected;
    store.dispatch(lineAdded(line()));
    store.dispatch(lineAdded(line({ id: 'p2' })));
    expect(selected()).toEqual([lineKey(line()), lineKey(line({ id: 'p2' }))]);
    store.dispatch(selectionChanged([lineKey(line())]));
    expect(selected()).toEqual([lineKey(line())]);
  });

  it('SH-2 ticks no line that an earlier visit stored', async () => {
    storage().setItem('cartProducts', JSON.stringify([line()]));
    const opened = await openPersistedStore();
    expect(linesOf(opened)).toEqual([line()]);
    expect(opened.store.getState().cart.selected).toEqual([]);
  });

  it('CT-7 adds, changes and removes lines, and removes ordered ones', () => {
    const store = openStore({ settings: pageSettings });
    store.dispatch(lineAdded(line()));
    store.dispatch(lineAdded(line({ quantity: 2 })));
    store.dispatch(lineAdded(line({ id: 'p2' })));
    store.dispatch(lineAdded(line({ id: 'p3' })));
    store.dispatch(quantityChanged({ key: lineKey(line({ id: 'p2' })), quantity: 7 }));
    expect(selectCartLines(store.getState())).toEqual([
      line({ quantity: 3 }),
      line({ id: 'p2', quantity: 7 }),
      line({ id: 'p3' }),
    ]);
    expect(selectCartCount(store.getState())).toBe(3);
    store.dispatch(linesOrdered([lineKey(line()), lineKey(line({ id: 'p3' }))]));
    store.dispatch(lineRemoved(lineKey(line({ id: 'p2' }))));
    expect(selectCartLines(store.getState())).toEqual([]);
  });

  it('CO-11 applies the prices that the shop corrected', () => {
    const store = openStore({ settings: pageSettings });
    store.dispatch(lineAdded(line({ quantity: 2 })));
    store.dispatch(lineAdded(line({ id: 'p2' })));
    store.dispatch(pricesCorrected([{ id: 'p1', originalPrice: 820 }]));
    expect(selectCartLines(store.getState())).toEqual([
      line({ quantity: 2, originalPrice: 820 }),
      line({ id: 'p2' }),
    ]);
  });

  it('HD-1 is not loaded until the stored cart is read', async () => {
    expect(selectCartLoaded(openStore({ settings: pageSettings }).getState())).toBe(false);
    expect(selectCartLoaded((await openPersistedStore()).store.getState())).toBe(true);
  });
});

describe('the persisted cart', () => {
  it('CT-5 is a plain list of lines under cartProducts', async () => {
    const { store, flush } = await openPersistedStore();
    store.dispatch(lineAdded(line({ customerEmail: 'rahima@example.com' })));
    await flush();
    expect(JSON.parse(storedCart() ?? '')).toEqual([line({ customerEmail: 'rahima@example.com' })]);
  });

  it('CT-5 is restored after a reload', async () => {
    storage().setItem('cartProducts', JSON.stringify([line({ quantity: 4 })]));
    expect(linesOf(await openPersistedStore())).toEqual([line({ quantity: 4 })]);
    expect(setAside()).toBe(null);
  });

  it('CT-5 of an older shop is read, equal lines are merged, and it is written in our format', async () => {
    const older = [
      { _id: 'p1', name: 'Copper Kettle', imageUrl: '/k.webp', originalPrice: '750' },
      { _id: 'p1', name: 'Copper Kettle', imageUrl: '/k.webp', originalPrice: '750', quantity: 2 },
    ];
    storage().setItem('cartProducts', JSON.stringify(older));
    const opened = await openPersistedStore();
    const read = [line({ imageUrl: '/k.webp', quantity: 3 })];
    expect(linesOf(opened)).toEqual(read);
    await opened.flush();
    expect({ stored: JSON.parse(storedCart() ?? ''), setAside: setAside() }).toEqual({
      stored: read,
      setAside: null,
    });
  });

  it.each(['{bad', '[{"id":', '{"a":1}', '{"lines":[]}', 'null', '"x"', '7', ''])(
    'CT-5 sets %j aside and starts empty',
    async (bad) => {
      storage().setItem('cartProducts', bad);
      const opened = await openPersistedStore();
      expect(linesOf(opened)).toEqual([]);
      await opened.flush();
      expect({ setAside: setAside(), stored: storedCart() }).toEqual({ setAside: bad, stored: '[]' });
      opened.store.dispatch(lineAdded(line()));
      await opened.flush();
      expect(JSON.parse(storedCart() ?? '')).toEqual([line()]);
    },
  );

  it('CT-5 keeps the valid lines of a partly invalid list, and sets the list aside', async () => {
    // Invalid, as a line needs a price above 0.
    const free = { id: 'free', originalPrice: 0 };
    const stored = JSON.stringify([7, null, { name: 'nothing' }, line(), 'x', { id: 'p9' }, free]);
    storage().setItem('cartProducts', stored);
    const opened = await openPersistedStore();
    expect({ lines: linesOf(opened), setAside: setAside() }).toEqual({ lines: [line()], setAside: stored });
    await opened.flush();
    expect(JSON.parse(storedCart() ?? '')).toEqual([line()]);
  });

  it('CT-7 is not written again with an equal value, because two tabs would then write in turn without end', async () => {
    storage().setItem('cartProducts', JSON.stringify([line()]));
    const { store, flush } = await openPersistedStore();
    store.dispatch(cartSlice.actions.changedInOtherTab([line()]));
    await flush();
    // The only write is the test's own, in the first line.
    expect(storage().written.filter((key) => key === 'cartProducts')).toHaveLength(1);
  });

  it('CT-7 of another tab is read without its invalid lines', () => {
    const written = JSON.stringify([line(), 7]);
    expect(cartCodec.read(written)).toEqual({ state: { lines: [line()] }, isComplete: false });
    expect([cartCodec.read('{}'), cartCodec.read('{bad')]).toEqual([null, null]);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  type CartLine,
  lineKey,
  linesTotal,
  lineTotal,
  readCart,
  readCartLine,
  repriced,
  setQuantity,
  withLineAgain,
  withoutLines,
} from '#domain/checkout/cart.ts';
import { sum } from '#domain/values/money.ts';

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

const anyLine = fc
  .record({
    id: fc.constantFrom('p1', 'p2', 'p3'),
    color: fc.constantFrom('N/A', 'Red'),
    size: fc.constantFrom('N/A', 'S'),
    quantity: fc.integer({ min: 1, max: 50 }),
  })
  // A price with poisha, the same for all lines of a product.
  .map((choice) => line({ ...choice, originalPrice: 99.95 + Number(choice.id.slice(1)) * 10.1 }));
const anyLines = fc.array(anyLine, { maxLength: 20 });

const shop = (lines: readonly CartLine[]) =>
  lines.reduce<CartLine[]>((cart, added) => addLine(cart, added), []);

const pieces = (lines: readonly CartLine[]) => lines.reduce((count, { quantity }) => count + quantity, 0);

describe('the cart', () => {
  it('CT-7 adds the quantities of the same product in the same colour and size', () => {
    expect(shop([line({ quantity: 2 }), line({ quantity: 3 })])).toEqual([line({ quantity: 5 })]);
  });

  it('CT-7 keeps another colour or size as a separate line', () => {
    const lines = [line(), line({ color: 'Red' }), line({ size: 'S' })];
    expect(shop(lines)).toEqual(lines);
  });

  it('CT-7 takes price and image of the added line when it merges two lines', () => {
    const newer = line({ originalPrice: 700, imageUrl: '/pictures/new-450.webp' });
    expect(shop([line({ quantity: 4 }), newer])).toEqual([{ ...newer, quantity: 5 }]);
  });

  it('CT-7 removes ordered lines and keeps the others', () => {
    const lines = [line(), line({ id: 'p2' }), line({ id: 'p3' })];
    expect(withoutLines(lines, [lineKey(line()), lineKey(line({ id: 'p3' }))])).toEqual([line({ id: 'p2' })]);
  });

  it('CT-1 puts a removed line back at its place, unless the same was added meanwhile', () => {
    const [first, second] = [line(), line({ id: 'p2' })];
    const removed = { line: line({ id: 'p3', quantity: 2 }), index: 1 };
    expect(withLineAgain([first, second], removed)).toEqual([first, removed.line, second]);
    expect(withLineAgain([first], { ...removed, index: 5 })).toEqual([first, removed.line]);
    const addedMeanwhile = [first, line({ id: 'p3' })];
    expect(withLineAgain(addedMeanwhile, removed)).toEqual(addedMeanwhile);
  });

  it('CT-4 sets a quantity of at least 1, without an upper bound', () => {
    const key = lineKey(line());
    const set = (quantity: number) => setQuantity([line({ quantity: 3 })], key, quantity)[0]?.quantity;
    expect([5, 1, 0, -4, 2.9, Number.NaN, 1_000_000].map(set)).toEqual([5, 1, 1, 1, 2, 1, 1_000_000]);
    expect(setQuantity([line()], 'another', 5)).toEqual([line()]);
  });

  it('CT-2 totals its lines, in whichever order they were added', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const total = sum(lines.map(lineTotal));
        expect(linesTotal(shop(lines))).toBe(total);
        expect(linesTotal(shop(lines.toReversed()))).toBe(total);
      }),
    );
  });

  it('CT-7 never has two lines of one key and loses no piece', () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const cart = shop(lines);
        expect(new Set(cart.map(lineKey)).size).toBe(cart.length);
        expect(pieces(cart)).toBe(pieces(lines));
      }),
    );
  });
});

describe('readCart', () => {
  it('CT-5 reads a stored list unchanged', () => {
    const lines = [line({ customerEmail: 'rahima@example.com' }), line({ id: 'p2', quantity: 3 })];
    expect(readCart(JSON.parse(JSON.stringify(lines)))).toEqual(lines);
  });

  it('CT-5 reads the list of an older shop, with defaults for missing fields', () => {
    expect(readCart([{ _id: 'p1', name: 'Copper Kettle', originalPrice: '750', quantity: '2' }])).toEqual([
      line({ imageUrl: '', quantity: 2 }),
    ]);
  });

  it('CT-7 merges equal lines that an older shop stored twice', () => {
    expect(readCart([line(), line({ id: 'p2' }), line({ quantity: 4 })])).toEqual([
      line({ quantity: 5 }),
      line({ id: 'p2' }),
    ]);
  });

  it('CT-5 skips items that are not lines', () => {
    const junk = [null, 7, 'x', [], {}, { id: 'p9' }, { id: 'p9', originalPrice: -1 }, { originalPrice: 5 }];
    expect(readCart([...junk, line(), ...junk])).toEqual([line()]);
    expect([readCart(undefined), readCart({ a: 1 }), readCart('[]')]).toEqual([[], [], []]);
  });

  it('CT-4 limits a stored quantity to the range of a line', () => {
    const stored = [0, -2, 2.5, 'x', null, 1e308].map((quantity, index) => ({
      ...line({ id: `p${index}` }),
      quantity,
    }));
    expect(readCart(stored).map(({ quantity }) => quantity)).toEqual([
      1,
      1,
      2,
      1,
      1,
      Number.MAX_SAFE_INTEGER,
    ]);
  });

  it('CT-5 never throws on any JSON, and returns only lines that can be stored and read again', () => {
    const amount = fc.oneof(fc.double(), fc.integer(), fc.jsonValue());
    const almostLine = fc.record(
      {
        id: fc.constantFrom('p1', 'p2', '', 7),
        quantity: amount,
        originalPrice: amount,
        color: fc.jsonValue(),
        size: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    const anyStored = fc.oneof(fc.jsonValue(), fc.array(fc.oneof(almostLine, fc.jsonValue())));
    fc.assert(
      fc.property(anyStored, (stored) => {
        const lines = readCart(JSON.parse(JSON.stringify(stored)));
        expect(readCart(JSON.parse(JSON.stringify(lines)))).toEqual(lines);
        expect(lines.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity >= 1)).toBe(true);
        expect(Number.isFinite(linesTotal(lines))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('CT-5 reads a line only if it has an id and a price within the limit', () => {
    const prices = [1, 99.95, 10_000_000, 0, -1, 1e308, null];
    expect(prices.map((originalPrice) => readCartLine({ id: 'p1', originalPrice }) !== null)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('repriced', () => {
  it('CO-11 applies the new price to every colour and size of a product only', () => {
    const lines = [line({ size: 'S', quantity: 2 }), line({ size: 'L' }), line({ id: 'p2' })];
    expect(repriced(lines, [{ id: 'p1', originalPrice: 120 }])).toEqual([
      line({ size: 'S', quantity: 2, originalPrice: 120 }),
      line({ size: 'L', originalPrice: 120 }),
      line({ id: 'p2' }),
    ]);
  });
});

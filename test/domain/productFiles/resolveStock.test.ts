import { describe, expect, it } from 'vitest';
import { resolveStock } from '#domain/productFiles/resolveStock.ts';
import { readStockCell, writeStockCell } from '#domain/productFiles/stockCell.ts';

const shirt = { stockCount: 'variants', colors: ['Red', 'Blue'], sizes: ['M', 'L'] } as const;
const count = (pieces: number, ...choices: string[]) => ({ choices, pieces });

describe('the items that a file counts', () => {
  it('GS-13 are those of the product, found in any case', () => {
    expect(resolveStock([count(3, 'red', 'm'), count(0, 'Blue', 'L')], shirt)).toEqual({
      count: 'variants',
      items: [
        { color: 'Red', size: 'M', pieces: 3 },
        { color: 'Blue', size: 'L', pieces: 0 },
      ],
    });
    const twoCases = { stockCount: 'variants', colors: ['red', 'Red'], sizes: [] } as const;
    expect(resolveStock([count(3, 'red'), count(4, 'Red')], twoCases)).toEqual({
      count: 'variants',
      items: [
        { color: 'red', size: '', pieces: 3 },
        { color: 'Red', size: '', pieces: 4 },
      ],
    });
  });

  it('GS-13 are those of the product when its colours and sizes have blanks around them', () => {
    const blanks = { stockCount: 'variants', colors: [' Red'], sizes: ['M ', 'L'] } as const;
    const items = [
      { color: ' Red', size: 'M ', pieces: 3 },
      { color: ' Red', size: 'L', pieces: 0 },
    ];
    const read = readStockCell(writeStockCell(items)) ?? [];
    expect(resolveStock(read, blanks)).toEqual({ count: 'variants', items });
  });

  it('GS-13 begin to be counted as the file counts them', () => {
    const uncounted = { ...shirt, stockCount: 'uncounted' } as const;
    expect(resolveStock([count(9)], uncounted)).toEqual({
      count: 'whole',
      items: [{ color: '', size: '', pieces: 9 }],
    });
    expect(resolveStock([count(9, 'Red', 'L')], uncounted)).toMatchObject({ count: 'variants' });
  });

  it('GS-13 a product that is counted by variants without colours and sizes has one number', () => {
    const plain = { stockCount: 'variants', colors: [], sizes: [] } as const;
    expect(resolveStock([count(5)], plain)).toEqual({
      count: 'variants',
      items: [{ color: '', size: '', pieces: 5 }],
    });
  });

  it('GS-13 are refused with the reason when the product has no such item or counts in another way', () => {
    expect(resolveStock([count(3, 'Purple', 'M')], shirt)).toEqual({
      reason: 'It has no “Purple, M” to count.',
    });
    expect(resolveStock([count(3, 'Red')], shirt)).toEqual({ reason: 'It has no “Red” to count.' });
    expect(resolveStock([count(3)], shirt)).toEqual({
      reason: 'It is counted per color and size: write, for example, “Red, M = 3”.',
    });
    expect(resolveStock([count(3, 'Red')], { ...shirt, stockCount: 'whole' })).toEqual({
      reason: 'It is counted as a whole: write a single number.',
    });
    expect(resolveStock([count(3, 'Red', 'M'), count(4, 'RED', 'M')], shirt)).toEqual({
      reason: '“RED, M” is counted twice in the same cell.',
    });
    expect(resolveStock([count(3), count(4)], { ...shirt, stockCount: 'whole' })).toEqual({
      reason: '“Pieces” is counted twice in the same cell.',
    });
  });
});

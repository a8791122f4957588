import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStockCell, writeStockCell } from '#domain/productFiles/stockCell.ts';

const item = (color: string, size: string, pieces: number) => ({ color, size, pieces });

describe('the pieces of a product in a cell of a file', () => {
  it('GS-13 are one number for a product that is counted as a whole, and nothing for one that is not', () => {
    expect(writeStockCell([item('', '', 12)])).toBe('12');
    expect(writeStockCell([])).toBe('');
  });

  it('GS-13 name the colour and the size of each item', () => {
    const cell = writeStockCell([item('Red', 'M', 3), item('Blue', '', 0), item('', '42', 7)]);
    expect(cell).toBe('Red, M = 3 | Blue = 0 | 42 = 7');
    expect(readStockCell(cell)).toEqual([
      { choices: ['Red', 'M'], pieces: 3 },
      { choices: ['Blue'], pieces: 0 },
      { choices: ['42'], pieces: 7 },
    ]);
  });

  it('GS-13 are read back from any colour and size', () => {
    const text = fc.string({
      minLength: 1,
      maxLength: 20,
      unit: fc.constantFrom('=', ',', '|', '\\', 'a', '1', '-', 'র'),
    });
    fc.assert(
      fc.property(text, text, fc.integer({ min: 0, max: 1_000_000 }), (color, size, pieces) => {
        const cell = writeStockCell([item(color, size, pieces), item(size, '', 1)]);
        expect(readStockCell(cell)).toEqual([
          { choices: [color, size], pieces },
          { choices: [size], pieces: 1 },
        ]);
      }),
    );
  });

  it('GS-13 may be written as merchants write numbers', () => {
    expect(['১২', '1,250', ' 7 ', '12.0', ' Red ,M= 3 '].map(readStockCell)).toEqual([
      [{ choices: [], pieces: 12 }],
      [{ choices: [], pieces: 1250 }],
      [{ choices: [], pieces: 7 }],
      [{ choices: [], pieces: 12 }],
      [{ choices: ['Red', 'M'], pieces: 3 }],
    ]);
    expect(readStockCell('  ')).toBeNull();
  });

  it.each([
    '-3',
    '2.5',
    '1000001',
    '1e3',
    'many',
    'Red, M',
    'Red = ',
    '= 3',
    'Red, M, L = 3',
    'Red = 3 = 4',
    'Red = 3 | many',
    '|',
    // A colour or size may have 40 characters, and a product 900 items.
    `${'x'.repeat(41)} = 1`,
    Array.from({ length: 901 }, (_, index) => `${index} = 1`).join(' | '),
  ])('GS-13 are none in “%.20s”', (cell) => {
    expect(readStockCell(cell)).toBeUndefined();
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printPath } from '#dashboard/components/addresses.ts';
import { ordersByIdLimit } from '#domain/constants.ts';
import { batchesOf, isPaperKind, readBatchIds, readLabelSize } from '#domain/printBatch.ts';

const idsTo = (count: number) => Array.from({ length: count }, (_, index) => `o${index}`);
const idsIn = (path: string) => readBatchIds(new URL(path, 'http://shop').searchParams.get('orders'));

describe('the address of a printed batch', () => {
  it('MD-7 carries the kind, the ids and the size of the labels', () => {
    expect(printPath('labels', ['a1', 'b2'], '4x6')).toBe('/dashboard/print/labels?orders=a1,b2&size=4x6');
    expect(printPath('picking-list', ['a1'])).toBe('/dashboard/print/picking-list?orders=a1');
  });

  it('MD-7 gives back the ids that were written into it', () => {
    const ids = fc.uniqueArray(
      fc.string({ minLength: 1 }).filter((id) => id.trim() === id && !id.includes(',')),
      { maxLength: ordersByIdLimit },
    );
    fc.assert(
      fc.property(ids, (written) => {
        expect(idsIn(printPath('invoices', written))).toEqual({ ids: written, omitted: 0 });
      }),
    );
  });

  it('MD-7 names each order once and none for empty parts', () => {
    expect(readBatchIds(' a1,,b2,a1,')).toEqual({ ids: ['a1', 'b2'], omitted: 0 });
    expect(readBatchIds(null)).toEqual({ ids: [], omitted: 0 });
  });

  it('MD-7 is short enough for a proxy with a full batch, and says how many are beyond it', () => {
    const full = Array.from({ length: ordersByIdLimit }, (_, index) => String(index).padStart(24, '0'));
    expect(printPath('labels', full, '75x100').length).toBeLessThan(4000);
    expect(readBatchIds(idsTo(103).join(','))).toEqual({ ids: idsTo(100), omitted: 3 });
  });

  it('MD-7 reads an unknown size as 75 × 100 mm and knows no other kinds', () => {
    expect(readLabelSize('4x6')).toEqual({ name: '4x6', label: '4 × 6 in', width: 101.6, height: 152.4 });
    expect([readLabelSize('a4').name, readLabelSize(null).name]).toEqual(['75x100', '75x100']);
    expect(['labels', 'Labels', undefined].map(isPaperKind)).toEqual([true, false, false]);
  });
});

describe('batchesOf', () => {
  it('MD-7 makes as few batches as the limit allows, with every order once', () => {
    expect(batchesOf(idsTo(250)).map((batch) => batch.length)).toEqual([100, 100, 50]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), (count) => {
        expect(batchesOf(idsTo(count)).flat()).toEqual(idsTo(count));
      }),
    );
  });
});

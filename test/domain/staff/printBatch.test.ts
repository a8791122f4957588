import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printPath } from '#dashboard/components/routing/addresses.ts';
import { ordersByIdLimit } from '#domain/shop/constants.ts';
import { isPaperKind, readLabelSize, readPrintAddress, readPrintBatch } from '#domain/staff/printBatch.ts';
import { anOrder } from '../../support/builders/anOrder.ts';

const idsTo = (count: number) => Array.from({ length: count }, (_, index) => `o${index}`);
const readFrom = (path: string) => readPrintAddress(new URL(path, 'http://shop').searchParams);
const readText = (orders: string) => readPrintAddress(new URLSearchParams({ orders }));

describe('the address of what is printed', () => {
  it('MD-7 carries the kind, the ids and the size of the labels', () => {
    expect(printPath('labels', { orders: ['a1', 'b2'] }, '4x6')).toBe(
      '/dashboard/print/labels?orders=a1,b2&size=4x6',
    );
    expect(printPath('picking-list', { orders: ['a1'] })).toBe('/dashboard/print/picking-list?orders=a1');
  });

  it('MD-18 names a batch and none of its orders', () => {
    const path = printPath('labels', { batch: 'b1' }, '4x6');
    expect(path).toBe('/dashboard/print/labels?batch=b1&size=4x6');
    expect(readFrom(path)).toEqual({ toPrint: { batch: 'b1' }, omitted: 0 });
  });

  it('MD-7 gives back the ids that were written into it', () => {
    const ids = fc.uniqueArray(
      fc.string({ minLength: 1 }).filter((id) => id.trim() === id && !id.includes(',')),
      { maxLength: ordersByIdLimit },
    );
    fc.assert(
      fc.property(ids, (written) => {
        const named = written.length === 0 ? null : { toPrint: { orders: written }, omitted: 0 };
        expect(readFrom(printPath('invoices', { orders: written }))).toEqual(named);
      }),
    );
  });

  it('MD-7 names each order once and none for empty parts', () => {
    expect(readText(' a1,,b2,a1,')).toEqual({ toPrint: { orders: ['a1', 'b2'] }, omitted: 0 });
    expect([readText(''), readPrintAddress(new URLSearchParams())]).toEqual([null, null]);
  });

  it('MD-7 is short enough for a proxy with as many orders as it may name, and says how many are beyond it', () => {
    const full = Array.from({ length: ordersByIdLimit }, (_, index) => String(index).padStart(24, '0'));
    expect(printPath('labels', { orders: full }, '75x100').length).toBeLessThan(4000);
    expect(readText(idsTo(103).join(','))).toEqual({ toPrint: { orders: idsTo(100) }, omitted: 3 });
  });

  it('MD-7 reads an unknown size as 75 × 100 mm and knows no other kinds', () => {
    expect(readLabelSize('4x6')).toEqual({ name: '4x6', label: '4 × 6 in', width: 101.6, height: 152.4 });
    expect([readLabelSize('a4').name, readLabelSize(null).name]).toEqual(['75x100', '75x100']);
    expect(['labels', 'Labels', undefined].map(isPaperKind)).toEqual([true, false, false]);
  });
});

describe('readPrintBatch', () => {
  it('MD-18 API-8 reads what a host sent, and nothing from another reply', () => {
    const order = anOrder();
    const batch = { by: 'Rahim', at: '2025-01-05T09:07:00.000Z', orders: [order], missing: ['HK-7Q4K-2M'] };
    expect(readPrintBatch({ ...batch, orders: [order, { _id: 'o2' }] })).toEqual(batch);
    expect([readPrintBatch([]), readPrintBatch({ orders: 'all' })]).toEqual([null, null]);
  });
});

import { describe, expect, it } from 'vitest';
import { csvHead, csvRow } from '#domain/orderCsv.ts';
import { anOrder } from '../support/anOrder.ts';

const rowWith = (comment: string): string => {
  const order = anOrder({});
  return csvRow({ ...order, customerData: { ...order.customerData, comment } });
};

const cells = (line: string): number => line.split(',').length;

describe('csvRow', () => {
  it.each(['=1+1', '+8801', '-1', '@cmd', ' =1+1', '\t=1'])('OL-6 makes no formula of %j', (comment) => {
    expect(rowWith(comment)).toContain(`'${comment}`);
  });

  it('OL-6 quotes what would break the row, and keeps Bengali', () => {
    expect(rowWith('a "b", c\nd')).toContain('"a ""b"", c\nd"');
    expect(rowWith('বিকাল ৫টার পর')).toMatch(/,বিকাল ৫টার পর\r\n$/);
  });

  it('OL-6 writes a number as text, so that its leading 0 stays, and amounts as numbers', () => {
    const order = anOrder({ total: 1250.5 });
    const row = csvRow({ ...order, customerData: { ...order.customerData, mobileNumber: '01712345678' } });
    expect(row).toContain(',01712-345678,');
    expect(row).toContain(',1250.5,');
  });

  it('OL-6 has as many cells as the head', () => {
    expect(cells(rowWith('plain'))).toBeGreaterThanOrEqual(cells(csvHead));
  });
});

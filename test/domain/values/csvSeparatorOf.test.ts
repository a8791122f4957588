import { describe, expect, it } from 'vitest';
import { csvSeparatorOf } from '#domain/values/csvSeparatorOf.ts';

const separatorOf = (text: string): string => csvSeparatorOf(text).separator;

describe('the separator of a CSV file', () => {
  it.each([
    ['a title', 'Payments, June 2026\nInvoice;Amount\nHK-1;250\nHK-2;300\n'],
    ['two titles', 'Payments, June 2026\nPaid on 3 July, by bank\nInvoice;Amount\nHK-1;250\nHK-2;300\n'],
    ['a title, over one row alone', 'Payments, June 2026\nInvoice;Amount\nHK-1;250'],
  ])('CA-3 is that of the table below %s with a comma', (_name, text) => {
    expect(separatorOf(text)).toBe(';');
  });

  it('CA-3 is that of the header when the cells below have as many commas', () => {
    expect(separatorOf('Invoice;Note\nHK-1;red, large\nHK-2;blue, small\n')).toBe(';');
  });

  it('CA-3 is that of the first row with any when the rows have no equal number of cells', () => {
    expect(separatorOf('Name,Price,Note\nCup,1\nTray;2;3;4\n')).toBe(',');
    expect(separatorOf('Name;Description\r')).toBe(';');
  });
});

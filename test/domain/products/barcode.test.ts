import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  barcodeError,
  ownBarcode,
  ownBarcodeCount,
  readBarcode,
  scannedInto,
} from '#domain/products/barcode.ts';

const ownNumbers = fc.integer({ min: 0, max: ownBarcodeCount - 1 });

describe('a barcode', () => {
  it.each([
    ['4006381333931', '4006381333931'],
    ['4 006381 333931', '4006381333931'],
    ['400-6381-333931', '4006381333931'],
    ['036000291452', '0036000291452'],
    ['0036000291452', '0036000291452'],
    ['96385074', '96385074'],
    ['৪০০৬৩৮১৩৩৩৯৩১', '4006381333931'],
  ])('GS-11 is EAN-13, UPC-A or EAN-8 with its check digit: %s', (text, stored) => {
    expect([readBarcode(text), barcodeError(text)]).toEqual([stored, undefined]);
  });

  it.each([
    ['4006381333932', 'The last digit does not fit the others: please check them.'],
    ['96385075', 'The last digit does not fit the others: please check them.'],
    ['', 'A barcode has 8, 12 or 13 digits.'],
    ['400638133393', 'The last digit does not fit the others: please check them.'],
    ['40063813339', 'A barcode has 8, 12 or 13 digits.'],
    ['04006381333931', 'A barcode has 8, 12 or 13 digits.'],
    ['HK-7Q4K-2M', 'A barcode has 8, 12 or 13 digits.'],
  ])('GS-11 is not %s', (text, error) => {
    expect([readBarcode(text), barcodeError(text)]).toEqual([null, error]);
  });

  it('GS-11 is no barcode with any one digit changed', () => {
    fc.assert(
      fc.property(ownNumbers, fc.nat({ max: 12 }), fc.integer({ min: 1, max: 9 }), (number, place, by) => {
        const digits = Array.from(ownBarcode(number), Number);
        const changed = digits.map((digit, index) => (index === place ? (digit + by) % 10 : digit));
        expect(readBarcode(changed.join(''))).toBeNull();
      }),
    );
  });

  it('GS-11 of the shop itself begins with 20 and is valid', () => {
    expect([ownBarcode(0), ownBarcode(1), ownBarcode(ownBarcodeCount - 1)]).toEqual([
      '2000000000008',
      '2000000000015',
      '2099999999998',
    ]);
    fc.assert(
      fc.property(ownNumbers, (number) => {
        const code = ownBarcode(number);
        expect([readBarcode(code), code.slice(0, 2)]).toEqual([code, '20']);
      }),
    );
  });
});

describe('a scan into a field of pieces', () => {
  it.each([
    ['4006381333931', { typed: '', barcode: '4006381333931' }],
    ['54006381333931', { typed: '5', barcode: '4006381333931' }],
    ['12036000291452', { typed: '12', barcode: '0036000291452' }],
    ['796385074', { typed: '7', barcode: '96385074' }],
    ['৫৪০০৬৩৮১৩৩৩৯৩১', { typed: '5', barcode: '4006381333931' }],
    ['১২\u200c96385074', { typed: '12', barcode: '96385074' }],
  ])('GS-12 BN-7 is the barcode at the end of %s', (text, scanned) => {
    expect(scannedInto(text)).toEqual(scanned);
  });

  it.each(['', '12', '1000000', '4006381333932', '12 96385075'])('GS-12 is not in %j', (text) => {
    expect(scannedInto(text)).toBeNull();
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countFinders, expectedFinders } from '#dashboard/components/codes/countFinders.ts';
import {
  code128Of,
  eanOf,
  moduleWidth,
  type PrintedCode,
  qrCodeOf,
} from '#dashboard/components/codes/printedCodes.ts';
import { orderNumberCount } from '#domain/orders/orderNumber.ts';
import { ownBarcode, ownBarcodeCount } from '#domain/products/barcode.ts';
import { readPixels } from '../../../support/browser/readCode.ts';
import { anOrderNumber } from '../../../support/builders/anOrderNumber.ts';

const numbers = fc.integer({ min: 0, max: orderNumberCount - 1 }).map(anOrderNumber);
const foreignId = '64c0000000000000000000af';

/** Pixels of a module: enough for a scanner. */
const scale = 3;

/** The code as a printer draws its path; `rows` are its modules from top to bottom, `rowHeight` the pixels of each. */
const draw = (code: PrintedCode | null, rows: number, { rowHeight = scale }: { rowHeight?: number } = {}) => {
  const { modules, path } = code ?? { modules: 1, path: '' };
  const width = modules * scale;
  const pixels = new Uint8ClampedArray(width * rows * rowHeight).fill(255);
  const rest = path.replace(/M(\d+) (\d+)h(\d+)v1h-\3z/g, (_, x: string, y: string, length: string) => {
    for (let row = Number(y) * rowHeight; row < (Number(y) + 1) * rowHeight; row += 1) {
      const start = row * width + Number(x) * scale;
      pixels.fill(0, start, start + Number(length) * scale);
    }
    return '';
  });
  expect(rest).toBe('');
  return { pixels, width, height: rows * rowHeight };
};

/** The modules of a QR code, row after row. */
const gridOf = ({ modules, path }: PrintedCode): boolean[][] => {
  const grid = Array.from({ length: modules }, () => Array.from({ length: modules }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    grid[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  return grid;
};

/** The one line of a barcode, 60 pixels high. */
const drawBars = (code: PrintedCode | null) => draw(code, 1, { rowHeight: 60 });

describe('the barcode of an item', () => {
  it('GS-11 is read by a scanner as its digits', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: ownBarcodeCount - 1 }).map(ownBarcode), (digits) => {
        expect(readPixels(drawBars(eanOf(digits)), 'ean')).toBe(digits);
      }),
      { numRuns: 25 },
    );
    // A UPC-A is the EAN-13 with a 0 before it.
    expect(readPixels(drawBars(eanOf('0036000291452')), 'ean')).toBe('0036000291452');
    expect(readPixels(drawBars(eanOf('96385074')), 'ean8')).toBe('96385074');
  });

  it('GS-11 has the quiet zones of its standard', () => {
    expect(eanOf('4006381333931')).toMatchObject({ modules: 11 + 95 + 7 });
    expect(eanOf('4006381333931')?.path).toMatch(/^M11 0h1v1h-1z/);
    expect(eanOf('96385074')).toMatchObject({ modules: 7 + 67 + 7 });
  });

  // The first has a wrong check digit.
  it.each(['4006381333932', '123', '', 'HK-7Q4K-2M'])('GS-11 is not drawn of %j', (text) => {
    expect(eanOf(text)).toBeNull();
  });
});

describe('the codes of an order number', () => {
  it('MD-7 are read by a scanner as the number', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        const qr = qrCodeOf(number);
        expect(readPixels(draw(qr, qr.modules), 'qr')).toBe(number);
        expect(readPixels(drawBars(code128Of(number)), 'code128')).toBe(number);
      }),
      { numRuns: 25 },
    );
  });

  /** With the mask that the standard prefers, ZXing takes modules of the data of each for a finder. */
  it.each(['HK-KGMG-VG', 'HK-RC4Y-6Q', 'HK-P3JB-PN', 'HK-ZN6H-J1', 'HK-H1A3-X6'])(
    'MD-7 have no false finder that hides the code of %s',
    (number) => {
      const qr = qrCodeOf(number);
      expect(countFinders(gridOf(qr))).toBe(expectedFinders);
      expect(readPixels(draw(qr, qr.modules), 'qr')).toBe(number);
    },
  );

  it('SH-4 have no false finder that hides a tracking link, at a higher level if need be', () => {
    const link = 'https://hatkhola.example/track/upxWIkcFJfG77V82B3Yx31CJ2zrQ156XggeKaBwN';
    const qr = qrCodeOf(link);
    expect(countFinders(gridOf(qr))).toBe(expectedFinders);
    expect(readPixels(draw(qr, qr.modules), 'qr')).toBe(link);
  });

  it('MD-7 have three finders and nothing like them, whatever the number', () => {
    fc.assert(
      fc.property(numbers, (number) => {
        expect(countFinders(gridOf(qrCodeOf(number)))).toBe(expectedFinders);
      }),
    );
  });

  it('MD-7 are read as the id where an order has no number', () => {
    const qr = qrCodeOf(foreignId);
    expect(readPixels(draw(qr, qr.modules), 'qr')).toBe(foreignId);
    expect(readPixels(drawBars(code128Of(foreignId)), 'code128')).toBe(foreignId);
  });

  it('MD-7 begin and end with the quiet zone of their standards', () => {
    expect(code128Of('HK-7Q4K-2M')?.path).toMatch(/^M10 0h2v1h-2z/);
    expect(code128Of('HK-7Q4K-2M')?.modules).toBe(10 + 145 + 10);
    expect(qrCodeOf('HK-7Q4K-2M').path).toMatch(/^M4 4h7v1h-7z/);
    expect(qrCodeOf('HK-7Q4K-2M').modules).toBe(4 + 21 + 4);
  });

  it('MD-7 leave out the bars of a text that Code 128 cannot encode', () => {
    expect(code128Of('বাংলা')).toBeNull();
    expect(code128Of('')).toBeNull();
  });
});

describe('moduleWidth', () => {
  it('MD-7 is a multiple of the dot of a label printer, as wide as fits', () => {
    const dotMm = 0.125;
    // The barcode of an order number, in the millimetres between the margins of both labels.
    expect(moduleWidth(165, 75 - 6)).toBe(3 * dotMm);
    expect(moduleWidth(165, 101.6 - 6)).toBe(4 * dotMm);
    // Its QR code, in the 22 mm of the smaller label.
    expect(moduleWidth(29, 22)).toBe(6 * dotMm);
  });

  it('MD-7 fits a long id, too long for two dots a module', () => {
    expect(moduleWidth(400, 69)).toBe(69 / 400);
  });
});

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { code128Of, moduleWidth, type OrderCode, qrCodeOf } from '#dashboard/orders/print/orderCodes.ts';
import { orderNumberCount, orderNumberOf } from '#domain/orderNumber.ts';
import { readCode } from '../../../support/browser/readCode.ts';

const numbers = fc.integer({ min: 0, max: orderNumberCount - 1 }).map(orderNumberOf);
const foreignId = '64c0000000000000000000af';

/** The code at three pixels a module. */
const draw = (code: OrderCode | null, rows: number): Buffer => {
  const { modules, path } = code ?? { modules: 1, path: '' };
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${modules * 3}" height="${rows * 3}" viewBox="0 0 ${modules} ${rows}" preserveAspectRatio="none" shape-rendering="crispEdges"><path d="${path}"/></svg>`,
  );
};
const drawBars = (code: OrderCode | null): Buffer =>
  Buffer.from(draw(code, 1).toString().replace('height="3"', 'height="60"'));

describe('the codes of an order number', () => {
  it('MD-7 are read by a scanner as the number', async () => {
    await fc.assert(
      fc.asyncProperty(numbers, async (number) => {
        const qr = qrCodeOf(number);
        expect(await readCode(draw(qr, qr.modules), 'qr')).toBe(number);
        expect(await readCode(drawBars(code128Of(number)), 'code128')).toBe(number);
      }),
      { numRuns: 25 },
    );
  });

  it('MD-7 are read as the id where an order has no number', async () => {
    const qr = qrCodeOf(foreignId);
    expect(await readCode(draw(qr, qr.modules), 'qr')).toBe(foreignId);
    expect(await readCode(drawBars(code128Of(foreignId)), 'code128')).toBe(foreignId);
  });

  it('MD-7 begin and end with the quiet zone of their standards', () => {
    expect(code128Of('HK-7Q4K-2M')?.path).toMatch(/^M10 0h2v1h-2z/);
    expect(code128Of('HK-7Q4K-2M')?.modules).toBe(165);
    expect(qrCodeOf('HK-7Q4K-2M').path).toMatch(/^M4 4h7v1h-7z/);
    expect(qrCodeOf('HK-7Q4K-2M').modules).toBe(29);
  });

  it('MD-7 leave out the bars of a text that Code 128 cannot encode', () => {
    expect(code128Of('বাংলা')).toBeNull();
    expect(code128Of('')).toBeNull();
  });
});

describe('moduleWidth', () => {
  it('MD-7 is a multiple of the dot of a label printer, as wide as fits', () => {
    expect(moduleWidth(165, 69)).toBe(0.375);
    expect(moduleWidth(165, 95.6)).toBe(0.5);
    expect(moduleWidth(29, 22)).toBe(0.75);
  });

  it('MD-7 fits a long id, too long for two dots a module', () => {
    expect(moduleWidth(400, 69)).toBe(69 / 400);
  });
});

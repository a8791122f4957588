import JsBarcode from 'jsbarcode';
import { encode } from 'uqr';
import { countFinders, expectedFinders, runsOf } from './countFinders.ts';

/**
 * The codes of an order number as outlines in a square grid of modules: Code 128 (ISO/IEC 15417) and QR
 * (ISO/IEC 18004), each with its quiet zone.
 */

/** Modules of white on each side that the standards ask for. */
const quietZones = { code128: 10, qr: 4 } as const;

export interface OrderCode {
  /** Modules in one line, with the quiet zones. */
  readonly modules: number;
  /** The dark modules as an SVG path. */
  readonly path: string;
}

/** The dark runs of one line of modules, as rectangles of height 1 at `y`. */
const runsPath = (modules: readonly boolean[], y: number): string =>
  runsOf(modules)
    .filter(({ start }) => modules[start])
    .map(({ start, length }) => `M${start} ${y}h${length}v1h-${length}z`)
    .join('');

/** The text as Code 128; `null` when it has a character outside of ASCII or none. */
export const code128Of = (text: string): OrderCode | null => {
  // JsBarcode writes the modules to this object instead of drawing them.
  const drawn: { encodings?: readonly { readonly data: string }[] } = {};
  let isValid = false;
  JsBarcode(drawn, text, {
    format: 'CODE128',
    valid: (valid) => {
      isValid = valid;
    },
  });
  const bits = (drawn.encodings ?? []).map(({ data }) => data).join('');
  if (!isValid || bits === '') return null;
  const quiet = Array.from({ length: quietZones.code128 }, () => false);
  const modules = [...quiet, ...Array.from(bits, (bit) => bit === '1'), ...quiet];
  return { modules: modules.length, path: runsPath(modules, 0) };
};

const masks = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/** Shares of damage that leave the code readable: 15, 25 and 30 %. */
const levels = ['M', 'Q', 'H'] as const;

const quietQr = { border: quietZones.qr, boostEcc: true } as const;

/**
 * The text as a QR code that 15 % of damage leaves readable, or more. Its mask is the standard's choice, or where that
 * one has false finders, the first one without them, at a higher level if need be: ZXing, which many scanners on
 * phones are built on, ends its search at three finders, false ones among them.
 */
export const qrCodeOf = (text: string): OrderCode => {
  const others = levels.flatMap((ecc) =>
    masks.map((maskPattern) => () => encode(text, { ...quietQr, ecc, maskPattern })),
  );
  const { data, size } = clearest(encode(text, { ...quietQr, ecc: 'M' }), others);
  return { modules: size, path: data.map((row, y) => runsPath(row, y)).join('') };
};

/** The first code without false finders, or else the one with the fewest. */
const clearest = <Code extends { readonly data: boolean[][] }>(
  standard: Code,
  others: readonly (() => Code)[],
): Code => {
  let best = { code: standard, finders: countFinders(standard.data) };
  for (const draw of others) {
    if (best.finders === expectedFinders) break;
    const code = draw();
    const finders = countFinders(code.data);
    if (finders < best.finders) best = { code, finders };
  }
  return best.code;
};

/** Millimetres of one dot of a label printer with 203 dots per inch. */
const dot = 0.125;

/**
 * Width of one module in millimetres, so that all fit into `available` millimetres: a multiple of a label printer's
 * dot where at least two dots fit, because unequal bars are hard to read.
 */
export const moduleWidth = (modules: number, available: number): number => {
  const dots = Math.floor(available / modules / dot);
  return dots < 2 ? available / modules : dots * dot;
};

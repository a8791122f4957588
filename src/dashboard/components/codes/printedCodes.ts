import JsBarcode from 'jsbarcode';
import { encode, type QrCodeGenerateResult } from 'uqr';
import { countFinders, expectedFinders, runsOf } from './countFinders.ts';

/**
 * Printed codes as outlines: Code 128 (ISO/IEC 15417), EAN (ISO/IEC 15420) and QR (ISO/IEC 18004). A module is the smallest
 * square of a QR code, or the narrowest bar of the others. Each code has its quiet zone, light modules around it.
 */

/** Light modules that the standard asks for before and after the bars. */
interface QuietZone {
  readonly before: number;
  readonly after: number;
}

const code128QuietZone: QuietZone = { before: 10, after: 10 };

/** The quiet zone of an EAN by its number of digits. */
const eanQuietZones: Readonly<Record<number, QuietZone>> = {
  8: { before: 7, after: 7 },
  13: { before: 11, after: 7 },
};

/** Light modules on each side of a QR code. */
const qrQuietZone = 4;

/** A code to print; Code 128 and EAN have one line of modules, a QR code as many as `modules`. */
export interface PrintedCode {
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

const lightModules = (length: number): boolean[] => Array.from({ length }, () => false);

/** The text's bars between quiet zones; `null` for a text that the format cannot encode. */
const barsOf = (
  text: string,
  format: 'CODE128' | 'EAN8' | 'EAN13',
  { before, after }: QuietZone,
): PrintedCode | null => {
  // JsBarcode writes the modules to this object instead of drawing them.
  const drawn: { encodings?: readonly { readonly data: string }[] } = {};
  let isValid = false;
  JsBarcode(drawn, text, {
    format,
    // Bars of one height, without digits between them.
    flat: true,
    valid: (valid) => {
      isValid = valid;
    },
  });
  const bits = (drawn.encodings ?? []).map(({ data }) => data).join('');
  if (!isValid || bits === '') return null;
  const bars = Array.from(bits, (bit) => bit === '1');
  const modules = [...lightModules(before), ...bars, ...lightModules(after)];
  return { modules: modules.length, path: runsPath(modules, 0) };
};

/** The text as Code 128; `null` when it is empty or has a character outside of ASCII. */
export const code128Of = (text: string): PrintedCode | null => barsOf(text, 'CODE128', code128QuietZone);

/** The 8 or 13 digits as EAN; `null` for any other text, or a wrong check digit. */
export const eanOf = (digits: string): PrintedCode | null => {
  const quietZone = eanQuietZones[digits.length];
  if (quietZone === undefined) return null;
  return barsOf(digits, digits.length === 8 ? 'EAN8' : 'EAN13', quietZone);
};

/** The patterns of the standard that turn some modules of a QR code from light to dark and back. */
const masks = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/** Levels of error correction: the code stays readable with 15, 25 or 30 % of it damaged. */
const levels = ['M', 'Q', 'H'] as const;

/** A higher level of error correction than was asked for is used if the code stays as small with it. */
const qrOptions = { border: qrQuietZone, boostEcc: true } as const;

/**
 * The text as a QR code that stays readable with at least 15 % of it damaged. It has the mask that the standard chooses,
 * unless that shows false finders: then the first mask without them, at a higher level if need be. ZXing, on which many
 * scanners on phones are built, stops its search at three finders, false ones among them.
 */
export const qrCodeOf = (text: string): PrintedCode => {
  const standard = encode(text, { ...qrOptions, ecc: 'M' });
  const drawOthers = levels.flatMap((ecc) =>
    masks.map((maskPattern) => () => encode(text, { ...qrOptions, ecc, maskPattern })),
  );
  const { data, size } = clearest(standard, drawOthers);
  return { modules: size, path: data.map((row, y) => runsPath(row, y)).join('') };
};

/** The first code without false finders, or the one with the fewest if all have some; draws the others only if needed. */
const clearest = (
  standard: QrCodeGenerateResult,
  drawOthers: readonly (() => QrCodeGenerateResult)[],
): QrCodeGenerateResult => {
  let best = { code: standard, finders: countFinders(standard.data) };
  for (const draw of drawOthers) {
    if (best.finders === expectedFinders) break;
    const code = draw();
    const finders = countFinders(code.data);
    if (finders < best.finders) best = { code, finders };
  }
  return best.code;
};

/** Width of one dot of a label printer with 203 dots per inch. */
const dotMm = 0.125;

/**
 * Width of one module in millimetres, so that all modules fit into `available` millimetres. It is a multiple of a label
 * printer's dot if at least two dots fit, because unequal bars are hard to read.
 */
export const moduleWidth = (modules: number, available: number): number => {
  const widest = available / modules;
  const dots = Math.floor(widest / dotMm);
  return dots < 2 ? widest : dots * dotMm;
};

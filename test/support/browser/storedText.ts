import { inflateSync } from 'node:zlib';

/** The text that Chromium stores in a PDF, read without another program. */

interface StoredFont {
  readonly letters: ReadonlyMap<number, string>;
  /** Hexadecimal digits of one code. */
  readonly digits: number;
}

type Objects = ReadonlyMap<string, string>;

const objectsOf = (pdf: Buffer): Objects =>
  new Map(
    [...pdf.toString('latin1').matchAll(/^(\d+) 0 obj\b(.*?)^endobj/gms)].map(([, id = '', body = '']) => [
      id,
      body,
    ]),
  );

const streamOf = (body = ''): string => {
  const [, bytes] = /stream\r?\n(.*)\r?\nendstream/s.exec(body) ?? [];
  if (bytes === undefined) return '';
  const stored = Buffer.from(bytes, 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(stored) : stored).toString('latin1');
};

/** The text of hexadecimal digits: a PDF has UTF-16 with the high byte first. */
const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** The letters of a font's codes, from its `ToUnicode` table. */
const lettersOf = (table: string): Map<number, string> => {
  const letters = new Map<number, string>();
  for (const [, lines = ''] of table.matchAll(/beginbfchar\n(.*?)endbfchar/gs))
    for (const [, code = '', text = ''] of lines.matchAll(/<(\w+)> <(\w+)>/g))
      letters.set(Number.parseInt(code, 16), fromHex(text));
  for (const [, lines = ''] of table.matchAll(/beginbfrange\n(.*?)endbfrange/gs))
    for (const [, from = '', to = '', text = ''] of lines.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
      const letter = fromHex(text).codePointAt(0) ?? 0;
      for (let code = first; code <= last; code += 1)
        letters.set(code, String.fromCodePoint(letter + code - first));
    }
  return letters;
};

const fontsOf = (objects: Objects): Map<string, StoredFont> => {
  const fonts = new Map<string, StoredFont>();
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const font = objects.get(id) ?? '';
      const table = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1] ?? '';
      fonts.set(name, {
        letters: lettersOf(streamOf(objects.get(table))),
        digits: font.includes('/Type0') ? 4 : 2,
      });
    }
  return fonts;
};

/** In a stream of a page: the text that replaces the next glyphs, the end of these glyphs, the choice of a font, and some glyphs. */
const steps = /\/ActualText <FEFF(\w*)>\s*>> BDC|\bEMC\b|\/(F\d+) [\d.]+ Tf|<(\w+)> Tj/g;

/** The text of one stream. `ActualText` replaces a cluster of glyphs, which themselves give no text then. */
const textOf = (content: string, fonts: ReadonlyMap<string, StoredFont>): string => {
  let text = '';
  let isReplaced = false;
  let font: StoredFont | undefined;
  for (const [step, actual, name, codes = ''] of content.matchAll(steps)) {
    if (actual !== undefined) text += fromHex(actual);
    if (name !== undefined) font = fonts.get(name);
    if (actual !== undefined || step === 'EMC') isReplaced = step !== 'EMC';
    if (isReplaced || font === undefined) continue;
    for (let start = 0; start < codes.length; start += font.digits)
      text += font.letters.get(Number.parseInt(codes.slice(start, start + font.digits), 16)) ?? '\ufffd';
  }
  return text;
};

/** All letters in the order in which the file has them, in NFC, without blanks; a glyph without a letter is `U+FFFD`. */
export const storedText = (pdf: Buffer): string => {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  const contents = [...objects.values()].map(streamOf).filter((content) => content.includes(' Tj'));
  return contents
    .map((content) => textOf(content, fonts))
    .join('')
    .normalize('NFC')
    .replace(/\s+/g, '');
};

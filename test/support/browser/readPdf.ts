import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFolder } from '../removeFolder.ts';

/** A PDF as another program reads it. */
export interface ReadPdf {
  readonly pages: number;
  /** `595.92 x 841.92 pts (A4)` */
  readonly size: string;
  /** The text of each page without whitespace, which differs between readers. */
  readonly texts: readonly string[];
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** What poppler's `pdfinfo` and `pdftotext` read in it; `null` when they are not installed. */
export const readPdf = (pdf: Buffer): ReadPdf | null => {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-pdf-'));
  const file = join(folder, 'printed.pdf');
  try {
    writeFileSync(file, pdf);
    const facts = execFileSync('pdfinfo', [file], { encoding: 'utf8' });
    const text = execFileSync('pdftotext', ['-enc', 'UTF-8', file, '-'], { encoding: 'utf8' });
    const fact = (name: string) => new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(facts)?.[1] ?? '';
    return {
      pages: Number(fact('Pages')),
      size: fact('Page size'),
      texts: text
        // Each page ends with a form feed.
        .split('\f')
        .slice(0, -1)
        .map((page) => page.normalize('NFC').replace(/\s+/g, '')),
    };
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  } finally {
    removeFolder(folder);
  }
};

/** Number of page objects in the file, for machines without another PDF reader. */
export const countPages = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const millimetresPerPoint = 25.4 / 72;

/** Width and height of each page in whole millimetres, read from the file itself. */
export const pageSizes = (pdf: Buffer): (readonly [number, number])[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/g)].map(
    ([, width, height]) => [
      Math.round(Number(width) * millimetresPerPoint),
      Math.round(Number(height) * millimetresPerPoint),
    ],
  );

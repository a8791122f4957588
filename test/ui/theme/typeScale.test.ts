import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Sizes of text and families of fonts are tokens of the theme. */

const folders = ['src/ui', 'src/storefront', 'src/dashboard', 'src/app'];
const files = folders
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
      join(entry.parentPath, entry.name),
    ),
  )
  .filter((path) => /[.](tsx?|css)$/.test(path) && !path.startsWith('src/ui/theme/'));

/** A size of its own in px or rem; one relative to the text around (`em`), or on paper (`pt`), is none. */
const ownSize = /font(-size|Size)?: *[^;}]*\d(px|rem)/;
/** A family that is no token; Roboto may come before one, as Google's guidelines want it on its button. */
const ownFamily = /font-family:(?! *(Roboto, )?var\(--font-(latin|body|notice|code)\))|--font-system/;

const linesWith = (pattern: RegExp): string[] =>
  files.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${path}: ${line.trim()}`),
  );

describe('the type scale', () => {
  it('SH-8 is the only place with sizes of text', () => {
    expect(linesWith(ownSize)).toEqual([
      // Units of the drawing, which is scaled as a whole.
      'src/dashboard/replay/MachineDiagram.tsx: font-size: 14px;',
      'src/dashboard/replay/MachineDiagram.tsx: font-size: 22px;',
      'src/dashboard/replay/MachineDiagram.tsx: font-size: 19px;',
      'src/dashboard/replay/MachineDiagram.tsx: font-size: 12px;',
    ]);
    expect(files.length).toBeGreaterThan(200);
  });

  it('SH-8 is the only place with families of fonts', () => {
    expect(linesWith(ownFamily)).toEqual([]);
  });

  it('SH-8 would notice a size or family', () => {
    expect(
      ['font-size: 13px', 'font: 600 0.9rem/1 serif', 'fontSize: `2rem`'].every((css) => ownSize.test(css)),
    ).toBe(true);
    expect(ownSize.test('font-size: var(--text-s); padding: 4px')).toBe(false);
    expect(ownFamily.test('font-family: Arial')).toBe(true);
    expect(ownFamily.test('font-family: var(--font-body)')).toBe(false);
  });
});

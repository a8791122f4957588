import { readFileSync, writeFileSync } from 'node:fs';
import { shopFonts } from './shopFonts.ts';

/**
 * `npm run fonts`: writes the shop's font files, and copies those of the taka sign into `public/taka.js`, which adds them to a
 * page. Run it after a change of the notice of a new shop: the font of the notice has only the letters of that text.
 */

const fileOf = (path: string): URL => new URL(`../../${path}`, import.meta.url);

for (const [path, makeFont] of Object.entries(shopFonts)) writeFileSync(fileOf(path), await makeFont());

const takaScript = fileOf('public/taka.js');
const script = readFileSync(takaScript, 'utf8');
// In the script the string after each weight, '400' or '700', is that font file as base64.
const fontStrings = /(?<='(400|700)',\s*')[^']*/g;
if (script.match(fontStrings)?.length !== 2)
  throw new Error('public/taka.js has no place for the two fonts.');
const withFonts = script.replace(fontStrings, (_, weight: string) =>
  readFileSync(fileOf(`public/taka-${weight}.woff2`), 'base64'),
);
writeFileSync(takaScript, withFonts);

import { readFileSync, writeFileSync } from 'node:fs';
import { shopFonts } from './shopFonts.ts';

/**
 * `npm run fonts`: writes the shop's font files, and copies those of the taka sign into `public/taka.js`, which adds them to a
 * page. Run it after a change of the notice's text.
 */

const fileOf = (path: string): URL => new URL(`../../${path}`, import.meta.url);

for (const [path, makeFont] of Object.entries(shopFonts)) writeFileSync(fileOf(path), await makeFont());

const takaScript = fileOf('public/taka.js');
// In the script the string after each weight, '400' or '700', is that font file as base64.
const withFonts = readFileSync(takaScript, 'utf8').replace(
  /(?<='(400|700)',\s*')[^']*/g,
  (_, weight: string) => readFileSync(fileOf(`public/taka-${weight}.woff2`), 'base64'),
);
writeFileSync(takaScript, withFonts);

import { readFileSync, writeFileSync } from 'node:fs';
import { shopFonts } from './shopFonts.ts';
import { takaScript } from './takaScript.ts';

/** `npm run fonts`: writes the shop's font files; run it after a change of the notice's text. */

const fileOf = (path: string): URL => new URL(`../../${path}`, import.meta.url);

for (const [path, makeFont] of Object.entries(shopFonts)) writeFileSync(fileOf(path), await makeFont());
const [regular, bold] = [400, 700].map((weight) => readFileSync(fileOf(`public/taka-${weight}.woff2`)));
if (regular !== undefined && bold !== undefined)
  writeFileSync(fileOf('public/taka.js'), takaScript(regular, bold));

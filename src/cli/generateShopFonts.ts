import { writeFileSync } from 'node:fs';
import { shopFonts } from './shopFonts.ts';

/** `npm run fonts`: writes the font files of src/ui/theme; run it after a change of the notice's text. */

for (const [name, font] of Object.entries(shopFonts))
  writeFileSync(new URL(`../ui/theme/${name}`, import.meta.url), await font());

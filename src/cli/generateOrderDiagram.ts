import { readFileSync, writeFileSync } from 'node:fs';
import { orderMachinePage, withDrawing } from '#machines/diagram.ts';

/** Rewrites the drawn part of docs/order-machine.md: `npm run draw`. */

const page = new URL('../../docs/order-machine.md', import.meta.url);
writeFileSync(page, withDrawing(readFileSync(page, 'utf8'), orderMachinePage()));

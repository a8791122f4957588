import { readFileSync, writeFileSync } from 'node:fs';
import { orderMachinePage, withDrawing } from '#machines/diagram.ts';

/** `npm run diagram`: rewrites the generated part of docs/order-machine.md. */

const page = new URL('../../docs/order-machine.md', import.meta.url);
writeFileSync(page, withDrawing(readFileSync(page, 'utf8'), orderMachinePage()));

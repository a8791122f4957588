import { readFileSync, writeFileSync } from 'node:fs';
import { orderMachinePage, withDrawing } from '#machines/diagram.ts';
import { courierWordsPage, courierWordsPart } from '#server/couriers/courierWordsPage.ts';

/** `npm run diagram`: rewrites the generated parts of docs/order-machine.md. */

const page = new URL('../../docs/order-machine.md', import.meta.url);
const drawn = withDrawing(readFileSync(page, 'utf8'), orderMachinePage());
writeFileSync(page, withDrawing(drawn, courierWordsPage(), courierWordsPart));

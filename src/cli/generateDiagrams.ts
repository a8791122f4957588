import { readFileSync, writeFileSync } from 'node:fs';
import { cashMachinePage } from '#machines/cashDiagram.ts';
import { orderMachinePage } from '#machines/orderDiagram.ts';
import { withDrawing } from '#machines/withDrawing.ts';
import { courierWordsPage, courierWordsPart } from '#server/couriers/courierWordsPage.ts';

/** `npm run diagram`: rewrites the generated parts of docs/order-machine.md and docs/cash-machine.md. */

const draw = (name: string, drawing: (page: string) => string): void => {
  const page = new URL(`../../docs/${name}.md`, import.meta.url);
  writeFileSync(page, drawing(readFileSync(page, 'utf8')));
};

draw('order-machine', (page) =>
  withDrawing(withDrawing(page, orderMachinePage()), courierWordsPage(), courierWordsPart),
);
draw('cash-machine', (page) => withDrawing(page, cashMachinePage()));

import { readFileSync, writeFileSync } from 'node:fs';
import { cashMachinePage } from '#machines/cashDiagram.ts';
import { orderMachinePage } from '#machines/orderDiagram.ts';
import { withGeneratedPart } from '#machines/withGeneratedPart.ts';
import { courierWordsPage, courierWordsPart } from '#server/couriers/courierWordsPage.ts';

/** `npm run diagram`: rewrites the generated parts of docs/order-machine.md and docs/cash-machine.md. */

const rewrite = (name: string, rewritten: (page: string) => string): void => {
  const page = new URL(`../../docs/${name}.md`, import.meta.url);
  writeFileSync(page, rewritten(readFileSync(page, 'utf8')));
};

rewrite('order-machine', (page) =>
  withGeneratedPart(withGeneratedPart(page, orderMachinePage()), courierWordsPage(), courierWordsPart),
);
rewrite('cash-machine', (page) => withGeneratedPart(page, cashMachinePage()));

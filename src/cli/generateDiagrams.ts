import { readFileSync, writeFileSync } from 'node:fs';
import { cashMachineText } from '#machines/cashDiagram.ts';
import { orderMachineText } from '#machines/orderDiagram.ts';
import { withGeneratedPart } from '#machines/withGeneratedPart.ts';
import { courierWordsMarker, courierWordsText } from '#server/couriers/courierWordsText.ts';

/** `npm run diagram`: rewrites the generated parts of docs/order-machine.md, which has two, and of docs/cash-machine.md. */

const rewrite = (name: string, rewritten: (page: string) => string): void => {
  const page = new URL(`../../docs/${name}.md`, import.meta.url);
  writeFileSync(page, rewritten(readFileSync(page, 'utf8')));
};

rewrite('order-machine', (page) =>
  withGeneratedPart(withGeneratedPart(page, orderMachineText()), courierWordsText(), courierWordsMarker),
);
rewrite('cash-machine', (page) => withGeneratedPart(page, cashMachineText()));

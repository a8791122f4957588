import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProductsSummary } from '#dashboard/orders/list/ProductsSummary.tsx';
import { inBengali } from '../../../support/browser/inBengali.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';

const lines = anOrder().products.flatMap((line) => [
  { ...line, name: 'Steel cup', quantity: 2 },
  { ...line, name: 'সুতি পাঞ্জাবি', quantity: 1 },
  { ...line, name: 'Steel cup', quantity: 1 },
]);

it('DK-14 BN-5 the products of an order stand in one line, those in another language than the page’s marked as such', async () => {
  expect(renderToStaticMarkup(<ProductsSummary lines={lines} />)).toContain(
    '4 pieces · Steel cup, <span data-bengali="true" lang="bn">সুতি পাঞ্জাবি</span>',
  );
  const bengali = await inBengali(() => import('#dashboard/orders/list/ProductsSummary.tsx'));
  expect(renderToStaticMarkup(<bengali.ProductsSummary lines={lines} />)).toContain(
    '<span lang="en">Steel cup</span>, সুতি পাঞ্জাবি',
  );
});

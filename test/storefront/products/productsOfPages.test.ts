import { expect, it } from 'vitest';
import { productsOfPages } from '#storefront/products/productsOfPages.ts';
import { aProduct } from '../../support/builders/aProduct.ts';

const page = (...names: readonly string[]) => ({
  items: names.map((name) => aProduct({ _id: name.slice(0, 1), name })),
  next: null,
  total: 4,
});

it('LS-5 has a product of two pages once, at its first place and as the last page has it', () => {
  const products = productsOfPages([page('a', 'b', 'c'), page('b renamed', 'd')]);
  expect(products.map(({ name }) => name)).toEqual(['a', 'b renamed', 'c', 'd']);
});

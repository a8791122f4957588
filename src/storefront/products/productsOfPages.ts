import type { Page } from '#api/client/page.ts';
import type { Product } from '#domain/products/product.ts';

/** The products of the pages, each once: at its first place, as the last page has it. One that moves in the list can be on two pages. */
export const productsOfPages = (pages: readonly Page<Product>[]): Product[] => [
  ...new Map(pages.flatMap(({ items }) => items).map((product) => [product._id, product])).values(),
];

import type { Category } from '#domain/products/categoryTree.ts';
import type { PublicSettings } from '#domain/shop/shopSettings.ts';
import type { Db } from '../database/database.ts';
import { listProductsAfter } from '../products/productsRepository.ts';
import { feedItems } from './feedItems.ts';
import type { InTurn } from './sendXml.ts';
import { textElement } from './xml.ts';

/** The feed in the form of RSS 2.0 with Google's namespace, which Meta reads too. */

export interface FeedParts {
  readonly db: Db;
  readonly inTurn: InTurn;
  /** The shop's public origin. */
  readonly origin: string;
  readonly shop: PublicSettings;
  readonly categories: readonly Category[];
  /** Called at the end with the numbers of items and of products that are left out. */
  readonly report: (counts: { readonly items: number; readonly leftOut: number }) => void;
}

/** Products of one statement: two milliseconds of the embedded database. */
const batch = 100;
/** Characters of a piece, which takes half a millisecond to write: one product alone may have 900 variants. */
const pieceLength = 64 * 1024;

const startOf = ({ origin, shop }: FeedParts): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
    '<channel>',
    textElement('title', shop.name),
    textElement('link', new URL('/', origin).href),
    textElement('description', shop.description),
    '',
  ].join('\n');

/** Writes the feed in pieces, each product once, oldest first; it holds no more than one batch of products. */
export async function* productFeed(parts: FeedParts): AsyncGenerator<string> {
  const { db, inTurn, origin, shop, categories } = parts;
  const readAfter = (id: string) => inTurn(() => listProductsAfter(db, id, batch));
  let piece = startOf(parts);
  let [items, leftOut] = [0, 0];
  let products = await readAfter('');
  while (products.length > 0) {
    for (const product of products) {
      const before = items;
      for (const item of feedItems(product, { origin, terms: shop, categories })) {
        items += 1;
        piece += item;
        if (piece.length < pieceLength) continue;
        yield piece;
        piece = '';
      }
      if (items === before) leftOut += 1;
    }
    products = products.length < batch ? [] : await readAfter(products.at(-1)?._id ?? '');
  }
  yield `${piece}</channel>\n</rss>\n`;
  parts.report({ items, leftOut });
}

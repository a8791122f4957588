import type { Category } from '#domain/products/categoryTree.ts';
import type { PublicSettings } from '#domain/shop/shopSettings.ts';
import type { Db } from '../database/database.ts';
import { eachBatch } from '../database/queries/eachBatch.ts';
import { listProductsAfter } from '../products/productsRepository.ts';
import { feedItems } from './feedItems.ts';
import { textElement } from './xml.ts';
import type { InTurn } from './xmlSender.ts';

/** Writes the feed as RSS 2.0 with Google's namespace, which Meta reads too. */

export interface FeedParts {
  readonly db: Db;
  /** Each reading of the database goes through it, so that the feed waits its turn among the calls of the API. */
  readonly inTurn: InTurn;
  /** The shop's public origin. */
  readonly origin: string;
  readonly shop: PublicSettings;
  readonly categories: readonly Category[];
  /** Called at the end with the number of items, and the number of products that were left out. */
  readonly report: (counts: { readonly items: number; readonly leftOut: number }) => void;
}

/** Products per statement, which takes the embedded database two milliseconds. */
const batchSize = 100;
/** Characters after which a piece ends: so many are written in half a millisecond. A single product may have 900 variants. */
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

/** Yields the feed in pieces: each product once, in the order of the ids. No more than one batch of products is in memory. */
export async function* productFeed(parts: FeedParts): AsyncGenerator<string> {
  const { db, inTurn, origin, shop, categories } = parts;
  const batches = eachBatch(
    batchSize,
    (id) => inTurn(() => listProductsAfter(db, id, batchSize)),
    ({ _id }) => _id,
  );
  let piece = startOf(parts);
  let items = 0;
  let leftOut = 0;
  for await (const products of batches) {
    for (const product of products) {
      const itemsBefore = items;
      for (const item of feedItems(product, { origin, terms: shop, categories })) {
        items += 1;
        piece += item;
        if (piece.length < pieceLength) continue;
        yield piece;
        piece = '';
      }
      if (items === itemsBefore) leftOut += 1;
    }
  }
  yield `${piece}</channel>\n</rss>\n`;
  parts.report({ items, leftOut });
}

import type { FastifyPluginAsync } from 'fastify';
import { productFeedPath } from '#domain/products/productFeed.ts';
import type { CurrentCategories } from '../categories/currentCategories.ts';
import type { Db } from '../database/database.ts';
import { createResponseCache } from '../http/cache/responseCache.ts';
import type { CurrentShopSettings } from '../shopSettings/currentShopSettings.ts';
import { productFeed } from './productFeed.ts';
import { xmlRoute, xmlSender } from './xmlSender.ts';

export interface FeedOptions {
  readonly db: Db;
  /** The shop's public origin. */
  readonly origin: () => string;
  readonly shopSettings: Pick<CurrentShopSettings, 'newest'>;
  readonly categories: Pick<CurrentCategories, 'newest'>;
}

/**
 * While settings and categories stay the same, the feed is made once a minute at most, however often staff change products: for 10,000
 * products that takes half a second of a processor, and Google and Meta read it once an hour at most.
 */
const freshForMs = 60_000;
/** The feed has a cache of its own: with 10,000 products it has 3 MB, compressed, and would push pages out of the shared one. */
const cacheBytes = 32 * 1024 * 1024;

/** The feed of products for Google Merchant Center and Meta's catalogue (SP-7). */
export const feedRoutes: FastifyPluginAsync<FeedOptions> = async (
  app,
  { db, origin, shopSettings, categories },
) => {
  const sendXml = xmlSender(app, createResponseCache(cacheBytes));
  app.get(productFeedPath, xmlRoute, (request, reply) => {
    const { version, settings: shop } = shopSettings.newest;
    const { version: categoriesVersion, tree } = categories.newest;
    return sendXml(request, reply, {
      name: `product feed ${version} ${categoriesVersion}`,
      freshForMs,
      // `inTurn` lets each read of the database wait in the queue of the API's calls.
      write: (inTurn) =>
        productFeed({
          db,
          inTurn,
          origin: origin(),
          shop,
          categories: tree.categories,
          report: (counts) =>
            request.log.info(
              counts,
              'the product feed was made; products without name, price or picture are left out',
            ),
        }),
    });
  });
};

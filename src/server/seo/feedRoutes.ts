import type { FastifyPluginAsync } from 'fastify';
import { productFeedPath } from '#domain/products/productFeed.ts';
import type { CurrentCategories } from '../categories/currentCategories.ts';
import type { Db } from '../database/database.ts';
import { createResponseCache } from '../http/cache/responseCache.ts';
import type { CurrentShopSettings } from '../shopSettings/currentShopSettings.ts';
import { productFeed } from './productFeed.ts';
import { xmlRoute, xmlSender } from './sendXml.ts';

export interface FeedOptions {
  readonly db: Db;
  /** The shop's public origin. */
  readonly origin: () => string;
  readonly shopSettings: Pick<CurrentShopSettings, 'newest'>;
  readonly categories: Pick<CurrentCategories, 'newest'>;
}

/**
 * Google and Meta read the feed once an hour at most, and making that of 10,000 products takes half a second of a processor: it is not
 * made again sooner, however often staff change products.
 */
const freshForMs = 60_000;
/** The feed of 10,000 products has 3 MB, compressed: in the cache of all responses it would take the place of pages. */
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

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { webManifestPath } from '#domain/shop/shopIcon.ts';
import { notFound } from '../errors/apiError.ts';
import type { ResponseCache } from '../http/cache/responseCache.ts';
import type { CurrentShopSettings } from '../shopSettings/currentShopSettings.ts';
import { type FeedOptions, feedRoutes } from './feedRoutes.ts';
import { robots } from './robots.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';
import { entriesBesideProducts, indexEntries, productEntries } from './sitemapEntries.ts';
import { webManifest } from './webManifest.ts';
import { cacheOneHour, xmlRoute, xmlSender } from './xmlSender.ts';

export interface SeoOptions extends FeedOptions {
  readonly shopSettings: Pick<CurrentShopSettings, 'newest' | 'pages'>;
  readonly cache: ResponseCache;
  /** Products in one sitemap; `maxProductsPerSitemap` by default. */
  readonly productsPerSitemap?: number;
}

/** Products in one sitemap. With four images a product has some 600 bytes, so that this many take few milliseconds to write. */
const maxProductsPerSitemap = 1000;

/** How long another process's change may stay unseen; after its own change a process empties its cache. */
const freshForMs = 10_000;

/**
 * Routes for search engines (`/robots.txt`, `/sitemap.xml` with its parts, the feed of products) and for phones (the web
 * manifest).
 */
export const seoRoutes: FastifyPluginAsync<SeoOptions> = async (
  app,
  { db, cache, origin, shopSettings, categories, productsPerSitemap = maxProductsPerSitemap },
) => {
  const sendXml = xmlSender(app, cache);
  const send = (request: FastifyRequest, reply: FastifyReply, name: string, write: () => Promise<string>) =>
    sendXml(request, reply, {
      name: `sitemap ${name}`,
      freshForMs,
      // One piece: a sitemap takes the milliseconds of one call of the API, and waits for its turn like one.
      async *write(inTurn) {
        yield await inTurn(write);
      },
    });

  /** The sitemap at `/sitemap-categories.xml`, which has all pages but those of products. */
  const writeOthers = async (): Promise<string> =>
    sitemap(origin(), await entriesBesideProducts(db, categories.newest.tree, shopSettings.pages));

  const writeProducts = async (part: number): Promise<string> => {
    const entries = await productEntries(db, { part, perPart: productsPerSitemap });
    if (entries.length === 0) throw notFound('sitemap', 'part');
    return sitemap(origin(), entries);
  };

  /** The sitemap of all pages; if the products have several parts, the index of the sitemaps. */
  const writeAll = async (): Promise<string> => {
    const sitemaps = await indexEntries(db, shopSettings.pages, productsPerSitemap);
    // The first sitemap has all pages but those of products.
    const [, ...productParts] = sitemaps;
    if (productParts.length > 1) return sitemapIndex(origin(), sitemaps);
    return sitemap(origin(), [
      ...(await entriesBesideProducts(db, categories.newest.tree, shopSettings.pages)),
      ...(await productEntries(db, { part: 1, perPart: productsPerSitemap })),
    ]);
  };

  app.get('/robots.txt', async (_request, reply) =>
    reply.headers(cacheOneHour).type('text/plain; charset=utf-8').send(robots(origin())),
  );
  app.get(webManifestPath, async (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache' })
      .type('application/manifest+json; charset=utf-8')
      .send(webManifest(shopSettings.newest.settings)),
  );
  app.get('/sitemap.xml', xmlRoute, (request, reply) => send(request, reply, 'all', writeAll));
  app.get('/sitemap-categories.xml', xmlRoute, (request, reply) =>
    send(request, reply, 'categories', writeOthers),
  );
  app.get<{ Params: { part: string } }>(
    '/sitemap-products-:part(^[1-9]\\d{0,5}$).xml',
    xmlRoute,
    (request, reply) => {
      const { part } = request.params;
      return send(request, reply, part, () => writeProducts(Number(part)));
    },
  );
  await app.register(feedRoutes, { db, origin, shopSettings, categories });
};

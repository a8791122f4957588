import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Db } from '../database/openDatabase.ts';
import { categoryAddresses, countProductParts, productAddresses } from './indexedPaths.ts';
import { robots } from './robots.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';

export interface SeoOptions {
  readonly db: Db;
  /** The shop's public origin. */
  readonly origin: () => string;
  /** Maximum of URLs in one sitemap; sitemaps.org's limit by default. */
  readonly perSitemap?: number;
}

const sitemapLimit = 50_000;

const send = (reply: FastifyReply, type: string, text: string) =>
  reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(text);

/** Routes for search engines: `/robots.txt`, and `/sitemap.xml` generated from the database. */
export const seoRoutes: FastifyPluginAsync<SeoOptions> = async (
  app,
  { db, origin, perSitemap = sitemapLimit },
) => {
  app.get('/robots.txt', async (_request, reply) => send(reply, 'text/plain', robots(origin())));

  app.get('/sitemap.xml', async (_request, reply) => {
    const categories = await categoryAddresses(db);
    const products = await productAddresses(db, 1, perSitemap);
    if (categories.length + products.length <= perSitemap) {
      return send(reply, 'application/xml', sitemap(origin(), [...categories, ...products]));
    }
    const parts = Array.from({ length: await countProductParts(db, perSitemap) }, (_, index) => index + 1);
    const files = ['/sitemap-categories.xml', ...parts.map((part) => `/sitemap-products-${part}.xml`)];
    return send(reply, 'application/xml', sitemapIndex(origin(), files));
  });

  app.get('/sitemap-categories.xml', async (_request, reply) =>
    send(reply, 'application/xml', sitemap(origin(), await categoryAddresses(db))),
  );

  app.get<{ Params: { part: string } }>(
    '/sitemap-products-:part(^[1-9]\\d{0,5}$).xml',
    async (request, reply) => {
      const addresses = await productAddresses(db, Number(request.params.part), perSitemap);
      if (addresses.length === 0) return reply.callNotFound();
      return send(reply, 'application/xml', sitemap(origin(), addresses));
    },
  );
};

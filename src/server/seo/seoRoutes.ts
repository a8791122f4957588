import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Db } from '../database/openDatabase.ts';
import { categoryEntries, productEntries, sitemapEntries } from './indexedPaths.ts';
import { robots } from './robots.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';

export interface SeoOptions {
  readonly db: Db;
  /** The shop's public origin. */
  readonly origin: () => string;
  /** Maximum of URLs in one sitemap; 5000 by default. */
  readonly perSitemap?: number;
}

/**
 * sitemaps.org allows 50,000 URLs and 50 MB. With four images a product has some 600 bytes, so that a file of this many
 * has 3 MB.
 */
const sitemapLimit = 5000;

const send = (reply: FastifyReply, type: string, text: string) =>
  reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(text);

/** Routes for search engines: `/robots.txt`, and `/sitemap.xml` generated from the database. */
export const seoRoutes: FastifyPluginAsync<SeoOptions> = async (
  app,
  { db, origin, perSitemap = sitemapLimit },
) => {
  app.get('/robots.txt', async (_request, reply) => send(reply, 'text/plain', robots(origin())));

  app.get('/sitemap.xml', async (_request, reply) => {
    const categories = await categoryEntries(db);
    const products = await productEntries(db, 1, perSitemap);
    if (categories.length + products.length <= perSitemap)
      return send(reply, 'application/xml', sitemap(origin(), [...categories, ...products]));
    return send(reply, 'application/xml', sitemapIndex(origin(), await sitemapEntries(db, perSitemap)));
  });

  app.get('/sitemap-categories.xml', async (_request, reply) =>
    send(reply, 'application/xml', sitemap(origin(), await categoryEntries(db))),
  );

  app.get<{ Params: { part: string } }>(
    '/sitemap-products-:part(^[1-9]\\d{0,5}$).xml',
    async (request, reply) => {
      const entries = await productEntries(db, Number(request.params.part), perSitemap);
      if (entries.length === 0) return reply.callNotFound();
      return send(reply, 'application/xml', sitemap(origin(), entries));
    },
  );
};

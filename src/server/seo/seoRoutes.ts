import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { unknown } from '../apiError.ts';
import type { Db } from '../database/openDatabase.ts';
import type { ResponseCache } from '../http/responseCache.ts';
import { sendShared } from '../http/sendCached.ts';
import { categoryEntries, productEntries, sitemapEntries } from './indexedPaths.ts';
import { robots } from './robots.ts';
import { sitemap, sitemapIndex } from './sitemap.ts';

export interface SeoOptions {
  readonly db: Db;
  readonly cache: ResponseCache;
  /** The shop's public origin. */
  readonly origin: () => string;
  /** Products in one sitemap; 1000 by default. */
  readonly perSitemap?: number;
}

/** With four images a product has some 600 bytes, so that a sitemap of this many takes few milliseconds to write. */
const sitemapLimit = 1000;

/** Milliseconds; a change in this process shows at once. */
const freshFor = 10_000;

const hourly = { 'cache-control': 'public, max-age=3600', 'cdn-cache-control': 'public, max-age=3600' };

/** Routes for search engines: `/robots.txt`, and `/sitemap.xml` generated from the database. */
export const seoRoutes: FastifyPluginAsync<SeoOptions> = async (
  app,
  { db, cache, origin, perSitemap = sitemapLimit },
) => {
  /** Sends the XML of that name, which is the same for every query. */
  const sendXml = (
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    write: () => Promise<string>,
  ) =>
    sendShared(request, reply, {
      cache,
      key: `sitemap ${name}`,
      freshFor,
      respond: () =>
        app.load.run(request, 'other', async () => ({
          status: 200,
          headers: { ...hourly, 'content-type': 'application/xml; charset=utf-8' },
          body: Buffer.from(await write()),
        })),
    });

  const writeCategories = async (): Promise<string> => sitemap(origin(), await categoryEntries(db));

  const writeProducts = async (part: number): Promise<string> => {
    const entries = await productEntries(db, part, perSitemap);
    if (entries.length === 0) throw unknown('sitemap', 'part');
    return sitemap(origin(), entries);
  };

  const writeAll = async (): Promise<string> => {
    const [categories, ...parts] = await sitemapEntries(db, perSitemap);
    if (categories !== undefined && parts.length > 1) return sitemapIndex(origin(), [categories, ...parts]);
    return sitemap(origin(), [...(await categoryEntries(db)), ...(await productEntries(db, 1, perSitemap))]);
  };

  app.get('/robots.txt', async (_request, reply) =>
    reply.headers(hourly).type('text/plain; charset=utf-8').send(robots(origin())),
  );
  app.get('/sitemap.xml', (request, reply) => sendXml(request, reply, 'all', writeAll));
  app.get('/sitemap-categories.xml', (request, reply) =>
    sendXml(request, reply, 'categories', writeCategories),
  );
  app.get<{ Params: { part: string } }>('/sitemap-products-:part(^[1-9]\\d{0,5}$).xml', (request, reply) => {
    const { part } = request.params;
    return sendXml(request, reply, part, () => writeProducts(Number(part)));
  });
};

import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { postProductCall, updateProductCall } from '#contract/products/products.ts';
import type { Product } from '#domain/products/product.ts';
import { defaultPages } from '#domain/shop/defaultPages.ts';
import { firstCategories } from '#server/categories/categoriesRepository.ts';
import type { Database } from '#server/database/database.ts';
import { createResponseCache } from '#server/http/cache/responseCache.ts';
import type { LoadLimiter } from '#server/http/limits/limitLoad.ts';
import { answerErrors } from '#server/http/routes/answerErrors.ts';
import { storePage } from '#server/pages/pagesRepository.ts';
import { QueueFullError } from '#server/process/createQueue.ts';
import { insertProduct } from '#server/products/productsRepository.ts';
import { seoRoutes } from '#server/seo/seoRoutes.ts';
import { type CurrentShopSettings, openShopSettings } from '#server/shopSettings/currentShopSettings.ts';
import { type LentDatabase, lendDatabase } from '../../support/servers/lendDatabase.ts';
import { type Api, adminPerson, startApi } from '../../support/servers/startApi.ts';
import { embedded, testDatabases } from '../../support/servers/testDatabases.ts';

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => String(address));

const changeTimes = (xml: string): string[] =>
  [...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].map(([, time]) => String(time));

const listed = (path: string): string => `https://shop.example${path}`;

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString();

const productBodies = [
  { name: 'Steel kettle', category: 'Kitchen Items', subCategory: 'Cookware' },
  { name: 'Beard oil', category: 'Health and Beauty', subCategory: "Men's Grooming" },
  { name: 'Bath salt', category: 'Health and Beauty', subCategory: 'Bath & Body' },
  { name: 'Lamp', category: 'Home & Living', subCategory: '' },
  { name: 'Something', category: '', subCategory: '' },
];

/** The links to a page in each language (BN-1). */
const linksOf = (path: string): string =>
  [
    ['en', path],
    ['bn', `/bn${path}`.replace(/\/$/, '')],
    ['x-default', path],
  ]
    .map(
      ([language, address = '']) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${listed(address)}"/>`,
    )
    .join('');

describe.each(testDatabases())('pages for search engines on $name', (at) => {
  let api: Api;
  let ids: string[];
  beforeAll(async () => {
    api = await startApi(at, { publicUrl: 'https://shop.example' });
    const token = await api.signIn(adminPerson);
    ids = [];
    for (const body of productBodies) {
      const { body: reply } = await api.send(postProductCall, { body, token });
      ids.push(reply.insertedId);
    }
  });
  afterAll(() => api?.close());

  it('BN-1 lists every page, every non-empty category and every product by its public URL, in both languages', async () => {
    const answer = await fetch(`${api.origin}/sitemap.xml`);
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await answer.text();
    expect(xml).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/,
    );
    expect(locations(xml).toSorted()).toEqual(
      [
        '/',
        '/shop',
        '/about-us',
        '/contact-us',
        '/product/category/kitchen%20items',
        '/product/category/health%20and%20beauty',
        '/product/category/home%20and%20living',
        '/product/sub-category/cookware?category=kitchen+items',
        '/product/sub-category/men&#39;s%20grooming?category=health+and+beauty',
        '/product/sub-category/bath%20%26%20body?category=health+and+beauty',
        ...ids.map((id) => `/product-details/${id}`),
      ]
        .flatMap((path) => [path, `/bn${path}`.replace(/\/$/, '')])
        .map(listed)
        .toSorted(),
    );
  });

  it('SH-15 says of each product when it changed last, and names its images', async () => {
    const token = await api.signIn(adminPerson);
    const images = ['/pictures/kettle-450.webp', 'https://pictures.example/a.png?a=1&b=2'];
    const _id = String(ids[0]);
    await api.send(updateProductCall, { params: { id: _id }, body: { images }, token });
    const xml = await (await fetch(`${api.origin}/sitemap.xml`)).text();
    const { data } = (await (await fetch(`${api.origin}/api/product/${_id}`)).json()) as { data: Product };
    expect(data.changedAt > data.createdAt).toBe(true);
    expect(xml).toContain('xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"');
    const entryOf = (path: string) =>
      xml.split('\n').find((line) => line.includes(`<loc>${listed(path)}</loc>`));
    expect(entryOf(`/product-details/${_id}`)).toBe(
      `<url><loc>${listed(`/product-details/${_id}`)}</loc><lastmod>${data.changedAt}</lastmod>` +
        linksOf(`/product-details/${_id}`) +
        `<image:image><image:loc>${listed('/pictures/kettle-450.webp')}</image:loc></image:image>` +
        '<image:image><image:loc>https://pictures.example/a.png?a=1&amp;b=2</image:loc></image:image></url>',
    );
    for (const path of ['/', '/shop', '/product/category/kitchen%20items'])
      expect(entryOf(path)).toBe(
        `<url><loc>${listed(path)}</loc><lastmod>${data.changedAt}</lastmod>${linksOf(path)}</url>`,
      );
    expect(entryOf('/about-us')).toBe(`<url><loc>${listed('/about-us')}</loc>${linksOf('/about-us')}</url>`);
    expect(entryOf('/product/category/home%20and%20living')).not.toContain(data.changedAt);
  });

  it('SH-15 sends robots.txt, which names the sitemap', async () => {
    const answer = await fetch(`${api.origin}/robots.txt`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toContain('\nSitemap: https://shop.example/sitemap.xml\n');
  });
});

describe('a shop without PUBLIC_URL', () => {
  it('uses the address on which it listens, never the Host of a request', async () => {
    const [at] = testDatabases();
    if (at === undefined) throw new Error('No database is at hand.');
    // With the accounts emulator the server refuses a foreign Host.
    const api = await startApi(at, { emulator: false, trustProxy: 'loopback' });
    onTestFinished(() => api.close());
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    };
    const send = async (path: string): Promise<string> => {
      const [answer] = (await once(get(`${api.origin}${path}`, { headers }), 'response')) as [
        IncomingMessage,
      ];
      return text(answer);
    };

    expect(await send('/robots.txt')).toContain(`Sitemap: ${api.origin}/sitemap.xml\n`);
    expect(locations(await send('/sitemap.xml'))).toEqual(
      ['/', '/bn', '/shop', '/bn/shop', '/about-us', '/bn/about-us', '/contact-us', '/bn/contact-us'].map(
        (path) => `${api.origin}${path}`,
      ),
    );
    expect(locations(await send('/sitemap-categories.xml'))).toContain(`${api.origin}/shop`);
  });
});

const runAtOnce = (work: () => Promise<unknown>): Promise<unknown> => work();

describe('more products than one sitemap may hold', () => {
  let lent: LentDatabase;
  let database: Database;
  let shopSettings: CurrentShopSettings;
  const app = Fastify();
  const cache = createResponseCache();
  /** How the load limit runs a task; tests replace it. */
  let runInTurn = runAtOnce;
  const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k'];
  beforeAll(async () => {
    lent = await lendDatabase(embedded);
    database = lent.database;
    for (const [index, id] of ids.entries()) {
      await insertProduct(database.db, id, { name: id, createdAt: new Date(index).toISOString() });
    }
    shopSettings = await openShopSettings(
      database.db,
      { fixedSettings: {}, publicUrl: null },
      () => undefined,
    );
    await app.register(answerErrors);
    app.decorate('load', {
      refuseIfFull: () => undefined,
      run: (_request, _name, work) => runInTurn(work),
    } as LoadLimiter);
    await app.register(seoRoutes, {
      db: database.db,
      cache,
      origin: () => 'http://shop.test',
      shopSettings,
      categories: { newest: firstCategories },
      productsPerSitemap: 5,
    });
  });
  afterAll(async () => {
    await app.close();
    await lent.giveBack();
  });
  const send = async (path: string) => {
    const { statusCode, body, headers } = await app.inject({ url: path });
    return { statusCode, body, headers };
  };

  it('are listed by an index of parts, none above the limit, which together hold each product once', async () => {
    const { body } = await send('/sitemap.xml');
    expect(body).toContain('<sitemapindex ');
    expect(locations(body)).toEqual([
      'http://shop.test/sitemap-categories.xml',
      'http://shop.test/sitemap-products-1.xml',
      'http://shop.test/sitemap-products-2.xml',
      'http://shop.test/sitemap-products-3.xml',
    ]);
    // Of the newest product, then of the newest one in each part.
    expect(changeTimes(body)).toEqual([isoTime(10), isoTime(4), isoTime(9), isoTime(10)]);
    const parts = await Promise.all([1, 2, 3].map((part) => send(`/sitemap-products-${part}.xml`)));
    const lists = parts.map((part) => locations(part.body).filter((address) => !address.includes('/bn/')));
    // Each product has two URLs, one for each language.
    expect(lists.map((list) => list.length)).toEqual([5, 5, 1]);
    expect(lists.flat()).toEqual(ids.map((id) => `http://shop.test/product-details/${id}`));
    expect(locations((await send('/sitemap-categories.xml')).body)).toContain('http://shop.test/shop');
  });

  it('have no part beyond the last', async () => {
    expect((await send('/sitemap-products-4.xml')).statusCode).toBe(404);
    expect((await send('/sitemap-products-0.xml')).statusCode).toBe(404);
    expect((await send('/sitemap-products-x.xml')).statusCode).toBe(404);
  });

  it('SH-15 are listed by an index that tells when a page of text was changed after them', async () => {
    const [aboutUs] = defaultPages;
    if (aboutUs === undefined) throw new Error('A new shop has no page.');
    const { _id: id, version, page } = aboutUs;
    const change = { id, after: version, page, previous: page, formerSlugs: [] };
    await storePage(database.db, change, new Date(50));
    await shopSettings.refresh();
    cache.clear();
    const { body } = await send('/sitemap.xml');

    expect(changeTimes(body)).toEqual([isoTime(50), isoTime(4), isoTime(9), isoTime(10)]);
  });

  it('OP-56 are made once whatever the query string, and again after a change', async () => {
    const count = vi.fn(runAtOnce);
    runInTurn = count;
    onTestFinished(() => {
      runInTurn = runAtOnce;
    });
    cache.clear();
    const paths = ['/sitemap.xml', '/sitemap-categories.xml', '/sitemap-products-1.xml'];
    for (const path of paths) {
      const first = await send(path);
      for (let number = 0; number < 5; number += 1)
        expect((await send(`${path}?x=${number}`)).body).toBe(first.body);
      expect(first.headers).toMatchObject({
        'cache-control': 'public, max-age=3600',
        'cdn-cache-control': 'public, max-age=3600',
        'content-type': 'application/xml; charset=utf-8',
      });
    }
    expect(count).toHaveBeenCalledTimes(paths.length);
    cache.clear();
    await send('/sitemap.xml');
    expect(count).toHaveBeenCalledTimes(paths.length + 1);
  });

  it('OP-56 are refused with 503 while more calls wait than are answered in time', async () => {
    runInTurn = () => Promise.reject(new QueueFullError('200 tasks wait'));
    onTestFinished(() => {
      runInTurn = runAtOnce;
    });
    cache.clear();
    const { statusCode, headers } = await send('/sitemap-products-1.xml');
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  });
});

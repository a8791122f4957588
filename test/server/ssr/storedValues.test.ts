import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageAddress, renderPage } from '#app/entry-server.tsx';
import { firebaseIdentity } from '#server/auth/idTokens.ts';
import { buildServer } from '#server/buildServer.ts';
import type { Database } from '#server/database/database.ts';
import { products, slides } from '#server/database/schema/schema.ts';
import { readSettings } from '#server/settings/settings.ts';
import { readViteBuild } from '#server/ssr/readViteBuild.ts';
import { registerSsr } from '#server/ssr/registerSsr.ts';
import { renderDocument } from '#server/ssr/renderDocument.ts';
import { aProduct } from '../../support/builders/aProduct.ts';
import { ownSettings } from '../../support/ownSettings.ts';
import { removeFolder } from '../../support/removeFolder.ts';
import { writeClientBuild } from '../../support/servers/clientBuild.ts';
import { type LentDatabase, lendDatabase } from '../../support/servers/lendDatabase.ts';
import { embedded } from '../../support/servers/testDatabases.ts';

/** Pages of a shop whose database holds values that today's rules reject. */

const now = (): Date => new Date('2026-03-02T09:07:00.000Z');

const row = (id: string, name: string, changes: Partial<typeof products.$inferInsert> = {}) => ({
  id,
  name,
  description: '',
  videoLink: '',
  category: 'Kitchen Items',
  categoryKey: 'kitchen items',
  subCategory: '',
  subCategoryKey: '',
  productType: 'Best Selling',
  sizes: [],
  colors: [],
  images: ['/pictures/cup-450.webp'],
  // Poisha.
  originalPrice: 30_000,
  createdAt: now(),
  changedAt: now(),
  ...changes,
});
const [bad, good] = ['b'.repeat(24), 'c'.repeat(24)];

describe('the pages of a shop with unreadable addresses of images in its database', () => {
  let clientDir = '';
  let lent: LentDatabase;
  let database: Database;
  let app: FastifyInstance;
  const log: string[] = [];
  beforeAll(async () => {
    clientDir = writeClientBuild();
    lent = await lendDatabase(embedded);
    database = lent.database;
    await database.db
      .insert(products)
      .values([
        row(bad, 'Copper Kettle', { images: ['https://', 'http://['], videoLink: 'https://' }),
        row(good, 'Clay Cup'),
      ]);
    await database.db
      .insert(slides)
      .values({ id: bad, image: 'https://', title: 'Eid', time: now(), createdAt: now() });
    const settings = readSettings({ LOG_LEVEL: 'warn' });
    app = await buildServer({
      settings,
      database,
      now,
      identity: firebaseIdentity(settings, now),
      logger: { write: (line) => log.push(line) },
      extend: (server, { cache }) =>
        registerSsr(server, {
          clientDir,
          applications: [{ prefix: '', renderPage, pageAddress }],
          cache,
          settings: () => ownSettings,
          settingsVersion: () => '0.0',
          movedAddress: () => null,
          hasPageOfText: () => false,
          origin: () => 'https://shop.example',
          policyFor: () => "default-src 'self'",
        }),
    });
  });
  afterAll(async () => {
    await app?.close();
    await lent?.giveBack();
    removeFolder(clientDir);
  });

  it.each([
    ['PD-1', `/product-details/${bad}`],
    ['RT-12', '/product/category/kitchen%20items'],
    ['RT-2', '/shop'],
    ['HM-1', '/'],
  ])(
    '%s RT-18 are rendered at %s, with the other products, and without an image for the bad one',
    async (_requirement, path) => {
      const { statusCode, body } = await app.inject(path);
      expect(statusCode).toBe(200);
      expect(body).toContain('Copper Kettle');
      expect(body).toContain('Clay Cup');
      expect(body).not.toMatch(/(?:src|href|content)="https?:\/\/\[?"/);
      expect(log).toEqual([]);
    },
  );

  describe('at addresses that lead to no product', () => {
    it('RT-2 redirect from /product to the shop', async () => {
      const { statusCode, headers } = await app.inject('/product/?utm_source=mail');
      expect({ statusCode, location: headers.location }).toEqual({ statusCode: 301, location: '/shop' });
    });

    it('SEC-8 never redirect to another host', async () => {
      const paths = [
        '//evil.example',
        '//evil.example/product',
        '/product//evil.example/..',
        '/product?//evil.example',
        '/%5Cevil.example/product',
        '/.//evil.example',
        'http://evil.example/product',
      ];
      const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
      for (const path of paths) {
        // `inject` would read another host from the path.
        const request = get({ host: '127.0.0.1', port, path, agent: false });
        const [answer] = (await once(request, 'response')) as [IncomingMessage];
        expect([200, 301, 404]).toContain(answer.statusCode);
        expect([undefined, '/shop']).toContain(answer.headers.location);
        expect(await text(answer)).not.toMatch(/<link rel="canonical" href="(?!https:\/\/shop\.example)/);
      }
    });

    it('RT-17 are the shop’s own Not Found where the address is unknown or cannot be decoded', async () => {
      for (const path of ['/product/category/%zz', '/moon%2', '/no/such/page']) {
        const { statusCode, headers, body } = await app.inject(path);
        expect({ statusCode, contentType: headers['content-type'] }).toEqual({
          statusCode: 404,
          contentType: 'text/html; charset=utf-8',
        });
        expect(body).toContain('Not Found');
        expect(body).not.toContain('rel="canonical"');
      }
    });
  });
});

const texts = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constantFrom(
    'constructor',
    '__proto__',
    'toString',
    'https://',
    'http://[',
    '%zz',
    '</script>',
    '$&',
    ':',
  ),
);
const amount = fc.oneof(fc.constant(null), fc.double({ noNaN: true }), fc.integer());
const anyProduct = fc.record({
  name: texts,
  description: texts,
  videoLink: texts,
  category: texts,
  subCategory: texts,
  productType: texts,
  sizes: fc.array(texts, { maxLength: 3 }),
  colors: fc.array(texts, { maxLength: 3 }),
  images: fc.array(texts, { maxLength: 3 }),
  originalPrice: amount,
  offerPrice: amount,
  ratings: amount,
  reviews: amount,
  createdAt: texts,
});

it('RT-18 PD-1 a page is rendered whatever a product says of itself', async () => {
  const clientDir = writeClientBuild();
  const built = readViteBuild(clientDir);
  await fc.assert(
    fc.asyncProperty(anyProduct, async (facts) => {
      const product = aProduct(facts);
      const fetch = (async (input: string) =>
        Response.json({
          data: input.startsWith('/api/product/') ? product : [product],
        })) as typeof globalThis.fetch;
      for (const address of [`/product-details/${product._id}`, '/product/category/kitchen%20items']) {
        const renderResult = await renderPage({
          address,
          settings: ownSettings,
          fetch,
        });
        expect(
          renderDocument(built, renderResult, ownSettings, { origin: 'https://shop.example', prefix: '' })
            .status,
        ).toBe(200);
      }
    }),
    { numRuns: 20 },
  );
  removeFolder(clientDir);
});

it('RT-18 PD-1 a page is rendered with a colour that is named like a method of every object', async () => {
  const product = aProduct({ colors: ['valueOf', 'Red'] });
  const fetch = (async () => Response.json({ data: product })) as typeof globalThis.fetch;
  const { status, html } = await renderPage({
    address: `/product-details/${product._id}`,
    settings: ownSettings,
    fetch,
  });

  expect(status).toBe(200);
  expect(html).toContain('valueOf');
});

/** Tags with the names of their attributes. */
const tags = (html: string) =>
  html
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/="[^"]*"/g, '')
    .match(/<[a-z/][^>]*>/gi);

it('SEC-3 PD-1 a page holds no script and no attribute that a product brings along', async () => {
  const clientDir = writeClientBuild();
  const built = readViteBuild(clientDir);
  const hostile =
    '"></script><script>alert(1)</script><img src=x onerror=alert(2)> style="x:y" <!--/head-->$&';
  const pageOf = async (text: string) => {
    const product = aProduct({
      name: text,
      description: `${text}: ${text}`,
      category: text,
      subCategory: text,
      sizes: [text],
      colors: [text],
      images: [`/pictures/${text}`],
      videoLink: `https://films.example/${text}`,
    });
    const fetch = (async (input: string) =>
      Response.json({
        data: input.startsWith('/api/product/') ? product : [product],
      })) as typeof globalThis.fetch;
    const renderResult = await renderPage({
      address: `/product-details/${product._id}`,
      settings: ownSettings,
      fetch,
    });
    const page = renderDocument(built, renderResult, ownSettings, {
      origin: 'https://shop.example',
      prefix: '',
    });
    return { ...page, html: page.html.join('') };
  };
  const [plain, attacked] = [await pageOf('Kettle'), await pageOf(hostile)];
  removeFolder(clientDir);

  expect(attacked.html).toContain('alert(1)');
  expect(tags(attacked.html)).toEqual(tags(plain.html));
  expect(attacked.scriptHashes).toEqual(plain.scriptHashes);
  expect(attacked.styleAttributeHashes).toEqual(plain.styleAttributeHashes);
});

import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RenderPage } from '#contract/rendering.ts';
import type { PageSettings } from '#contract/settings.ts';
import type { PageShop } from '#domain/products/pageShop.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { createResponseCache, type ResponseCache } from '#server/http/cache/responseCache.ts';
import { pageSettings } from '../../support/pageSettings.ts';
import { removeFolder } from '../../support/removeFolder.ts';
import { writeClientBuild } from '../../support/servers/clientBuild.ts';
import { openPageServer, renderResult, shownBy } from '../../support/servers/pageServer.ts';

describe('a page in Bengali', () => {
  let clientDir = '';
  let app: FastifyInstance;
  let cache: ResponseCache;
  let renderPage: RenderPage;
  let moved: Readonly<Record<string, string>>;
  beforeAll(() => {
    clientDir = writeClientBuild();
  });
  afterAll(() => removeFolder(clientDir));
  beforeEach(async () => {
    cache = createResponseCache();
    moved = {};
    app = await openPageServer({
      clientDir,
      cache,
      log: [],
      renderPage: (request) => renderPage(request),
      pageAddress: async (address) => address,
      settings: () => pageSettings,
      settingsVersion: () => '0',
      movedAddress: (address) => moved[address] ?? null,
    });
  });
  afterEach(() => app.close());

  const sent = async (url: string) => {
    const { statusCode, headers } = await app.inject(url);
    return [statusCode, headers.location];
  };

  it('BN-1 is another one in the other language, with the addresses of both', async () => {
    renderPage = async ({ address }) => renderResult(address);
    const [english, bengali, home] = await Promise.all(
      ['/shop?q=cup', '/bn/shop?q=cup', '/bn'].map((url) => app.inject(url)),
    );
    const links = [
      '<link rel="alternate" hreflang="en" href="https://shop.example/shop">',
      '<link rel="alternate" hreflang="bn" href="https://shop.example/bn/shop">',
      '<link rel="alternate" hreflang="x-default" href="https://shop.example/shop">',
    ].join('\n    ');
    expect([shownBy(english?.body ?? ''), shownBy(bengali?.body ?? '')]).toEqual([
      '/shop?q=cup',
      '/bn/shop?q=cup',
    ]);
    expect(english?.body).toContain('<link rel="canonical" href="https://shop.example/shop">');
    expect(bengali?.body).toContain('<link rel="canonical" href="https://shop.example/bn/shop">');
    expect(english?.body).toContain(links);
    expect(bengali?.body).toContain(links);
    expect(bengali?.body).toContain('<meta property="og:locale" content="bn_BD">');
    expect([home?.statusCode, bengali?.headers.vary]).toEqual([200, 'accept-encoding']);
    expect(cache.size.entries).toBe(3);
  });

  it('BN-1 RT-20 is named by the shop’s name in Bengali in its title and in previews of its link', async () => {
    renderPage = async ({ address }) => renderResult(address);
    const { body } = await app.inject('/bn/shop');
    const namesIn = [
      /<title>.* · (.*)<\/title>/,
      /og:site_name" content="(.*?)"/,
      /og:title" content=".* · (.*?)"/,
    ];
    expect(namesIn.map((name) => name.exec(body)?.[1])).toEqual(['হাটখোলা', 'হাটখোলা', 'হাটখোলা']);
  });

  it('BN-1 BN-9 in Bengali has the headers of an English one, also at its bare prefix and where it is unknown', async () => {
    renderPage = async ({ address }) => ({
      ...renderResult(address),
      status: address.includes('/nope') ? 404 : 200,
    });
    const headersOf = async (url: string) => {
      const { statusCode, headers } = await app.inject(url);
      const { date: _date, etag, 'content-length': _length, 'x-request-id': _id, ...others } = headers;
      return { statusCode, others, hasTag: etag !== undefined };
    };
    expect(await headersOf('/bn/shop')).toEqual(await headersOf('/shop'));
    expect(await headersOf('/bn?utm_source=x')).toEqual(await headersOf('/?utm_source=x'));
    expect(await headersOf('/bn/nope')).toEqual(await headersOf('/nope'));
    expect((await app.inject('/bn-shop')).body).toContain('/bn-shop');
  });

  it('BN-9 in Bengali leads from an earlier address to the present one in Bengali', async () => {
    renderPage = async ({ address }) => renderResult(address);
    moved = {
      '/product/category/fish?page=2': '/product/category/fresh%20fish?page=2',
      '/sizes': '/size-guide',
    };
    expect(await sent('/bn/product/category/fish?page=2')).toEqual([
      301,
      '/bn/product/category/fresh%20fish?page=2',
    ]);
    expect(await sent('/bn/sizes')).toEqual([301, '/bn/size-guide']);
    expect(await sent('/bn/bn/sizes')).toEqual([200, undefined]);
    expect(await sent('/bn-sizes')).toEqual([200, undefined]);
  });

  it('BN-9 in Bengali begins with its prefix as it stands; other spellings are addresses of the English application', async () => {
    renderPage = async ({ address }) => renderResult(address);
    const others = ['/BN/', '/Bn/shop', '/bnx', '/bn%2Fshop', '/%62n/shop', '/b%6e', '//bn/shop'];
    const answers = await Promise.all(others.map((url) => app.inject(url)));
    expect(answers.map(({ body }) => /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1])).toEqual(
      others.map(() => 'https://shop.example/shop'),
    );
    expect(answers.map(({ body }) => shownBy(body))).toEqual(others);
  });

  it("BN-5 brings and renders the shop's texts in its language, and an English one none in Bengali", async () => {
    const rendered: PageShop[] = [];
    renderPage = async ({ address, settings }) => {
      rendered.push(settings.shop);
      return { ...renderResult(address), head: { title: 'Shop', about: { isShop: true } } };
    };
    const pages = [await app.inject('/shop'), await app.inject('/bn/shop')].map(({ body }) => body);
    const brought = pages.map((page) => {
      const [, json] = /id="settings" type="application\/json">(.*?)<\/script>/s.exec(page) ?? [];
      return (JSON.parse(String(json)) as PageSettings).shop;
    });
    expect(brought).toEqual(rendered);
    const { description, address, promoButton } = defaultShopSettings;
    const { descriptionBengali, addressBengali, promoButtonBengali } = defaultShopSettings;
    expect(brought).toMatchObject([
      { description, address, promoButton },
      { description: descriptionBengali, address: addressBengali, promoButton: promoButtonBengali },
    ]);
    const bengali = brought.map((shop) => Object.keys(shop).filter((name) => name.endsWith('Bengali')));
    expect(bengali).toEqual(Array.from({ length: 2 }, () => ['nameBengali', 'digitsInBengali']));
    expect(pages.map((page) => page.includes(`name="description" content="${descriptionBengali}"`))).toEqual([
      false,
      true,
    ]);
    expect(pages[1]).toContain(`"streetAddress":"${addressBengali}"`);
  });

  it('BN-9 in Bengali has files of its own for good, and no page in place of a missing one', async () => {
    const stored = await app.inject('/bn/assets/index-1.css');
    const missing = [
      '/bn/assets/gone-1.js',
      '/bn/api/products',
      '/bn/pictures/1',
      '/bn/assets/index-1.js.map',
    ];
    const answers = await Promise.all(missing.map((url) => app.inject(url)));

    expect([stored.statusCode, stored.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    // After a release a cache must not keep that a file is missing.
    expect(
      answers.map(({ statusCode, headers }) => [
        statusCode,
        headers['content-type'],
        headers['cache-control'],
      ]),
    ).toEqual(missing.map(() => [404, 'application/json; charset=utf-8', 'no-store']));
  });
});

import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RenderResult } from '#contract/rendering.ts';
import { accentStyle } from '#domain/shop/accentColor.ts';
import type { ShopSettings } from '#domain/shop/shopSettings.ts';
import { readViteBuild } from '#server/ssr/readViteBuild.ts';
import { renderDocument } from '#server/ssr/renderDocument.ts';
import { aProduct } from '../../support/builders/aProduct.ts';
import { pageSettings } from '../../support/pageSettings.ts';
import { removeFolder } from '../../support/removeFolder.ts';
import { laterScripts, themeScript as theme, writeClientBuild } from '../../support/servers/clientBuild.ts';

const renderResult = {
  status: 200,
  head: { title: 'Shop' },
  headerFirst: true,
  html: '<p style="color:red">৳490</p>',
  styleAttributes: ['color:red'],
  css: '.a{color:red}',
  styleNames: 'data-styled.g1[id="text"]{content:"a,"}/*!sc*/\n',
  styleVersion: '6',
  preloadedState: null,
  files: ['src/storefront/listing/ShopScreen.tsx'],
};
const hash = (content: string) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

let folder = '';
beforeAll(() => {
  folder = writeClientBuild();
});
afterAll(() => removeFolder(folder));

const write = (changes: Partial<RenderResult> = {}, shop: Partial<ShopSettings> = {}) => {
  const page = renderDocument(
    readViteBuild(folder),
    { ...renderResult, ...changes },
    { ...pageSettings, shop: { ...pageSettings.shop, ...shop } },
    { origin: 'https://shop.example', prefix: '' },
  );
  return { ...page, html: page.html.join('') };
};

const tagsOf = (head: RenderResult['head']) =>
  [
    ...write({ head }).html.matchAll(
      /<meta (?:property|name)="((?:og|twitter|product):[^"]+)" content="([^"]*)">/g,
    ),
  ]
    .map(([, name, content]) => [name, content])
    .filter(([name]) => !/^og:(site_name|description|locale|locale:alternate)$/.test(String(name)));

const uploadedPicture = { address: `/pictures/${'a'.repeat(24)}-450.webp`, width: 450, height: 450 };

const pictureOf = (head: RenderResult['head']) =>
  /og:image" content="([^"]*)"/.exec(write({ head }, { sharingPicture: uploadedPicture }).html)?.[1];

const iconLinks = (shop: Partial<ShopSettings>) =>
  [...write({}, shop).html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g)].map(
    ([link]) => link,
  );

describe('a rendered page', () => {
  it('TH-1 waits for no file before its first paint: classic scripts and styles are inlined', () => {
    const { html } = write();
    expect(html).toContain(`<script>${theme}</script>`);
    expect(html).toContain('<style>body{margin:0}</style>');
    expect(html).not.toMatch(/<script src=|rel="stylesheet"/);
  });

  it('SEC-14 asks for its fonts by a style sheet of its own if its address is secret, or unknown to the server', () => {
    const link = '<link rel="stylesheet" crossorigin href="/assets/index-1.css">';
    // A font that a file asks for has the address of the file as its referrer, not that of the page.
    const secret = write({ head: { title: 'Your order', isPrivate: true } });
    const shell = write({ html: '', css: '', styleNames: '' });

    expect(secret.html).toContain(`${link}\n    <style>.a{color:red}</style>`);
    expect(secret.styleHashes).not.toContain(hash('body{margin:0}'));
    expect([shell.html.includes(link), shell.html.includes('<style'), shell.styleHashes]).toEqual([
      true,
      false,
      [],
    ]);
  });

  it('SPD-28 has its later scripts behind the header, or first if it has none or shows in one frame', () => {
    const scripts = laterScripts.map((script) => `<script>${script}</script>`).join('');
    const markup = '<link><p>Notice</p><header>৳</header><main><header></header></main>';

    expect(write({ html: markup }).html).toContain(
      `<div id="root"><link><p>Notice</p><header>৳</header>${scripts}<main><header></header></main></div>`,
    );
    expect(write({ html: '<main></main>' }).html).toContain(`<div id="root">${scripts}<main></main></div>`);
    expect(write({ headerFirst: false, html: '<header></header>' }).html).toContain(
      `<div id="root">${scripts}<header></header></div>`,
    );
    expect(write({ html: '' }).html).toContain(`<div id="root">${scripts}</div>`);
  });

  it('DB-4 lists for CSP exactly the scripts and styles in it', () => {
    const { scriptHashes, styleHashes, styleAttributeHashes } = write();
    expect({ scriptHashes, styleHashes, styleAttributeHashes }).toEqual({
      scriptHashes: [theme, ...laterScripts].map(hash),
      styleHashes: [
        hash('body{margin:0}'),
        hash('.a{color:red}'),
        hash('data-styled.g1[id="text"]{content:"a,"}/*!sc*/\n'),
      ],
      styleAttributeHashes: [hash('color:red')],
    });
  });

  it.each(['<div id="root"></div>', '<!--preloaded-state-->'])(
    'OP-34 is not made from a built page without %s',
    (placeholder) => {
      const built = readViteBuild(folder);
      const page = built.page.replace(placeholder, '');
      expect(() =>
        renderDocument({ ...built, page }, renderResult, pageSettings, { origin: '', prefix: '' }),
      ).toThrow(new Error('The built page has 4 placeholders instead of 5.'));
    },
  );

  it('SP-2 draws the notice of another shop with the whole font instead of the letters of the usual notice, by a rule that the CSP allows', () => {
    const rule = ':root{--font-notice:var(--font-body)}';
    const { html, styleHashes } = write({}, { notice: 'নদী বাজারে স্বাগতম!' });
    expect([html.includes(`<style>${rule}</style>`), styleHashes.includes(hash(rule))]).toEqual([true, true]);
    expect(write().html).not.toContain('--font-notice');
  });

  it('SP-2 has the accent colour of another shop after the built styles, which the CSP allows', () => {
    const rule = accentStyle('#8a1538');
    const { html, styleHashes } = write({}, { accent: '#8a1538' });
    expect(html.indexOf(`<style>${rule}</style>`)).toBeGreaterThan(html.indexOf('body{margin:0}'));
    expect(styleHashes).toContain(hash(rule));
    expect(write().html).not.toContain('--accent');
  });

  it('SPD-11 keeps its rules in another element than the names that styled-components takes over', () => {
    const styles = [...write().html.matchAll(/<style.*?<\/style>/gs)].map(([style]) => style);
    expect(styles.slice(1)).toEqual([
      '<style>.a{color:red}</style>',
      '<style type="text/plain" data-styled="true" data-styled-version="6">data-styled.g1[id="text"]{content:"a,"}/*!sc*/\n</style>',
    ]);
  });

  it('SPD-11 has all that the first paint does not need after its content', () => {
    const { html } = write({
      head: { title: 'Shop', about: { products: [aProduct()] } },
      preloadedState: {},
    });
    const parts = [
      '<style>',
      '<p style',
      'id="preloaded-state"',
      '<style type="text/plain"',
      'application/ld+json',
    ];
    const places = parts.map((part) => html.indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
  });

  it('LS-3 lists each file of the application once, with a low priority, so that images come first', () => {
    const files = [...write().html.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]*>/g)];
    expect(files.map(([tag]) => /assets\/[^"]+/.exec(tag)?.[0])).toEqual([
      'assets/ShopScreen-1.js',
      'assets/products-1.js',
      'assets/index-1.js',
      'assets/base-1.js',
    ]);
    expect(files.every(([tag]) => tag.includes('fetchpriority="low"'))).toBe(true);
  });

  it('RT-18 PD-1 leaves out an image whose URL cannot be resolved', () => {
    const product = aProduct({ images: ['https://', '/pictures/kettle-450.webp'] });
    const { html } = write({ head: { title: 'Kettle', image: 'https://', about: { product } } });
    expect(html).not.toContain('og:image');
    expect(html).toContain('"image":["https://shop.example/pictures/kettle-450.webp"]');
  });

  it('SEC-3 SH-15 keeps what staff typed inside the structured data and the tags of a preview', () => {
    const name = '</script><script>alert(1)</script><!--"&';
    const product = aProduct({ name, description: name, category: name });
    const { html, scriptHashes } = write({
      head: {
        title: name,
        imageAlt: name,
        image: '/pictures/kettle-450.webp',
        about: { product, crumbs: [{ name, to: '/' }], products: [product] },
      },
    });
    expect(html).not.toContain('<script>alert');
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(String(json)) as { '@type': string; name?: string },
    );
    expect(blocks.map((block) => [block['@type'], block.name])).toEqual([
      ['Product', name],
      ['BreadcrumbList', undefined],
      ['ItemList', undefined],
    ]);
    expect(scriptHashes).toEqual([theme, ...laterScripts].map(hash));
  });

  it('SH-15 gives link previews the sharing picture, its size and what it shows', () => {
    const product = aProduct({ name: 'Kettle "Rui"', offerPrice: 750, soldOut: true });
    const image = 'https://shop.example/pictures/share/demo/kettle-450.jpg';
    expect(
      tagsOf({
        title: product.name,
        canonical: '/product-details/1',
        image: '/pictures/demo/kettle-450.webp',
        about: { product },
      }),
    ).toEqual([
      ['og:title', 'Kettle &quot;Rui&quot; · Hatkhola'],
      ['og:url', 'https://shop.example/product-details/1'],
      ['og:type', 'product'],
      ['twitter:card', 'summary_large_image'],
      ['og:image', image],
      ['og:image:type', 'image/jpeg'],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', 'Kettle &quot;Rui&quot;'],
      ['twitter:image', image],
      ['twitter:image:alt', 'Kettle &quot;Rui&quot;'],
      ['product:price:amount', '750'],
      ['product:price:currency', 'BDT'],
      ['product:availability', 'out of stock'],
    ]);
    expect(tagsOf({ title: 'Lamp', image: 'https://pictures.example/lamp.png' })).toEqual([
      ['og:title', 'Lamp · Hatkhola'],
      ['og:type', 'website'],
      ['twitter:card', 'summary_large_image'],
      ['og:image', 'https://pictures.example/lamp.png'],
      ['og:image:alt', 'Lamp'],
      ['twitter:image', 'https://pictures.example/lamp.png'],
      ['twitter:image:alt', 'Lamp'],
    ]);
    expect(tagsOf({ title: 'About' })).toEqual([
      ['og:title', 'About · Hatkhola'],
      ['og:type', 'website'],
      ['twitter:card', 'summary'],
    ]);
  });

  it("SP-10 gives link previews the shop's own picture, and the page's where it has one", () => {
    expect(pictureOf({ title: 'About' })).toBe(
      `https://shop.example/pictures/share/${'a'.repeat(24)}-450.jpg`,
    );
    expect(pictureOf({ title: 'Lamp', image: 'https://pictures.example/lamp.png' })).toBe(
      'https://pictures.example/lamp.png',
    );
  });

  it('SP-10 links the icon of the build, or one in the colour of the shop, until the shop has one of its own', () => {
    expect(iconLinks({})).toEqual(['<link rel="icon" href="/favicon.svg" type="image/svg+xml">']);
    expect(iconLinks({ accent: '#8a1538' })).toEqual([
      '<link rel="icon" href="/pictures/icon/stall-8a1538.svg" type="image/svg+xml">',
    ]);
  });

  it('SP-10 names the sizes of an own icon, and the web manifest', () => {
    const name = `/pictures/icon/${'a'.repeat(24)}-450`;
    expect(iconLinks({ logo: uploadedPicture })).toEqual([
      `<link rel="icon" href="${name}-32.png" type="image/png" sizes="32x32">`,
      `<link rel="icon" href="${name}-192.png" type="image/png" sizes="192x192">`,
      `<link rel="apple-touch-icon" href="${name}-180.png" type="image/png" sizes="180x180">`,
      '<link rel="manifest" href="/site.webmanifest">',
    ]);
    expect(iconLinks({ icon: { ...uploadedPicture, address: 'https://images.example/i.png' } })).toEqual([
      '<link rel="icon" href="https://images.example/i.png">',
    ]);
  });
});

import { sharingPicturePath } from '#domain/pages/sharingPicture.ts';
import type { Product } from '#domain/products/product.ts';
import { readProductFeed, textOf } from '../support/readProductFeed.ts';
import { expect, test } from './support/journey.ts';

/** The shop as search engines see it over HTTP. */

interface Read {
  readonly status: number;
  readonly html: string;
  readonly canonical: string | undefined;
  readonly title: string | undefined;
  readonly facts: readonly Record<string, unknown>[];
  readonly meta: (name: string) => string | undefined;
}

const decoded = (text: string | undefined): string | undefined =>
  text?.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&apos;', "'").replaceAll('&quot;', '"');

const read = async (address: string): Promise<Read> => {
  const answer = await fetch(address);
  const html = await answer.text();
  const inTag = (pattern: RegExp) => decoded(pattern.exec(html)?.[1]);
  return {
    status: answer.status,
    html,
    canonical: inTag(/<link rel="canonical" href="([^"]*)">/),
    title: inTag(/<title>([^<]*)<\/title>/),
    facts: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(String(json)) as Record<string, unknown>,
    ),
    meta: (name) => inTag(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`)),
  };
};

const factsOf = ({ facts }: Read, type: string): Record<string, unknown> | undefined =>
  facts.find((each) => each['@type'] === type);

/** The addresses of the sitemap. */
const readSitemap = async (origin: string): Promise<string[]> => {
  const xml = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => String(decoded(address)));
};

/** At most `many` items, spread evenly over the list. */
const sample = <Item>(items: readonly Item[], many: number): Item[] =>
  items.filter((_, index) => index % Math.ceil(items.length / many) === 0);

test('RT-20 the sitemap lists every product, and each address has its own title', async ({ shop }) => {
  const listed = await readSitemap(shop.origin);
  const { data } = (await (await fetch(`${shop.origin}/api/products`)).json()) as { data: Product[] };
  const productAddresses = listed.filter((address) => address.includes('/product-details/'));
  expect(productAddresses.toSorted()).toEqual(
    data
      .flatMap(({ _id }) => ['', '/bn'].map((prefix) => `${shop.origin}${prefix}/product-details/${_id}`))
      .toSorted(),
  );
  const listingAddresses = listed.filter((address) => address.includes('/product/'));
  const chosen = [
    ...listed.filter((address) => !productAddresses.includes(address) && !listingAddresses.includes(address)),
    ...sample(listingAddresses, 8),
    ...sample(productAddresses, 6),
  ];
  const titles = new Set<string | undefined>();
  for (const address of chosen) {
    const page = await read(address);
    expect({ address, status: page.status, canonical: page.canonical, robots: page.meta('robots') }).toEqual({
      address,
      status: 200,
      canonical: address,
      robots: undefined,
    });
    expect(page.meta('description')?.length).toBeGreaterThan(30);
    titles.add(page.title);
  }
  expect(titles.size).toBe(chosen.length);
});

test('SH-15 SP-7 the feed of products says what the pages say', async ({ shop }) => {
  const { items } = readProductFeed(await (await fetch(`${shop.origin}/feeds/products.xml`)).text());
  const chosen = [
    ...sample(items, 6),
    ...items.filter((item) => textOf(item, 'sale_price') !== undefined).slice(0, 1),
  ];
  for (const item of chosen) {
    const page = await read(textOf(item, 'link') ?? '');
    const { sku, name, image, offers } = factsOf(page, 'Product') as {
      readonly sku: string;
      readonly name: string;
      readonly image: readonly string[];
      readonly offers: { readonly price: number; readonly availability: string };
    };
    expect({
      id: textOf(item, 'item_group_id') ?? textOf(item, 'id'),
      title: textOf(item, 'title'),
      link: textOf(item, 'link'),
      image: textOf(item, 'image_link'),
      price: textOf(item, 'sale_price') ?? textOf(item, 'price'),
      availability: textOf(item, 'availability'),
    }).toEqual({
      id: sku,
      title: name,
      link: page.canonical,
      image: image[0],
      price: `${offers.price.toFixed(2)} BDT`,
      availability: offers.availability.endsWith('InStock') ? 'in_stock' : 'out_of_stock',
    });
  }
});

test('PD-1 SH-15 a product page has Open Graph and JSON-LD data with absolute addresses', async ({
  shop,
}) => {
  const { data } = (await (
    await fetch(`${shop.origin}/api/products?category=kitchen%20items&limit=1`)
  ).json()) as { data: Product[] };
  const [product] = data;
  if (product === undefined) throw new Error('There are no kitchen items');
  const page = await read(`${shop.origin}/product-details/${product._id}?seen=before`);
  const address = `${shop.origin}/product-details/${product._id}`;
  const absolute = (path: string) => new URL(path, shop.origin).href;
  expect({
    canonical: page.canonical,
    url: page.meta('og:url'),
    title: page.meta('og:title'),
    image: page.meta('og:image'),
  }).toEqual({
    canonical: address,
    url: address,
    title: page.title,
    image: absolute(String(sharingPicturePath(String(product.images[0])))),
  });
  expect(['type', 'width', 'height', 'alt'].map((name) => page.meta(`og:image:${name}`))).toEqual([
    'image/jpeg',
    '1200',
    '630',
    product.name,
  ]);
  const picture = await fetch(String(page.meta('og:image')));
  expect({ status: picture.status, type: picture.headers.get('content-type') }).toEqual({
    status: 200,
    type: 'image/jpeg',
  });
  expect(factsOf(page, 'Product')).toMatchObject({
    '@context': 'https://schema.org',
    name: product.name,
    sku: product._id,
    image: product.images.map(absolute),
    offers: {
      '@type': 'Offer',
      price: product.offerPrice ?? product.originalPrice,
      priceCurrency: 'BDT',
      availability: 'https://schema.org/InStock',
      url: address,
    },
  });
  expect(factsOf(page, 'Product')).not.toHaveProperty('aggregateRating');
  const crumbs = factsOf(page, 'BreadcrumbList')?.itemListElement as Record<string, unknown>[];
  expect(crumbs.map(({ position }) => position)).toEqual(crumbs.map((_, index) => index + 1));
  expect(crumbs.map(({ item }) => String(item))).toEqual([
    `${shop.origin}/`,
    ...crumbs.slice(1).map(() => expect.stringMatching(new RegExp(`^${shop.origin}/product`)) as unknown),
  ]);
});

test('HM-2 SH-15 the home page has Organization data and the search, a listing its products and BreadcrumbList', async ({
  shop,
}) => {
  const home = await read(shop.origin);
  expect(factsOf(home, 'Organization')).toMatchObject({
    '@context': 'https://schema.org',
    url: `${shop.origin}/`,
    logo: `${shop.origin}/favicon.svg`,
  });
  expect(factsOf(home, 'WebSite')).toMatchObject({ url: `${shop.origin}/` });
  const listing = await read(`${shop.origin}/product/category/kitchen%20items?sort=priceUp`);
  const { data } = (await (
    await fetch(`${shop.origin}/api/products?category=kitchen%20items&sort=priceUp&limit=3`)
  ).json()) as { data: Product[] };
  const { itemListElement } = factsOf(listing, 'ItemList') ?? {};
  expect((itemListElement as unknown[]).slice(0, 3)).toEqual(
    data.map(({ _id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${shop.origin}/product-details/${_id}`,
    })),
  );
  expect(listing.canonical).toBe(`${shop.origin}/product/category/kitchen%20items`);
  expect(factsOf(listing, 'BreadcrumbList')).toBeDefined();
  for (const page of [home, listing]) expect(page.meta('og:image')).toMatch(new RegExp(`^${shop.origin}/`));
});

test('RT-20 the canonical address does not depend on the requested host name', async ({ shop }) => {
  const { port } = new URL(shop.origin);
  const page = await read(`http://localhost:${port}/shop`);
  expect({ canonical: page.canonical, url: page.meta('og:url') }).toEqual({
    canonical: `${shop.origin}/shop`,
    url: `${shop.origin}/shop`,
  });
});

test('RT-17 unknown addresses are 404; private pages and empty listings are noindex', async ({ shop }) => {
  for (const path of [
    `/product-details/${'0'.repeat(24)}`,
    '/product-details/x%27',
    '/no/such/page',
    '/sitemap-products-9.xml',
  ]) {
    const page = await read(shop.origin + path);
    expect({ path, status: page.status, canonical: page.canonical }).toEqual({
      path,
      status: 404,
      canonical: undefined,
    });
  }
  for (const path of ['/cart', '/product-checkout', '/login', '/product/category/moon%20rocks']) {
    const page = await read(shop.origin + path);
    expect({ path, status: page.status, robots: page.meta('robots') }).toEqual({
      path,
      status: 200,
      robots: 'noindex',
    });
  }
});

test('SH-15 a filtered list has the address of the whole list; a search has its own and is not indexed', async ({
  shop,
}) => {
  const seen = async (path: string) => {
    const { title, canonical, meta } = await read(shop.origin + path);
    return { title, canonical: canonical?.replace(shop.origin, ''), robots: meta('robots') };
  };
  const all = { title: 'All products · Hatkhola', canonical: '/shop', robots: undefined };
  expect(await seen('/shop?sort=priceUp&min=100&max=900')).toEqual(all);
  // No product is so dear, and the category has products all the same.
  expect(await seen('/product/category/kitchen%20items?min=9999999')).toEqual({
    title: 'Kitchen Items · Hatkhola',
    canonical: '/product/category/kitchen%20items',
    robots: undefined,
  });
  expect(await seen('/shop?search=lamp')).toEqual({
    title: 'Products named “lamp” · Hatkhola',
    canonical: '/shop?search=lamp',
    robots: 'noindex',
  });
});

test('RT-20 a tracking parameter does not change the canonical address', async ({ shop }) => {
  for (const path of ['/', '/shop?sort=priceUp', '/product/sub-category/cookware?category=kitchen+items']) {
    const tracked = `${path}${path.includes('?') ? '&' : '?'}utm_source=mail&fbclid=1`;
    const [bare, page] = [await read(shop.origin + path), await read(shop.origin + tracked)];
    expect({ path, same: page.html === bare.html }).toEqual({ path, same: true });
    expect(page.canonical).toBe(shop.origin + path.replace('?sort=priceUp', ''));
  }
});

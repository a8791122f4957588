import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listProductsCall, postProductCall } from '#contract/products/products.ts';
import * as shopCalls from '#contract/shop/shopSettings.ts';
import { readProduct } from '#domain/products/product.ts';
import { feedLimits } from '#domain/products/productFeed.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { insertProduct } from '#server/products/productsRepository.ts';
import { saidByItem, saidByPage } from '../support/builders/feedFacts.ts';
import { addProduct } from '../support/clients/shopData.ts';
import {
  type FeedItem,
  type ProductFeed,
  readProductFeed,
  textOf,
  textsOf,
} from '../support/readProductFeed.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const origin = 'https://shop.example';
const madeAt = new Date('2026-03-01T00:00:00.000Z');

const kettle = {
  name: 'Copper kettle',
  description: 'Boils fast.\nMaterial: Copper',
  category: 'Kitchen Items',
  subCategory: 'Cookware',
  images: ['/pictures/kettle-450.webp', 'https://pictures.example/a b.png?a=1&b=2'],
  originalPrice: 1250,
};

describe.each(testDatabases())('the feed of products on $name', (at) => {
  let api: Api;
  let admin: string;
  const ids: Record<string, string> = {};
  const add = async (name: string, body: object) => {
    ids[name] = (await api.call(postProductCall, { body: { ...kettle, ...body }, token: admin })).insertedId;
  };
  const fetchFeed = async (): Promise<ProductFeed> =>
    readProductFeed(await (await fetch(`${api.origin}/feeds/products.xml`)).text());
  let feed: ProductFeed;
  const itemsOf = (name: string): FeedItem[] =>
    feed.items.filter((item) => textOf(item, 'link') === `${origin}/product-details/${ids[name]}`);
  const insert = async (id: string, body: Parameters<typeof insertProduct>[2] | object) => {
    ids[id] = id;
    await insertProduct(api.db, id, { ...kettle, createdAt: madeAt.toISOString(), ...body });
  };

  beforeAll(async () => {
    api = await startApi(at, { publicUrl: origin });
    admin = await api.signIn(adminPerson);
    await add('plain', {});
    await add('reduced', { offerPrice: 999.5 });
    await add('dear', { originalPrice: 5000.01 });
    await add('sold out', { soldOut: true });
    await add('variants', {
      colors: ['Red', 'Blue'],
      sizes: ['M', 'L', 'XL'],
      soldOut: true,
      offerPrice: 1000,
    });
    await add('Bengali', {
      name: 'তামার কেটলি <২ লিটার> & "ঢাকনা"',
      colors: ['লাল & সাদা'],
      category: '',
      subCategory: '',
    });
    await add('bare', { description: '', images: ['/pictures/kettle-450.webp'] });
    await add('without name', { name: ' ' });
    await add('without price', { originalPrice: null });
    await add('without picture', { images: [] });
    // What today's API refuses: rows of another time, of an import or of another program.
    await insert('long', {
      name: `\u0001\u0008\u000b${'খুব লম্বা নাম '.repeat(40)}`,
      description: `a\u0007\ufffeb ${'😀'.repeat(6000)}`,
    });
    await insert('pictured', {
      images: Array.from({ length: 20 }, (_, index) => `/pictures/many-${index}-450.webp`),
    });
    await insert('nameless', { name: '\u0001', images: kettle.images });
    await insert('noPicture', {
      images: ['data:image/png;base64,AA', `/pictures/${'x'.repeat(3000)}.webp`],
    });
    await insert('manyVariants', {
      colors: Array.from({ length: 30 }, (_, index) => `Colour ${index}`),
      sizes: Array.from({ length: 30 }, (_, index) => `${index} cm`),
    });
    feed = await fetchFeed();
  });
  afterAll(() => api?.close());

  it('SP-7 is well-formed, under the name that the shop has', () => {
    expect(feed.channel).toEqual({
      title: defaultShopSettings.name,
      link: `${origin}/`,
      description: defaultShopSettings.description,
    });
  });

  it('SP-7 has all attributes that Google and Meta require, in their limits', () => {
    // Six products of one item, the six variants, `long` and `pictured`, and `manyVariants` in 30 colours and 30 sizes.
    expect(feed.items).toHaveLength(6 + 6 + 2 + 900);
    for (const item of feed.items) {
      expect(item.filter(([, text]) => text.trim() === '')).toEqual([]);
      expect({ ...Object.fromEntries(item), id: '' }).toMatchObject({
        id: '',
        title: expect.any(String),
        description: expect.any(String),
        link: expect.stringMatching(/^https:\/\/shop\.example\/product-details\/[\w%-]+$/),
        image_link: expect.stringMatching(/^https:\/\/\S{1,1990}$/),
        availability: expect.stringMatching(/^(in_stock|out_of_stock)$/),
        price: expect.stringMatching(/^\d+\.\d\d BDT$/),
        condition: 'new',
        identifier_exists: 'no',
      });
      const characters = (name: string): number => Array.from(textOf(item, name) ?? '').length;
      expect(characters('title')).toBeLessThanOrEqual(feedLimits.title);
      expect(characters('description')).toBeLessThanOrEqual(feedLimits.description);
      expect(textsOf(item, 'additional_image_link').length).toBeLessThanOrEqual(feedLimits.additionalImages);
      const repeated = item.filter(
        ([name], index) =>
          !/^(additional_image_link|shipping\..*)$/.test(name) &&
          item.findIndex(([each]) => each === name) !== index,
      );
      expect(repeated).toEqual([]);
    }
  });

  it('SP-7 gives each item an id of its own, of at most 50 characters, the same each time', async () => {
    const itemIds = feed.items.map((item) => textOf(item, 'id') ?? '');
    expect(new Set(itemIds).size).toBe(itemIds.length);
    expect(itemIds.filter((id) => !/^[\w-]{1,50}$/.test(id))).toEqual([]);
    const red = itemsOf('variants').find(
      (item) => textOf(item, 'color') === 'Red' && textOf(item, 'size') === 'M',
    );
    // Catalogues know products by these ids: another one would be another product.
    expect(red && textOf(red, 'id')).toBe(`${ids.variants}-83d3b05591e3`);
  });

  it('SH-15 SP-7 says of id, price, availability, pictures and delivery what the page says', async () => {
    const { data } = await api.call(listProductsCall, { query: { limit: 100 } });
    for (const name of ['plain', 'reduced', 'dear', 'sold out', 'variants', 'Bengali', 'bare']) {
      const product = readProduct(data.find(({ _id }) => _id === ids[name]));
      if (product === null) throw new Error(`The product ${name} is missing.`);
      const expected = saidByPage(product, origin);
      expect(itemsOf(name).map(saidByItem)).toEqual(itemsOf(name).map(() => expected));
    }
    expect(itemsOf('reduced').map(saidByItem)).toEqual([
      {
        group: ids.reduced,
        title: 'Copper kettle',
        link: `${origin}/product-details/${ids.reduced}`,
        pictures: [`${origin}/pictures/kettle-450.webp`, 'https://pictures.example/a%20b.png?a=1&b=2'],
        price: '1250.00 BDT',
        salePrice: '999.50 BDT',
        availability: 'in_stock',
        shipping: ['BD', 'Dhaka', 'Inside of Dhaka', '60.00 BDT', 'BD', 'Outside of Dhaka', '120.00 BDT'],
      },
    ]);
  });

  it('SP-7 has the variants of a product as items of one group', () => {
    const variants = itemsOf('variants');
    expect(variants.map((item) => [textOf(item, 'color'), textOf(item, 'size')])).toEqual(
      ['Red', 'Blue'].flatMap((color) => ['M', 'L', 'XL'].map((size) => [color, size])),
    );
    expect(new Set(variants.map((item) => textOf(item, 'item_group_id')))).toEqual(new Set([ids.variants]));
    expect(new Set(variants.map((item) => textOf(item, 'availability')))).toEqual(new Set(['out_of_stock']));
    const [plain] = itemsOf('plain');
    expect(plain?.map(([name]) => name).filter((name) => /^(item_group_id|color|size)$/.test(name))).toEqual(
      [],
    );
    expect(itemsOf('manyVariants')).toHaveLength(900);
  });

  it('SP-7 names the categories, and the name in place of a missing description', () => {
    const [plain] = itemsOf('plain');
    const [bengali] = itemsOf('Bengali');
    const [bare] = itemsOf('bare');
    expect(plain && [textOf(plain, 'product_type'), textOf(plain, 'description')]).toEqual([
      'Kitchen Items > Cookware',
      kettle.description,
    ]);
    expect(
      bengali && [textOf(bengali, 'product_type'), textOf(bengali, 'title'), textOf(bengali, 'color')],
    ).toEqual([undefined, 'তামার কেটলি <২ লিটার> & "ঢাকনা"', 'লাল & সাদা']);
    expect(bare && textOf(bare, 'description')).toBe('Copper kettle');
  });

  it('SP-7 shortens long texts without what XML forbids, and names ten pictures beside the first', () => {
    const [long] = itemsOf('long');
    const [many] = itemsOf('pictured');
    // 150 and 5,000 characters (`feedLimits`), a title cut at a blank.
    expect(long && textOf(long, 'title')).toBe(`${'খুব লম্বা নাম '.repeat(10)}খুব লম্বা`);
    expect(long && textOf(long, 'description')).toBe(`ab ${'😀'.repeat(4997)}`);
    expect(many && [textOf(many, 'image_link'), ...textsOf(many, 'additional_image_link')]).toEqual(
      Array.from({ length: 11 }, (_, index) => `${origin}/pictures/many-${index}-450.webp`),
    );
  });

  it('SP-7 leaves out what has no name, price or picture, and the log counts it', () => {
    const left = ['without name', 'without price', 'without picture', 'nameless', 'noPicture'];
    expect(left.map((name) => itemsOf(name).length)).toEqual(left.map(() => 0));
    const line = api.log
      .map((each) => JSON.parse(each) as Record<string, unknown>)
      .find(({ leftOut }) => leftOut);
    expect(line).toMatchObject({
      items: feed.items.length,
      leftOut: left.length,
      msg: 'the product feed was made; products without name, price or picture are left out',
    });
  });

  it('SP-5 SP-7 has the settings of the shop at once after they are changed, and the products of that moment', async () => {
    const fresh = await addProduct(api, admin, { name: 'Clay cup' });
    expect((await fetchFeed()).items).toEqual(feed.items);
    const settings = { ...defaultShopSettings, name: 'Nodi & Sons', description: 'A <small> shop.' };
    await api.call(shopCalls.saveShopSettingsCall, { body: { version: 0, settings }, token: admin });
    const { channel, items } = await fetchFeed();
    expect(channel).toEqual({ title: 'Nodi & Sons', link: `${origin}/`, description: 'A <small> shop.' });
    expect(items.map((item) => textOf(item, 'id'))).toContain(fresh);
  });
});

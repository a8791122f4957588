import { describe, expect, it } from 'vitest';
import { catalogImages } from '#demo/catalog/catalogImages.ts';
import { demoProducts } from '#demo/catalog/demoProducts.ts';
import { demoSlides } from '#demo/catalog/demoSlides.ts';
import { categoryPath, hundredTakaCategory } from '#domain/products/categoryNames.ts';
import { defaultCategories as categories } from '#domain/products/defaultCategories.ts';
import { descriptionLines } from '#domain/products/descriptionLines.ts';
import { discountPercent, isOrderable } from '#domain/products/product.ts';
import { colors, productTypes, sizes } from '#domain/products/productChoices.ts';
import { nameLengths } from '#domain/shop/constants.ts';
import { imageSources } from '#domain/shop/image.ts';

const now = new Date('2026-03-01T06:00:00.000Z');
const catalog = demoProducts(now);
const areAmong = (names: readonly string[], all: readonly string[]) =>
  names.every((name) => all.includes(name));
const ofType = (type: string) => catalog.filter((product) => product.productType === type).length;

describe('the demo shop’s products', () => {
  it('are about 400, the same every time', () => {
    expect(catalog.length).toBeGreaterThanOrEqual(380);
    expect(catalog.length).toBeLessThanOrEqual(450);
    expect(demoProducts(now)).toEqual(catalog);
    expect(new Set(catalog.map(({ _id }) => _id)).size).toBe(catalog.length);
    expect(catalog.every(({ _id }) => /^[0-9a-f]{24}$/.test(_id))).toBe(true);
  });

  it('HM-2 fill every sub-category of all twelve categories with two or more', () => {
    const thin = categories.flatMap(({ name, subCategories }) =>
      subCategories.filter(
        (sub) =>
          catalog.filter(({ category, subCategory }) => category === name && subCategory === sub).length < 2,
      ),
    );
    expect(thin).toEqual([]);
    const known = catalog.filter(({ category, subCategory }) =>
      categories.some(({ name, subCategories }) => name === category && subCategories.includes(subCategory)),
    );
    expect(known).toHaveLength(catalog.length);
  });

  it('HM-4 HM-5 HM-7 have enough of each type for the home page', () => {
    expect(ofType('Most Popular')).toBeGreaterThanOrEqual(30);
    expect(ofType('Best Selling')).toBeGreaterThanOrEqual(12);
    expect(ofType('New Arrivals')).toBeGreaterThanOrEqual(12);
    expect(catalog.every(({ productType }) => productTypes.some((type) => type === productType))).toBe(true);
  });

  it('HM-9 hold more than ten 100 TK Items at about 100 taka', () => {
    const cheap = catalog.filter(({ category }) => category === hundredTakaCategory);
    expect(cheap.length).toBeGreaterThan(10);
    expect(
      cheap.every(
        ({ originalPrice, offerPrice }) => Math.abs((offerPrice ?? originalPrice ?? 0) - 100) <= 10,
      ),
    ).toBe(true);
  });

  it('cost from 100 to 40,000 taka, some with an offer below the price and some without', () => {
    const prices = catalog.map(({ originalPrice }) => originalPrice ?? 0);
    expect(Math.min(...prices)).toBe(100);
    expect(Math.max(...prices)).toBeLessThanOrEqual(40_000);
    expect(Math.max(...prices)).toBeGreaterThan(30_000);
    const offered = catalog.filter(({ offerPrice }) => offerPrice !== null);
    expect(offered.length).toBeLessThan(catalog.length);
    expect(offered.every((product) => discountPercent(product) > 0)).toBe(true);
    expect(catalog.every(isOrderable)).toBe(true);
  });

  it('LS-3 have names on both sides of the cut', () => {
    const lengths = catalog.map(({ name }) => name.length);
    expect(lengths.filter((length) => length > nameLengths.card.medium).length).toBeGreaterThan(20);
    expect(lengths.filter((length) => length < nameLengths.card.small).length).toBeGreaterThan(100);
    expect(new Set(catalog.map(({ name, category }) => `${category} ${name}`)).size).toBe(catalog.length);
  });

  it('PD-7 are described in labelled and plain lines', () => {
    const lines = catalog.map(({ description }) => descriptionLines(description));
    expect(lines.every((each) => each.some(({ label }) => label !== null))).toBe(true);
    expect(lines.every((each) => each.some(({ label }) => label === null))).toBe(true);
  });

  it('PD-2 offer only sizes and colours that the shop knows', () => {
    expect(
      catalog.every((product) => areAmong(product.sizes, sizes) && areAmong(product.colors, colors)),
    ).toBe(true);
    expect(catalog.some((product) => product.sizes.length > 1 && product.colors.length > 1)).toBe(true);
    expect(catalog.some((product) => product.sizes.length === 0 && product.colors.length === 0)).toBe(true);
  });

  it('are rated and were created within the last months', () => {
    expect(catalog.every(({ ratings }) => ratings !== null && ratings >= 1 && ratings <= 5)).toBe(true);
    expect(catalog.every(({ reviews }) => Number.isInteger(reviews) && Number(reviews) >= 1)).toBe(true);
    const ages = catalog.map(({ createdAt }) => now.getTime() - Date.parse(createdAt));
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...ages)).toBeLessThan(200 * 24 * 60 * 60 * 1000);
  });

  it('PD-1 show four images each, all of which the shop renders', () => {
    expect(catalog.every(({ images }) => new Set(images).size === 4)).toBe(true);
    const addresses = [
      ...catalog.flatMap(({ images }) => images),
      ...demoSlides(now).map(({ image }) => image),
    ];
    const stems = addresses.map(
      (address) => /^\/pictures\/demo\/(.+)-(?:450|900)\.webp$/.exec(address)?.[1] ?? address,
    );
    expect(stems.filter((stem) => !catalogImages.has(stem))).toEqual([]);
    expect(addresses.filter((address) => imageSources(address) === undefined)).toEqual([]);
  });

  it('BY-8 have slides whose button names what it leads to, a category of the shop', () => {
    expect(demoSlides(now).map(({ button, link }) => [button, link])).toEqual([
      ['See the bags', '/product/category/bag%20items'],
      ['See the gadgets', '/product/category/gadget%20items'],
      ['See the kitchen', '/product/category/kitchen%20items'],
      ['See the toys', '/product/category/baby%20and%20kids'],
    ]);
    const categories = new Set(catalog.map(({ category }) => categoryPath(category)));
    expect(demoSlides(now).filter(({ link }) => !categories.has(link))).toEqual([]);
  });

  it('BY-6 say nothing of the days of delivery, which are the shop’s', () => {
    expect(catalog.filter(({ description }) => /^Delivery:/m.test(description))).toEqual([]);
  });

  it('HM-3 have four slides with a title each', () => {
    const slides = demoSlides(now);
    expect(slides).toHaveLength(4);
    expect(slides.every(({ title, image }) => title !== '' && image.endsWith('-900.webp'))).toBe(true);
  });
});

import Validator from '@adobe/structured-data-validator';
import { describe, expect, it } from 'vitest';
import { defaultShopSettings as shop } from '#domain/shop/defaultShopSettings.ts';
import { jsonLdScript } from '#server/ssr/jsonScript.ts';
import { structuredData } from '#server/ssr/structuredData/structuredData.ts';
import { aProduct } from '../../support/builders/aProduct.ts';

/** What search engines read. Names and types of the properties are checked by the compiler, against schema-dts. */

type Block = Readonly<Record<string, unknown>> & { readonly '@type': string };

const origin = 'https://shop.example';

/** The blocks as a page has them. */
const blocksOf = (subject: Parameters<typeof structuredData>[0], settings = shop): Block[] =>
  structuredData(subject, settings).map(
    (block) => JSON.parse(jsonLdScript(block, { origin, prefix: '' }).replace(/<[^>]*>/g, '')) as Block,
  );

/** What Google's rules for rich results say about the blocks. */
const issuesOf = async (blocks: readonly Block[], severity: 'ERROR' | 'WARNING'): Promise<string[]> => {
  const jsonld = Object.fromEntries(blocks.map((block) => [block['@type'], [block]]));
  const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] });
  return [
    ...new Set(issues.filter((issue) => issue.severity === severity).map(({ issueMessage }) => issueMessage)),
  ].toSorted();
};

const availabilityOf = (changes: Parameters<typeof aProduct>[0]) =>
  (blocksOf({ product: aProduct(changes) })[0]?.offers as Block | undefined)?.availability;

const shippingOf = (originalPrice: number) =>
  (blocksOf({ product: aProduct({ originalPrice }) })[0]?.offers as Block | undefined)?.shippingDetails;

const item = (position: number, name: string, key: 'item' | 'url', path: string) => ({
  '@type': 'ListItem',
  position,
  name,
  [key]: origin + path,
});

const rate = (value: number) => ({ '@type': 'MonetaryAmount', value, currency: 'BDT' });

const charges = (dhaka: number, elsewhere: number) => [
  {
    '@type': 'OfferShippingDetails',
    shippingLabel: 'Inside of Dhaka',
    shippingRate: rate(dhaka),
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'BD', addressRegion: 'Dhaka' },
  },
  {
    '@type': 'OfferShippingDetails',
    shippingLabel: 'Outside of Dhaka',
    shippingRate: rate(elsewhere),
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'BD' },
  },
];

const sevenDays = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'BD',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: 7,
  merchantReturnLink: `${origin}/about-us`,
};

describe('the structured data of a product', () => {
  /** Of the Kitchen Items, for 1,000 taka without the offer. */
  const kettle = aProduct({ description: 'Boils fast.', offerPrice: 750 });

  it('SH-15 has price, availability, delivery by area and the days of a return', () => {
    const url = `${origin}/product-details/${kettle._id}`;
    expect(blocksOf({ product: kettle })).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: 'Copper Kettle',
        image: [`${origin}/pictures/kettle-450.webp`],
        description: 'Boils fast.',
        sku: kettle._id,
        category: 'Kitchen Items',
        url,
        offers: {
          '@type': 'Offer',
          price: 750,
          priceCurrency: 'BDT',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: 1000,
            priceCurrency: 'BDT',
          },
          availability: 'https://schema.org/InStock',
          url,
          seller: { '@type': 'Organization', name: shop.name },
          shippingDetails: charges(60, 120),
          hasMerchantReturnPolicy: sevenDays,
        },
      },
    ]);
  });

  it('MD-8 SH-15 says that a product is out of stock when it is sold out or cannot be ordered', () => {
    expect({
      offered: availabilityOf({}),
      soldOut: availabilityOf({ soldOut: true }),
      withoutPicture: availabilityOf({ images: [] }),
      withoutPrice: availabilityOf({ originalPrice: null }),
    }).toEqual({
      offered: 'https://schema.org/InStock',
      soldOut: 'https://schema.org/OutOfStock',
      withoutPicture: 'https://schema.org/OutOfStock',
      // There is no offer without a price.
      withoutPrice: undefined,
    });
  });

  it('PD-8 SH-15 says that delivery is free above the limit, and not at it', () => {
    expect(shippingOf(5000)).toEqual(charges(60, 120));
    expect(shippingOf(5000.01)).toEqual(charges(0, 0));
  });

  it('PD-1 leaves the rating out, since staff type it', () => {
    expect({ ratings: kettle.ratings, reviews: kettle.reviews }).toEqual({ ratings: 4.5, reviews: 12 });
    expect(blocksOf({ product: kettle })[0]).not.toHaveProperty('aggregateRating');
  });

  it('SH-15 breaks no rule for rich results but the times that the shop does not promise', async () => {
    const blocks = blocksOf({ product: kettle });
    expect(await issuesOf(blocks, 'ERROR')).toEqual(['Required attribute "deliveryTime" is missing']);
    expect(await issuesOf([{ '@type': 'Product', offers: {} }], 'ERROR')).toContain(
      'Required attribute "name" is missing',
    );
  });
});

describe('the structured data of a list', () => {
  const crumbs = [
    { name: 'Home', to: '/' },
    { name: 'Cookware', to: '/product/sub-category/cookware?category=kitchen+items' },
  ];
  const products = [aProduct({ _id: 'a' }), aProduct({ _id: 'b', name: '' })];

  it('SH-15 has the way to the list, and its products in their order', () => {
    expect(blocksOf({ crumbs, products })).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          item(1, 'Home', 'item', '/'),
          item(2, 'Cookware', 'item', '/product/sub-category/cookware?category=kitchen+items'),
        ],
      },
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: [
          item(1, 'Copper Kettle', 'url', '/product-details/a'),
          item(2, 'Unnamed product', 'url', '/product-details/b'),
        ],
      },
    ]);
    expect(blocksOf({ crumbs, products: [] }).map((block) => block['@type'])).toEqual(['BreadcrumbList']);
  });

  it('SH-15 breaks no rule for rich results', async () => {
    const blocks = blocksOf({ crumbs, products });
    expect(await issuesOf(blocks, 'ERROR')).toEqual([]);
    expect(await issuesOf(blocks, 'WARNING')).toEqual([]);
  });
});

describe('the structured data of the home page', () => {
  const [organization, webSite] = blocksOf({ isShop: true });

  it('SH-15 names the shop, its charges by the sum of an order, and the days of a return', () => {
    const upTo = { '@type': 'MonetaryAmount', minValue: 0, maxValue: 5000, currency: 'BDT' };
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: shop.name,
      url: `${origin}/`,
      logo: `${origin}/favicon.svg`,
      telephone: shop.helpline,
      hasMerchantReturnPolicy: sevenDays,
      hasShippingService: {
        '@type': 'ShippingService',
        shippingConditions: [
          { shippingDestination: { addressRegion: 'Dhaka' }, orderValue: upTo, shippingRate: rate(60) },
          { shippingDestination: { addressCountry: 'BD' }, orderValue: upTo, shippingRate: rate(120) },
          { orderValue: { minValue: 5000.01 }, shippingRate: rate(0) },
        ],
      },
    });
  });

  it('SP-3 SH-15 name what an own shop charges, and that it takes nothing back', () => {
    const own = { ...shop, chargeInside: 80, chargeOutside: 0, freeDeliveryOver: null, returnDays: 0 };
    const [ownShop] = blocksOf({ isShop: true }, own);
    const anyOrder = { '@type': 'MonetaryAmount', minValue: 0, currency: 'BDT' };
    expect(ownShop).toMatchObject({
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'BD',
        returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
        merchantReturnLink: `${origin}/about-us`,
      },
    });
    const service = ownShop?.hasShippingService as { shippingConditions: object[] };
    expect(service.shippingConditions).toMatchObject([
      { orderValue: anyOrder, shippingRate: rate(80) },
      { orderValue: anyOrder, shippingRate: rate(0) },
    ]);
    const [product] = blocksOf({ product: aProduct({ originalPrice: 100 }) }, { ...own, returnDays: 14 });
    expect(product?.offers).toMatchObject({
      shippingDetails: charges(80, 0),
      hasMerchantReturnPolicy: { merchantReturnDays: 14 },
    });
  });

  it('SH-15 offers the search of the shop', () => {
    expect(webSite).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: shop.name,
      alternateName: shop.nameBengali,
      url: `${origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/shop?search={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    });
  });

  it('SH-15 SP-2 gives a shop without a Bengali name no empty other name', () => {
    const blocks = blocksOf({ isShop: true }, { ...shop, nameBengali: '' });
    expect(blocks.map((block) => 'alternateName' in block)).toEqual([false, false]);
  });

  it('SH-15 breaks no rule for rich results', async () => {
    expect(await issuesOf(blocksOf({ isShop: true }), 'ERROR')).toEqual([]);
  });
});

import type { Product } from '#domain/products/product.ts';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { jsonLdScript } from '#server/ssr/jsonScript.ts';
import { structuredData } from '#server/ssr/structuredData/structuredData.ts';
import { type FeedItem, textOf, textsOf } from '../readProductFeed.ts';

/** What the product's page tells search engines. */
interface Facts {
  readonly name: string;
  readonly sku: string;
  readonly url: string;
  readonly image: readonly string[];
  readonly offers: {
    readonly price: number;
    readonly priceSpecification?: { readonly price: number };
    readonly availability: string;
    readonly shippingDetails: readonly {
      readonly shippingLabel: string;
      readonly shippingRate: { readonly value: number };
      readonly shippingDestination: { readonly addressCountry: string; readonly addressRegion?: string };
    }[];
  };
}

const factsOf = (product: Product, origin: string): Facts => {
  const [block] = structuredData({ product }, defaultShopSettings);
  return JSON.parse(jsonLdScript(block, { origin, prefix: '' }).replace(/<[^>]*>/g, '')) as Facts;
};

const taka = (value: number): string => `${value.toFixed(2)} BDT`;

/** What the structured data of the product's page say (SH-15), as the attributes of a feed would. */
export const saidByPage = (product: Product, origin: string): Record<string, unknown> => {
  const { name, sku, url, image, offers } = factsOf(product, origin);
  // There is one only beside an offer.
  const originalPrice = offers.priceSpecification?.price;
  return {
    group: sku,
    title: name,
    link: url,
    pictures: image,
    price: taka(originalPrice ?? offers.price),
    salePrice: originalPrice === undefined ? undefined : taka(offers.price),
    availability: { InStock: 'in_stock', OutOfStock: 'out_of_stock' }[
      offers.availability.split('/').at(-1) ?? ''
    ],
    shipping: offers.shippingDetails.flatMap(({ shippingLabel, shippingRate, shippingDestination }) =>
      [
        shippingDestination.addressCountry,
        shippingDestination.addressRegion,
        shippingLabel,
        taka(shippingRate.value),
      ].filter((text) => text !== undefined),
    ),
  };
};

/** What an item of the feed says, apart from what is told of its variant alone. */
export const saidByItem = (item: FeedItem): Record<string, unknown> => ({
  group: textOf(item, 'item_group_id') ?? textOf(item, 'id'),
  title: textOf(item, 'title'),
  link: textOf(item, 'link'),
  pictures: [...textsOf(item, 'image_link'), ...textsOf(item, 'additional_image_link')],
  price: textOf(item, 'price'),
  salePrice: textOf(item, 'sale_price'),
  availability: textOf(item, 'availability'),
  shipping: item.filter(([name]) => name.startsWith('shipping.')).map(([, text]) => text),
});

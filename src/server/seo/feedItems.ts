import { hash } from 'node:crypto';
import { shownStockOfLine } from '#domain/checkout/stockLines.ts';
import { type Category, categoryLabel, subCategoryLabel } from '#domain/products/categoryTree.ts';
import {
  isOrderable,
  type Product,
  priceBeforeOffer,
  productPath,
  salePrice,
} from '#domain/products/product.ts';
import { feedLimits, firstWords, type Variant, variantsOf } from '#domain/products/productFeed.ts';
import type { OrderTerms } from '#domain/shop/orderTerms.ts';
import { chargesByArea, country, currency } from '../ssr/structuredData/shopTerms.ts';
import { element, textElement, withoutForbidden } from './xml.ts';

/** Writes products as items of a feed, in the form of https://support.google.com/merchants/answer/7052112. */

/** An element of Google's namespace, which Google calls an attribute of the item. */
const attribute = (name: string, text: string): string => textElement(`g:${name}`, text);
const optional = (name: string, text: string | undefined): string =>
  text === undefined || text === '' ? '' : attribute(name, text);

const amount = (taka: number): string => `${taka.toFixed(2)} ${currency}`;

const titleOf = ({ name }: Product): string =>
  firstWords(withoutForbidden(name).replace(/\s+/g, ' ').trim(), feedLimits.title);
const descriptionOf = ({ description }: Product): string =>
  firstWords(withoutForbidden(description).trim(), feedLimits.description);

/** Addresses of those pictures that a crawler can read. */
const picturesOf = ({ images }: Product, origin: string): string[] =>
  images
    .map((image) => new URL(image, origin).href)
    .filter((address) => /^https?:/.test(address) && address.length <= feedLimits.address);

/** Today's price as `price`; with an offer, the price before it as `price` and today's as `sale_price`. */
const pricesOf = (product: Product, price: number): string => {
  const before = priceBeforeOffer(product);
  return before === null
    ? attribute('price', amount(price))
    : attribute('price', amount(before)) + attribute('sale_price', amount(price));
};

const shippingOf = (price: number, terms: OrderTerms): string =>
  chargesByArea(price, terms)
    .map(({ area, region, charge }) =>
      element(
        'g:shipping',
        attribute('country', country) +
          optional('region', region ?? '') +
          attribute('service', area) +
          attribute('price', amount(charge)),
      ),
    )
    .join('');

/** How many digits of its hash tell a variant from the other ones of its product. */
const variantDigits = 12;

/**
 * The id of a variant: different for each variant of the shop, unchanged while the names of colour and size are, and at most
 * 50 characters long.
 */
const variantId = (groupId: string, { color = '', size = '' }: Variant): string => {
  const variantHash = hash('sha1', JSON.stringify([color, size]), 'hex');
  return `${groupId}-${variantHash.slice(0, variantDigits)}`;
};

/** The tags that tell the item from others. A product without variants has the same id as in its structured data (SH-15). */
const identityOf = ({ _id }: Product, variant: Variant): string =>
  variant.color === undefined && variant.size === undefined
    ? attribute('id', _id)
    : attribute('id', variantId(_id, variant)) +
      attribute('item_group_id', _id) +
      optional('color', variant.color) +
      optional('size', variant.size);

/** The product's category and sub-category, such as `Kitchen Items > Cookware`. */
const productTypeOf = ({ category, subCategory }: Product, categories: readonly Category[]): string =>
  [categoryLabel(categories, category), subCategoryLabel(categories, subCategory, category)]
    .filter((name) => name !== '')
    .join(' > ');

/** Whether the variant can be bought: it must be orderable, and if it is counted, a piece must be left (GS-2). */
const availabilityOf = (product: Product, { color = '', size = '' }: Variant): string => {
  const isLeft = shownStockOfLine({ color, size }, product)?.left !== 0;
  return attribute('availability', isOrderable(product) && isLeft ? 'in_stock' : 'out_of_stock');
};

/**
 * The items of a product, one for each variant; none for a product without a name, a price or a picture, which Google and
 * Meta would refuse.
 */
export function* feedItems(
  product: Product,
  {
    origin,
    terms,
    categories,
  }: {
    readonly origin: string;
    readonly terms: OrderTerms;
    readonly categories: readonly Category[];
  },
): Generator<string> {
  const title = titleOf(product);
  const price = salePrice(product);
  const [picture, ...otherPictures] = picturesOf(product, origin);
  if (title === '' || price === null || picture === undefined) return;
  const sameForAllVariants = [
    attribute('title', title),
    attribute('description', descriptionOf(product) || title),
    attribute('link', new URL(productPath(product._id), origin).href),
    attribute('image_link', picture),
    ...otherPictures
      .slice(0, feedLimits.additionalImages)
      .map((address) => attribute('additional_image_link', address)),
    pricesOf(product, price),
    attribute('condition', 'new'),
    // The shop knows neither brands nor GTINs.
    attribute('identifier_exists', 'no'),
    optional('product_type', productTypeOf(product, categories)),
    shippingOf(price, terms),
  ].join('');
  for (const variant of variantsOf(product)) {
    const ownAttributes = identityOf(product, variant) + availabilityOf(product, variant);
    yield `${element('item', ownAttributes + sameForAllVariants)}\n`;
  }
}

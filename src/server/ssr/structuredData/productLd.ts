import type {
  AggregateRating,
  Offer,
  Product as ProductLd,
  UnitPriceSpecification,
  WithContext,
} from 'schema-dts';
import {
  isOrderable,
  type Product,
  priceBeforeOffer,
  productPath,
  productTitle,
  salePrice,
} from '#domain/products/product.ts';
import type { PublicSettings } from '#domain/shop/shopSettings.ts';
import { currency, returnPolicyOf, shippingDetails } from './shopTerms.ts';

/** The price before the offer; empty without a discount. */
const priceBefore = (product: Product): { priceSpecification?: UnitPriceSpecification } => {
  const price = priceBeforeOffer(product);
  if (price === null) return {};
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: 'https://schema.org/StrikethroughPrice',
      price,
      priceCurrency: currency,
    },
  };
};

/** The offer at today's price, without a last day: a price is valid until staff change it. */
const offerOf = (product: Product, price: number, shop: PublicSettings): Offer => ({
  '@type': 'Offer',
  price,
  priceCurrency: currency,
  ...priceBefore(product),
  availability: `https://schema.org/${isOrderable(product) ? 'InStock' : 'OutOfStock'}`,
  url: productPath(product._id),
  seller: { '@type': 'Organization', name: shop.name },
  shippingDetails: shippingDetails(price, shop),
  hasMerchantReturnPolicy: returnPolicyOf(shop),
});

/** The rating by customers; empty without a published review. */
const ratingOf = ({ reviewSummary: summary }: Product): { aggregateRating?: AggregateRating } =>
  summary === undefined || summary.count === 0 || summary.average === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: summary.average,
          reviewCount: summary.count,
          bestRating: 5,
          worstRating: 1,
        },
      };

/**
 * The product as search engines read it; without an offer if it has no price. The rating comes from published reviews (SH-7):
 * search engines forbid numbers that staff typed, such as the product's own stars (PD-1). Addresses may begin at the root:
 * `jsonLdScript` makes them absolute.
 */
export const productLd = (product: Product, shop: PublicSettings): WithContext<ProductLd> => {
  const price = salePrice(product);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: productTitle(product),
    image: product.images,
    description: product.description,
    sku: product._id,
    category: product.category,
    ...ratingOf(product),
    url: productPath(product._id),
    ...(price === null ? {} : { offers: offerOf(product, price, shop) }),
  };
};

import type { Offer, Product as ProductLd, UnitPriceSpecification, WithContext } from 'schema-dts';
import {
  discountPercent,
  isOrderable,
  type Product,
  productPath,
  productTitle,
  salePrice,
} from '#domain/product.ts';
import { shop } from '#domain/shop.ts';
import { currency, returnPolicy, shippingDetails } from './shopTerms.ts';

/** The price before the offer; nothing without a discount. */
const priceBefore = (product: Product): { priceSpecification?: UnitPriceSpecification } =>
  product.originalPrice === null || discountPercent(product) === 0
    ? {}
    : {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: product.originalPrice,
          priceCurrency: currency,
        },
      };

/** The offer at today's price. It has no last day: a price stands until staff change it. */
const offerOf = (product: Product, price: number): Offer => ({
  '@type': 'Offer',
  price,
  priceCurrency: currency,
  ...priceBefore(product),
  availability: `https://schema.org/${isOrderable(product) ? 'InStock' : 'OutOfStock'}`,
  url: productPath(product._id),
  seller: { '@type': 'Organization', name: shop.name },
  shippingDetails: shippingDetails(price),
  hasMerchantReturnPolicy: returnPolicy,
});

/**
 * The product as search engines read it. No rating: staff type those numbers, and search engines forbid that. No offer
 * without a price.
 */
export const productLd = (product: Product): WithContext<ProductLd> => {
  const price = salePrice(product);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: productTitle(product),
    image: product.images,
    description: product.description,
    sku: product._id,
    category: product.category,
    url: productPath(product._id),
    ...(price === null ? {} : { offers: offerOf(product, price) }),
  };
};

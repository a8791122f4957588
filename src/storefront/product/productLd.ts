import { isOrderable, type Product, productPath, productTitle, salePrice } from '#domain/product.ts';
import { shop } from '#domain/shop.ts';

/** The rating by customers; nothing without a published review. */
const ratingLd = ({ reviewSummary: summary }: Product): Readonly<Record<string, unknown>> =>
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
 * schema.org JSON-LD of the product for search engines. Its rating is that of published reviews (SH-7): staff type the
 * numbers of PD-1, and search engines forbid those.
 */
export const productLd = (product: Product): Readonly<Record<string, unknown>> => {
  const price = salePrice(product);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: productTitle(product),
    image: product.images,
    description: product.description,
    sku: product._id,
    category: product.category,
    ...ratingLd(product),
    ...(price === null
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            price,
            priceCurrency: 'BDT',
            availability: `https://schema.org/${isOrderable(product) ? 'InStock' : 'OutOfStock'}`,
            url: productPath(product._id),
            seller: { '@type': 'Organization', name: shop.name },
          },
        }),
  };
};

import { isOrderable, type Product, productPath, productTitle, salePrice } from '#domain/product.ts';
import { shop } from '#domain/shop.ts';

/** The product as search engines know it; rating and offer only when there are any. */
export const productLd = (product: Product): Readonly<Record<string, unknown>> => {
  const price = salePrice(product);
  const { ratings, reviews } = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: productTitle(product),
    image: product.images,
    description: product.description,
    sku: product._id,
    category: product.category,
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
    ...(ratings === null || reviews === null || reviews < 1
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: ratings,
            reviewCount: reviews,
            bestRating: 5,
          },
        }),
  };
};

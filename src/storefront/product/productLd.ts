import { isOrderable, type Product, productPath, productTitle, salePrice } from '#domain/product.ts';
import { shop } from '#domain/shop.ts';

/**
 * schema.org JSON-LD of the product for search engines. No rating: staff type those numbers, and search
 * engines forbid that.
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

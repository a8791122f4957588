import { isNotFound } from '#api/client/isNotFound.ts';
import type { ApiState } from '#api/client/shopApi.ts';
import { type ShopState, selectShop } from '#api/client/shopSlice.ts';
import { productsApi } from '#api/products/productsApi.ts';
import type { Head } from '#domain/pages/head.ts';
import { descriptionLines } from '#domain/products/descriptionLines.ts';
import { localProduct, productDescription, productPath, productTitle } from '#domain/products/product.ts';
import { widestImage } from '#domain/shop/image.ts';
import { beginningOf } from '#domain/values/cutText.ts';
import * as messages from '#messages/storefront/product.tsx';
import { gallerySizes } from './Gallery.tsx';
import { productCrumbs } from './productCrumbs.ts';

// About as many characters of the description as a preview shows.
const previewLength = 160;

/** The head of a product's page, with the status 404 or 503 if the product was not found or not loaded. */
export const productHead = (id: string, state: ApiState & ShopState): Head => {
  const { data, error } = productsApi.endpoints.getProduct.select(id)(state);
  if (data !== undefined) {
    const text = descriptionLines(productDescription(data))
      .map((line) => (line.label === null ? line.text : `${line.label}: ${line.text}`))
      .join(' · ');
    return {
      title: productTitle(data),
      description: beginningOf(text, previewLength),
      canonical: productPath(id),
      ...(data.images[0] === undefined
        ? {}
        : {
            image: data.images[0],
            preloadedImages: [{ address: data.images[0], sizes: gallerySizes, width: widestImage }],
          }),
      about: { product: localProduct(data), crumbs: productCrumbs(data, selectShop(state)) },
    };
  }
  if (error === undefined) return { title: messages.product, canonical: productPath(id) };
  return isNotFound(error)
    ? { title: messages.productNotFound, status: 404 }
    : { title: messages.product, status: 503 };
};

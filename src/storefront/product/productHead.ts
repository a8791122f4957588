import { isNotFound } from '#api/client/isNotFound.ts';
import type { ApiState } from '#api/client/shopApi.ts';
import { type ShopState, selectShop } from '#api/client/shopSlice.ts';
import { findCachedProduct } from '#api/products/findCachedProduct.ts';
import { productsApi } from '#api/products/productsApi.ts';
import type { Head } from '#domain/pages/head.ts';
import { descriptionLines } from '#domain/products/descriptionLines.ts';
import {
  localProduct,
  type Product,
  productDescription,
  productPath,
  productTitle,
} from '#domain/products/product.ts';
import { widestImage } from '#domain/shop/image.ts';
import { beginningOf } from '#domain/values/cutText.ts';
import * as messages from '#messages/storefront/product.tsx';
import { gallerySizes } from './Gallery.tsx';
import { productCrumbs } from './productCrumbs.ts';

// About as many characters of the description as a preview shows.
const previewLength = 160;

/** The head of a product's page, with the status 404 or 503 if the product was not found or not loaded. */
export const productHead = (id: string, state: ApiState & ShopState): Head => {
  const { data: product, error } = productsApi.endpoints.getProduct.select(id)(state);
  if (product !== undefined)
    return {
      title: productTitle(product),
      description: preview(productDescription(product)),
      canonical: productPath(id),
      ...firstImage(product),
      about: { product: localProduct(product), crumbs: productCrumbs(product, selectShop(state)) },
    };
  if (error === undefined) {
    // The product is not loaded yet; a list may have brought its name.
    const cached = findCachedProduct(state, id);
    return {
      title: cached === undefined ? messages.product : productTitle(cached),
      canonical: productPath(id),
    };
  }
  return isNotFound(error)
    ? { title: messages.productNotFound, status: 404 }
    : { title: messages.product, status: 503 };
};

/** The beginning of the description in one line, up to a whole word. */
const preview = (description: string): string => {
  const lines = descriptionLines(description).map(({ label, text }) =>
    label === null ? text : `${label}: ${text}`,
  );
  const whole = lines.join(' · ');
  if (whole.length <= previewLength) return whole;
  return `${beginningOf(whole, previewLength - 1).replace(/[ ·]+[^ ]*$/, '')}…`;
};

/** The picture of a link to the page, which is also loaded early; nothing for a product without pictures. */
const firstImage = ({ images: [address] }: Product): Pick<Head, 'image' | 'preloadedImages'> =>
  address === undefined
    ? {}
    : { image: address, preloadedImages: [{ address, sizes: gallerySizes, width: widestImage }] };

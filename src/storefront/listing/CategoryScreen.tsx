import { useParams, useSearchParams } from 'react-router-dom';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import { selectShop } from '#api/client/shopSlice.ts';
import { categoriesApi } from '#api/products/categoriesApi.ts';
import { productsApi } from '#api/products/productsApi.ts';
import { localProduct } from '#domain/products/product.ts';
import { shopName } from '#domain/shop/shopName.ts';
import { language } from '#messages/language.ts';
import * as messages from '#messages/storefront/listing.ts';
import { selectKnownCategories, useKnownCategories } from '../layout/categories/knownCategories.ts';
import {
  isHiddenListing,
  isKnownListing,
  listingCrumbs,
  listingName,
  listingPath,
  listingScope,
  scopeQuery,
} from '../layout/categories/listingScope.ts';
import { firstRowImages, Listing } from './Listing.tsx';
import { canonicalSearch, categoryListingSizes, isNarrowed, listingQuery } from './listingQuery.ts';
import { MovedListing } from './MovedListing.tsx';

// Reads the address only, not the navigation state of a link, which the server does not know.
export const handle: RouteHandle = {
  head: ({ params, search }, state) => {
    const scope = listingScope(params, search);
    const known = selectKnownCategories(scope, state);
    const name = listingName(scope, known);
    const shop = selectShop(state);
    const { data } = productsApi.endpoints.productPages.select(listingQuery(scope, search))(state);
    const products = data?.pages[0]?.items;
    const image = products?.[0]?.images[0];
    const isEmptyCategory = products?.length === 0 && !isNarrowed(search);
    const noIndex = isEmptyCategory || isHiddenListing(scope, known);
    return {
      title: name,
      description: messages.categoryDescription(name, shopName(shop, language), shop.country),
      canonical: listingPath(scope),
      ...(image === undefined ? {} : { image }),
      preloadedImages: firstRowImages(products, categoryListingSizes),
      ...(noIndex ? { noIndex } : {}),
      about: { crumbs: listingCrumbs(scope, known), products: (products ?? []).map(localProduct) },
    };
  },
  prefetch: ({ params, search }) => {
    const scope = listingScope(params, search);
    return [
      productsApi.endpoints.productPages.initiate(listingQuery(scope, search)),
      categoriesApi.endpoints.listCategories.initiate(scopeQuery(scope)),
    ];
  },
  searchParams: ({ params, search }) => {
    const canonical = canonicalSearch(search);
    const { category } = listingScope(params, search);
    // The path of a sub-category does not name its category.
    if (params.category === undefined && category !== undefined) canonical.set('category', category);
    return canonical;
  },
};

/** The listing of the category or sub-category in the address (RT-11, RT-12). */
export const Component = () => {
  const params = useParams();
  const [search] = useSearchParams();
  const scope = listingScope(params, search);
  const known = useKnownCategories(scope);
  const name = listingName(scope, known);
  return (
    <>
      {isKnownListing(scope, known) ? null : <MovedListing {...scope} />}
      {/* A new key for another category: no products of the previous one are shown under its name. */}
      <Listing
        key={listingPath(scope)}
        title={name}
        emptyName={name}
        sizes={categoryListingSizes}
        filter={listingQuery(scope, search)}
      />
    </>
  );
};

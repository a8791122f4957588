import { useParams, useSearchParams } from 'react-router-dom';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import { selectShop } from '#api/client/shopSlice.ts';
import { productsApi } from '#api/products/productsApi.ts';
import { listingCrumbs, listingName, listingPath, listingScope } from '../layout/categories/listingScope.ts';
import { firstRowImages, Listing } from './Listing.tsx';
import { canonicalSearch, categoryListingSizes, isNarrowed, listingQuery } from './listingQuery.ts';

// Reads only the address, which is the same on the server.
export const handle: RouteHandle = {
  head: ({ params, search }, state) => {
    const scope = listingScope(params, search);
    const name = listingName(scope);
    const shop = selectShop(state);
    const { data } = productsApi.endpoints.productPages.select(listingQuery(scope, search))(state);
    const products = data?.pages[0]?.items;
    const image = products?.[0]?.images[0];
    return {
      title: name,
      description: `${name} at ${shop.name}: imported goods, cash on delivery all over ${shop.country}.`,
      canonical: listingPath(scope),
      ...(image === undefined ? {} : { image }),
      preloadedImages: firstRowImages(products, categoryListingSizes),
      ...(products?.length === 0 && !isNarrowed(search) ? { noIndex: true } : {}),
      about: { crumbs: listingCrumbs(scope), products: products ?? [] },
    };
  },
  prefetch: ({ params, search }) => [
    productsApi.endpoints.productPages.initiate(listingQuery(listingScope(params, search), search)),
  ],
  searchParams: ({ params, search }) => {
    const canonical = canonicalSearch(search);
    const { category } = listingScope(params, search);
    // A category's own path already contains it.
    if (params.category === undefined && category !== undefined) canonical.set('category', category);
    return canonical;
  },
};

/** The listing of the category or sub-category in the address (RT-11, RT-12). */
export const Component = () => {
  const params = useParams();
  const [search] = useSearchParams();
  const scope = listingScope(params, search);
  const name = listingName(scope);
  return (
    // A new key for another category: no products of the previous one are shown under its name.
    <Listing
      key={listingPath(scope)}
      title={name}
      emptyName={name}
      sizes={categoryListingSizes}
      filter={listingQuery(scope, search)}
    />
  );
};

import { productsApi } from '#api/productsApi.ts';
import type { RouteHandle } from '#api/routeHandle.ts';
import { shop } from '#domain/shop.ts';
import { crumbsLd } from '../layout/breadcrumb/crumbs.ts';
import { listingCrumbs, listingName, listingPath, listingPlace } from '../layout/categories/listingScope.ts';
import { earlyPictures } from './firstRowImages.ts';
import { listingQuery, listingSearch, placeSizes } from './listingQuery.ts';

/** Route handle of category and sub-category listings, from the address alone. */
export const listingHandle: RouteHandle = {
  head: ({ params, search }, state) => {
    const place = listingPlace(params, search);
    const name = listingName(place);
    const { data } = productsApi.endpoints.productPages.select(listingQuery(place, search))(state);
    const goods = data?.pages[0]?.items;
    const image = goods?.[0]?.images[0];
    return {
      title: name,
      description: `${name} at ${shop.name}: imported goods, cash on delivery all over ${shop.country}.`,
      canonical: listingPath(place),
      ...(image === undefined ? {} : { image }),
      earlyPictures: earlyPictures(goods, placeSizes),
      ...(goods?.length === 0 ? { unlisted: true } : {}),
      jsonLd: [crumbsLd(listingCrumbs(place))],
    };
  },
  prefetch: ({ params, search }) => [
    productsApi.endpoints.productPages.initiate(listingQuery(listingPlace(params, search), search)),
  ],
  searchParams: ({ params, search }) => {
    const known = listingSearch(search);
    const { category } = listingPlace(params, search);
    // A category's own path already contains it.
    if (params.category === undefined && category !== undefined) known.set('category', category);
    return known;
  },
};

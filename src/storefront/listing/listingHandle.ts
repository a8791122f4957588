import { productsApi } from '#api/productsApi.ts';
import type { ScreenHandle } from '#api/screenHandle.ts';
import { shop } from '#domain/shop.ts';
import { crumbsLd } from '../frame/crumbs.ts';
import { listingCrumbs, listingName, listingPath, listingPlace } from '../frame/listingPlace.ts';
import { listingQuestion } from './listingQuestion.ts';

/** What a category or sub-category says of itself, from its address alone. */
export const listingHandle: ScreenHandle = {
  head: ({ params, search }) => {
    const place = listingPlace(params, search);
    const name = listingName(place);
    return {
      title: name,
      description: `${name} at ${shop.name}: imported goods, cash on delivery all over ${shop.country}.`,
      canonical: listingPath(place),
      jsonLd: [crumbsLd(listingCrumbs(place))],
    };
  },
  firstView: ({ params, search }) => [
    productsApi.endpoints.productPages.initiate(listingQuestion(listingPlace(params, search), search)),
  ],
};

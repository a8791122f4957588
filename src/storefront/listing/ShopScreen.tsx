import { useSearchParams } from 'react-router-dom';
import type { RouteHandle } from '#api/client/routeHandle.ts';
import { selectShop } from '#api/client/shopSlice.ts';
import { useShop } from '#api/client/useShop.ts';
import { productsApi } from '#api/products/productsApi.ts';
import { localProduct } from '#domain/products/product.ts';
import { shopName } from '#domain/shop/shopName.ts';
import { language } from '#messages/language.ts';
import * as messages from '#messages/storefront/listing.ts';
import { Container } from '#ui/layout/Container.tsx';
import { gridSizes } from '#ui/products/ProductCard.tsx';
import { searchPath } from '../layout/categories/listingLinks.ts';
import { firstRowImages, Listing } from './Listing.tsx';
import { canonicalSearch, listingQuery } from './listingQuery.ts';

const { productPages } = productsApi.endpoints;
const allProducts = { category: undefined, subCategory: undefined };

/** The name of the list: of all products, or of those that a search for the text has found. */
const nameOf = (text: string | undefined): string =>
  text === undefined ? messages.allProducts : messages.productsNamed(text);

export const handle: RouteHandle = {
  head: ({ search }, state) => {
    const query = listingQuery(allProducts, search);
    const products = productPages.select(query)(state).data?.pages[0]?.items;
    const text = query.searchQuery;
    const shop = selectShop(state);
    const image = products?.[0]?.images[0];
    return {
      title: nameOf(text),
      description: messages.shopDescription(shopName(shop, language), shop.country),
      // A search has an address of its own, and is not for search engines.
      ...(text === undefined ? { canonical: '/shop' } : { canonical: searchPath(text), noIndex: true }),
      ...(image === undefined ? {} : { image }),
      preloadedImages: firstRowImages(products, gridSizes),
      about: { products: products?.map(localProduct) ?? [] },
    };
  },
  prefetch: ({ search }) => [productPages.initiate(listingQuery(allProducts, search))],
  searchParams: ({ search }) => canonicalSearch(search),
};

/** The list of all products (RT-2), or of those that a search has found. */
export const Component = () => {
  const [search] = useSearchParams();
  const filter = listingQuery(allProducts, search);
  const text = filter.searchQuery;
  const shop = useShop();
  // A new key for another search: no products of the previous one are shown under its name. `emptyName` is for a list without products.
  return (
    <Container>
      <Listing key={text} title={nameOf(text)} emptyName={shopName(shop, language)} filter={filter} />
    </Container>
  );
};

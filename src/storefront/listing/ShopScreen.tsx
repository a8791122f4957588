import { useSearchParams } from 'react-router-dom';
import { productsApi } from '#api/productsApi.ts';
import type { RouteHandle } from '#api/routeHandle.ts';
import { shop } from '#domain/shop.ts';
import { Container } from '#ui/layout/Container.tsx';
import { gridSizes } from '#ui/products/ProductCard.tsx';
import { firstRowImages } from './firstRowImages.ts';
import { Listing } from './Listing.tsx';
import { canonicalSearch, listingQuery } from './listingQuery.ts';

const { productPages } = productsApi.endpoints;
const allProducts = { category: undefined, subCategory: undefined };

export const handle: RouteHandle = {
  head: ({ search }, state) => ({
    title: 'All products',
    description: `Everything ${shop.name} sells: imported goods, cash on delivery all over ${shop.country}.`,
    canonical: '/shop',
    preloadedImages: firstRowImages(
      productPages.select(listingQuery(allProducts, search))(state).data?.pages[0]?.items,
      gridSizes,
    ),
  }),
  prefetch: ({ search }) => [productPages.initiate(listingQuery(allProducts, search))],
  searchParams: ({ search }) => canonicalSearch(search),
};

/** The list of all products (RT-2), or of a search's results. */
export const Component = () => {
  const [search] = useSearchParams();
  const filter = listingQuery(allProducts, search);
  const text = filter.searchQuery;
  return (
    <Container>
      <Listing
        key={text}
        title={text === undefined ? 'All products' : `Products named “${text}”`}
        emptyName={text ?? shop.name}
        filter={filter}
      />
    </Container>
  );
};

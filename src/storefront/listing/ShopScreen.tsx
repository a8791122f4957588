import { useSearchParams } from 'react-router-dom';
import { productsApi } from '#api/productsApi.ts';
import type { RouteHandle } from '#api/routeHandle.ts';
import { shop } from '#domain/shop.ts';
import { Container } from '#ui/layout/Container.tsx';
import { gridSizes } from '#ui/products/ProductCard.tsx';
import { earlyPictures } from './firstRowImages.ts';
import { Listing } from './Listing.tsx';
import { listingQuery, listingSearch } from './listingQuery.ts';

const { productPages } = productsApi.endpoints;
const wholeShop = { category: undefined, subCategory: undefined };

export const handle: RouteHandle = {
  head: ({ search }, state) => ({
    title: 'All products',
    description: `Everything ${shop.name} sells: imported goods, cash on delivery all over ${shop.country}.`,
    canonical: '/shop',
    earlyPictures: earlyPictures(
      productPages.select(listingQuery(wholeShop, search))(state).data?.pages[0]?.items,
      gridSizes,
    ),
  }),
  prefetch: ({ search }) => [productPages.initiate(listingQuery(wholeShop, search))],
  searchParams: ({ search }) => listingSearch(search),
};

/** The list of all products (RT-2), or of a search's results. */
export const Component = () => {
  const [search] = useSearchParams();
  const question = listingQuery(wholeShop, search);
  const words = question.searchQuery;
  return (
    <Container>
      <Listing
        key={words}
        title={words === undefined ? 'All products' : `Products named “${words}”`}
        emptyName={words ?? shop.name}
        question={question}
      />
    </Container>
  );
};

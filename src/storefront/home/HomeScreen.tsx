import { styled } from 'styled-components';
import { productsApi } from '#api/productsApi.ts';
import type { RouteHandle } from '#api/routeHandle.ts';
import type { ApiState } from '#api/shopApi.ts';
import { slidersApi } from '#api/slidersApi.ts';
import type { Head } from '#domain/head.ts';
import { shop } from '#domain/shop.ts';
import { Container } from '#ui/layout/Container.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { from } from '#ui/theme/media.ts';
import { CategoryMenu } from '../layout/categories/CategoryMenu.tsx';
import { Assurances } from './Assurances.tsx';
import { BestSelling } from './BestSelling.tsx';
import { HomeSlider, slideSizes } from './HomeSlider.tsx';
import { HundredTaka } from './HundredTaka.tsx';
import { firstHundredTaka, mostPopular, newArrivals } from './homeQueries.ts';
import { MostPopular } from './MostPopular.tsx';
import { NewArrivals } from './NewArrivals.tsx';
import { Newsletter } from './Newsletter.tsx';
import { organizationLd } from './organizationLd.ts';
import { PopularCategories } from './PopularCategories.tsx';
import { Promo } from './Promo.tsx';

/** The first slide: the page's preview image when shared, and loaded early. */
const firstSlide = (state: ApiState): Pick<Head, 'image' | 'earlyPictures'> => {
  const image = slidersApi.endpoints.listSlides.select()(state).data?.[0]?.image;
  return image === undefined ? {} : { image, earlyPictures: [{ address: image, sizes: slideSizes }] };
};

export const handle: RouteHandle = {
  head: (_place, state) => ({
    title: shop.name,
    description: shop.description,
    canonical: '/',
    ...firstSlide(state),
    jsonLd: [organizationLd],
  }),
  prefetch: () => [
    slidersApi.endpoints.listSlides.initiate(),
    productsApi.endpoints.bestSellingProducts.initiate(),
    productsApi.endpoints.listProducts.initiate(newArrivals),
    productsApi.endpoints.productPages.initiate(mostPopular()),
    productsApi.endpoints.productPages.initiate(firstHundredTaka),
  ],
};

/** The home page's blocks in the order HM-1 to HM-10; the layout renders HM-1. */
export const Component = () => (
  <Container>
    <VisuallyHidden as="h1">{shop.description}</VisuallyHidden>
    <Blocks>
      <Top>
        <CategoryMenu />
        <Show>
          <HomeSlider />
          <Assurances />
        </Show>
      </Top>
      <BestSelling />
      <NewArrivals />
      <PopularCategories />
      <MostPopular />
      <Promo />
      <HundredTaka />
      <Newsletter />
    </Blocks>
  </Container>
);

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
  ${from.medium} { gap: var(--space-8); }
`;
const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  ${from.whole} { grid-template-columns: 276px minmax(0, 1fr); gap: var(--space-5); }
`;
const Show = styled.div`
  display: grid;
  align-content: space-between;
  gap: var(--space-3);
  min-width: 0;
  ${from.medium} { gap: var(--space-4); }
`;

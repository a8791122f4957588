import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { productsApi, useListProductsQuery } from '#api/productsApi.ts';
import type { RouteHandle } from '#api/routeHandle.ts';
import type { ApiState } from '#api/shopApi.ts';
import { slidesApi } from '#api/slidesApi.ts';
import { slideImage } from '#domain/constants.ts';
import type { Head } from '#domain/head.ts';
import { shop } from '#domain/shop.ts';
import { BelowView } from '#ui/layout/BelowView.tsx';
import { Container } from '#ui/layout/Container.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { from } from '#ui/theme/media.ts';
import { CategoryMenu } from '../layout/categories/CategoryMenu.tsx';
import { LazyPlacedNotice } from '../layout/placed/lazyPlacedNotice.ts';
import { RecentSlot } from '../products/RecentSlot.tsx';
import { Assurances } from './Assurances.tsx';
import { HomeSlider, slideSizes } from './HomeSlider.tsx';
import { HundredTaka } from './HundredTaka.tsx';
import { bestSelling, firstHundredTaka, mostPopular, newArrivals } from './homeQueries.ts';
import { MostPopular } from './MostPopular.tsx';
import { Newsletter } from './Newsletter.tsx';
import { PopularCategories } from './PopularCategories.tsx';
import { ProductCarousel } from './ProductCarousel.tsx';
import { Promo } from './Promo.tsx';

/** The first slide: the page's preview image when shared, and loaded early. */
const firstSlide = (state: ApiState): Pick<Head, 'image' | 'imageAlt' | 'preloadedImages'> => {
  const slide = slidesApi.endpoints.listSlides.select()(state).data?.[0];
  if (slide === undefined) return {};
  const { image, title } = slide;
  return {
    image,
    imageAlt: title || shop.name,
    preloadedImages: [{ address: image, sizes: slideSizes, width: slideImage.width }],
  };
};

export const handle: RouteHandle = {
  head: (_, state) => ({
    title: shop.name,
    description: shop.description,
    canonical: '/',
    ...firstSlide(state),
    about: { isShop: true },
  }),
  headerFirst: false,
  prefetch: () => [
    slidesApi.endpoints.listSlides.initiate(),
    productsApi.endpoints.listProducts.initiate(bestSelling),
    productsApi.endpoints.listProducts.initiate(newArrivals),
    productsApi.endpoints.productPages.initiate(mostPopular()),
    productsApi.endpoints.productPages.initiate(firstHundredTaka),
  ],
};

/** The home page's sections in the order HM-2 to HM-10; the layout renders HM-1. */
export const Component = () => {
  const placed = useLocation().state?.placed as true | undefined;
  return (
    <Container>
      <VisuallyHidden as="h1">{shop.description}</VisuallyHidden>
      <Sections>
        {placed && <LazyPlacedNotice />}
        <Top>
          <CategoryMenu />
          <HomeSlider />
        </Top>
        <BestSelling />
        <Assurances />
        <BelowView heights={[430, 500, 520]}>
          <div className="home-band" id="new-arrivals">
            <NewArrivals />
          </div>
        </BelowView>
        <BelowView heights={[360, 340, 240]}>
          <PopularCategories />
        </BelowView>
        <BelowView heights={[1700, 1850, 1330]}>
          <MostPopular />
        </BelowView>
        <BelowView heights={[350, 325, 300]}>
          <Promo />
        </BelowView>
        <BelowView heights={[620, 660, 640]}>
          <HundredTaka />
        </BelowView>
        <BelowView heights={[300, 240, 150]}>
          <Newsletter />
        </BelowView>
      </Sections>
      <RecentSlot />
    </Container>
  );
};

/** HM-4 */
const BestSelling = () => <ProductCarousel title="Best Selling" query={useListProductsQuery(bestSelling)} />;

/** HM-5 */
const NewArrivals = () => <ProductCarousel title="New Arrivals" query={useListProductsQuery(newArrivals)} />;

const Sections = styled.div`
  display: grid;
  font-family: var(--font-latin);
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  ${from.medium} { gap: var(--space-7); }
`;
const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  ${from.container} { grid-template-columns: 276px minmax(0, 1fr); gap: var(--space-5); }
`;

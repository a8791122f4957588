import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { PageState, RouteHandle } from '#api/client/routeHandle.ts';
import type { ShopThunk } from '#api/client/shopApi.ts';
import { selectShop } from '#api/client/shopSlice.ts';
import { useShop } from '#api/client/useShop.ts';
import { productsApi, useListProductsQuery } from '#api/products/productsApi.ts';
import { slidesApi, useListSlidesQuery } from '#api/slides/slidesApi.ts';
import type { Head } from '#domain/pages/head.ts';
import { slideImage } from '#domain/shop/constants.ts';
import type { HomeSection } from '#domain/shop/homeSections.ts';
import { shopName } from '#domain/shop/shopName.ts';
import { localSlide } from '#domain/shop/slide.ts';
import { language } from '#messages/language.ts';
import * as messages from '#messages/storefront/home.ts';
import { BelowView } from '#ui/layout/BelowView.tsx';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { Container } from '#ui/layout/Container.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { lazyWithPreload } from '#ui/lazyWithPreload.tsx';
import { from } from '#ui/theme/media.ts';
import { CategoryMenu } from '../layout/categories/CategoryMenu.tsx';
import { RecentSection } from '../products/RecentSection.tsx';
import { Assurances } from './Assurances.tsx';
import { HomeSlider, slideSizes } from './HomeSlider.tsx';
import { HundredTaka } from './HundredTaka.tsx';
import { bestSelling, firstHundredTaka, mostPopular } from './homeQueries.ts';
import { MostPopular } from './MostPopular.tsx';
import { Newsletter } from './Newsletter.tsx';
import { PopularCategories } from './PopularCategories.tsx';
import { ProductCarousel } from './ProductCarousel.tsx';
import { Promo } from './Promo.tsx';
import { prefetchNewArrivals, useNewArrivals } from './useNewArrivals.ts';

/**
 * The notice that an order was placed. Its code loads on demand, since few visits come from a placed order. It shows nothing in the first
 * render, like the server, which knows no navigation state.
 */
const placedNotice = lazyWithPreload(
  async () => (await import('../layout/PlacedNotice.tsx')).PlacedNotice,
  null,
);

/** The picture of the first slide: it is loaded early, and is the preview of a link to the page. */
const firstSlide = (state: PageState): Pick<Head, 'image' | 'imageAlt' | 'preloadedImages'> => {
  const slide = slidesApi.endpoints.listSlides.select()(state).data?.[0];
  if (slide === undefined) return {};
  const { image, title } = localSlide(slide);
  return {
    image,
    imageAlt: title || shopName(selectShop(state), language),
    preloadedImages: [{ address: image, sizes: slideSizes, width: slideImage.width }],
  };
};

/** The query of each section that has one, by the section's name. */
const sectionQueries: Readonly<Partial<Record<string, ShopThunk>>> = {
  top: slidesApi.endpoints.listSlides.initiate(),
  bestSelling: productsApi.endpoints.listProducts.initiate(bestSelling),
  newArrivals: prefetchNewArrivals,
  mostPopular: productsApi.endpoints.productPages.initiate(mostPopular()),
  hundredTaka: productsApi.endpoints.productPages.initiate(firstHundredTaka),
};

export const handle: RouteHandle = {
  head: (_, state) => {
    const { name, description } = selectShop(state);
    return { title: name, description, canonical: '/', ...firstSlide(state), about: { isShop: true } };
  },
  prefetch: (_, state) => selectShop(state).homeSections.flatMap((section) => sectionQueries[section] ?? []),
};

/** The sections that the merchant shows (SP-11), by default in the order HM-2 to HM-10; the layout renders HM-1. */
export const Component = () => {
  // The navigation state after an order that was just placed.
  const hasPlacedOrder = useLocation().state?.placed === true;
  const { description, homeSections } = useShop();
  return (
    <Container>
      <VisuallyHidden as="h1">{shownName(description)}</VisuallyHidden>
      <Sections>
        {hasPlacedOrder && <placedNotice.Lazy />}
        {homeSections.map((section) => (
          // A name from a newer shop that this build does not know gives no element.
          <Fragment key={section}>{sectionElements[section as HomeSection]}</Fragment>
        ))}
      </Sections>
      <RecentSection />
    </Container>
  );
};

/** The categories and the slides (HM-2, HM-3). Until the slides arrive their place is kept, so that they move nothing (SH-11). */
const CategoriesAndSlides = () => {
  const { data: slides } = useListSlidesQuery();
  const mayHaveSlides = slides?.length !== 0;
  return (
    <Top data-slides={mayHaveSlides || undefined}>
      <CategoryMenu />
      <HomeSlider />
    </Top>
  );
};

/** The best selling products (HM-4). */
const BestSelling = () => (
  <ProductCarousel title={messages.bestSelling} query={useListProductsQuery(bestSelling)} />
);

/** The new arrivals (HM-5). */
const NewArrivals = () => {
  const query = useNewArrivals();
  if (query.data?.length === 0) return null;
  return (
    <Band id="new-arrivals">
      <ProductCarousel title={messages.newArrivals} query={query} />
    </Band>
  );
};

const Sections = styled.div`
  display: grid;
  font-family: var(--font-latin);
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  ${from.medium} { gap: var(--space-7); }
`;
/** A section tinted to the sides of the container. */
const Band = styled.div`
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--space-5) var(--gutter);
  background: var(--accent-soft);
  ${from.container} { border-radius: var(--radius-l); }
`;
const Top = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  /* On a phone the categories lie over the slide, if there is one, so that the first prices are in view (BY-8). */
  &[data-slides] > :first-child {
    position: absolute;
    inset: var(--space-2) var(--space-2) auto;
    pointer-events: none;
    > * { pointer-events: auto; }
    > button { width: auto; min-height: var(--target); }
    ${from.tablet} { position: relative; inset: auto; > button { width: 100%; } }
  }
  ${from.container} { grid-template-columns: 276px minmax(0, 1fr); gap: var(--space-5); }
`;

/**
 * What each section shows; one without content shows nothing (SP-11). The elements are the same at every render, so that React skips
 * them; they are defined last, since they use the components above. Sections that come first by default are laid out at once;
 * the others have `heights`, estimated in pixels.
 */
const sectionElements: Readonly<Record<HomeSection, ReactNode>> = {
  top: <CategoriesAndSlides />,
  bestSelling: <BestSelling />,
  assurances: <Assurances />,
  newArrivals: (
    <BelowView heights={{ phone: 430, tablet: 500, large: 520 }}>
      <NewArrivals />
    </BelowView>
  ),
  popularCategories: (
    <BelowView heights={{ phone: 360, tablet: 340, large: 240 }}>
      <PopularCategories />
    </BelowView>
  ),
  mostPopular: (
    <BelowView heights={{ phone: 1700, tablet: 1850, large: 1330 }}>
      <MostPopular />
    </BelowView>
  ),
  promo: (
    <BelowView heights={{ phone: 350, tablet: 325, large: 300 }}>
      <Promo />
    </BelowView>
  ),
  hundredTaka: (
    <BelowView heights={{ phone: 620, tablet: 660, large: 640 }}>
      <HundredTaka />
    </BelowView>
  ),
  newsletter: (
    <BelowView heights={{ phone: 300, tablet: 240, large: 150 }}>
      <Newsletter />
    </BelowView>
  ),
};

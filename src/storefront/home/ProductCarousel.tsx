import { styled } from 'styled-components';
import type { Product } from '#domain/products/product.ts';
import { carouselBreakpoints } from '#domain/shop/constants.ts';
import { emptyListing } from '#messages/domain/screenMessages.ts';
import * as messages from '#messages/storefront/home.ts';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { rowStyles } from '#ui/carousel/slideBreakpoints.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ProductCardSkeleton } from '#ui/products/ProductCardSkeleton.tsx';
import { FavouritableProductCard } from '../products/FavouritableProductCard.tsx';
import { HomeSection, SectionTitle } from './HomeSection.tsx';

interface ProductCarouselProps {
  readonly title: string;
  readonly query: {
    readonly data?: readonly Product[] | undefined;
    readonly isError: boolean;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** `sizes` of a card's picture. */
const sizes =
  '(min-width: 1248px) 206px, (min-width: 1024px) calc(20vw - 44px), (min-width: 768px) calc(33vw - 44px), (min-width: 350px) calc(50vw - 39px), calc(100vw - 50px)';

/** A row of products with a heading, or its loading, empty or error state. */
export const ProductCarousel = ({ title, query }: ProductCarouselProps) => {
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined && data.length > 0) {
    return (
      <Carousel
        label={title}
        head={<SectionTitle>{title}</SectionTitle>}
        slides={data.map((product) => ({
          key: product._id,
          content: <FavouritableProductCard product={product} sizes={sizes} />,
        }))}
      />
    );
  }
  return (
    <HomeSection title={title}>
      {data !== undefined ? <Notice>{emptyListing(title)}</Notice> : null}
      {data === undefined && isError ? (
        <LoadFailure what={messages.theProducts} busy={isFetching} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined && !isError ? <CarouselSkeleton /> : null}
    </HomeSection>
  );
};

const CarouselSkeleton = () => (
  <Row aria-hidden="true">
    {[0, 1, 2, 3, 4].map((index) => (
      <ProductCardSkeleton key={index} />
    ))}
  </Row>
);

const Row = styled.div`
  display: flex;
  overflow: hidden;
  > * { flex: none; }
  ${rowStyles(carouselBreakpoints)}
`;

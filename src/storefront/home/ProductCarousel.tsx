import { styled } from 'styled-components';
import type { Product } from '#domain/products/product.ts';
import { carouselBreakpoints } from '#domain/shop/constants.ts';
import * as messages from '#messages/storefront/home.ts';
import { Carousel } from '#ui/carousel/Carousel.tsx';
import { rowStyles } from '#ui/carousel/slideBreakpoints.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { ProductCardSkeleton } from '#ui/products/ProductCardSkeleton.tsx';
import { FavouritableProductCard } from '../products/FavouritableProductCard.tsx';
import { SectionTitle, TitledSection } from './TitledSection.tsx';

interface ProductCarouselProps {
  readonly title: string;
  readonly query: {
    readonly data?: readonly Product[] | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
  };
}

/**
 * `sizes` of a card's picture: the window less gutters and gaps, divided by the cards in view (`carouselBreakpoints`). On a phone it is less
 * than the card's width, so that the browser takes a file with half the bytes (`gridSizes`).
 */
const sizes =
  '(min-width: 1248px) 224px, (min-width: 1024px) calc(20vw - 26px), (min-width: 768px) calc(33.3vw - 23px), (min-width: 350px) calc(50vw - 39px), calc(100vw - 32px)';

/** A row of products with a heading, or its loading or error state; nothing if there are none. */
export const ProductCarousel = ({ title, query }: ProductCarouselProps) => {
  const { data: products, isError, refetch } = query;
  if (products === undefined)
    return (
      <TitledSection title={title}>
        {isError ? (
          <LoadFailure what={messages.theProducts} onRetry={() => void refetch()} />
        ) : (
          <CarouselSkeleton />
        )}
      </TitledSection>
    );
  if (products.length === 0) return null;
  return (
    <Carousel
      label={title}
      head={<SectionTitle>{title}</SectionTitle>}
      slides={products.map((product) => ({
        key: product._id,
        content: <FavouritableProductCard product={product} sizes={sizes} />,
      }))}
    />
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

import { styled } from 'styled-components';
import { carouselSteps } from '#domain/constants.ts';
import { rowOf } from '#ui/carousel/steps.ts';
import { ProductCardSkeleton } from '#ui/products/ProductCardSkeleton.tsx';

export const CarouselSkeleton = () => (
  <Row aria-hidden="true">
    {[0, 1, 2, 3, 4].map((place) => (
      <ProductCardSkeleton key={place} />
    ))}
  </Row>
);

const Row = styled.div`
  display: flex;
  overflow: hidden;
  > * { flex: none; }
  ${rowOf(carouselSteps)}
`;

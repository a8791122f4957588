import { styled } from 'styled-components';
import { carouselSteps } from '#domain/rules.ts';
import { ProductCardSkeleton } from '#ui/goods/ProductCardSkeleton.tsx';
import { rowOf } from '#ui/slides/steps.ts';

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

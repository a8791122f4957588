import { styled } from 'styled-components';
import { Skeleton } from '../feedback/Skeleton.tsx';

/** Placeholder of a ProductCard, in its final size. */
export const ProductCardSkeleton = () => (
  <Root aria-hidden="true">
    <Skeleton height="auto" radius="var(--radius-l)" />
    <Details>
      <Skeleton height={16} width="92%" />
      <Skeleton height={16} width="64%" />
      <Skeleton height={16} width="40%" />
      <Skeleton height={24} width="52%" />
    </Details>
  </Root>
);

const Root = styled.div`
  > :first-child { aspect-ratio: 1; }
`;
const Details = styled.div`
  display: grid;
  gap: 7px;
  padding: var(--space-2) var(--space-1) var(--space-1);
`;

import { styled } from 'styled-components';
import * as messages from '#messages/storefront/product.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { from } from '#ui/theme/media.ts';

/**
 * Placeholder of the product page in its final proportions while the product loads. `data-buy-bar` makes the layout keep the space of
 * its bottom bar, as BuyActions will.
 */
export const ProductSkeleton = () => (
  <div data-buy-bar>
    <VisuallyHidden as="output">{messages.loadingTheProduct}</VisuallyHidden>
    <Skeleton width={240} height={44} />
    <Content>
      <ImageFrame>
        <Skeleton height="100%" radius="var(--radius-l)" />
      </ImageFrame>
      <Details>
        <Skeleton height={34} />
        <Skeleton height={22} width={220} />
        <Skeleton height={40} width={180} />
        <Skeleton height={240} radius="var(--radius-m)" />
        <Skeleton height={140} radius="var(--radius-l)" />
      </Details>
    </Content>
  </div>
);

const Content = styled.div`
  display: grid;
  gap: var(--space-5);
  margin-block-start: var(--space-3);
  ${from.tablet} { grid-template-columns: 1fr 1fr; gap: var(--space-6); }
  ${from.large} { grid-template-columns: minmax(0, 560px) minmax(400px, 1fr); gap: var(--space-8); }
`;
const ImageFrame = styled.div`
  aspect-ratio: 1;
  /* Leaves the place of the gallery's thumbnails: a column of 76px and a gap of 12px. */
  ${from.container} { margin-inline-start: 88px; }
`;
const Details = styled.div`
  display: grid;
  align-content: start;
  gap: var(--space-4);
`;

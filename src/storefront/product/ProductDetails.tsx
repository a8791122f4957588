import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { isSoldOut, type Product, productDescription } from '#domain/products/product.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useHistoryState } from '#ui/hooks/useHistoryState.ts';
import { RecentSection } from '../products/RecentSection.tsx';
import { BuyBox } from './BuyBox.tsx';
import { Description } from './Description.tsx';
import { Gallery } from './Gallery.tsx';
import { Policies } from './Policies.tsx';
import { ProductIntro, RestPlaceholder, ScreenOnly } from './ProductIntro.tsx';
import { ProductTools } from './ProductTools.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { ReviewsSection } from './ReviewsSection.tsx';
import { isOneOf } from './useBuyBox.ts';
import { VideoLink } from './VideoLink.tsx';

interface ProductDetailsProps {
  readonly product: Product;
  /** Whether all of the product is loaded. One that comes from a list has no description. */
  readonly isComplete: boolean;
  /** Whether only what the first frame shows is rendered. */
  readonly isFirstFrame: boolean;
  /** Shown in place of a description that could not be loaded; `false` if nothing failed. */
  readonly failure: ReactNode;
}

/** All details of one product (PD-1 … PD-8). */
export const ProductDetails = ({ product, isFirstFrame, ...loading }: ProductDetailsProps) => {
  // The field of the history entry that BuyBox keeps its choice in: Back shows the picture of the chosen colour again.
  const [color, setColor] = useHistoryState('color', '', isOneOf(product.colors));
  return (
    <>
      <ProductIntro
        product={product}
        gallery={<Gallery product={product} color={color} isFirstFrame={isFirstFrame} />}
      >
        <ScreenOnly>
          <BuyBox product={product} onColor={setColor} />
          {isFirstFrame ? null : (
            <>
              <ProductTools product={product} />
              <VideoLink address={product.videoLink} />
            </>
          )}
        </ScreenOnly>
        {isFirstFrame ? null : <Policies />}
      </ProductIntro>
      {isFirstFrame ? <RestPlaceholder /> : <MoreDetails product={product} {...loading} />}
    </>
  );
};

/** The parts below the first view. If the product is sold out, what can be bought in its place comes first (BY-4). */
const MoreDetails = ({ product, isComplete, failure }: Omit<ProductDetailsProps, 'isFirstFrame'>) => {
  const related = (
    <ScreenOnly>
      <RelatedProducts product={product} />
    </ScreenOnly>
  );
  const soldOut = isSoldOut(product);
  const description = productDescription(product);
  const isDescriptionLoaded = isComplete || description !== '';
  return (
    <>
      {soldOut ? related : null}
      <Columns>
        {isDescriptionLoaded ? (
          <Description text={description} />
        ) : (
          <DescriptionPlaceholder>
            {failure || <Skeleton height={220} radius="var(--radius-l)" />}
          </DescriptionPlaceholder>
        )}
        <ScreenOnly>
          <ReviewsSection product={product} />
        </ScreenOnly>
      </Columns>
      {soldOut ? null : related}
      <ScreenOnly>
        <RecentSection except={product._id} />
      </ScreenOnly>
    </>
  );
};

/** Description and reviews side by side, if there is room for both (BY-9). */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 440px), 1fr));
  column-gap: var(--space-5);
`;
const DescriptionPlaceholder = styled.div`
  margin-block-start: var(--space-7);
`;

import { styled } from 'styled-components';
import { type Product, productTitle } from '#domain/product.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { DiscountBadge } from '#ui/products/DiscountBadge.tsx';
import { Price } from '#ui/products/Price.tsx';
import { Rating } from '#ui/products/Rating.tsx';
import { SoldOutBadge } from '#ui/products/SoldOutBadge.tsx';
import { from } from '#ui/theme/media.ts';
import { Breadcrumb } from '../layout/breadcrumb/Breadcrumb.tsx';
import { RecentSlot } from '../products/RecentSlot.tsx';
import { BuyBox } from './BuyBox.tsx';
import { Description } from './Description.tsx';
import { Gallery } from './Gallery.tsx';
import { Policies } from './Policies.tsx';
import { ProductTools } from './ProductTools.tsx';
import { productCrumbs } from './productCrumbs.ts';
import { RelatedProducts } from './RelatedProducts.tsx';
import { ReviewsSection } from './ReviewsSection.tsx';
import { VideoLink } from './VideoLink.tsx';

interface ProductDetailsProps {
  readonly product: Product;
  /** Whether the description is loaded too; the rest may come from a list. */
  readonly isComplete: boolean;
  /** Whether only what the first frame shows is rendered. */
  readonly isFirstFrame: boolean;
}

/** All details of one product (PD-1 … PD-8). */
export const ProductDetails = ({ product, isComplete, isFirstFrame }: ProductDetailsProps) => (
  <>
    <ScreenOnly>
      <Breadcrumb crumbs={productCrumbs(product)} />
    </ScreenOnly>
    <Content>
      <Gallery name={productTitle(product)} images={product.images} isFirstFrame={isFirstFrame} />
      <Details>
        <h1>{productTitle(product)}</h1>
        <Rating value={product.ratings} reviews={product.reviews} detailed />
        <PriceRow>
          <Price original={product.originalPrice} offer={product.offerPrice} size="l" />
          {product.soldOut ? (
            <SoldOutBadge />
          ) : (
            <DiscountBadge original={product.originalPrice} offer={product.offerPrice} />
          )}
        </PriceRow>
        {isFirstFrame ? null : (
          <>
            <ScreenOnly>
              <BuyBox product={product} />
              <ProductTools product={product} />
              <VideoLink address={product.videoLink} />
            </ScreenOnly>
            <Policies />
          </>
        )}
      </Details>
    </Content>
    {isFirstFrame ? <RestPlaceholder /> : <MoreDetails product={product} isComplete={isComplete} />}
  </>
);

/** What is below the first view. */
const MoreDetails = ({ product, isComplete }: Omit<ProductDetailsProps, 'isFirstFrame'>) => (
  <>
    {isComplete || product.description !== '' ? (
      <Description text={product.description} />
    ) : (
      <DescriptionPlaceholder>
        <Skeleton height={220} radius="var(--radius-l)" />
      </DescriptionPlaceholder>
    )}
    <ScreenOnly>
      <ReviewsSection product={product} />
      <RelatedProducts product={product} />
      <RecentSlot except={product._id} />
    </ScreenOnly>
  </>
);

/** Hidden in print; `display: contents` removes its own box. */
const ScreenOnly = styled.div`
  display: contents;
  @media print { display: none; }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  margin-block-start: var(--space-3);
  ${from.tablet} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; gap: var(--space-6); }
  ${from.large} { grid-template-columns: minmax(0, 560px) minmax(0, 1fr); gap: var(--space-8); }
`;
// Keeps the footer below the view.
const RestPlaceholder = styled.div`
  min-height: 100vh;
`;
const DescriptionPlaceholder = styled.div`
  margin-block-start: var(--space-7);
`;
const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  h1 { font-size: var(--text-2xl); line-height: var(--leading-snug); overflow-wrap: anywhere; }
`;
const PriceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;

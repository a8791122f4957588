import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useCapability } from '#api/client/useCapability.ts';
import { useShop } from '#api/client/useShop.ts';
import { isSoldOut, type Product, productTitle } from '#domain/products/product.ts';
import * as messages from '#messages/storefront/product.tsx';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { DiscountBadge } from '#ui/products/DiscountBadge.tsx';
import { Price } from '#ui/products/Price.tsx';
import { Rating } from '#ui/products/Rating.tsx';
import { from } from '#ui/theme/media.ts';
import { Breadcrumb } from '../layout/breadcrumb/Breadcrumb.tsx';
import { productCrumbs } from './productCrumbs.ts';

interface ProductIntroProps {
  readonly product: Product;
  /** The pictures, above or beside the rest. */
  readonly gallery: ReactNode;
  /** Shown below the price. */
  readonly children?: ReactNode;
}

/** The first view of a product's page. It needs only those fields of the product that a list brings too. */
export const ProductIntro = ({ product, gallery, children }: ProductIntroProps) => {
  // If customers write reviews, the rating that the shop has typed in is labelled as the shop's own (BY-7).
  const hasReviews = useCapability('reviews');
  return (
    <>
      <ScreenOnly>
        <Breadcrumb crumbs={productCrumbs(product, useShop())} />
      </ScreenOnly>
      <Content>
        {gallery}
        <Details>
          <h1>{shownName(productTitle(product))}</h1>
          <ShopRating>
            {hasReviews && (product.ratings ?? 0) > 0 ? messages.shopsRating : null}
            <Rating value={product.ratings} reviews={product.reviews} detailed />
          </ShopRating>
          <PriceRow>
            <Price product={product} size="l" />
            {isSoldOut(product) ? null : <DiscountBadge product={product} />}
          </PriceRow>
          {children}
        </Details>
      </Content>
    </>
  );
};

/** Hidden in print; `display: contents` removes its own box. */
export const ScreenOnly = styled.div`
  display: contents;
  @media print { display: none; }
`;

// Keeps the footer below the view until the rest of the page is rendered.
export const RestPlaceholder = styled.div`
  min-height: 100vh;
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  margin-block-start: var(--space-3);
  ${from.tablet} { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: start; gap: var(--space-6); }
  ${from.large} { grid-template-columns: minmax(0, 560px) minmax(400px, 1fr); gap: var(--space-8); }
`;
const Details = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  h1 { font-size: var(--text-2xl); line-height: var(--leading-snug); overflow-wrap: anywhere; }
`;
const ShopRating = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-2);
  font-size: var(--text-s);
  color: var(--ink-soft);
`;
const PriceRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;

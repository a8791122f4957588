import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { emptyListing } from '#domain/screenTexts.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { ProductGridSkeleton } from '#ui/products/ProductGridSkeleton.tsx';
import { FavouritableProductGrid } from '../products/FavouritableProductGrid.tsx';
import { rangeIn, withRange } from './priceRange.ts';
import { useInView } from './useInView.ts';
import type { useProductList } from './useProductList.ts';

interface ListingProductsProps {
  readonly goods: ReturnType<typeof useProductList>;
  readonly emptyName: string;
  readonly sizes?: string;
}

/** The cards; more load on scrolling or by the button (LS-5). */
export const ListingProducts = ({ goods, emptyName, sizes }: ListingProductsProps) => {
  const { products, isFailed, isFetching, hasMore, more, retry } = goods;
  const endRef = useInView<HTMLDivElement>(more, hasMore && !isFetching);
  if (products === undefined) {
    return isFailed ? (
      <LoadFailure what="The products" busy={isFetching} onRetry={retry} />
    ) : (
      <ProductGridSkeleton count={20} />
    );
  }
  if (products.length === 0) {
    return <NoGoods name={emptyName} />;
  }
  return (
    <div>
      <VisuallyHidden as="h2">Products</VisuallyHidden>
      <FavouritableProductGrid products={products} early busy={isFetching} sizes={sizes} />
      <End ref={endRef}>
        {isFailed ? <LoadFailure what="More products" busy={isFetching} onRetry={retry} /> : null}
        {hasMore ? (
          <Button tone="plain" busy={isFetching} busyLabel="Loading…" onClick={more}>
            Load more
          </Button>
        ) : null}
      </End>
    </div>
  );
};

const NoGoods = ({ name }: { readonly name: string }) => {
  const [search] = useSearchParams();
  const { min, max } = rangeIn(search);
  const isNarrowed = min !== undefined || max !== undefined;
  return (
    <EmptyState
      icon={<Icon name="box" size={32} />}
      title={emptyListing(name)}
      text={isNarrowed ? 'None at this price.' : 'Other shelves are full.'}
      action={
        isNarrowed ? (
          <ButtonLink to={`?${withRange(search, {})}`}>See any price</ButtonLink>
        ) : (
          <ButtonLink to="/shop">See all products</ButtonLink>
        )
      }
    />
  );
};

const End = styled.div`
  display: grid;
  justify-content: center;
  margin-block-start: var(--space-5);
`;

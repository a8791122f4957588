import { useLocation, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { emptyListing } from '#messages/domain/screenMessages.ts';
import * as messages from '#messages/storefront/listing.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Drawing } from '#ui/drawings/Drawing.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { keepRetryFocus } from '#ui/feedback/keepRetryFocus.ts';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { ProductGridSkeleton } from '#ui/products/ProductGridSkeleton.tsx';
import { FavouritableProductGrid } from '../products/FavouritableProductGrid.tsx';
import { useOnNear } from '../products/useNear.ts';
import { chosenFilters, readListingFilter, withListingFilter } from './listingFilter.ts';
import { readSearchedText } from './listingQuery.ts';
import type { useProductList } from './useProductList.ts';

interface ListingProductsProps {
  readonly list: ReturnType<typeof useProductList>;
  /** Names the listing in the message for an empty list: the category, or for the list of all products the shop. */
  readonly emptyName: string;
  /** `sizes` of a card's image. */
  readonly sizes?: string;
}

/** As many placeholders as fill the view of a wide screen. */
const skeletonCards = 20;

/** The cards of a listing; more are loaded by scrolling or by a button (LS-5). */
export const ListingProducts = ({ list, emptyName, sizes }: ListingProductsProps) => {
  const { products, isFailed, isFetching, hasMore, loadMore, retry } = list;
  const endRef = useOnNear<HTMLDivElement>(loadMore, hasMore && !isFetching);
  if (products === undefined) {
    return isFailed ? (
      <LoadFailure what={messages.theProducts} onRetry={retry} />
    ) : (
      <ProductGridSkeleton count={skeletonCards} />
    );
  }
  if (products.length === 0) {
    return <NoProducts name={emptyName} />;
  }
  return (
    <div>
      <VisuallyHidden as="h2">{messages.products}</VisuallyHidden>
      <FavouritableProductGrid products={products} priority busy={isFetching} sizes={sizes} />
      <Footer ref={endRef}>
        {isFailed ? <LoadFailure what={messages.moreProducts} onRetry={retry} /> : null}
        {hasMore ? (
          <Button
            ref={keepRetryFocus}
            tone="plain"
            busy={isFetching}
            busyLabel={messages.loading}
            onClick={loadMore}
          >
            {messages.loadMore}
          </Button>
        ) : null}
      </Footer>
    </div>
  );
};

const NoProducts = ({ name }: { readonly name: string }) => {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const isFiltered = chosenFilters(readListingFilter(search)).length > 0;
  const text = readSearchedText(search);
  const drawing = <Drawing name="nothing" width={160} />;
  return isFiltered ? (
    <EmptyState
      drawing={drawing}
      title={messages.nothingMatches}
      action={<ButtonLink to={`?${withListingFilter(search, {})}`}>{messages.clearAllFilters}</ButtonLink>}
    />
  ) : (
    <EmptyState
      drawing={drawing}
      title={text === '' ? emptyListing(name) : messages.noProductNamed(text)}
      text={text === '' ? undefined : messages.tryAnotherWord}
      // /shop is empty without a search or filter only in a shop that has no products at all.
      action={
        text === '' && pathname === '/shop' ? undefined : (
          <ButtonLink to="/shop">{messages.seeAllProducts}</ButtonLink>
        )
      }
    />
  );
};

const Footer = styled.div`
  display: grid;
  justify-content: center;
  margin-block-start: var(--space-5);
`;

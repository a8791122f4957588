import { emptyListing } from '#messages/domain/screenMessages.ts';
import * as messages from '#messages/storefront/home.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ProductGridSkeleton } from '#ui/products/ProductGridSkeleton.tsx';
import { FavouritableProductGrid } from '../products/FavouritableProductGrid.tsx';
import { useCategoryLabel } from './useCategoryLabel.ts';
import { type MostPopularOptions, useMostPopular } from './useMostPopular.ts';

// `sizes` of the first card, which takes two of the grid's three or five columns and the gap between them. On a phone it takes one of two
// columns, as each card does (`gridSizes`).
const featureSizes =
  '(min-width: 1248px) 470px, (min-width: 1024px) calc(40vw - 29px), (min-width: 600px) calc(66.7vw - 27px), calc(50vw - 36px)';

/** The cards of one tab, with a button for more. */
export const MostPopularProducts = (args: MostPopularOptions) => {
  // The category's name; without a category the heading of the section, which `useCategoryLabel` returns unchanged.
  const title = useCategoryLabel(args.category ?? messages.mostPopularItems);
  const { products, isFailed, isFetching, retry, toggle, isComplete } = useMostPopular(args);
  if (products === undefined) {
    return isFailed ? <LoadFailure what={messages.theProducts} onRetry={retry} /> : <ProductGridSkeleton />;
  }
  if (products.length === 0) return <Notice>{emptyListing(title)}</Notice>;
  return (
    <>
      <FavouritableProductGrid products={products} busy={isFetching} featureSizes={featureSizes}>
        {toggle === null ? null : (
          <Button tone="plain" busy={isFetching} onClick={toggle}>
            {isComplete ? messages.showLess : messages.showMeMore}
          </Button>
        )}
      </FavouritableProductGrid>
      {isFailed ? <LoadFailure what={messages.moreProducts} onRetry={retry} /> : null}
    </>
  );
};

import { hundredTakaCategory } from '#domain/categoryNames.ts';
import { hundredTakaLimit } from '#domain/constants.ts';
import { emptyListing } from '#domain/messages/screenMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ProductGridSkeleton } from '#ui/products/ProductGridSkeleton.tsx';
import { FavouritableProductGrid } from '../products/FavouritableProductGrid.tsx';
import { HomeSection, SectionActions } from './HomeSection.tsx';
import { useHundredTaka } from './useHundredTaka.ts';

/** Ten products of the hundred taka category, or all of them (HM-9). */
export const HundredTaka = () => {
  const { products, total, isAll, isFailed, isFetching, toggle, retry } = useHundredTaka();
  return (
    <HomeSection title={hundredTakaCategory}>
      {products === undefined && !isFailed ? <ProductGridSkeleton /> : null}
      {products?.length === 0 ? <Notice>{emptyListing(hundredTakaCategory)}</Notice> : null}
      {products === undefined || products.length === 0 ? null : (
        <FavouritableProductGrid products={products} busy={isFetching} />
      )}
      {isFailed ? <LoadFailure what="The products" busy={isFetching} onRetry={retry} /> : null}
      {total > hundredTakaLimit ? (
        <SectionActions>
          <Button tone="plain" busy={isFetching} onClick={toggle}>
            {isAll ? 'Show Less' : 'Show All'}
          </Button>
        </SectionActions>
      ) : null}
    </HomeSection>
  );
};

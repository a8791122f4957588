import { hundredTakaCategory } from '#domain/categoryNames.ts';
import { hundredTakaLimit } from '#domain/constants.ts';
import { emptyListing } from '#domain/messages/screenMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { ProductGridSkeleton } from '#ui/products/ProductGridSkeleton.tsx';
import { FavouritableProductGrid } from '../products/FavouritableProductGrid.tsx';
import { HomeSection } from './HomeSection.tsx';
import { useHundredTaka } from './useHundredTaka.ts';

const sizes = '(min-width: 1248px) 179px, (min-width: 1024px) 16vw, (min-width: 600px) 24vw, 40vw';

/** Ten products of the hundred taka category, or all of them (HM-9). */
export const HundredTaka = () => {
  const { products, total, isAll, isFailed, isFetching, toggle, retry } = useHundredTaka();
  return (
    <div className="hundred-taka">
      <HomeSection
        title={hundredTakaCategory}
        aside={
          total > hundredTakaLimit ? (
            <Button tone="plain" busy={isFetching} onClick={toggle}>
              {isAll ? 'Show Less' : 'Show All'}
            </Button>
          ) : null
        }
      >
        {products === undefined && !isFailed ? <ProductGridSkeleton /> : null}
        {products?.length === 0 ? <Notice>{emptyListing(hundredTakaCategory)}</Notice> : null}
        {products === undefined || products.length === 0 ? null : (
          <div data-scroller={!isAll || undefined}>
            <FavouritableProductGrid products={products} busy={isFetching} sizes={sizes} />
          </div>
        )}
        {isFailed ? <LoadFailure what="The products" busy={isFetching} onRetry={retry} /> : null}
      </HomeSection>
    </div>
  );
};

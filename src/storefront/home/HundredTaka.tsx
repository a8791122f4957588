import { styled } from 'styled-components';
import { hundredTakaCategory } from '#domain/products/categoryNames.ts';
import { hundredTakaLimit } from '#domain/shop/constants.ts';
import * as messages from '#messages/storefront/home.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { ProductGridSkeleton } from '#ui/products/ProductGridSkeleton.tsx';
import { from } from '#ui/theme/media.ts';
import { FavouritableProductGrid } from '../products/FavouritableProductGrid.tsx';
import { TitledSection } from './TitledSection.tsx';
import { useCategoryLabel } from './useCategoryLabel.ts';
import { useHundredTaka } from './useHundredTaka.ts';

/** `sizes` of a card's picture: in a large window a sixth of it, as the heading is as wide as a card; below, about `grid-auto-columns`. */
const sizes = '(min-width: 1248px) 179px, (min-width: 1024px) 16vw, (min-width: 600px) 24vw, 40vw';

/** The first ten products of the shop's category for 100 taka, or all of them (HM-9); nothing if there are none. */
export const HundredTaka = () => {
  const title = useCategoryLabel(hundredTakaCategory);
  const { products, total, isAll, isFailed, isFetching, toggle, retry } = useHundredTaka();
  if (products?.length === 0) return null;
  return (
    <Root>
      <TitledSection
        title={title}
        aside={
          total > hundredTakaLimit ? (
            <Button tone="plain" busy={isFetching} onClick={toggle}>
              {isAll ? messages.showLess : messages.showAll}
            </Button>
          ) : null
        }
      >
        {products || isFailed ? null : <ProductGridSkeleton />}
        {products ? (
          <div data-scroller={!isAll || undefined}>
            <FavouritableProductGrid products={products} busy={isFetching} sizes={sizes} />
          </div>
        ) : null}
        {isFailed ? <LoadFailure what={messages.theProducts} onRetry={retry} /> : null}
      </TitledSection>
    </Root>
  );
};

const Root = styled.div`
  /* The first ten, in a window that is not large: two rows that scroll sideways. */
  @media (max-width: 1023px) {
    [data-scroller] > ul {
      grid-template: repeat(2, auto) / none;
      grid-auto-columns: 39%;
      grid-auto-flow: column;
      margin-inline: calc(-1 * var(--gutter));
      padding-inline: var(--gutter);
      overflow-x: auto;
      scrollbar-width: none;
    }
  }
  ${from.tablet} {
    [data-scroller] > ul { grid-auto-columns: 23%; }
  }
  /* The heading is a tile beside two rows of small cards. */
  ${from.large} {
    > section {
      display: grid;
      grid-template-columns: minmax(0, 1fr) minmax(0, 5fr);
      gap: var(--space-4);
      > :first-child {
        position: sticky;
        /* Below the sticky header. */
        inset-block-start: 96px;
        flex-direction: column;
        align-items: start;
        align-self: start;
        min-height: 264px;
        margin: 0;
        padding: var(--space-4);
        border-radius: var(--radius-l);
        background: var(--offer);
      }
    }
    h2 { color: var(--on-offer); }
  }
`;

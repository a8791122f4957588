import { useState } from 'react';
import { styled } from 'styled-components';
import { useProductsByIdQuery } from '#api/products/productsByIdApi.ts';
import * as messages from '#messages/storefront/products.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ProductCardSkeleton } from '#ui/products/ProductCardSkeleton.tsx';
import { from } from '#ui/theme/media.ts';
import { FavouritableProductCard } from './FavouritableProductCard.tsx';
import { recentHeight } from './recentHeight.ts';
import { forgetRecent, readRecentIds } from './recentStorage.ts';
import { useNear } from './useNear.ts';

interface RecentProductsProps {
  /** The id of the product whose page this is. */
  readonly except?: string | undefined;
}

/** `sizes` of a card's picture: as wide as a column of `Row`. */
const cardSizes = '(min-width: 769px) 208px, 168px';

/** The products that this browser has shown last, in one row that is fetched when it comes near, and a button that forgets them. */
export const RecentProducts = ({ except }: RecentProductsProps) => {
  const [ids] = useState(() => readRecentIds().filter((id) => id !== except));
  const [isForgotten, setForgotten] = useState(false);
  const { ref, isNear } = useNear<HTMLElement>();
  // Sorted, so that the same products in another order are the same query.
  const { data, isError } = useProductsByIdQuery(ids.toSorted(), { skip: !isNear || ids.length === 0 });
  // In the order in which they were seen; one that the shop no longer has is left out.
  const products = ids.flatMap((id) => data?.products.find(({ _id }) => _id === id) ?? []);
  const areAllGone = data !== undefined && products.length === 0;
  const isFailed = data === undefined && isError;
  if (isForgotten)
    return (
      <Forgotten role="status" tabIndex={-1} ref={takeFocus}>
        {messages.recentForgotten}
      </Forgotten>
    );
  if (ids.length === 0 || isFailed || areAllGone) return null;
  const forget = (): void => {
    forgetRecent();
    setForgotten(true);
  };
  return (
    <Root ref={ref} aria-labelledby="recent" style={{ minHeight: recentHeight }}>
      <Header>
        <h2 id="recent">{messages.recentlySeen}</h2>
        <Button size="s" tone="quiet" onClick={forget}>
          {messages.forget}
        </Button>
      </Header>
      <Row aria-busy={data === undefined || undefined}>
        {data === undefined
          ? ids.map((id) => (
              <li key={id}>
                <ProductCardSkeleton />
              </li>
            ))
          : products.map((product) => (
              <li key={product._id}>
                <FavouritableProductCard product={product} sizes={cardSizes} />
              </li>
            ))}
      </Row>
    </Root>
  );
};

/** The button that was pressed is gone with the row. */
const takeFocus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

const Forgotten = styled.p`
  padding-block-start: var(--space-7);
  color: var(--ink-soft);
  &:focus { outline: none; }
`;
const Root = styled.section`
  padding-block-start: var(--space-7);
`;
const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-block-end: var(--space-3);
  h2 { font-size: var(--text-2xl); }
`;
const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 168px;
  justify-content: start;
  gap: var(--space-3);
  padding-block-end: var(--space-2);
  overflow-x: auto;
  scroll-snap-type: x proximity;
  > li { min-width: 0; scroll-snap-align: start; }
  ${from.medium} { grid-auto-columns: 208px; gap: var(--space-4); }
`;

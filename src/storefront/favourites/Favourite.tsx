import { useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { styled } from 'styled-components';
import { isNotFound } from '#api/client/isNotFound.ts';
import type { ApiState } from '#api/client/shopApi.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { findCachedProduct } from '#api/products/findCachedProduct.ts';
import { productMaxAge, useGetProductQuery } from '#api/products/productsApi.ts';
import * as messages from '#messages/storefront/favourites.ts';
import { type FavouritesState, favouriteToggled, selectIsFavourite } from '#slices/favouritesSlice.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { useKeptFocus } from '#ui/hooks/useKeptFocus.ts';
import { ProductCardSkeleton } from '#ui/products/ProductCardSkeleton.tsx';
import { FavouritableProductCard } from '../products/FavouritableProductCard.tsx';

/**
 * The card of a favourite. Its product is fetched by the same call as on the product's own page, so that the server never
 * learns which products are favourites (LS-4).
 */
export const Favourite = ({ id }: { readonly id: string }) => {
  const dispatch = useShopDispatch();
  const store = useStore<ApiState & { readonly favourites: FavouritesState }>();
  // The product from a list that was fetched before, shown until the product itself is fetched.
  const [cached] = useState(() => findCachedProduct(store.getState(), id));
  const { currentData = cached, error, isFetching, refetch } = useGetProductQuery(id, productMaxAge);
  const remove = () => {
    // Another tab may have removed it meanwhile; the toggle would add it again.
    if (selectIsFavourite(store.getState(), id)) dispatch(favouriteToggled(id));
  };
  if (isNotFound(error)) return <GoneFavourite onRemove={remove} />;
  if (currentData !== undefined) return <FavouritableProductCard product={currentData} />;
  if (error !== undefined)
    return <LoadFailure what={messages.aFavourite} busy={isFetching} onRetry={() => void refetch()} />;
  return <ProductCardSkeleton />;
};

const GoneFavourite = ({ onRemove }: { readonly onRemove: () => void }) => {
  const [isRemoved, setRemoved] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const focusProps = useKeptFocus(rootRef);
  const remove = (): void => {
    onRemove();
    setRemoved(true);
  };
  return (
    <Gone ref={rootRef} tabIndex={-1} {...focusProps}>
      <p role="status">{isRemoved ? messages.removed : messages.noLongerSold}</p>
      {isRemoved ? null : (
        <Button size="s" tone="plain" onClick={remove}>
          {messages.remove}
        </Button>
      )}
    </Gone>
  );
};

const Gone = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-3);
  height: 100%;
  min-height: 200px;
  padding: var(--space-3);
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-l);
  font-size: var(--text-s);
  text-align: center;
  color: var(--ink-soft);
`;

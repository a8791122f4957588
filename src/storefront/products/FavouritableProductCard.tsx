import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useShopDispatch } from '#api/useShopDispatch.ts';
import { type FavouritesState, favouriteToggled, selectIsFavourite } from '#slices/favouritesSlice.ts';
import { ProductCard } from '#ui/products/ProductCard.tsx';
import type { CardContent } from './CardPlaceholder.ts';

interface FavouritableProductCardProps extends CardContent {
  readonly priority?: boolean;
}

/** A product card with a favourite heart stored in this browser (LS-4). */
export const FavouritableProductCard = ({ product, priority, sizes }: FavouritableProductCardProps) => {
  const dispatch = useShopDispatch();
  const isFavourite = useSelector((state: { favourites: FavouritesState }) =>
    selectIsFavourite(state, product._id),
  );
  const toggle = useCallback((id: string) => dispatch(favouriteToggled(id)), [dispatch]);
  return (
    <ProductCard
      product={product}
      favourite={isFavourite}
      onFavourite={toggle}
      priority={priority}
      sizes={sizes}
    />
  );
};

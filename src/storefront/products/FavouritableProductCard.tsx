import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useShop } from '#api/client/useShop.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { type Product, salePrice } from '#domain/products/product.ts';
import { isDeliveredFree } from '#domain/shop/orderTerms.ts';
import { type FavouritesState, favouriteToggled, selectIsFavourite } from '#slices/favouritesSlice.ts';
import { ProductCard } from '#ui/products/ProductCard.tsx';

interface FavouritableProductCardProps {
  readonly product: Product;
  /** In the first row of the first view: its picture is fetched at once. */
  readonly priority?: boolean;
  /** `sizes` of its picture; by default as in a ProductGrid. */
  readonly sizes?: string | undefined;
}

/** A product card with a favourite heart stored in this browser (LS-4). */
export const FavouritableProductCard = ({ product, priority, sizes }: FavouritableProductCardProps) => {
  const dispatch = useShopDispatch();
  const isFavourite = useSelector((state: { favourites: FavouritesState }) =>
    selectIsFavourite(state, product._id),
  );
  const toggle = useCallback((id: string) => dispatch(favouriteToggled(id)), [dispatch]);
  const shop = useShop();
  return (
    <ProductCard
      product={product}
      favourite={isFavourite}
      // A product without a price counts as 0 taka, which is never delivered free.
      deliveredFree={isDeliveredFree(shop, salePrice(product) ?? 0)}
      onFavourite={toggle}
      priority={priority}
      sizes={sizes}
    />
  );
};

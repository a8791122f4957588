import { type ReactNode, useCallback } from 'react';
import type { Product } from '#domain/products/product.ts';
import { ProductGrid } from '#ui/products/ProductGrid.tsx';
import { FavouritableProductCard } from './FavouritableProductCard.tsx';

interface FavouritableProductGridProps {
  readonly products: readonly Product[];
  /** Whether the grid's first row is in the first view, so that its images load first. */
  readonly priority?: boolean;
  readonly busy?: boolean;
  /** `sizes` of a card's image, where the grid is narrower than the container. */
  readonly sizes?: string;
  /** `sizes` of the first card's image, where that card is larger. */
  readonly featureSizes?: string;
  /** Shown in the grid after the last card. */
  readonly children?: ReactNode;
}

// The number of cards in the first row on the widest screen (LS-1).
const firstRowLength = 5;

/** A product grid that marks this browser's favourites. */
export const FavouritableProductGrid = ({
  products,
  priority = false,
  busy,
  sizes: gridSizes,
  featureSizes = gridSizes,
  children,
}: FavouritableProductGridProps) => {
  const card = useCallback(
    (product: Product, index: number) => {
      const sizes = index === 0 ? featureSizes : gridSizes;
      const isFirstRow = priority && index < firstRowLength;
      return <FavouritableProductCard product={product} priority={isFirstRow} sizes={sizes} />;
    },
    [priority, gridSizes, featureSizes],
  );
  return (
    <ProductGrid products={products} card={card} busy={busy}>
      {children}
    </ProductGrid>
  );
};

import { useCallback, useContext } from 'react';
import type { Product } from '#domain/product.ts';
import { ProductGrid } from '#ui/products/ProductGrid.tsx';
import { CardMarkup } from './CardMarkup.ts';
import { FavouritableProductCard } from './FavouritableProductCard.tsx';

interface FavouritableProductGridProps {
  readonly products: readonly Product[];
  /** Its first row is in the first view. */
  readonly priority?: boolean;
  readonly busy?: boolean;
  /** `sizes` of a card's image, where the grid is narrower than the container. */
  readonly sizes?: string;
}

// The widest first row (LS-1).
const firstRowLength = 5;

/** A product grid that marks this browser's favourites. */
export const FavouritableProductGrid = ({
  products,
  priority = false,
  busy,
  sizes,
}: FavouritableProductGridProps) => {
  const markupOf = useContext(CardMarkup);
  const card = useCallback(
    (product: Product, index: number) => (
      <FavouritableProductCard
        product={product}
        priority={priority && index < firstRowLength}
        sizes={sizes}
      />
    ),
    [priority, sizes],
  );
  // React writes preloads of the first row's pictures at the start of the page.
  const markup = (product: Product, index: number): string | null =>
    markupOf === null || (priority && index < firstRowLength) ? null : markupOf({ product, sizes });
  return <ProductGrid products={products} card={card} markup={markup} busy={busy} />;
};

import type { Product } from '#domain/product.ts';
import { ProductGrid } from '#ui/goods/ProductGrid.tsx';
import { GoodsCard } from './GoodsCard.tsx';

interface GoodsGridProps {
  readonly products: readonly Product[];
  /** Its first row stands in the first view. */
  readonly early?: boolean;
  readonly busy?: boolean;
}

// The widest first row (LS-1).
const firstRow = 5;
const plainCard = (product: Product) => <GoodsCard product={product} />;
const earlyCard = (product: Product, index: number) => (
  <GoodsCard product={product} early={index < firstRow} />
);

/** A shelf of cards that this browser's favourites mark. */
export const GoodsGrid = ({ products, early = false, busy }: GoodsGridProps) => (
  <ProductGrid products={products} card={early ? earlyCard : plainCard} busy={busy} />
);

import * as messages from '#messages/ui/products.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { GridList } from './ProductGrid.tsx';

/** Placeholder of a product list while it loads. */
export const ProductGridSkeleton = ({ count = 10 }: { readonly count?: number }) => (
  <div>
    <VisuallyHidden as="output">{messages.loadingProducts}</VisuallyHidden>
    <GridList aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton />
        </li>
      ))}
    </GridList>
  </div>
);

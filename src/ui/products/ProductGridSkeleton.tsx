import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx';
import { Cells } from './ProductGrid.tsx';

/** Placeholder of a product list while it loads. */
export const ProductGridSkeleton = ({ count = 10 }: { readonly count?: number }) => (
  <div>
    <VisuallyHidden as="output">Loading products</VisuallyHidden>
    <Cells aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton />
        </li>
      ))}
    </Cells>
  </div>
);

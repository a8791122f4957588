import { useBestSellingProductsQuery } from '#api/productsApi.ts';
import { ProductCarousel } from './ProductCarousel.tsx';

/** HM-4 */
export const BestSelling = () => (
  <ProductCarousel title="Best Selling" answer={useBestSellingProductsQuery()} />
);

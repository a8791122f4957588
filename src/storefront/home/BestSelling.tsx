import { useBestSellingProductsQuery } from '#api/productsApi.ts';
import { GoodsCarousel } from './GoodsCarousel.tsx';

/** HM-4 */
export const BestSelling = () => (
  <GoodsCarousel title="Best Selling" answer={useBestSellingProductsQuery()} />
);

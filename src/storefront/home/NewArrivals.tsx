import { useListProductsQuery } from '#api/productsApi.ts';
import { GoodsCarousel } from './GoodsCarousel.tsx';
import { newArrivals } from './homeQuestions.ts';

/** HM-5 */
export const NewArrivals = () => (
  <GoodsCarousel title="New Arrivals" answer={useListProductsQuery(newArrivals)} />
);

import { useListProductsQuery } from '#api/productsApi.ts';
import { newArrivals } from './homeQueries.ts';
import { ProductCarousel } from './ProductCarousel.tsx';

/** HM-5 */
export const NewArrivals = () => (
  <ProductCarousel title="New Arrivals" answer={useListProductsQuery(newArrivals)} />
);

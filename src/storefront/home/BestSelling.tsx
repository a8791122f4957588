import { useBestSellingProductsQuery } from '#api/productsApi.ts';
import { GoodsCarousel } from './GoodsCarousel.tsx';
import { carouselLimit } from './homeQuestions.ts';

/** HM-4 */
export const BestSelling = () => {
  const answer = useBestSellingProductsQuery();
  return (
    <GoodsCarousel title="Best Selling" answer={{ ...answer, data: answer.data?.slice(0, carouselLimit) }} />
  );
};

import { useOwnReview } from '#api/ownReviewsApi.ts';
import type { OrderLine } from '#domain/order.ts';
import { productTitle } from '#domain/product.ts';
import { OwnReviewPanel } from '#ui/reviews/OwnReviewPanel.tsx';

interface LineReviewProps {
  /** Id of the own order. */
  readonly order: string;
  readonly line: OrderLine;
}

/** The review of a product of an own order (SH-7). */
export const LineReview = ({ order, line }: LineReviewProps) => (
  <OwnReviewPanel title={productTitle(line)} own={useOwnReview({ order }, line.id)} />
);

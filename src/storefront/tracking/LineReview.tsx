import { useOwnReview } from '#api/ownReviewsApi.ts';
import type { OrderLine } from '#domain/order.ts';
import { productTitle } from '#domain/product.ts';
import { OwnReviewPanel } from '#ui/reviews/OwnReviewPanel.tsx';

interface LineReviewProps {
  readonly token: string;
  readonly line: OrderLine;
}

/** The review of a product of a tracked order, for the holder of its link (SH-7). */
export const LineReview = ({ token, line }: LineReviewProps) => (
  <OwnReviewPanel title={productTitle(line)} own={useOwnReview({ token }, line.id)} />
);

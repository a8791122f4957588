import type { InferInsertModel } from 'drizzle-orm';
import { isFirstOfProduct, type ReviewRating, type ReviewState } from '#domain/reviews/review.ts';
import { dayMs } from '#domain/values/dates.ts';
import type { productReviews } from '#server/database/schema/schema.ts';
import { demoId } from '../demoId.ts';
import type { Random } from '../seededRandom.ts';
import type { DemoOrder } from './demoOrders.ts';
import { orderRandom } from './orderRandom.ts';

/** What customers of the demo shop write about products that they received (SH-7). */

export type ReviewRow = InferInsertModel<typeof productReviews>;
type Draft = readonly [rating: ReviewRating, text: string];

/** A review as its customer has written it, with what staff have decided; the reason is '' unless they have rejected it. */
interface WrittenReview {
  readonly rating: ReviewRating;
  readonly text: string;
  readonly state: ReviewState;
  readonly reason: string;
}

const drafts: readonly Draft[] = [
  [5, 'Exactly as in the picture. Came well packed, and the courier called before he came.'],
  [5, 'খুব ভালো মানের পণ্য। ছবির সাথে পুরোপুরি মিল আছে, ধন্যবাদ হাটখোলা।'],
  [4, 'Good for the price. The colour is a little darker than I thought.'],
  [4, 'পণ্য ভালো, তবে ডেলিভারি পেতে তিন দিন লেগেছে।'],
  [5, ''],
  [3, 'মোটামুটি। দামের তুলনায় আরেকটু ভালো হতে পারত।'],
  [5, 'Bought it for my mother. She likes it, so I ordered a second one.'],
  [2, 'It works, but one corner was scratched when it arrived.'],
  [4, ''],
  [5, 'আমার ছোট বোনের জন্য নিয়েছিলাম, সে খুব খুশি। আবার অর্ডার করব ইনশাআল্লাহ।'],
];

const rejected: readonly (readonly [rating: ReviewRating, text: string, reason: string])[] = [
  [5, 'Cheaper at my page! www.deals.example', 'Advertising'],
  [1, 'Call me about it, 01700000000', 'Names a person, a number or an address'],
];

const minuteMs = 60 * 1000;

/** One of ten reviews is rejected, with the reason that its writer reads; of the others two of nine wait, and the rest is published. */
const drawReview = (random: Random): WrittenReview => {
  const dice = random.number();
  if (dice <= 0.1) {
    const [rating, text, reason] = random.pick(rejected);
    return { rating, text, state: 'Rejected', reason };
  }
  const [rating, text] = random.pick(drafts);
  return { rating, text, state: dice < 0.3 ? 'Waiting' : 'Published', reason: '' };
};

/** Rows of the reviews of a delivered demo order, about three for five products; the same for the same order. */
export const reviewRows = ({ order, customerUid }: DemoOrder, now: Date): ReviewRow[] => {
  if (order.orderStatus !== 'Delivered' || order.deliveredAt === null) return [];
  const random = orderRandom(order._id, 'reviews');
  const deliveredAt = Date.parse(order.deliveredAt);
  return order.products
    .filter((line) => isFirstOfProduct(order.products, line) && random.number() < 0.6)
    .map(({ id: productId, color, size }) => {
      const { rating, text, state, reason } = drawReview(random);
      const daysLater = 0.2 + 2 * random.number();
      const writtenAt = deliveredAt + daysLater * dayMs;
      return {
        id: demoId('review', order._id, productId),
        productId,
        orderId: order._id,
        writerPhone: order.customerData.mobileNumber,
        byLink: customerUid === null,
        rating,
        text,
        color,
        size,
        state,
        reason,
        version: 1,
        writtenAt: new Date(Math.min(writtenAt, now.getTime() - minuteMs)),
      };
    });
};

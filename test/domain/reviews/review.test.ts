import { describe, expect, it } from 'vitest';
import { orderStatuses } from '#domain/orders/orderStatus.ts';
import { readReviewSummary } from '#domain/products/product.ts';
import { readModeratedReview, readOwnReviews, readReviewsPage } from '#domain/reviews/readReviews.ts';
import {
  boughtLabel,
  canDecide,
  canReview,
  isFirstOfProduct,
  mayHaveReviews,
  plainReviewText,
  reviewDecisions,
  reviewStates,
} from '#domain/reviews/review.ts';
import { lineFor } from '../../support/builders/orderBody.ts';

const review = {
  _id: 'r1',
  rating: 4,
  text: 'Good',
  by: 'Rahima K.',
  at: '2026-01-05T09:07:00.000Z',
  color: 'Red',
  size: 'N/A',
};

describe('a review', () => {
  it('SH-7 may be written while the order is delivered, and be there after a return', () => {
    expect(orderStatuses.filter(canReview)).toEqual(['Delivered']);
    expect(orderStatuses.filter(mayHaveReviews)).toEqual(['Delivered', 'Return']);
  });

  it('SH-7 is published or rejected from each other state', () => {
    const decisions = reviewStates.map((state) =>
      reviewDecisions.filter((decision) => canDecide(state, decision)),
    );
    expect(decisions).toEqual([['Published', 'Rejected'], ['Rejected'], ['Published']]);
  });

  it('SH-7 keeps no invisible characters, blank ends or empty lines in a row', () => {
    expect(plainReviewText('  one\r\ntwo\r\n \r\n\n\nthree\u202e\u200b\u0007 ')).toBe('one\ntwo\n\nthree');
    expect(plainReviewText('র\u200d্যাব <b>www.a.example</b>')).toBe('র\u200d্যাব <b>www.a.example</b>');
    expect(plainReviewText(' \n\t ')).toBe('');
    expect(plainReviewText('Size\tL')).toBe('Size L');
  });

  it('SH-7 names what was bought, without what was left open', () => {
    expect([
      boughtLabel({ color: 'Red', size: 'M' }),
      boughtLabel({ color: 'N/A', size: 'M' }),
      boughtLabel({ color: 'N/A', size: '' }),
    ]).toEqual(['Red · M', 'M', '']);
  });

  it('SH-7 belongs to the first line of a product', () => {
    const lines = [lineFor('cup', 1), { ...lineFor('cup', 1), size: 'M' }, lineFor('tray', 1)];
    expect(lines.map((line) => isFirstOfProduct(lines, line))).toEqual([true, false, true]);
  });
});

describe('what a host sends of reviews', () => {
  it('SH-7 is a page of those with an id and a rating from 1 to 5', () => {
    const reviews = [review, { ...review, _id: '' }, { ...review, rating: 6 }, { ...review, rating: '4' }, 5];
    expect(readReviewsPage({ count: 2, byRating: [0, 0, 0, 1, 1], reviews, next: 'n' })).toEqual({
      count: 2,
      byRating: [0, 0, 0, 1, 1],
      reviews: [review],
      next: 'n',
    });
    const none = { count: 0, byRating: [0, 0, 0, 0, 0], reviews: [], next: null };
    expect([readReviewsPage(null), readReviewsPage({ byRating: 'x' })]).toEqual([none, none]);
  });

  it('SH-7 is no summary without a count', () => {
    expect([
      readReviewSummary({ count: 3, average: 4.2 }),
      readReviewSummary({ count: 0, average: null }),
      readReviewSummary({ average: 4 }),
      readReviewSummary('x'),
    ]).toEqual([{ count: 3, average: 4.2 }, { count: 0, average: null }, null, null]);
  });

  it('SH-7 is what the holder of an order wrote', () => {
    const own = { product: 'cup', rating: 4, text: 'Good', state: 'Rejected', reason: 'Spam', at: 'now' };
    expect(readOwnReviews({ canWrite: true, reviews: [own, { ...own, state: 'Lost' }] })).toEqual({
      canWrite: true,
      reviews: [own],
    });
    expect(readOwnReviews('x')).toEqual({ canWrite: false, reviews: [] });
  });

  it('SH-7 is for staff with product, order, state and version', () => {
    const full = {
      ...review,
      product: { id: 'cup', name: 'Cup' },
      order: { id: 'o1', number: null },
      state: 'Waiting',
      reason: '',
      version: 2,
      byLink: true,
    };
    expect(readModeratedReview(full)).toEqual(full);
    expect(readModeratedReview({ ...full, byLink: undefined })).toEqual({ ...full, byLink: false });
    expect(readModeratedReview({ ...full, state: 'Lost' })).toBeNull();
    expect(readModeratedReview(null)).toBeNull();
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccountCall } from '#contract/accounts/users.ts';
import { deleteOrderCall } from '#contract/orders/orders.ts';
import { deleteProductCall } from '#contract/products/products.ts';
import { countReviewsCall, decideReviewsCall, deleteReviewCall } from '#contract/reviews/reviews.ts';
import { listAuditEntriesCall } from '#contract/staff/audit.ts';
import type { ReviewDecision, ReviewRating } from '#domain/reviews/review.ts';
import { auditText } from '#domain/staff/audit.ts';
import { productReviews } from '#server/database/schema/schema.ts';
import { goodReview, openReviewShop, type ReviewShop, statusesOf } from '../support/servers/reviewShop.ts';
import { personOf } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

describe.each(testDatabases())('reviews and staff on $name', (at) => {
  let shop: ReviewShop;
  beforeAll(async () => {
    shop = await openReviewShop(at);
  });
  afterAll(() => shop?.api.close());

  it('SH-7 BN-5 shows the review of a guest who received the product once staff have published it', async () => {
    const cup = await shop.newCup({ nameBengali: 'মাটির কাপ' });
    const { token, order, number } = await shop.deliver(cup, { name: 'Rahima Khatun' });
    expect(await shop.own({ token })).toEqual({ canWrite: true, reviews: [] });
    const written = await shop.write({ token }, cup, {
      rating: 4,
      text: '  Holds tea.\r\n\r\n\r\n\r\nAnd milk. ',
    });
    const review = {
      product: cup,
      rating: 4,
      text: 'Holds tea.\n\nAnd milk.',
      state: 'Waiting',
      reason: '',
      at: expect.any(String),
    };
    expect([written.status, written.headers.get('cache-control'), written.body]).toEqual([
      200,
      'no-store',
      { data: review },
    ]);
    const noReviews = { count: 0, byRating: [0, 0, 0, 0, 0], reviews: [], next: null };
    expect([await shop.published(cup), await shop.summaryOf(cup)]).toEqual([
      noReviews,
      { count: 0, average: null },
    ]);
    expect(await shop.moderated('Waiting', cup)).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        rating: 4,
        text: review.text,
        by: 'Rahima K.',
        at: expect.any(String),
        color: 'Red',
        size: 'M',
        product: { id: cup, name: 'Clay tea cup', nameBengali: 'মাটির কাপ' },
        order: { id: order, number },
        state: 'Waiting',
        reason: '',
        version: 1,
        byLink: true,
      },
    ]);
    await shop.decide('Published', cup);
    const [publishedReview] = (await shop.published(cup)).reviews;
    expect(publishedReview).toEqual({
      _id: expect.any(String),
      rating: 4,
      text: review.text,
      by: 'Rahima K.',
      at: expect.any(String),
      color: 'Red',
      size: 'M',
    });
    expect(await shop.published(cup)).toMatchObject({
      count: 1,
      byRating: [0, 0, 0, 1, 0],
      next: null,
    });
    expect(await shop.summaryOf(cup)).toEqual({ count: 1, average: 4 });
    expect((await shop.own({ token })).reviews).toEqual([{ ...review, state: 'Published' }]);
  });

  it('SH-7 publishes only the text that staff have read', async () => {
    const cup = await shop.newCup();
    const { token } = await shop.deliver(cup);
    await shop.write({ token }, cup);
    const [read] = await shop.moderated('Waiting', cup);
    await shop.write({ token }, cup, { rating: 5, text: 'Buy at another shop!' });
    const body = { decision: 'Published' as const, reviews: [{ id: read?._id ?? '', version: 1 }] };
    expect(
      await shop.api.call(decideReviewsCall, {
        body,
        token: await shop.staff(),
      }),
    ).toEqual({
      decidedIds: [],
      decidedByOthers: [],
    });
    expect((await shop.published(cup)).count).toBe(0);
  });

  it('SH-7 leaves a review about which somebody else has decided otherwise since staff read it', async () => {
    const cup = await shop.newCup();
    const { token } = await shop.deliver(cup);
    await shop.write({ token }, cup);
    const [read] = await shop.moderated('Waiting', cup);
    const id = read?._id ?? '';
    const decideAsRead = async (decision: ReviewDecision) =>
      shop.api.call(decideReviewsCall, {
        body: { decision, reviews: [{ id, version: 1, from: 'Waiting' }] },
        token: await shop.staff(),
      });
    const decided = { decidedIds: [id], decidedByOthers: [] };
    expect(await decideAsRead('Rejected')).toEqual(decided);
    expect(await decideAsRead('Rejected')).toEqual(decided);
    expect(await decideAsRead('Published')).toEqual({ decidedIds: [], decidedByOthers: [id] });
    expect((await shop.own({ token })).reviews).toMatchObject([{ state: 'Rejected' }]);
  });

  it('SH-7 MD-10 tells the writer why a review was rejected, counts by state, and records who decided', async () => {
    const cup = await shop.newCup();
    const { token } = await shop.deliver(cup);
    await shop.write({ token }, cup, { rating: 1, text: 'www.spam.example' });
    const before = await shop.api.call(countReviewsCall, {
      token: await shop.staff(),
    });
    await shop.decide('Rejected', cup, ' Advertising ');
    await shop.decide('Rejected', cup, 'again');
    const after = await shop.api.call(countReviewsCall, {
      token: await shop.staff(),
    });
    expect((await shop.own({ token })).reviews).toMatchObject([{ state: 'Rejected', reason: 'Advertising' }]);
    expect(after.counts).toEqual({
      ...before.counts,
      Waiting: before.counts.Waiting - 1,
      Rejected: before.counts.Rejected + 1,
    });
    await shop.decide('Published', cup);
    expect((await shop.own({ token })).reviews).toMatchObject([{ state: 'Published', reason: '' }]);
    const [review] = await shop.moderated('Published', cup);
    const id = review?._id ?? '';
    const adminToken = await shop.admin();
    expect(
      statusesOf([await shop.api.send(deleteReviewCall, { params: { id }, token: await shop.staff() })]),
    ).toEqual([403]);
    expect(
      statusesOf([await shop.api.send(deleteReviewCall, { params: { id }, token: adminToken })]),
    ).toEqual([200]);
    const { entries } = await shop.api.call(listAuditEntriesCall, {
      query: { subject: id },
      token: adminToken,
    });
    expect(entries.map((entry) => [entry.by, auditText(entry)])).toEqual([
      ['Admin', 'Deleted a review of Clay tea cup'],
      ['staff', 'Published a review of Clay tea cup'],
      ['staff', 'Rejected a review of Clay tea cup'],
    ]);
    expect((await shop.own({ token })).reviews).toEqual([]);
  });

  it('SH-7 pages the published reviews, newest first, without a gap', async () => {
    const cup = await shop.newCup();
    for (const rating of [1, 2, 3, 5, 5] as const) {
      const { token } = await shop.deliver(cup);
      await shop.write({ token }, cup, { rating, text: `${rating}` });
    }
    await shop.decide('Published', cup);
    const first = await shop.published(cup, { limit: 2 });
    const second = await shop.published(cup, { limit: 2, after: first.next ?? '' });
    const third = await shop.published(cup, { limit: 2, after: second.next ?? '' });
    expect([first, second, third].map(({ reviews }) => reviews.map(({ rating }) => rating))).toEqual([
      [5, 5],
      [3, 2],
      [1],
    ]);
    expect(third).toMatchObject({ count: 5, byRating: [1, 1, 1, 0, 2], next: null });
  });

  /** The average of a new product with published reviews of these ratings. */
  const averageOf = async (ratings: readonly ReviewRating[]) => {
    const cup = await shop.newCup();
    for (const rating of ratings) {
      const { token } = await shop.deliver(cup);
      await shop.write({ token }, cup, { rating, text: '' });
    }
    await shop.decide('Published', cup);
    return (await shop.summaryOf(cup))?.average;
  };

  it('SH-7 counts in an average with one decimal', async () => {
    expect([await averageOf([4, 4, 4, 5]), await averageOf([1, 5, 5]), await averageOf([1])]).toEqual([
      4.3, 3.7, 1,
    ]);
  });

  it('SH-7 shows no name of a deleted account, and no review of a deleted order or product', async () => {
    const [cup, tray] = [await shop.newCup(), await shop.newCup()];
    const leaving = personOf('leaving');
    const { order } = await shop.deliver(cup, { name: 'Leaving Person' }, await shop.api.signIn(leaving));
    await shop.write({ order }, cup, goodReview, await shop.api.signIn(leaving));
    const removed = await shop.deliver(cup);
    await shop.write({ token: removed.token }, cup);
    const gone = await shop.deliver(tray);
    await shop.write({ token: gone.token }, tray);
    await shop.decide('Published', cup);
    await shop.api.send(deleteAccountCall, { token: await shop.api.signIn(leaving) });
    await shop.api.send(deleteOrderCall, { params: { id: removed.order }, token: await shop.admin() });
    await shop.api.send(deleteProductCall, { params: { id: tray }, token: await shop.admin() });
    expect(await shop.published(cup)).toMatchObject({ count: 1, reviews: [{ by: '', text: 'Holds tea.' }] });
    const rows = await shop.api.db.select({ product: productReviews.productId }).from(productReviews);
    expect(rows.filter(({ product }) => product === tray)).toEqual([]);
  });
});

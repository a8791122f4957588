import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAuditEntries } from '#contract/audit.ts';
import { auditSchemas } from '#contract/auditSchemas.ts';
import { deleteOrder, placeOrder, setOrderStatus } from '#contract/orders.ts';
import { ordersSchemas } from '#contract/ordersSchemas.ts';
import { deleteProduct, getProduct } from '#contract/products.ts';
import { productsSchemas } from '#contract/productsSchemas.ts';
import {
  countReviews,
  decideReviews,
  deleteReview,
  listModeratedReviews,
  listOwnReviews,
  listReviews,
  type ReviewHolder,
  withdrawReview,
  writeReview,
} from '#contract/reviews.ts';
import { reviewsSchemas } from '#contract/reviewsSchemas.ts';
import { moveTracked, revokeTrackingLinks } from '#contract/tracking.ts';
import { deleteAccount } from '#contract/users.ts';
import { auditText } from '#domain/audit.ts';
import type { CustomerData } from '#domain/order.ts';
import type { OrderStatus } from '#domain/orderStatus.ts';
import { type ReviewDecision, type ReviewDraft, type ReviewState, reviewsPerMinute } from '#domain/review.ts';
import { productReviews } from '#server/database/schema.ts';
import { lineFor, orderBody } from '../support/builders/orderBody.ts';
import { addProduct } from '../support/clients/shopData.ts';
import { signInStaff } from '../support/clients/signInStaff.ts';
import { type Api, adminPerson, personOf, startApi } from '../support/servers/startApi.ts';
import { testDatabases } from '../support/servers/testDatabases.ts';

const good: ReviewDraft = { rating: 5, text: 'Holds tea.' };
const day = 24 * 60 * 60 * 1000;

describe.each(testDatabases())('reviews on $name', (at) => {
  let api: Api;
  let staff: string;
  beforeAll(async () => {
    api = await startApi(at);
    staff = await signInStaff(api, await admin());
  });
  afterAll(() => api?.close());

  // The test's clock runs ahead: a token is signed for each call.
  const admin = () => api.signIn(adminPerson);
  const newCup = async () => addProduct(api, await admin());
  let phones = 0;
  /** Each order has a phone number of its own unless `changes` name one. */
  const place = async (cup: string, changes: Partial<CustomerData> = {}, token?: string) => {
    phones += 1;
    const mobileNumber = `0171${String(phones).padStart(7, '0')}`;
    const line = { ...lineFor(cup, 250.5), size: 'M' };
    const body = orderBody([line], { mobileNumber, ...changes });
    const signedIn = token === undefined ? {} : { token };
    const placed = await api.get(placeOrder, ordersSchemas.placeOrder, { body, ...signedIn });
    return { order: placed.insertedId, number: placed.number ?? null, token: placed.trackingToken ?? '' };
  };
  const move = async (id: string, ...statuses: OrderStatus[]) => {
    const token = await admin();
    for (const status of statuses)
      await api.send(setOrderStatus, { params: { id }, body: { status }, token });
  };
  const returnBy = async (token: string) => {
    const body = { token, status: 'Return', from: 'Delivered' } as const;
    expect((await api.send(moveTracked, { body })).status).toBe(200);
  };
  const deliver = async (cup: string, changes?: Partial<CustomerData>, token?: string) => {
    const placed = await place(cup, changes, token);
    await move(placed.order, 'Confirmed', 'Shipping', 'Delivered');
    return placed;
  };
  const write = (holder: ReviewHolder, product: string, draft: ReviewDraft = good, token?: string) =>
    api.send(writeReview, {
      body: { ...holder, product, ...draft },
      ...(token === undefined ? {} : { token }),
    });
  const own = async (holder: ReviewHolder, token?: string) =>
    api.get(listOwnReviews, reviewsSchemas.listOwnReviews, {
      body: holder,
      ...(token === undefined ? {} : { token }),
    });
  const shown = (product: string, query: { limit?: number; after?: string } = {}) =>
    api.get(listReviews, reviewsSchemas.listReviews, { query: { product, ...query } });
  const listed = async (state: ReviewState, product: string) => {
    const { reviews } = await api.get(listModeratedReviews, reviewsSchemas.listModeratedReviews, {
      query: { state },
      token: staff,
    });
    return reviews.filter((review) => review.product.id === product);
  };
  const decide = async (decision: ReviewDecision, product: string, reason?: string) => {
    const lists = await Promise.all(
      (['Waiting', 'Published', 'Rejected'] as const).map((state) => listed(state, product)),
    );
    const reviews = lists.flat().map(({ _id: id, version }) => ({ id, version }));
    const body = { decision, reviews, ...(reason === undefined ? {} : { reason }) };
    return api.get(decideReviews, reviewsSchemas.decideReviews, { body, token: staff });
  };
  const summaryOf = async (id: string) =>
    (await api.get(getProduct, productsSchemas.getProduct, { params: { id } })).data.reviewSummary;
  const statusesOf = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);

  it('SH-7 shows the review of a guest who received the product once staff have published it', async () => {
    const cup = await newCup();
    const { token, order, number } = await deliver(cup, { name: 'Rahima Khatun' });
    expect(await own({ token })).toEqual({ canWrite: true, reviews: [] });
    const written = await write({ token }, cup, {
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
    const nothing = { count: 0, average: null, byRating: [0, 0, 0, 0, 0], reviews: [], next: null };
    expect([await shown(cup), await summaryOf(cup)]).toEqual([nothing, { count: 0, average: null }]);
    expect(await listed('Waiting', cup)).toEqual([
      {
        _id: expect.stringMatching(/^[0-9a-f]{24}$/),
        rating: 4,
        text: review.text,
        by: 'Rahima K.',
        at: expect.any(String),
        color: 'Red',
        size: 'M',
        product: { id: cup, name: 'Clay tea cup' },
        order: { id: order, number },
        state: 'Waiting',
        reason: '',
        version: 1,
      },
    ]);
    await decide('Published', cup);
    const [published] = (await shown(cup)).reviews;
    expect(published).toEqual({
      _id: expect.any(String),
      rating: 4,
      text: review.text,
      by: 'Rahima K.',
      at: expect.any(String),
      color: 'Red',
      size: 'M',
    });
    expect(await shown(cup)).toMatchObject({ count: 1, average: 4, byRating: [0, 0, 0, 1, 0], next: null });
    expect(await summaryOf(cup)).toEqual({ count: 1, average: 4 });
    expect((await own({ token })).reviews).toEqual([{ ...review, state: 'Published' }]);
  });

  it('SH-7 refuses a review before the delivery and after a return, and keeps the one of a returned order', async () => {
    const cup = await newCup();
    const pending = await place(cup);
    const returned = await deliver(cup);
    const answers = [await write({ token: pending.token }, cup)];
    await move(pending.order, 'Confirmed', 'Shipping');
    answers.push(await write({ token: pending.token }, cup));
    await write({ token: returned.token }, cup);
    await decide('Published', cup);
    await returnBy(returned.token);
    answers.push(await write({ token: returned.token }, cup, { rating: 1, text: '' }));
    expect(answers.map(({ status, refusal }) => [status, refusal.message])).toEqual(
      answers.map(() => [
        403,
        'A product can be reviewed once its order is delivered, and not after a return.',
      ]),
    );
    expect(await own({ token: returned.token })).toMatchObject({ canWrite: false, reviews: [{ rating: 5 }] });
    expect((await shown(cup)).count).toBe(1);
  });

  it('SH-7 lets an account write about its own orders only, staff too', async () => {
    const cup = await newCup();
    const anna = personOf('anna');
    const { order } = await deliver(cup, { email: 'gift@people.example' }, await api.signIn(anna));
    const answers = [
      await write({ order }, cup, good),
      await write({ order }, cup, good, await api.signIn(personOf('bilal'))),
      await write({ order }, cup, good, staff),
      await write({ order }, cup, good, await api.signIn(anna)),
    ];
    expect(statusesOf(answers)).toEqual([401, 404, 404, 200]);
    expect((await own({ order }, await api.signIn(anna))).reviews).toHaveLength(1);
  });

  it('SH-7 refuses a product that the order does not hold, or that the shop has no more', async () => {
    const [cup, tray, gone] = [await newCup(), await newCup(), await newCup()];
    const { token } = await deliver(cup);
    const last = await deliver(gone);
    await api.send(deleteProduct, { params: { id: gone }, token: await admin() });
    const answers = [await write({ token }, tray), await write({ token: last.token }, gone)];
    expect(answers.map(({ status, refusal }) => [status, refusal.message])).toEqual([
      [404, 'There is no such product.'],
      [404, 'There is no such product.'],
    ]);
  });

  it('SH-7 keeps one review per phone number and product, however often it is bought', async () => {
    const cup = await newCup();
    const phone = '01812345678';
    const first = await deliver(cup, { mobileNumber: phone });
    const anna = personOf('second-phone');
    const second = await deliver(cup, { mobileNumber: phone }, await api.signIn(anna));
    await write({ token: first.token }, cup);
    await decide('Published', cup);
    await write({ order: second.order }, cup, { rating: 2, text: 'It broke.' }, await api.signIn(anna));
    expect([(await shown(cup)).count, await listed('Published', cup)]).toEqual([0, []]);
    expect(await listed('Waiting', cup)).toMatchObject([
      { rating: 2, text: 'It broke.', version: 2, order: { id: second.order } },
    ]);
    expect((await own({ token: first.token })).reviews).toMatchObject([{ rating: 2, state: 'Waiting' }]);
  });

  it('SH-7 publishes only the text that staff have read', async () => {
    const cup = await newCup();
    const { token } = await deliver(cup);
    await write({ token }, cup);
    const [read] = await listed('Waiting', cup);
    await write({ token }, cup, { rating: 5, text: 'Buy at another shop!' });
    const body = { decision: 'Published' as const, reviews: [{ id: read?._id ?? '', version: 1 }] };
    expect(await api.get(decideReviews, reviewsSchemas.decideReviews, { body, token: staff })).toEqual({
      decidedIds: [],
    });
    expect((await shown(cup)).count).toBe(0);
  });

  it('SH-7 MD-10 tells the writer why a review was rejected, counts by state, and records who decided', async () => {
    const cup = await newCup();
    const { token } = await deliver(cup);
    await write({ token }, cup, { rating: 1, text: 'www.spam.example' });
    const before = await api.get(countReviews, reviewsSchemas.countReviews, { token: staff });
    await decide('Rejected', cup, ' Advertising ');
    await decide('Rejected', cup, 'again');
    const after = await api.get(countReviews, reviewsSchemas.countReviews, { token: staff });
    expect((await own({ token })).reviews).toMatchObject([{ state: 'Rejected', reason: 'Advertising' }]);
    expect(after.counts).toEqual({
      ...before.counts,
      Waiting: before.counts.Waiting - 1,
      Rejected: before.counts.Rejected + 1,
    });
    await decide('Published', cup);
    expect((await own({ token })).reviews).toMatchObject([{ state: 'Published', reason: '' }]);
    const [review] = await listed('Published', cup);
    const id = review?._id ?? '';
    const token_ = await admin();
    expect(statusesOf([await api.send(deleteReview, { params: { id }, token: staff })])).toEqual([403]);
    expect(statusesOf([await api.send(deleteReview, { params: { id }, token: token_ })])).toEqual([200]);
    const { entries } = await api.get(listAuditEntries, auditSchemas.listAuditEntries, {
      query: { subject: id },
      token: token_,
    });
    expect(entries.map((entry) => [entry.by, auditText(entry)])).toEqual([
      ['Admin', 'Deleted a review of Clay tea cup'],
      ['staff', 'Published a review of Clay tea cup'],
      ['staff', 'Rejected a review of Clay tea cup'],
    ]);
    expect((await own({ token })).reviews).toEqual([]);
  });

  it('SH-7 withdraws a review by its writer alone, after a return too', async () => {
    const cup = await newCup();
    const { token } = await deliver(cup);
    const stranger = await deliver(cup);
    await write({ token }, cup);
    await decide('Published', cup);
    const withdraw = (by: string) => api.send(withdrawReview, { body: { token: by, product: cup } });
    expect((await withdraw(stranger.token)).status).toBe(404);
    await returnBy(token);
    expect(statusesOf([await withdraw(token), await withdraw(token)])).toEqual([200, 404]);
    expect((await shown(cup)).count).toBe(0);
  });

  it('SH-7 SH-4 takes no review by a revoked, forged or ended link', async () => {
    const cup = await newCup();
    const { token, order } = await deliver(cup);
    const ended = await deliver(cup);
    await api.send(revokeTrackingLinks, { params: { id: order }, token: staff });
    const answers = [await write({ token }, cup), await write({ token: '0'.repeat(40) }, cup)];
    api.pass(91 * day);
    answers.push(await write({ token: ended.token }, cup));
    staff = await signInStaff(api, await admin());
    expect(answers.map(({ status, refusal }) => [status, refusal.message])).toEqual(
      answers.map(() => [404, 'There is no such link.']),
    );
  });

  it('SH-7 tells bad input by its field', async () => {
    const cup = await newCup();
    const { token, order } = await deliver(cup);
    const bad = async (body: object) => {
      const answer = await api.send(writeReview, {
        body: { token, product: cup, ...good, ...body } as ReviewHolder & ReviewDraft & { product: string },
      });
      return [answer.status, answer.refusal.field];
    };
    expect([
      await bad({ order }),
      await bad({ token: undefined }),
      await bad({ token: 'x' }),
      await bad({ product: 'x' }),
      await bad({ rating: 0 }),
      await bad({ rating: 4.5 }),
      await bad({ rating: 6 }),
      await bad({ text: 'a'.repeat(1001) }),
      await bad({ text: 'a\0b' }),
    ]).toEqual([
      [400, 'order'],
      [400, 'order'],
      [400, 'token'],
      [400, 'product'],
      [400, 'rating'],
      [400, 'rating'],
      [400, 'rating'],
      [400, 'text'],
      [400, 'text'],
    ]);
    expect((await write({ token }, cup, { rating: 3, text: 'ক'.repeat(1000) })).status).toBe(200);
  });

  it('SH-7 pages the published reviews, newest first, without a gap', async () => {
    const cup = await newCup();
    for (const rating of [1, 2, 3, 5, 5] as const) {
      const { token } = await deliver(cup);
      await write({ token }, cup, { rating, text: `${rating}` });
    }
    await decide('Published', cup);
    const first = await shown(cup, { limit: 2 });
    const second = await shown(cup, { limit: 2, after: first.next ?? '' });
    const third = await shown(cup, { limit: 2, after: second.next ?? '' });
    expect([first, second, third].map(({ reviews }) => reviews.map(({ rating }) => rating))).toEqual([
      [5, 5],
      [3, 2],
      [1],
    ]);
    expect(third).toMatchObject({ count: 5, average: 3.2, byRating: [1, 1, 1, 0, 2], next: null });
  });

  it('SH-7 limits how many reviews a link writes in a minute', async () => {
    const cup = await newCup();
    const { token } = await deliver(cup);
    const answers = [];
    for (let count = 0; count <= reviewsPerMinute; count += 1) answers.push(await write({ token }, cup));
    expect(statusesOf(answers)).toEqual([...Array<number>(reviewsPerMinute).fill(200), 429]);
  });

  it('SH-7 shows no name of a deleted account, and no review of a deleted order or product', async () => {
    const [cup, tray] = [await newCup(), await newCup()];
    const leaving = personOf('leaving');
    const { order } = await deliver(cup, { name: 'Leaving Person' }, await api.signIn(leaving));
    await write({ order }, cup, good, await api.signIn(leaving));
    const removed = await deliver(cup);
    await write({ token: removed.token }, cup);
    const gone = await deliver(tray);
    await write({ token: gone.token }, tray);
    await decide('Published', cup);
    await api.send(deleteAccount, { token: await api.signIn(leaving) });
    await api.send(deleteOrder, { params: { id: removed.order }, token: await admin() });
    await api.send(deleteProduct, { params: { id: tray }, token: await admin() });
    expect(await shown(cup)).toMatchObject({ count: 1, reviews: [{ by: '', text: 'Holds tea.' }] });
    const rows = await api.db.select({ product: productReviews.productId }).from(productReviews);
    expect(rows.filter(({ product }) => product === tray)).toEqual([]);
  });
});

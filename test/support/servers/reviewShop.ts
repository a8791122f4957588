import { placeOrderCall, setOrderStatusCall } from '#contract/orders/orders.ts';
import { moveTrackedCall } from '#contract/orders/tracking.ts';
import { getProductCall, type ProductBody } from '#contract/products/products.ts';
import {
  decideReviewsCall,
  listModeratedReviewsCall,
  listOwnReviewsCall,
  listReviewsCall,
  type ReviewHolder,
  withdrawReviewCall,
  writeReviewCall,
} from '#contract/reviews/reviews.ts';
import type { CustomerData } from '#domain/orders/order.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import {
  type ReviewDecision,
  type ReviewDraft,
  type ReviewState,
  reviewStates,
} from '#domain/reviews/review.ts';
import { readSettings } from '#server/settings/settings.ts';
import { lineFor, orderBody } from '../builders/orderBody.ts';
import { addProduct } from '../clients/shopData.ts';
import { signInStaff, staffPerson } from '../clients/signInStaff.ts';
import { type Api, adminPerson, startApi } from './startApi.ts';
import type { DatabaseTarget } from './testDatabases.ts';

/** A review without a fault. */
export const goodReview: ReviewDraft = { rating: 5, text: 'Holds tea.' };

export const statusesOf = (answers: readonly { status: number }[]): number[] =>
  answers.map(({ status }) => status);

const tokenOf = (token: string | undefined) => (token === undefined ? {} : { token });

/** The calls of staff about the reviews of one product. */
const moderationOf = (api: Api, staff: () => Promise<string>) => {
  const moderated = async (state: ReviewState, product: string) => {
    const query = { state };
    const { reviews } = await api.call(listModeratedReviewsCall, {
      query,
      token: await staff(),
    });
    return reviews.filter((review) => review.product.id === product);
  };
  return {
    moderated,
    /** Decides about all reviews of the product as they are now. */
    decide: async (decision: ReviewDecision, product: string, reason?: string) => {
      const lists = await Promise.all(reviewStates.map((state) => moderated(state, product)));
      const reviews = lists.flat().map(({ _id: id, version }) => ({ id, version }));
      const body = { decision, reviews, ...(reason === undefined ? {} : { reason }) };
      return api.call(decideReviewsCall, { body, token: await staff() });
    },
  };
};

/** A shop whose orders are delivered and reviewed. */
export const openReviewShop = async (at: DatabaseTarget) => {
  // The level at which a shop logs unless it is set: a withdrawal must be in that log.
  const api = await startApi(at, { logLevel: readSettings({}).logLevel });
  // The test's clock runs ahead by months: a token is signed for each call.
  const admin = () => api.signIn(adminPerson);
  await signInStaff(api, await admin());
  const staff = () => api.signIn(staffPerson);
  let orders = 0;
  /** Each order has a phone number of its own unless `changes` name one. */
  const place = async (cup: string, changes: Partial<CustomerData> = {}, token?: string) => {
    orders += 1;
    const mobileNumber = `0171${String(orders).padStart(7, '0')}`;
    const body = orderBody([{ ...lineFor(cup, 250.5), size: 'M' }], { mobileNumber, ...changes });
    const placed = await api.call(placeOrderCall, { body, ...tokenOf(token) });
    return { order: placed.insertedId, number: placed.number ?? null, token: placed.trackingToken ?? '' };
  };
  const move = async (id: string, ...statuses: OrderStatus[]) => {
    const token = await admin();
    for (const status of statuses)
      await api.send(setOrderStatusCall, { params: { id }, body: { status }, token });
  };
  return {
    api,
    admin,
    staff,
    place,
    move,
    ...moderationOf(api, staff),
    newCup: async (body?: ProductBody) => addProduct(api, await admin(), body),
    deliver: async (cup: string, changes?: Partial<CustomerData>, token?: string) => {
      const placed = await place(cup, changes, token);
      await move(placed.order, 'Confirmed', 'Shipping', 'Delivered');
      return placed;
    },
    /** The holder of the link returns the order. */
    returnBy: (token: string) =>
      api.send(moveTrackedCall, { body: { token, status: 'Return', from: 'Delivered' } }),
    write: (holder: ReviewHolder, product: string, draft = goodReview, token?: string) =>
      api.send(writeReviewCall, { body: { ...holder, product, ...draft }, ...tokenOf(token) }),
    withdraw: (holder: ReviewHolder, product: string, token?: string) =>
      api.send(withdrawReviewCall, { body: { ...holder, product }, ...tokenOf(token) }),
    own: (holder: ReviewHolder, token?: string) =>
      api.call(listOwnReviewsCall, { body: holder, ...tokenOf(token) }),
    published: (product: string, query: { limit?: number; after?: string } = {}) =>
      api.call(listReviewsCall, { query: { product, ...query } }),
    summaryOf: async (id: string) => (await api.call(getProductCall, { params: { id } })).data.reviewSummary,
  };
};

export type ReviewShop = Awaited<ReturnType<typeof openReviewShop>>;

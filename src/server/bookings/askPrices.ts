import { setTimeout } from 'node:timers/promises';
import type { AskPricesBody, AskPricesReply } from '#contract/consignments/bookings.ts';
import { couriers as knownCouriers } from '#domain/consignments/couriers.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import type { Courier, ParcelToBook } from '../couriers/courier.ts';
import { CourierError } from '../couriers/courierError.ts';
import type { Db } from '../database/database.ts';
import { invalid } from '../errors/apiError.ts';
import { bookableOrders } from './checkBookings.ts';
import { draftedParcel } from './whyNotBooked.ts';

/** How long a request waits for prices: not for the whole minute for which calls to a courier may have to queue. */
const longestWaitMs = 15_000;

/** A price in taka, or `null` with the reason in a sentence. */
type Answer = { readonly price: number | null; readonly reason: string };

const lateAnswer = (name: string): Answer => ({
  price: null,
  reason: `${name} takes long to answer; ask again in a minute.`,
});

const askForPrice = async (priceOf: NonNullable<Courier['price']>, parcel: ParcelToBook): Promise<Answer> => {
  try {
    return { price: await priceOf(parcel), reason: '' };
  } catch (error) {
    if (!(error instanceof CourierError)) throw error;
    return { price: null, reason: error.message };
  }
};

/**
 * Asks what the courier would charge for each parcel. A parcel of which it tells no price has `null`; the reply names the first reason
 * for that. Throws an ApiError for a courier that tells no prices at all.
 */
export const askPrices = async (
  { db, couriers }: { readonly db: Db; readonly couriers: Couriers },
  { courier: id, parcels }: AskPricesBody,
): Promise<AskPricesReply> => {
  const { name } = knownCouriers[id];
  const priceOf = couriers.get(id)?.price ?? null;
  if (priceOf === null) throw invalid('courier', `${name} gives this shop no prices.`);
  const ordersById = await bookableOrders(
    db,
    parcels.map(({ order }) => order),
  );
  const late = lateAnswer(name);
  /** Stops the timer once all answers are here, or one has failed. */
  const answered = new AbortController();
  const timeLimit = setTimeout(longestWaitMs, late, { signal: answered.signal }).catch(() => late);
  const asked = parcels.map(async ({ order, ...draft }) => {
    const bookable = ordersById.get(order);
    if (bookable === undefined) return { order, price: null, reason: 'There is no such order.' };
    const asking = askForPrice(priceOf, draftedParcel(bookable, draft));
    const answer = await Promise.race([asking, timeLimit]);
    return { order, ...answer };
  });
  const answers = await Promise.all(asked).finally(() => answered.abort());
  const withReason = answers.find(({ reason }) => reason !== '');
  return {
    prices: answers.map((answer) => ({ order: answer.order, price: answer.price })),
    reason: withReason?.reason ?? '',
  };
};

import type { CourierId } from '#domain/consignments/couriers.ts';
import { noPhoneAdvice, type PhoneAdvice } from '#domain/consignments/phoneAdvice.ts';
import type { Couriers } from '../courierEvents/courierPorts.ts';
import type { Courier, PhoneScore } from '../couriers/courier.ts';
import { CourierError } from '../couriers/courierError.ts';
import type { Db } from '../database/database.ts';
import { notFound } from '../errors/apiError.ts';
import { findOrder } from '../orders/lists/ordersRepository.ts';
import { claimQuestion, findScore, storeScore } from './phoneScoresRepository.ts';

interface Scorer {
  readonly id: CourierId;
  readonly phoneScore: NonNullable<Courier['phoneScore']>;
}

/** Finds the shop's first courier that scores phone numbers; `null` if none does. */
export const scorerOf = (couriers: Couriers): Scorer | null => {
  for (const { id, phoneScore } of couriers.values()) if (phoneScore !== undefined) return { id, phoneScore };
  return null;
};

const answered = (courier: CourierId, { delivered, cancelled, reports }: PhoneScore): PhoneAdvice => ({
  courier,
  isKnown: true,
  delivered,
  cancelled,
  reports,
  problem: '',
});

const notAnswered = (courier: CourierId, problem: string): PhoneAdvice => ({
  ...noPhoneAdvice,
  courier,
  problem,
});

/** What is stored if the courier knows nothing of the number, so that it is not asked again for a day. */
const noScore: PhoneScore = { delivered: null, cancelled: null, reports: null };

const ask = async (db: Db, { id, phoneScore }: Scorer, mobileNumber: string): Promise<PhoneAdvice> => {
  try {
    const score = (await phoneScore(mobileNumber)) ?? noScore;
    await storeScore(db, mobileNumber, score);
    return answered(id, score);
  } catch (error) {
    // It is only advice: staff can work the order without it.
    if (error instanceof CourierError) return notAnswered(id, error.message);
    throw error;
  }
};

/**
 * Returns what a courier knows about the phone number of a pending order (CR-10). An answer counts for a day in all processes, even
 * 'nothing known'; a question without an answer may be asked again after a minute. Throws an ApiError for an unknown order.
 */
export const phoneAdviceOf = async (
  { db, couriers }: { readonly db: Db; readonly couriers: Couriers },
  orderId: string,
  now: Date,
): Promise<PhoneAdvice> => {
  const stored = await findOrder(db, orderId);
  if (stored === null) throw notFound('order');
  const { orderStatus, customerData } = stored.order;
  const { mobileNumber } = customerData;
  const scorer = scorerOf(couriers);
  if (scorer === null || orderStatus !== 'Pending') return noPhoneAdvice;
  const mayAsk = await claimQuestion(db, mobileNumber, now);
  if (mayAsk) return ask(db, scorer, mobileNumber);
  const row = await findScore(db, mobileNumber);
  return row?.answered === true
    ? answered(scorer.id, row)
    : notAnswered(scorer.id, 'It was asked a moment ago and has not answered.');
};

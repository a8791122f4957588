import type { FastifyBaseLogger } from 'fastify';
import type { BookingResult, Courier } from '../couriers/courier.ts';
import { CourierError, type CourierFailure } from '../couriers/courierError.ts';
import type { Db } from '../database/database.ts';
import { countCall } from './courierCallsRepository.ts';

/** How many characters of an error are kept. */
const longestError = 300;

const errorText = (error: unknown): string =>
  (error instanceof Error ? error.message : 'The call failed.').slice(0, longestError);

const failureOf = (error: unknown): CourierFailure | null =>
  error instanceof CourierError ? error.failure : null;

/** Why the call failed; `null` if it did not. A refused booking is an answer and not a failure. */
const bookingFailure = (results: readonly BookingResult[]): string | null => {
  for (const result of results)
    if (result.kind === 'notNow' || result.kind === 'unknown') return result.reason.slice(0, longestError);
  return null;
};

/** Wraps a courier so that the success or failure of each call is counted in the database (CR-6). */
export const watchCourier = (courier: Courier, db: Db, log: Pick<FastifyBaseLogger, 'warn'>): Courier => {
  /** An error of the counting must not hide what the courier did. */
  const count = async (failure: string | null): Promise<void> => {
    try {
      await countCall(db, courier.id, failure);
    } catch (error) {
      log.warn({ err: error }, 'a call of a courier could not be counted');
    }
  };
  /** The call, after which its success or failure is counted; `failureIn` finds a failure in a result that was not thrown. */
  const counted =
    <Args extends readonly unknown[], Result>(
      call: (...args: Args) => Promise<Result>,
      failureIn: (result: Result) => string | null = () => null,
    ) =>
    async (...args: Args): Promise<Result> => {
      try {
        const result = await call(...args);
        await count(failureIn(result));
        return result;
      } catch (error) {
        const failure = failureOf(error);
        // A refusal is an answer of the courier, and no failed call. What is not possible was not sent to the courier at all.
        if (failure !== 'notPossible') await count(failure === 'refused' ? null : errorText(error));
        throw error;
      }
    };
  const { bookMany, price, balance, tryKeys, phoneScore } = courier;
  const { payments, payment, requestReturn, readReturnRequest, requestPickup } = courier;
  return {
    ...courier,
    book: counted(courier.book, (result) => bookingFailure([result])),
    bookMany: bookMany === null ? null : counted(bookMany, bookingFailure),
    status: counted(courier.status),
    price: price === null ? null : counted(price),
    balance: balance === null ? null : counted(balance),
    // A part that the courier does not offer stays missing.
    ...(tryKeys && { tryKeys: counted(tryKeys) }),
    ...(payments && { payments: counted(payments) }),
    ...(payment && { payment: counted(payment) }),
    ...(phoneScore && { phoneScore: counted(phoneScore) }),
    ...(requestReturn && { requestReturn: counted(requestReturn) }),
    ...(readReturnRequest && { readReturnRequest: counted(readReturnRequest) }),
    ...(requestPickup && { requestPickup: counted(requestPickup) }),
  };
};

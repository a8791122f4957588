import { advanceDays, isPayableAdvance } from '#domain/cash/advance.ts';
import { dayMs } from '#domain/values/dates.ts';
import {
  changeAdvance,
  lockAdvance,
  overdueAdvances,
  type StoredAdvance,
  storeChecked,
  uncheckedAdvances,
} from '../advances/advancesRepository.ts';
import { CourierError } from '../couriers/courierError.ts';
import { transaction } from '../database/queries/transaction.ts';
import type { AdvanceDesk } from './advanceDesk.ts';
import { checkEvery, checkNewest } from './checkPayment.ts';
import { lockOrderOf } from './orderOfAdvance.ts';

/** What the shop does about advances without a person. */

const minuteMs = 60_000;
/** Age at which a payment page counts as ended: if no answer has come by then, the shop asks the gateway itself. */
const quietMs = 30 * minuteMs;
/** Few enough that a round ends before the next one begins ten minutes later, even if the gateway is slow. */
const advancesPerRound = 25;

/** Ends an advance that was not paid in time, unless it was paid or ended meanwhile. */
const expire = (desk: AdvanceDesk, overdue: StoredAdvance): Promise<void> =>
  transaction(desk.db, async (tx) => {
    // First the order, then its advance, as all transactions do: two that lock them the other way round would wait for each other.
    await lockOrderOf(tx, overdue);
    const advance = await lockAdvance(tx, overdue.id);
    if (advance === null || !isPayableAdvance(advance)) return;
    const actor = { uid: 'shop', name: 'The shop', at: desk.now() };
    await changeAdvance(tx, advance, { to: 'expired', text: 'It was not paid in time.' }, actor);
  });

/**
 * Does the work for each advance until the shop closes. If it fails for one, that is logged, the others go on, and a later round
 * tries again.
 */
const workOn = async (
  { desk, closing }: { readonly desk: AdvanceDesk; readonly closing: AbortSignal },
  advances: readonly StoredAdvance[],
  work: (advance: StoredAdvance) => Promise<void>,
): Promise<void> => {
  for (const advance of advances) {
    if (closing.aborted) return;
    try {
      await work(advance);
    } catch (error) {
      const details = error instanceof CourierError ? { reason: error.message } : { err: error };
      desk.log.warn({ advance: advance.id, ...details }, 'an advance could not be asked about');
    }
  }
};

/**
 * Asks the gateway once about each payment page that was opened half an hour ago without an answer since, and ends advances that
 * were not paid in time, after asking once more about every page; without the gateway's keys, only those without a page. One about
 * which the gateway gives no answer does not hold up the others. Begins with no further advance once `closing` is aborted.
 */
export const followUpAdvances = async (desk: AdvanceDesk, closing: AbortSignal): Promise<void> => {
  const now = desk.now().getTime();
  const quietSince = new Date(now - quietMs);
  const hasGateway = (await desk.gateway()) !== null;
  const unchecked = hasGateway ? await uncheckedAdvances(desk.db, quietSince, advancesPerRound) : [];
  await workOn({ desk, closing }, unchecked, async (advance) => {
    await checkNewest(desk, advance);
    // Not the time of the answer: a page that was opened during the round is asked about in a later one.
    await storeChecked(desk.db, advance.id, new Date(now));
  });
  // A page that was opened within the last half hour may still be paid.
  const askedBefore = new Date(now - advanceDays * dayMs);
  const limits = { askedBefore, startedBefore: quietSince, hasGateway };
  const overdue = await overdueAdvances(desk.db, limits, advancesPerRound);
  await workOn({ desk, closing }, overdue, async (advance) => {
    await checkEvery(desk, advance);
    await expire(desk, advance);
  });
};

import * as messages from '#messages/domain/cash.ts';
import type { CashHistoryMove } from '../cash/cashHistory.ts';
import type { CashState } from '../cash/cashState.ts';
import { daysHeld } from '../cash/heldAge.ts';
import { dayStart, formatDate } from '../values/dates.ts';
import { formatTaka } from '../values/money.ts';
import { holderName } from './cashHolder.ts';
import type { Consignment } from './consignment.ts';
import type { CourierId } from './couriers.ts';

/** Sentences for staff about where the money of a parcel is (CA-6). */

type ParcelCash = Pick<
  Consignment,
  'courier' | 'rider' | 'stage' | 'cashState' | 'outstanding' | 'unremitted' | 'heldSince'
>;

type History = readonly CashHistoryMove[];

const collectedText = (parcel: ParcelCash, now: Date): string => {
  const { stage, outstanding, heldSince } = parcel;
  // A delivered parcel is collected too if there was nothing to pay, as after an advance.
  if (outstanding === 0) return messages.nothingCollected;
  const days = heldSince === null ? 0 : daysHeld(heldSince, now);
  const held = messages.isWith(formatTaka(outstanding), holderName(parcel), days);
  if (stage === 'delivered') return messages.delivered(held);
  return stage === 'partlyDelivered' ? messages.partlyDelivered(held) : held;
};

const lastOf = (history: History, event: CashHistoryMove['event']) =>
  history.findLast((move) => move.event === event);

const receivedText = (history: History): string => {
  const payout = lastOf(history, 'PAYOUT');
  if (payout === undefined) return messages.cashStateLabels.reconciled;
  // A courier's payout names its day; a rider's money is received when the move is made.
  const { at, payoutDay } = payout;
  return messages.receivedOn(formatDate(payoutDay === null ? new Date(at) : dayStart(payoutDay)));
};

const writtenOffText = (history: History): string => {
  const reason = lastOf(history, 'WRITE_OFF')?.reason ?? '';
  return reason === '' ? messages.cashStateLabels.writtenOff : messages.writtenOffFor(reason);
};

const remittedText = ({ courier }: ParcelCash): string =>
  courier === 'ownRider' ? messages.handoverWaits : messages.payoutAwaited;

/** Whether a rider has handed the cash over: cashMachine has one event for that and for a courier's statement. */
export const isHandover = (event: CashHistoryMove['event'], courier: CourierId): boolean =>
  event === 'STATEMENT' && courier === 'ownRider';

/** The state of the parcel's money in a few words. To cashMachine a rider's handover is a statement; nobody else calls it so. */
export const cashStateLabel = ({ courier, cashState }: Pick<ParcelCash, 'courier' | 'cashState'>): string =>
  courier === 'ownRider' && cashState === 'remitted'
    ? messages.handedOver
    : messages.cashStateLabels[cashState];

interface CashFacts {
  readonly parcel: ParcelCash;
  readonly now: Date;
  readonly history: History;
}

const texts: Readonly<Record<CashState, (facts: CashFacts) => string>> = {
  due: () => '',
  collected: ({ parcel, now }) => collectedText(parcel, now),
  remitted: ({ parcel }) => remittedText(parcel),
  short: ({ parcel }) => messages.isShortBy(holderName(parcel), formatTaka(parcel.unremitted)),
  over: ({ parcel }) => messages.gaveTooMuch(holderName(parcel), formatTaka(-parcel.unremitted)),
  reconciled: ({ history }) => receivedText(history),
  writtenOff: ({ history }) => writtenOffText(history),
  void: () => messages.cashStateLabels.void,
};

/**
 * The sentence about a parcel's money, such as `Delivered, ৳1,310 with Steadfast for 4 days`; empty while the money is due. The
 * day of the payout and the reason of a write-off are in it only if `history` is given.
 */
export const cashText = (parcel: ParcelCash, now: Date, history: History = []): string =>
  texts[parcel.cashState]({ parcel, now, history });

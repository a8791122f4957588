import { isOpenCashState } from '../cash/cashState.ts';
import { latinDigits } from '../values/typedText.ts';
import { returnStages } from './agreedFees.ts';
import type { Consignment } from './consignment.ts';
import { type ConsignmentStage, isOpenStage } from './consignmentStage.ts';
import type { ConsignmentWithHistory } from './consignmentWithHistory.ts';

/** Maximum numbers of characters, grams (`weight`) and whole taka (`amount`, `fee`) that staff may enter for a consignment (CR-1). */
export const consignmentLimits = {
  trackingCode: 60,
  note: 250,
  thana: 60,
  weight: 50_000,
  amount: 1_000_000,
  fee: 100_000,
  rider: 60,
} as const;

/** Grams that are entered for a parcel unless staff enter others. */
export const usualWeight = 500;

/** A tracking code as couriers write them, and as a barcode of a label holds it. */
export const trackingCodeShape = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;

/** The tracking code for comparison. */
export const trackingKey = (trackingCode: string): string => latinDigits(trackingCode).trim().toLowerCase();

/** The choices, in days, of a filter for parcels whose stage has not changed for at least that time. */
export const quietDaysChoices = [1, 3, 7] as const;

/** Maximum number of parcels in the list of a cash holder; a reminder to the holder (`cashReminder`) with more would not be read. */
export const heldParcelsLimit = 500;

/** Maximum number of parcels that one call makes; a press of `Stop` takes effect after the running call. */
export const consignmentsPerCall = 25;

type Staged = Pick<Consignment, 'stage'>;

/** Whether a courier has, or may have, the order's address and amount: a correction of the order would not reach it. */
export const hasBookedParcel = (consignments: readonly Staged[]): boolean =>
  consignments.some(({ stage }) => isOpenStage(stage));

type TakenParcel = Pick<ConsignmentWithHistory, 'stage' | 'collected' | 'history'>;

/** The stages of what is left of a partial delivery. */
const restStages: ReadonlySet<ConsignmentStage> = new Set([...returnStages, 'lost']);

/**
 * Whether the customer has taken the parcel or a part of it; the rest may be back, or lost on its way back. Only the history tells such
 * a rest from a parcel of which the customer has paid for the delivery alone.
 */
const isTaken = ({ stage, collected, history }: TakenParcel): boolean => {
  if (stage === 'delivered' || stage === 'partlyDelivered') return true;
  const hasPaid = collected !== null && collected > 0;
  return hasPaid && history.findLast(({ to }) => !restStages.has(to))?.to === 'partlyDelivered';
};

/**
 * Whether the order of this parcel gets no other one than an exchange: the parcel is open, or the customer has taken goods of it, which a
 * second parcel would bring and collect again (CR-1, CR-8).
 */
export const allowsOnlyExchanges = (parcel: TakenParcel & Pick<Consignment, 'isExchange'>): boolean =>
  !parcel.isExchange && (isOpenStage(parcel.stage) || isTaken(parcel));

type Uploadable = Pick<Consignment, 'isOrderCancelled' | 'stage' | 'courierReference' | 'trackingCode'>;

/**
 * Whether an upload file may have the parcel: neither it nor its order is cancelled, and it has no reference or tracking code. One with a
 * code is booked: uploaded, it would be booked twice.
 */
export const mayBeUploaded = ({
  isOrderCancelled = false,
  stage,
  courierReference,
  trackingCode,
}: Uploadable): boolean =>
  !isOrderCancelled && stage !== 'cancelled' && courierReference === null && trackingCode === null;

type ParcelCash = Pick<Consignment, 'stage' | 'cashState' | 'outstanding' | 'unremitted'>;

const isMoneyOpen = ({ stage, cashState, outstanding, unremitted }: ParcelCash): boolean => {
  if (isOpenStage(stage)) return true;
  // The courier has still to tell what it collected.
  if (stage === 'partlyDelivered' && cashState === 'due') return true;
  // Both are 0 for a parcel that was delivered for nothing, such as an exchange: no statement has to name its money.
  return isOpenCashState(cashState) && (outstanding !== 0 || unremitted !== 0);
};

/** Whether the courier holds money for the order, or may collect some: such an order is not deleted (CR-1). */
export const hasOpenMoney = (consignments: readonly ParcelCash[]): boolean => consignments.some(isMoneyOpen);

import { array, boolean, number, object, type Schema, string } from 'yup';
import type { CashHistoryMove } from '#domain/cash/cashHistory.ts';
import { cashEventTypes, cashStates } from '#domain/cash/cashState.ts';
import { ledgerKindNames } from '#domain/cash/ledger.ts';
import { consignmentLimits, trackingCodeShape } from '#domain/consignments/consignmentRules.ts';
import { consignmentStages } from '#domain/consignments/consignmentStage.ts';
import { type CourierId, courierIds, realCourierIds } from '#domain/consignments/couriers.ts';
import type { ParcelMark } from '#domain/consignments/parcelMark.ts';
import type {
  ConsignmentEvent,
  ConsignmentWithHistory,
  StoredConsignment,
} from '#domain/consignments/storedConsignment.ts';
import { isAmount } from '#domain/values/money.ts';
import { hasLetterOrDigit } from '#domain/values/plainText.ts';
import { digitsAsTyped } from '#domain/values/typedText.ts';
import { integerRule } from '../call/callSchemas.ts';

/** Rules of requests, and replies, that the calls about consignments share. `StoredConsignment` explains the fields. */

const courierAmong = (ids: readonly CourierId[]) =>
  string()
    .typeError('courier must be text')
    .required('courier is required')
    .oneOf(ids, `courier must be one of ${ids.join(', ')}`);

export const courierRule = courierAmong(courierIds);
/** The courier of a parcel that staff have booked themselves: any but the demo shop's imaginary one. */
export const givenCourierRule = courierAmong(realCourierIds);

/** The name of an own rider; `null` when nobody is named. */
export const riderRule = string()
  .typeError('rider must be text')
  .nullable()
  .max(consignmentLimits.rider, `rider may have at most ${consignmentLimits.rider} characters`)
  .test('named', 'rider must not be empty', (rider) => rider == null || hasLetterOrDigit(rider));

/** The rider of a parcel that staff have booked themselves: required for own riders, refused for other couriers. */
export const givenRiderRule = riderRule.test('ofCourier', (rider, { parent, createError }) => {
  const isOwnRider = (parent as { courier?: unknown }).courier === 'ownRider';
  const isNamed = rider != null;
  if (isOwnRider && !isNamed) return createError({ message: 'rider is required for an own rider' });
  if (!isOwnRider && isNamed) return createError({ message: 'rider is only for an own rider' });
  return true;
});

export const stageRule = (name: string) =>
  string()
    .typeError(`${name} must be text`)
    .required(`${name} is required`)
    .oneOf(consignmentStages, `${name} must be one of ${consignmentStages.join(', ')}`);

/** `null` until the courier has given one. */
export const trackingCodeRule = string()
  .transform(digitsAsTyped)
  .typeError('trackingCode must be text')
  .nullable()
  .defined('trackingCode is required')
  .max(
    consignmentLimits.trackingCode,
    `A tracking code may have at most ${consignmentLimits.trackingCode} characters`,
  )
  // An empty text is refused: `null` stands for no code.
  .matches(trackingCodeShape, {
    message: 'A tracking code has letters, digits, - and _ only',
    excludeEmptyString: false,
  });

export const weightRule = integerRule('weight', 1).max(
  consignmentLimits.weight,
  `weight may be at most ${consignmentLimits.weight} grams`,
);

/** The courier's fee in taka; `null` until it is known. */
export const feeRule = number()
  .typeError('The fee must be a number')
  .nullable()
  .defined('fee is required')
  .min(0, 'The fee must be at least 0')
  .max(consignmentLimits.fee, `The fee may be at most ${consignmentLimits.fee}`)
  .test('decimals', 'The fee may have at most two decimals', (value) => value == null || isAmount(value));

/** What the courier collects for an exchange, in whole taka; `null` or absent for a parcel that is no exchange. */
export const exchangeAmountRule = number()
  .typeError('exchangeAmount must be a number')
  .nullable()
  .integer('The amount must be whole taka')
  .min(0, 'The amount must be at least 0')
  .max(consignmentLimits.amount, `The amount may be at most ${consignmentLimits.amount}`);

const courierReply = string().oneOf(courierIds).required();
const stageReply = string().oneOf(consignmentStages).required();

const consignmentFields = {
  id: string().required(),
  orderId: string().defined().nullable(),
  orderNumber: string().defined(),
  recipientName: string().defined(),
  recipientPhone: string().defined(),
  courier: courierReply,
  rider: string().defined().nullable(),
  invoice: string().required(),
  courierReference: string().defined().nullable(),
  trackingCode: string().defined().nullable(),
  amount: number().required(),
  fee: number().defined().nullable(),
  collected: number().defined().nullable(),
  weight: number().required(),
  note: string().defined(),
  thana: string().defined().nullable(),
  stage: stageReply,
  isExchange: boolean().required(),
  createdAt: string().required(),
  createdBy: string().defined(),
  stageAt: string().required(),
  cashState: string().oneOf(cashStates).required(),
  outstanding: number().required(),
  unremitted: number().required(),
  heldSince: string().defined().nullable(),
  revision: number().required(),
};

export const consignmentReply: Schema<StoredConsignment> = object(consignmentFields).required();

const eventReply: Schema<ConsignmentEvent> = object({
  from: string().oneOf(consignmentStages).defined().nullable(),
  to: stageReply,
  word: string().defined(),
  changes: object({
    trackingCode: string().nullable(),
    fee: number().nullable(),
    collected: number().nullable(),
    courierReference: string().nullable(),
    rider: string().nullable(),
  }).required(),
  at: string().required(),
  by: string().defined(),
}).required();

const cashMoveReply: Schema<CashHistoryMove> = object({
  event: string().oneOf(cashEventTypes).required(),
  to: string().oneOf(cashStates).required(),
  at: string().required(),
  by: string().defined(),
  reason: string().defined(),
  entries: array(
    object({ kind: string().oneOf(ledgerKindNames).required(), amount: number().required() }).required(),
  ).required(),
}).required();

export const consignmentWithHistoryReply: Schema<ConsignmentWithHistory> = object({
  ...consignmentFields,
  history: array(eventReply).required(),
  cashHistory: array(cashMoveReply).required(),
}).required();

export const parcelMarkReply: Schema<ParcelMark> = object({
  orderId: string().required(),
  courier: courierReply,
  invoice: string().required(),
  trackingCode: string().defined().nullable(),
  stage: stageReply,
  amount: number().required(),
}).required();

import { array, boolean, number, object, type Schema, string } from 'yup';
import {
  type Booking,
  type BookingCourier,
  bookedOrdersLimit,
  bookingWays,
  type CheckedParcel,
  parcelsPerCheck,
  pricesPerCall,
  storeNameLength,
} from '#domain/consignments/booking.ts';
import { consignmentLimits, consignmentsPerCall } from '#domain/consignments/consignmentRules.ts';
import { consignmentStages } from '#domain/consignments/consignmentStage.ts';
import { courierIds } from '#domain/consignments/couriers.ts';
import {
  areDistinctBy,
  type CallSchemas,
  choiceRule,
  idempotencyHeaders,
  idListRule,
  idRule,
  listRule,
  refusalCodeReply,
  textRule,
} from '../call/callSchemas.ts';
import { courierRule, exchangeAmountRule, givenRiderRule, weightRule } from './consignmentRuleSchemas.ts';

const wayRule = choiceRule('way', bookingWays).required('way is required');

const noteRule = textRule('note', consignmentLimits.note).defined('note is required');
const orderRule = idRule.label('order');

/** A list of parcels, at most `most` and each for another order. */
const parcelsRule = <Parcel extends { order: string }>(parcel: Schema<Parcel>, most: number) =>
  listRule('parcels', 'order', parcel, most).test(
    'once',
    'parcels must name each order once',
    areDistinctBy('order'),
  );

const checkedParcel = object({
  order: orderRule,
  /** `null`: staff chose none; left out: the server proposes one. */
  thana: textRule('thana', consignmentLimits.thana).nullable(),
  weight: weightRule,
  note: noteRule,
  exchangeAmount: exchangeAmountRule,
}).required('a parcel is required');

const bookedParcel = object({
  order: orderRule,
  thana: textRule('thana', consignmentLimits.thana).nullable().defined('thana is required'),
  weight: weightRule,
  note: noteRule,
  exchangeAmount: exchangeAmountRule,
}).required('a parcel is required');

const courierReply: Schema<BookingCourier> = object({
  id: string().oneOf(courierIds).required(),
  name: string().required(),
  calls: boolean().required(),
  isOwn: boolean().required(),
  prices: boolean().required(),
  file: object({
    source: string().required(),
    isAssumed: boolean().required(),
    namesStore: boolean().required(),
  })
    .defined()
    .nullable()
    // Here and below: otherwise yup would put an object in place of an absent one.
    .default(null),
}).required();

const checkedReply: Schema<CheckedParcel> = object({
  order: string().required(),
  reason: string().defined().nullable(),
  amount: number().required(),
  district: string().defined(),
  thana: string().defined().nullable(),
}).required();

const bookingReply: Schema<Booking> = object({
  id: string().required(),
  orderId: string().defined().nullable(),
  invoice: string().required(),
  stage: string().oneOf(consignmentStages).required(),
  trackingCode: string().defined().nullable(),
  fee: number().defined().nullable(),
  said: string().defined(),
}).required();

const bookingFields = { courier: courierRule, way: wayRule };

/** Schemas of the calls in bookings.ts; domain/consignments/booking.ts explains the fields of the replies. */
export const bookingsSchemas = {
  listBookingCouriers: { reply: object({ couriers: array(courierReply).required() }) },
  checkBookings: {
    body: object({ ...bookingFields, parcels: parcelsRule(checkedParcel, parcelsPerCheck) }).required(
      'a body is required',
    ),
    reply: object({
      parcels: array(checkedReply).required(),
      /** All thanas of each district that a parcel goes to. */
      places: array(
        object({ district: string().defined(), thanas: array(string().required()).required() }).required(),
      ).required(),
    }),
  },
  askPrices: {
    body: object({ courier: courierRule, parcels: parcelsRule(bookedParcel, pricesPerCall) }).required(
      'a body is required',
    ),
    reply: object({
      prices: array(
        object({ order: string().required(), price: number().defined().nullable() }).required(),
      ).required(),
      /** Why prices are missing, in a sentence; empty when none is missing or the courier has none for the place. */
      reason: string().defined(),
    }),
  },
  bookParcels: {
    headers: idempotencyHeaders,
    body: object({
      ...bookingFields,
      rider: givenRiderRule,
      parcels: parcelsRule(bookedParcel, consignmentsPerCall),
    }).required('a body is required'),
    reply: object({
      results: array(
        object({
          order: string().required(),
          /** The parcel that was made; `null` for a refused order, which has `code` and `message`. */
          booking: bookingReply.nullable().default(null),
          code: refusalCodeReply,
          message: string(),
        }).required(),
      ).required(),
    }),
  },
  listBookings: {
    query: object({ ids: idListRule('ids', 'parcels', parcelsPerCheck) }),
    reply: object({ bookings: array(bookingReply).required() }),
  },
  makeUploadFile: {
    body: object({
      courier: courierRule,
      /** The shop's name in the courier's portal; empty for a file without that column. */
      storeName: textRule('storeName', storeNameLength).defined('storeName is required'),
      parcels: listRule('parcels', 'parcel', idRule.label('parcel'), bookedOrdersLimit),
    }).required('a body is required'),
    reply: object({
      name: string().required(),
      /** The file's text, which begins with a byte order mark. */
      text: string().defined(),
      rows: number().required(),
    }),
  },
} satisfies Record<string, CallSchemas>;

import { array, boolean, number, object, type Schema, string } from 'yup';
import type { CourierDeskOverview } from '#domain/consignments/courierDesk.ts';
import {
  courierRequestLimits,
  courierRequestProgress,
  type StoredCourierRequest,
} from '#domain/consignments/courierRequest.ts';
import { courierIds } from '#domain/consignments/couriers.ts';
import type { PhoneAdvice } from '#domain/consignments/phoneAdvice.ts';
import { phoneKey } from '#domain/orders/phoneHistory.ts';
import { byId, type CallSchemas, filledTextRule, integerRule } from '../call/callSchemas.ts';
import { courierRule } from './consignmentRuleSchemas.ts';

/** A courier in a reply; in a request `courierRule` also says what is wrong. */
const courier = string().oneOf(courierIds).required();
const noneOrCourier = string().oneOf(courierIds).defined().nullable();

const deskReply: Schema<CourierDeskOverview> = object({
  couriers: array(courier).required(),
  hasParcels: boolean().required(),
  scoresPhones: noneOrCourier,
  returns: array(courier).required(),
  pickups: array(courier).required(),
}).required();

const adviceReply: Schema<PhoneAdvice> = object({
  courier: noneOrCourier,
  isKnown: boolean().required(),
  delivered: number().defined().nullable(),
  cancelled: number().defined().nullable(),
  reports: number().defined().nullable(),
  problem: string().defined(),
}).required();

const requestReply: Schema<StoredCourierRequest> = object({
  id: string().required(),
  courier,
  consignmentId: string().defined().nullable(),
  progress: string().oneOf(courierRequestProgress).required(),
  problem: string().defined(),
  state: string().defined(),
  reason: string().defined(),
  requestedAt: string().required(),
  requestedBy: string().defined(),
}).required();

const pickupBody = object({
  courier: courierRule,
  address: filledTextRule('address', courierRequestLimits.address),
  policeStation: filledTextRule('policeStation', courierRequestLimits.policeStation),
  phone: string()
    .typeError('phone must be text')
    .required('phone is required')
    .test('phone', 'phone must be a mobile number of 11 digits', (value) => phoneKey(value ?? '') !== null),
  parcels: integerRule('parcels', 1, courierRequestLimits.parcels),
}).required('a body is required');

/** Schemas of the calls in courierDesk.ts; the types of the replies explain their fields. */
export const courierDeskSchemas = {
  readCourierDesk: { reply: deskReply },
  readPhoneAdvice: { refusals: ['unknown'], params: byId, reply: adviceReply },
  requestReturn: {
    refusals: ['unknown', 'parcelRefused'],
    params: byId,
    body: object({ reason: filledTextRule('reason', courierRequestLimits.reason) }).required(
      'a body is required',
    ),
    reply: object({ data: requestReply }),
  },
  listReturnRequests: {
    params: byId,
    reply: object({ requests: array(requestReply).required() }),
  },
  requestPickup: {
    refusals: ['parcelRefused'],
    body: pickupBody,
    reply: object({ data: requestReply }),
  },
  listPickups: { reply: object({ requests: array(requestReply).required() }) },
} satisfies Record<string, CallSchemas>;

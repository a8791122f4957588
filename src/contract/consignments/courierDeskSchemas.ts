import { array, boolean, number, object, type Schema, string } from 'yup';
import type { CourierDeskOverview, PhoneAdvice } from '#domain/consignments/courierDesk.ts';
import { courierRequestLimits, type StoredCourierRequest } from '#domain/consignments/courierRequest.ts';
import { courierIds } from '#domain/consignments/couriers.ts';
import { byId, type CallSchemas } from '../call/callSchemas.ts';

const courier = string().oneOf(courierIds).required();
const noneOrCourier = string().oneOf(courierIds).defined().nullable();

const deskReply: Schema<CourierDeskOverview> = object({
  couriers: array(courier).required(),
  hasParcels: boolean().required(),
  scoresPhones: noneOrCourier,
  returns: array(courier).required(),
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
  state: string().required(),
  reason: string().defined(),
  requestedAt: string().required(),
  requestedBy: string().defined(),
}).required();

export const courierDeskSchemas = {
  readCourierDesk: { reply: deskReply },
  readPhoneAdvice: { params: byId, reply: adviceReply },
  requestReturn: {
    params: byId,
    body: object({
      reason: string()
        .typeError('reason must be a text')
        .trim()
        .required('reason is required')
        .max(
          courierRequestLimits.reason,
          `reason may have at most ${courierRequestLimits.reason} characters`,
        ),
    }).required('a body is required'),
    reply: object({ data: requestReply }),
  },
  listReturnRequests: {
    params: byId,
    reply: object({ requests: array(requestReply).required() }),
  },
} satisfies Record<string, CallSchemas>;

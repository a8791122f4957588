import { array, boolean, number, object, type Schema, string } from 'yup';
import type { CourierDeskOverview, PhoneAdvice } from '#domain/consignments/courierDesk.ts';
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

export const courierDeskSchemas = {
  readCourierDesk: { reply: deskReply },
  readPhoneAdvice: { params: byId, reply: adviceReply },
} satisfies Record<string, CallSchemas>;

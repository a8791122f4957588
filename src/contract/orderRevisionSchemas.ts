import { array, number, object, string } from 'yup';
import { correctableFields } from '#domain/orderRevision.ts';

const revisedLine = object({
  id: string().required(),
  name: string().defined(),
  color: string().required(),
  size: string().required(),
  quantity: number().required(),
  originalPrice: number().required(),
}).nullable();
const amountsReply = object({
  subTotal: number().required(),
  deliveryCharge: number().required(),
  total: number().required(),
}).required();

/** A correction as every call returns it. */
export const revisionReply = object({
  by: string().defined().nullable(),
  at: string().required(),
  fields: array(
    object({
      field: string().required().oneOf(correctableFields),
      from: string().defined(),
      to: string().defined(),
    }).required(),
  ).required(),
  lines: array(object({ from: revisedLine, to: revisedLine }).required()).required(),
  from: amountsReply,
  to: amountsReply,
}).required();

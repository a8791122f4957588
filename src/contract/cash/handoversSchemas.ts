import { array, number, object, type Schema, string } from 'yup';
import { type Handover, type HandoverWithParcels, handoverLimits } from '#domain/cash/handover.ts';
import {
  areDistinct,
  byId,
  type CallSchemas,
  idempotencyHeaders,
  idRule,
  listRule,
  pageReply,
  pageRules,
  takaRule,
} from '../call/callSchemas.ts';
import { riderRule } from '../consignments/consignmentRuleSchemas.ts';

const amountRule = (name: string) =>
  takaRule('The amount', handoverLimits.amount)
    .typeError(`${name} must be a number`)
    .required(`${name} is required`)
    .moreThan(0, 'The amount must be more than 0');

const handoverFields = {
  id: string().required(),
  number: number().required(),
  rider: string().required(),
  amount: number().required(),
  expected: number().required(),
  parcels: number().required(),
  at: string().required(),
  by: string().defined(),
  confirmedAt: string().defined().nullable(),
  confirmedBy: string().defined().nullable(),
};

const handoverReply: Schema<Handover> = object(handoverFields).required();

const handoverWithParcelsReply: Schema<HandoverWithParcels> = object({
  ...handoverFields,
  handed: array(
    object({
      id: string().required(),
      orderId: string().defined().nullable(),
      invoice: string().required(),
      recipientName: string().defined(),
      expected: number().required(),
      amount: number().required(),
    }).required(),
  ).required(),
}).required();

const oneReply = object({ data: handoverWithParcelsReply }).required();

/** Schemas of the calls in handovers.ts; amounts are taka, and `Handover` explains the fields of the replies. */
export const handoversSchemas = {
  makeHandover: {
    refusals: ['unknown', 'changedMeanwhile', 'cashRefused'],
    headers: idempotencyHeaders,
    body: object({
      rider: riderRule.required('rider is required'),
      parcels: listRule('parcels', 'parcel', idRule.label('id'), handoverLimits.parcels).test(
        'once',
        'parcels must name each parcel once',
        areDistinct,
      ),
      /** What the parcels come to, as the user saw it. */
      expected: amountRule('expected'),
      amount: amountRule('amount'),
    }).required('a body is required'),
    reply: oneReply,
  },
  listHandovers: {
    query: object(pageRules),
    reply: object({
      handovers: array(handoverReply).required(),
      ...pageReply,
    }).required(),
  },
  readHandover: { refusals: ['unknown'], params: byId, reply: oneReply },
  confirmHandover: { refusals: ['unknown', 'cashRefused'], params: byId, reply: oneReply },
} satisfies Record<string, CallSchemas>;

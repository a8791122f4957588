import { array, boolean, number, object, string } from 'yup';
import { heldAges } from '#domain/cash/heldAge.ts';
import { consignmentLimits } from '#domain/consignments/consignmentRules.ts';
import { courierIds } from '#domain/consignments/couriers.ts';
import { byId, type CallSchemas, filledTextRule, modifiedReply, textRule } from '../call/callSchemas.ts';
import { consignmentReply } from '../consignments/consignmentReplySchemas.ts';
import { courierRule } from '../consignments/consignmentRuleSchemas.ts';

/** The money of one age that a holder has; `rider` is `null` for a courier, and for own riders where a parcel names no rider. */
const heldSumReply = object({
  courier: string().oneOf(courierIds).required(),
  rider: string().defined().nullable(),
  age: string().oneOf(heldAges).required(),
  parcels: number().required(),
  amount: number().required(),
}).required();

/** Schemas of the calls in cashOutstanding.ts, which says what each field means; amounts are taka. */
export const cashOutstandingSchemas = {
  readCashOutstanding: {
    reply: object({ sums: array(heldSumReply).required() }).required(),
  },
  exportCashOutstanding: { reply: string().required(), replyType: 'text/csv' },
  listHeldParcels: {
    query: object({
      courier: courierRule,
      rider: textRule('rider', consignmentLimits.rider),
      unremitted: boolean().typeError('unremitted must be true or false'),
      undelivered: boolean().typeError('undelivered must be true or false'),
    }),
    reply: object({
      consignments: array(consignmentReply).required(),
      /** The number of all the parcels, also of those that are not listed. */
      total: number().required(),
    }).required(),
  },
  listRiders: {
    reply: object({ riders: array(string().required()).required() }).required(),
  },
  writeOffCash: {
    refusals: ['unknown', 'changedMeanwhile', 'cashRefused'],
    params: byId,
    body: object({
      /** Taka, as the user saw it: positive when too little was paid, negative when too much. */
      amount: number().typeError('amount must be a number').required('amount is required'),
      reason: filledTextRule('reason', consignmentLimits.note),
    }).required('a body is required'),
    reply: modifiedReply,
  },
} satisfies Record<string, CallSchemas>;

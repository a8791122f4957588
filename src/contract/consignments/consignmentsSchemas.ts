import { array, number, object, string } from 'yup';
import { cashStates } from '#domain/cash/cashState.ts';
import { heldAges } from '#domain/cash/heldAge.ts';
import {
  consignmentLimits,
  consignmentsPerCall,
  quietDaysChoices,
} from '#domain/consignments/consignmentRules.ts';
import { consignmentStages } from '#domain/consignments/consignmentStage.ts';
import { ordersByIdLimit, searchLengths } from '#domain/shop/constants.ts';
import {
  areDistinct,
  byId,
  type CallSchemas,
  choiceRule,
  idempotencyHeaders,
  idListRule,
  idRule,
  integerRule,
  listRule,
  pageReply,
  pageRules,
  refusalCodeReply,
  textRule,
} from '../call/callSchemas.ts';
import { consignmentReply, consignmentWithHistoryReply, parcelMarkReply } from './consignmentReplySchemas.ts';
import {
  courierFilterRule,
  exchangeAmountRule,
  feeRule,
  givenCourierRule,
  givenRiderRule,
  riderRule,
  stageRule,
  trackingCodeRule,
  weightRule,
} from './consignmentRuleSchemas.ts';

const createBody = object({
  courier: givenCourierRule,
  rider: givenRiderRule,
  trackingCode: trackingCodeRule,
  weight: weightRule,
  note: textRule('note', consignmentLimits.note).defined('note is required'),
  thana: textRule('thana', consignmentLimits.thana).nullable().defined('thana is required'),
  exchangeAmount: exchangeAmountRule.defined('exchangeAmount is required'),
}).required('a body is required');

const createManyBody = object({
  courier: givenCourierRule,
  rider: givenRiderRule,
  weight: weightRule,
  orders: listRule('orders', 'order', idRule.label('id'), consignmentsPerCall).test(
    'once',
    'orders must name each order once',
    areDistinct,
  ),
}).required('a body is required');

const heldChoices = [...heldAges, 'any'] as const;
const stageChoices = [...consignmentStages, 'open'] as const;

const filterRules = {
  courier: courierFilterRule,
  stage: choiceRule('stage', stageChoices),
  quietDays: number()
    .typeError('quietDays must be a number')
    .oneOf(quietDaysChoices, `quietDays must be one of ${quietDaysChoices.join(', ')}`),
  cashState: choiceRule('cashState', cashStates),
  heldAge: choiceRule('heldAge', heldChoices),
  rider: textRule('rider', consignmentLimits.rider),
  search: textRule('search', searchLengths.orders),
};

const oneReply = object({ data: consignmentWithHistoryReply });

/** Schemas of the calls in consignments.ts. */
export const consignmentsSchemas = {
  createConsignment: {
    refusals: ['unknown', 'parcelRefused'],
    params: byId,
    headers: idempotencyHeaders,
    body: createBody,
    reply: oneReply,
  },
  createConsignments: {
    headers: idempotencyHeaders,
    body: createManyBody,
    reply: object({
      results: array(
        object({
          id: string().required(),
          /** The invoice of the parcel that was made; absent for a refused order, which has `code` and `message`. */
          invoice: string(),
          code: refusalCodeReply,
          message: string(),
        }).required(),
      ).required(),
    }),
  },
  listOrderConsignments: {
    refusals: ['unknown'],
    params: byId,
    reply: object({ consignments: array(consignmentWithHistoryReply).required() }),
  },
  listParcelMarks: {
    query: object({ ids: idListRule('ids', 'orders', ordersByIdLimit) }),
    reply: object({ marks: array(parcelMarkReply).required() }),
  },
  listConsignments: {
    query: object({ ...filterRules, ...pageRules }),
    reply: object({
      consignments: array(consignmentReply).required(),
      ...pageReply,
    }),
  },
  exportConsignments: {
    query: object(filterRules),
    reply: string().required(),
    replyType: 'text/csv',
  },
  moveConsignment: {
    refusals: ['unknown', 'changedMeanwhile', 'parcelRefused'],
    params: byId,
    body: object({ from: stageRule('from'), to: stageRule('to') }).required('a body is required'),
    reply: oneReply,
  },
  correctConsignment: {
    refusals: ['unknown', 'changedMeanwhile'],
    params: byId,
    body: object({
      revision: integerRule('revision', 1),
      trackingCode: trackingCodeRule,
      fee: feeRule,
      /** Only for a parcel of an own rider. */
      rider: riderRule,
    }).required('a body is required'),
    reply: oneReply,
  },
} satisfies Record<string, CallSchemas>;

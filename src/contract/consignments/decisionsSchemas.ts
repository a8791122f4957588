import { array, boolean, number, object, type Schema, string } from 'yup';
import { advanceStates } from '#domain/cash/advance.ts';
import type { WaitingAdvance } from '#domain/cash/waitingAdvance.ts';
import { consignmentLimits } from '#domain/consignments/consignmentRules.ts';
import { consignmentStages } from '#domain/consignments/consignmentStage.ts';
import { courierIds } from '#domain/consignments/couriers.ts';
import {
  choicesOf,
  decisionNoteLength,
  everyChoice,
  toDecideKinds,
} from '#domain/consignments/decisionChoices.ts';
import type { ReturnedLine } from '#domain/consignments/returnedLine.ts';
import { orderStatuses } from '#domain/orders/orderStatus.ts';
import { orderLinesLimit, orderQuantityLimit } from '#domain/shop/constants.ts';
import type { ToDecide } from '#domain/staff/toDecide.ts';
import {
  byId,
  type CallSchemas,
  choiceRule,
  integerRule,
  modifiedReply,
  takaRule,
  textRule,
} from '../call/callSchemas.ts';
import { consignmentReply } from './consignmentReplySchemas.ts';
import { trackingCodeRule } from './consignmentRuleSchemas.ts';

/** `line` is the position of a line in its order, from 0. */
const lineFields = {
  line: integerRule('line', 0),
  quantity: integerRule('quantity', 1, orderQuantityLimit),
};

const linesRule = <Fields extends object>(line: Schema<Fields>) =>
  array(line)
    .typeError('lines must be a list')
    .max(orderLinesLimit, `lines may name at most ${orderLinesLimit} lines`);

/** Taka that the courier collected. */
const collectedRule = takaRule('The amount', consignmentLimits.amount).typeError(
  'collected must be a number',
);

const decideBody = object({
  kind: choiceRule('kind', toDecideKinds).required('kind is required'),
  choice: choiceRule('choice', everyChoice)
    .required('choice is required')
    .test('ofKind', 'That decision is not possible here', (choice, { parent }) => {
      const { kind } = parent as { kind?: (typeof toDecideKinds)[number] };
      // A wrong kind is refused by its own rule.
      if (kind === undefined || !toDecideKinds.includes(kind)) return true;
      return choicesOf(kind).includes(choice);
    }),
  note: textRule('note', decisionNoteLength).defined('note is required'),
  /** With the choice `isBooked`. */
  trackingCode: trackingCodeRule.optional(),
  /** With the choice `linesBack`: the pieces of each line that come back. */
  lines: linesRule(object(lineFields).required()),
  /** With the choice `linesBack`. */
  collected: collectedRule,
}).required('a body is required');

const toDecideReply: Schema<ToDecide> = object({
  id: string().required(),
  kind: string().required().oneOf(toDecideKinds),
  courier: string().required().oneOf(courierIds),
  name: string().defined(),
  word: string().defined(),
  saidStage: string().oneOf(consignmentStages).defined().nullable(),
  since: string().required(),
  until: string().defined().nullable(),
  // yup types the result of `nullable` on a `Schema` as `any`.
  parcel: consignmentReply.nullable().defined() as unknown as Schema<ToDecide['parcel']>,
  orderStatus: string().oneOf(orderStatuses).defined().nullable(),
}).required();

const waitingAdvanceReply: Schema<WaitingAdvance> = object({
  id: string().required(),
  amount: number().required(),
  state: string().required().oneOf(advanceStates),
  revision: number().required(),
  isStarted: boolean().required(),
  bankTransactionId: string().defined().nullable(),
  orderId: string().defined().nullable(),
  orderNumber: string().required(),
  customerName: string().defined().nullable(),
  customerPhone: string().defined().nullable(),
  since: string().required(),
}).required();

const returnedLineReply: Schema<ReturnedLine> = object({
  consignmentId: string().required(),
  line: number().required(),
  quantity: number().required(),
  received: number().required(),
  notedAt: string().required(),
  notedBy: string().defined(),
  receivedAt: string().defined().nullable(),
  receivedBy: string().defined().nullable(),
}).required();

const linesReply = object({ lines: array(returnedLineReply).required() }).required();

/** Schemas of the calls in decisions.ts; `ToDecide`, `WaitingAdvance` and `ReturnedLine` explain the fields of the replies. */
export const decisionsSchemas = {
  listDecisions: {
    reply: object({
      decisions: array(toDecideReply).required(),
      advances: array(waitingAdvanceReply).required(),
      /** How many decisions and advances wait, also those that the lists leave out. */
      total: number().required(),
    }).required(),
  },
  countDecisions: {
    reply: object({ waiting: number().required(), hasCouriers: boolean().required() }).required(),
  },
  decide: {
    refusals: ['unknown', 'changedMeanwhile', 'moveRefused', 'parcelRefused'],
    params: byId,
    body: decideBody,
    reply: modifiedReply,
  },
  listReturnedLines: { refusals: ['unknown'], params: byId, reply: linesReply },
  receiveLines: {
    refusals: ['unknown', 'changedMeanwhile', 'parcelRefused'],
    params: byId,
    body: object({
      // `seen` is the number of received pieces that the caller's screen showed.
      lines: linesRule(object({ ...lineFields, seen: integerRule('seen', 0) }).required())
        .required('lines is required')
        .min(1, 'lines must name at least one line'),
    }).required('a body is required'),
    reply: linesReply,
  },
} satisfies Record<string, CallSchemas>;

import { array, boolean, number, object, type Schema, string } from 'yup';
import { payoutLimits, payoutMethods } from '#domain/statements/payout.ts';
import { statementKinds } from '#domain/statements/statementKind.ts';
import type { StatementField } from '#domain/statements/statementMapping.ts';
import { statementLimits } from '#domain/statements/statementTable.ts';
import { isAmount } from '#domain/values/money.ts';
import {
  byId,
  type CallSchemas,
  choiceRule,
  dayRule,
  filledTextRule,
  idRule,
  integerRule,
  pageReply,
  pageRules,
  textRule,
} from '../call/callSchemas.ts';
import { courierFilterRule, courierRule } from './consignmentRuleSchemas.ts';
import {
  checkReply,
  nullableNumber,
  payoutReply,
  previewReply,
  statementReply,
  statementWithSumsReply,
  storedLineReply,
} from './statementReplySchemas.ts';

/** Taka with at most two decimals, negative too. */
const amountRule = (name: string) =>
  number()
    .typeError(`${name} must be a number`)
    .test(
      'amount',
      `${name} must be an amount with at most two decimals`,
      (value) => value === undefined || value === null || isAmount(value),
    )
    .min(-payoutLimits.amount, `${name} is too small`)
    .max(payoutLimits.amount, `${name} is too large`);

/** Bytes above the limit that are still read, so that files just above it are refused by their bytes (`tooLarge`). */
const readBeyondLimit = 64 * 1024;
/** Characters of the longest file that is read: base64 writes three bytes as four characters. */
const longestContent = Math.ceil((statementLimits.bytes + readBeyondLimit) / 3) * 4;

/** Where a statement comes from: a `file`, or a `payment` by its id in the courier's list; the other one is `null`. */
const sourceFields = {
  courier: courierRule,
  file: object({
    name: filledTextRule('file.name', statementLimits.name),
    content: string()
      .typeError('file.content must be text')
      .defined('file.content is required')
      .max(longestContent, 'A statement may be at most 5 MB.'),
  })
    .nullable()
    // Otherwise yup would put an object in place of an absent file.
    .default(undefined)
    .defined('file is required'),
  payment: textRule('payment', statementLimits.name).nullable().defined('payment is required'),
};

/** Characters that a column may have beside its cell in the header, such as " (2)" for the second column of a name. */
const longestSuffix = 20;

/** The name of the column that holds the field; `null` for none. */
const columnRule = (name: string) =>
  string()
    .typeError(`mapping.${name} must be text`)
    .nullable()
    .max(statementLimits.cell + longestSuffix, `mapping.${name} is too long`);

const mappedFields = {
  ...sourceFields,
  mapping: object({
    invoice: columnRule('invoice'),
    reference: columnRule('reference'),
    trackingCode: columnRule('trackingCode'),
    collected: columnRule('collected'),
    fee: columnRule('fee'),
    codFee: columnRule('codFee'),
    returnFee: columnRule('returnFee'),
    compensation: columnRule('compensation'),
    net: columnRule('net'),
    date: columnRule('date'),
  } satisfies Record<StatementField, Schema>).required('mapping is required'),
  payoutTotal: amountRule('payoutTotal').nullable().defined('payoutTotal is required'),
};

/** Names the dry run that the user saw: applying is refused when another dry run would have another digest by now. */
const digestRule = string()
  .typeError('digest must be text')
  .required('digest is required')
  .matches(/^[0-9a-f]{64}$/, 'digest must be 64 hexadecimal digits');

const paidFields = {
  method: choiceRule('method', payoutMethods).required('method is required'),
  reference: filledTextRule('reference', payoutLimits.reference),
  amount: amountRule('amount').required('amount is required'),
  day: dayRule('day').required('day is required'),
};

/** Schemas of the calls in statements.ts. */
export const statementsSchemas = {
  listCourierPayments: {
    refusals: ['parcelRefused'],
    query: object({ courier: courierRule }),
    reply: object({
      payments: array(
        object({
          id: string().required(),
          amount: nullableNumber,
          /** The time as the courier writes it; '' when it names none. */
          at: string().defined(),
          state: string().defined(),
        }).required(),
      ).required(),
      /** Whether the courier has a list of payments at all. */
      isOffered: boolean().required(),
    }),
  },
  previewStatement: {
    refusals: ['unknown', 'tooLarge', 'parcelRefused'],
    body: object(sourceFields).required('a body is required'),
    reply: previewReply,
  },
  checkStatement: {
    refusals: ['unknown', 'tooLarge', 'parcelRefused'],
    body: object(mappedFields).required('a body is required'),
    reply: checkReply,
  },
  applyStatement: {
    refusals: ['unknown', 'tooLarge', 'parcelRefused', 'changedMeanwhile', 'cashRefused'],
    body: object({ ...mappedFields, digest: digestRule }).required('a body is required'),
    reply: object({ data: statementReply }),
  },
  listStatements: {
    query: object({
      courier: courierFilterRule,
      /** Whether to list only statements whose payout nobody has confirmed. */
      unpaid: boolean().typeError('unpaid must be true or false'),
      ...pageRules,
    }),
    reply: object({
      statements: array(statementReply).required(),
      ...pageReply,
    }),
  },
  readStatement: {
    refusals: ['unknown'],
    params: byId,
    reply: object({ data: statementWithSumsReply }),
  },
  listStatementLines: {
    params: byId,
    query: object({
      kind: choiceRule('kind', statementKinds),
      /** The last row of the previous page. */
      after: integerRule('after', 0).optional(),
      limit: pageRules.limit,
    }),
    reply: object({
      lines: array(storedLineReply).required(),
      next: nullableNumber,
    }),
  },
  confirmPayout: {
    refusals: ['unknown', 'changedMeanwhile', 'cashRefused'],
    params: byId,
    body: object(paidFields).required('a body is required'),
    reply: object({ data: statementReply }),
  },
  matchPayout: {
    refusals: ['unknown', 'changedMeanwhile', 'cashRefused'],
    params: byId,
    body: object({ payoutId: idRule }).required('a body is required'),
    reply: object({ data: statementReply }),
  },
  addPayoutAhead: {
    refusals: ['cashRefused'],
    body: object({
      courier: courierRule,
      ...paidFields,
      // Only a statement can come to nothing, or to money that the courier takes.
      amount: paidFields.amount.moreThan(0, 'The amount must be more than 0'),
    }).required('a body is required'),
    reply: object({ data: payoutReply }),
  },
  listPayoutsAhead: {
    query: object({ courier: courierFilterRule }),
    reply: object({ payouts: array(payoutReply).required() }),
  },
} satisfies Record<string, CallSchemas>;

import { array, boolean, number, object, type Schema, string } from 'yup';
import { cashEventTypes, cashStates } from '#domain/cash/cashState.ts';
import { ledgerKindNames } from '#domain/cash/ledger.ts';
import { courierIds } from '#domain/consignments/couriers.ts';
import { type Payout, payoutKinds, payoutMethods } from '#domain/statements/payout.ts';
import type { Statement, StatementWithSums, StoredLine } from '#domain/statements/statement.ts';
import type { StatementCheck } from '#domain/statements/statementCheck.ts';
import { statementKinds } from '#domain/statements/statementKind.ts';
import type { StatementField } from '#domain/statements/statementMapping.ts';
import type { StatementPreview } from '#domain/statements/statementPreview.ts';

/** What the calls in statements.ts reply; `StatementCheck`, `Statement`, `Payout` and `StatementPreview` explain the fields. */

const courier = string().oneOf(courierIds).required();
const kind = string().oneOf(statementKinds).required();
const nullableText = string().defined().nullable();
export const nullableNumber = number().defined().nullable();

const sumReply = object({
  kind,
  lines: number().required(),
  collected: number().required(),
  fees: number().required(),
  net: number().required(),
}).required();

/** An earlier statement that names the same parcels. */
const earlierReply = object({
  id: string().required(),
  name: string().defined(),
  at: string().required(),
  by: string().defined(),
  invoices: array(string().defined()).required(),
  parcels: number().required(),
});

const lineFields = {
  row: number().required(),
  name: string().defined(),
  kind,
  consignmentId: nullableText,
  orderId: nullableText,
  invoice: string().defined(),
  expected: number().required(),
  collected: number().required(),
  fees: number().required(),
  net: number().required(),
  agreedFees: nullableNumber,
  note: string().defined(),
};

export const checkReply: Schema<StatementCheck> = object({
  digest: string().required(),
  lines: array(
    object({
      ...lineFields,
      events: array(
        object({
          type: string().oneOf(cashEventTypes).required(),
          to: string().oneOf(cashStates).required(),
          entries: array(
            object({
              kind: string().oneOf(ledgerKindNames).required(),
              amount: number().required(),
            }).required(),
          ).required(),
        }).required(),
      ).required(),
    }).required(),
  ).required(),
  sums: array(sumReply).required(),
  feesDiffer: number().required(),
  net: number().required(),
  payoutTotal: nullableNumber,
  // `default(undefined)`, here and below: otherwise yup would put an object in place of an absent one.
  same: earlierReply.nullable().default(undefined).defined(),
  overlaps: array(earlierReply.required()).required(),
  faults: array(
    object({ row: nullableNumber, column: string().defined(), message: string().required() }).required(),
  ).required(),
}).required();

const payout = object({
  id: string().required(),
  courier,
  kind: string().oneOf(payoutKinds).required(),
  statementId: nullableText,
  method: string().oneOf(payoutMethods).required(),
  reference: string().required(),
  amount: number().required(),
  difference: nullableNumber,
  day: string().required(),
  at: string().required(),
  by: string().defined(),
});
export const payoutReply: Schema<Payout> = payout.required();

const statementFields = {
  id: string().required(),
  courier,
  name: string().defined(),
  isPayment: boolean().required(),
  lines: number().required(),
  differences: number().required(),
  net: number().required(),
  payoutTotal: nullableNumber,
  at: string().required(),
  by: string().defined(),
  payout: payout.nullable().default(undefined).defined(),
};
export const statementReply: Schema<Statement> = object(statementFields).required();
export const statementWithSumsReply: Schema<StatementWithSums> = object({
  ...statementFields,
  sums: array(sumReply).required(),
  feesDiffer: number().required(),
}).required();

export const storedLineReply: Schema<StoredLine> = object({
  ...lineFields,
  cells: array(string().defined()).required(),
  // Not `oneOf(cashStates)`: empty for an unknown parcel.
  cashState: string().defined(),
  unremitted: number().required(),
}).required();

export const previewReply: Schema<StatementPreview> = object({
  name: string().defined(),
  courier,
  header: array(string().defined()).required(),
  rows: array(
    object({ row: number().required(), cells: array(string().defined()).required() }).required(),
  ).required(),
  lines: number().required(),
  mapping: object({
    invoice: string(),
    reference: string(),
    trackingCode: string(),
    collected: string(),
    fee: string(),
    codFee: string(),
    returnFee: string(),
    compensation: string(),
    net: string(),
    date: string(),
  } satisfies Record<StatementField, Schema>).required(),
  isSaved: boolean().required(),
  payoutTotal: nullableNumber,
}).required();

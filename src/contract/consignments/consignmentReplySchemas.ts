import { array, boolean, number, object, type Schema, string } from 'yup';
import type { CashHistoryMove } from '#domain/cash/cashHistory.ts';
import { cashEventTypes, cashStates } from '#domain/cash/cashState.ts';
import { ledgerKindNames } from '#domain/cash/ledger.ts';
import type { Consignment } from '#domain/consignments/consignment.ts';
import { consignmentStages } from '#domain/consignments/consignmentStage.ts';
import type {
  ConsignmentEvent,
  ConsignmentWithHistory,
} from '#domain/consignments/consignmentWithHistory.ts';
import { courierIds } from '#domain/consignments/couriers.ts';
import type { ParcelMark } from '#domain/consignments/parcelMark.ts';

/** A consignment as every call returns it; the types from domain explain the fields. */

const courierReply = string().oneOf(courierIds).required();
const stageReply = string().oneOf(consignmentStages).required();

const consignmentFields = {
  id: string().required(),
  orderId: string().defined().nullable(),
  isOrderCancelled: boolean(),
  orderNumber: string().defined(),
  recipientName: string().defined(),
  recipientPhone: string().defined(),
  courier: courierReply,
  rider: string().defined().nullable(),
  invoice: string().required(),
  courierReference: string().defined().nullable(),
  trackingCode: string().defined().nullable(),
  amount: number().required(),
  fee: number().defined().nullable(),
  collected: number().defined().nullable(),
  weight: number().required(),
  note: string().defined(),
  thana: string().defined().nullable(),
  stage: stageReply,
  isExchange: boolean().required(),
  createdAt: string().required(),
  createdBy: string().defined(),
  stageAt: string().required(),
  cashState: string().oneOf(cashStates).required(),
  outstanding: number().required(),
  unremitted: number().required(),
  heldSince: string().defined().nullable(),
  revision: number().required(),
};

export const consignmentReply: Schema<Consignment> = object(consignmentFields).required();

const eventReply: Schema<ConsignmentEvent> = object({
  from: string().oneOf(consignmentStages).defined().nullable(),
  to: stageReply,
  word: string().defined(),
  changes: object({
    trackingCode: string().nullable(),
    fee: number().nullable(),
    collected: number().nullable(),
    courierReference: string().nullable(),
    rider: string().nullable(),
  }).required(),
  at: string().required(),
  by: string().defined(),
}).required();

const cashMoveReply: Schema<CashHistoryMove> = object({
  event: string().oneOf(cashEventTypes).required(),
  to: string().oneOf(cashStates).required(),
  at: string().required(),
  by: string().defined(),
  reason: string().defined(),
  payoutDay: string().defined().nullable(),
  entries: array(
    object({ kind: string().oneOf(ledgerKindNames).required(), amount: number().required() }).required(),
  ).required(),
}).required();

export const consignmentWithHistoryReply: Schema<ConsignmentWithHistory> = object({
  ...consignmentFields,
  history: array(eventReply).required(),
  cashHistory: array(cashMoveReply).required(),
}).required();

export const parcelMarkReply: Schema<ParcelMark> = object({
  orderId: string().required(),
  courier: courierReply,
  invoice: string().required(),
  trackingCode: string().defined().nullable(),
  stage: stageReply,
  amount: number().required(),
  openAmount: number().defined().nullable(),
}).required();

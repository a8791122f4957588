import { type CashHistoryMove, readCashHistoryMove } from '../cash/cashHistory.ts';
import { isCashState } from '../cash/cashState.ts';
import { isRecord, readList, readNumber, readText } from '../values/parse.ts';
import type { Consignment } from './consignment.ts';
import { type ConsignmentStage, isConsignmentStage } from './consignmentStage.ts';
import { isCourierId } from './couriers.ts';

/** The details that an event changed, with their new values: `null` for a detail that was removed; what is absent stayed. */
export interface ConsignmentChanges {
  readonly trackingCode?: string | null | undefined;
  /** Taka. */
  readonly fee?: number | null | undefined;
  /** Taka: what the courier says it has collected. */
  readonly collected?: number | null | undefined;
  readonly courierReference?: string | null | undefined;
  readonly rider?: string | null | undefined;
}

/** One entry of a consignment's history, which is append-only and gives its stage when it is replayed. */
export interface ConsignmentEvent {
  /** `null` in the first event, which made the consignment. */
  readonly from: ConsignmentStage | null;
  /** Equal to `from` when only details have changed. */
  readonly to: ConsignmentStage;
  /** The courier's own word, which only staff see; empty for what a person did. */
  readonly word: string;
  readonly changes: ConsignmentChanges;
  /** ISO. */
  readonly at: string;
  /** The name of the account, or of the courier. */
  readonly by: string;
}

export interface ConsignmentWithHistory extends Consignment {
  /** Oldest first. */
  readonly history: readonly ConsignmentEvent[];
  /** What became of its money, oldest first. */
  readonly cashHistory: readonly CashHistoryMove[];
}

/** Only the fields that were sent: an absent one did not change, a `null` was removed. */
const readChanges = (raw: unknown): ConsignmentChanges => {
  if (!isRecord(raw)) return {};
  return {
    ...('trackingCode' in raw ? { trackingCode: readText(raw.trackingCode) || null } : {}),
    ...('fee' in raw ? { fee: readNumber(raw.fee) } : {}),
    ...('collected' in raw ? { collected: readNumber(raw.collected) } : {}),
    ...('rider' in raw ? { rider: readText(raw.rider) || null } : {}),
    ...('courierReference' in raw ? { courierReference: readText(raw.courierReference) || null } : {}),
  };
};

const readEvent = (raw: unknown): ConsignmentEvent | null => {
  if (!isRecord(raw) || !isConsignmentStage(raw.to)) return null;
  return {
    from: isConsignmentStage(raw.from) ? raw.from : null,
    to: raw.to,
    word: readText(raw.word),
    changes: readChanges(raw.changes),
    at: readText(raw.at),
    by: readText(raw.by),
  };
};

/**
 * The consignment that a host sent; `null` for one of a courier or in a stage that this build does not know. An unknown state of its
 * cash reads as `due`.
 */
export const readConsignment = (raw: unknown): Consignment | null => {
  if (!isRecord(raw) || !isCourierId(raw.courier) || !isConsignmentStage(raw.stage)) return null;
  return {
    id: readText(raw.id),
    orderId: readText(raw.orderId) || null,
    isOrderCancelled: raw.isOrderCancelled === true,
    orderNumber: readText(raw.orderNumber),
    recipientName: readText(raw.recipientName),
    recipientPhone: readText(raw.recipientPhone),
    courier: raw.courier,
    rider: readText(raw.rider) || null,
    invoice: readText(raw.invoice),
    courierReference: readText(raw.courierReference) || null,
    trackingCode: readText(raw.trackingCode) || null,
    amount: readNumber(raw.amount) ?? 0,
    fee: readNumber(raw.fee),
    collected: readNumber(raw.collected),
    weight: readNumber(raw.weight) ?? 0,
    note: readText(raw.note),
    thana: readText(raw.thana) || null,
    stage: raw.stage,
    isExchange: raw.isExchange === true,
    createdAt: readText(raw.createdAt),
    createdBy: readText(raw.createdBy),
    stageAt: readText(raw.stageAt),
    cashState: isCashState(raw.cashState) ? raw.cashState : 'due',
    outstanding: readNumber(raw.outstanding) ?? 0,
    unremitted: readNumber(raw.unremitted) ?? 0,
    heldSince: readText(raw.heldSince) || null,
    revision: readNumber(raw.revision) ?? 0,
  };
};

/** The consignment with its histories that a host sent; `null` as in `readConsignment`. */
export const readConsignmentWithHistory = (raw: unknown): ConsignmentWithHistory | null => {
  const consignment = readConsignment(raw);
  if (consignment === null || !isRecord(raw)) return null;
  return {
    ...consignment,
    history: readList(raw.history, readEvent),
    cashHistory: readList(raw.cashHistory, readCashHistoryMove),
  };
};

import { readWaitingAdvance, type WaitingAdvance } from '../cash/waitingAdvance.ts';
import type { Consignment } from '../consignments/consignment.ts';
import { type ConsignmentStage, isConsignmentStage } from '../consignments/consignmentStage.ts';
import { readConsignment } from '../consignments/consignmentWithHistory.ts';
import { type CourierId, isCourierId } from '../consignments/couriers.ts';
import { isToDecideKind, type ToDecideKind } from '../consignments/decisionChoices.ts';
import { isOrderStatus, type OrderStatus } from '../orders/orderStatus.ts';
import { countWithNoun } from '../values/countWithNoun.ts';
import { isRecord, readList, readNumber, readText } from '../values/parse.ts';

/** Something that waits for a person to decide (CR-8); only staff see it. */
export interface ToDecide {
  /** Together with `kind` it names what is decided: a stored decision, a parcel on hold, a courier's event or a job. */
  readonly id: string;
  readonly kind: ToDecideKind;
  readonly courier: CourierId;
  /** The parcel's invoice, or what a courier calls a parcel that the shop does not know. */
  readonly name: string;
  /** The courier's own word, or why a stuck booking failed; empty for none. */
  readonly word: string;
  /** The stage that the courier gives now, if it withdrew an earlier word; otherwise `null`. */
  readonly saidStage: ConsignmentStage | null;
  /** ISO. */
  readonly since: string;
  /** ISO: until when a decision is in time; `null` if no deadline is known. */
  readonly until: string | null;
  /** `null` for a parcel that the shop does not know. */
  readonly parcel: Consignment | null;
  /** `null` without an order, or when it was deleted. */
  readonly orderStatus: OrderStatus | null;
}

/** Everything that waits for a person. */
export interface DecisionList {
  /** About parcels, the most urgent first. */
  readonly decisions: ToDecide[];
  /** The oldest first. */
  readonly advances: WaitingAdvance[];
  /** Counts also what the lists leave out. */
  readonly total: number;
}

/** How many things wait for a person. */
export interface DecisionCount {
  readonly waiting: number;
  /** Whether the shop has set up a courier with which it books. */
  readonly hasCouriers: boolean;
}

/** A time that cannot be read counts as unknown. */
const readTime = (raw: unknown): string | null =>
  Number.isNaN(Date.parse(readText(raw))) ? null : readText(raw);

/** What a host sent; `null` for a kind or courier that this build does not know. */
export const readToDecide = (raw: unknown): ToDecide | null => {
  if (!isRecord(raw) || !isToDecideKind(raw.kind) || !isCourierId(raw.courier)) return null;
  return {
    id: readText(raw.id),
    kind: raw.kind,
    courier: raw.courier,
    name: readText(raw.name),
    word: readText(raw.word),
    saidStage: isConsignmentStage(raw.saidStage) ? raw.saidStage : null,
    since: readText(raw.since),
    until: readTime(raw.until),
    parcel: readConsignment(raw.parcel),
    orderStatus: isOrderStatus(raw.orderStatus) ? raw.orderStatus : null,
  };
};

/** The count that a host sent; 0 if it sent none. */
export const readDecisionCount = (raw: unknown): DecisionCount => {
  const reply = isRecord(raw) ? raw : {};
  return { waiting: readNumber(reply.waiting) ?? 0, hasCouriers: reply.hasCouriers === true };
};

/** The list that a host sent; a host without advances sends none. */
export const readDecisionList = (raw: unknown): DecisionList => {
  const reply = isRecord(raw) ? raw : {};
  const decisions = readList(reply.decisions, readToDecide);
  const advances = readList(reply.advances, readWaitingAdvance);
  return { decisions, advances, total: readNumber(reply.total) ?? decisions.length + advances.length };
};

const minuteMs = 60_000;
const minutesOfHour = 60;
const minutesOfDay = 24 * 60;

/**
 * The time left until `until` (ISO), such as `3 hours left`, rounded down and in days from two on. English, like all texts that a screen
 * translates by `shownText`.
 */
export const timeLeft = (until: string, now: Date): string => {
  const minutes = Math.floor((Date.parse(until) - now.getTime()) / minuteMs);
  if (minutes < 0) return 'The deadline has passed';
  if (minutes < 1) return 'Less than a minute left';
  if (minutes < minutesOfHour) return `${countWithNoun(minutes, 'minute')} left`;
  if (minutes < 2 * minutesOfDay) return `${countWithNoun(Math.floor(minutes / minutesOfHour), 'hour')} left`;
  return `${countWithNoun(Math.floor(minutes / minutesOfDay), 'day')} left`;
};

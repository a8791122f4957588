import type { ScannedOrder } from '#api/orders/scanningApi.ts';
import {
  type ConsignmentStage,
  isBeingBooked,
  isOpenStage,
  isUnsentStage,
} from '#domain/consignments/consignmentStage.ts';
import { isConsignmentStep } from '#domain/consignments/consignmentSteps.ts';
import { textInLanguage } from '#domain/messages/bilingualText.ts';
import { orderRefusalMessage } from '#domain/messages/orderRefusals.ts';
import { mayBeSent } from '#domain/orders/courierMoves.ts';
import { comingBackStatuses, orderLists, unsentStatuses } from '#domain/orders/orderLists.ts';
import { type OrderEventType, progressOf } from '#domain/orders/orderStatus.ts';
import { isPackable, packedText } from '#domain/orders/packing.ts';
import type { ScanMode } from '#domain/orders/scanModes.ts';
import { moveRefusal, statusAfter } from '#machines/orderMoves.ts';
import * as messages from '#messages/dashboard/orders/scanning.ts';
import { consignmentStageLabels } from '#messages/domain/stages.ts';

/** Which calls a scan makes: what the buttons of its order and parcel would send now, without what is done already (DK-13). */

/** One call; `receive` puts the pieces that the order holds back into stock. */
export type ScanStep =
  | { readonly kind: 'pack' }
  | { readonly kind: 'move'; readonly event: OrderEventType }
  | {
      readonly kind: 'parcel';
      readonly id: string;
      readonly from: ConsignmentStage;
      readonly to: ConsignmentStage;
    }
  | { readonly kind: 'receive' };

/** The calls, one after the other, or why there is none, in a sentence. */
type ScanPlan = { readonly steps: readonly ScanStep[] } | { readonly problem: string };

const statusProblem = ({ order }: ScannedOrder, advice: string): ScanPlan => ({
  problem: messages.orderIs(order.orderStatus, advice),
});

/** Whether the order is confirmed and has not arrived yet. */
const isToDeliver = ({ order }: ScannedOrder): boolean => orderLists.confirmed.includes(order.orderStatus);

const planPacked = (scanned: ScannedOrder): ScanPlan => {
  const { order } = scanned;
  if (order.packed !== null) return { problem: messages.beforeThisScan(packedText(order.packed)) };
  return isPackable(order)
    ? { steps: [{ kind: 'pack' }] }
    : statusProblem(scanned, messages.onlyConfirmedIsPacked);
};

/** The call that moves the parcel to a stage; none without a parcel, or if it is there already or may not be moved there. */
const parcelStep = ({ parcel }: ScannedOrder, to: ConsignmentStage): readonly ScanStep[] => {
  if (parcel === null || parcel.stage === to || !isConsignmentStep(parcel.stage, to)) return [];
  return [{ kind: 'parcel', id: parcel.id, from: parcel.stage, to }];
};

/** Why a parcel in this stage is not handed over; `null` when it can be, or has been. */
const whyNotHandedOver = ({ parcel }: ScannedOrder): string | null => {
  if (parcel === null) return null;
  const label = consignmentStageLabels[parcel.stage];
  if (isBeingBooked(parcel.stage)) return messages.waitForTheCourier(label);
  return isOpenStage(parcel.stage) ? null : messages.giveToACourierFirst(label);
};

const planHandedOver = (scanned: ScannedOrder): ScanPlan => {
  const { orderStatus } = scanned.order;
  const isExchange = scanned.parcel?.isExchange === true;
  if (!mayBeSent(orderStatus, { isExchange }))
    return statusProblem(scanned, messages.onlyConfirmedIsHandedOver);
  const problem = whyNotHandedOver(scanned);
  if (problem !== null) return { problem };
  // In a later stage the courier has the parcel already.
  const isBooked = scanned.parcel?.stage === 'booked';
  // An exchange leaves the order as it is: another parcel brings the order, or has brought it.
  const shipsOrder = !isExchange && unsentStatuses.includes(orderStatus);
  const steps: ScanStep[] = [
    ...(shipsOrder ? [{ kind: 'move', event: 'SHIP' } as const] : []),
    ...(isBooked ? parcelStep(scanned, 'withCourier') : []),
  ];
  return steps.length === 0 ? { problem: messages.handedOverBefore } : { steps };
};

/** Why a parcel in this stage does not come back by a scan; `null` when it may. */
const whyNotBack = ({ parcel, order }: ScannedOrder): string | null => {
  if (parcel?.stage === 'partlyDelivered') return messages.deliveredInPart;
  // A courier may say that it has the parcel before anybody ships the order.
  const isAway = parcel !== null && !isUnsentStage(parcel.stage);
  const progress = progressOf[order.orderStatus];
  const isStillHere = progress === 'toConfirm' || (progress === 'toSend' && !isAway);
  return isStillHere ? messages.notHandedOverYet(order.orderStatus) : null;
};

const planCameBack = (scanned: ScannedOrder): ScanPlan => {
  const problem = whyNotBack(scanned);
  if (problem !== null) return { problem };
  const { order, parcel, orderGoesOn, held } = scanned;
  const { orderStatus } = order;
  // An exchange goes beside the delivery that the order's status tells of, and leaves the order as it is.
  const isOfOrder = parcel?.isExchange !== true && !orderGoesOn;
  const cancelsOrder = isOfOrder && isToDeliver(scanned);
  // An order that this scan cancels keeps its goods until they are received, also a Confirmed one: a courier has had its parcel (GS-5).
  const receivesGoods = isOfOrder && (cancelsOrder || comingBackStatuses.includes(orderStatus)) && held > 0;
  // `receive` is last: goods are received of a cancelled or returned order alone.
  const steps: ScanStep[] = [
    ...parcelStep(scanned, 'returned'),
    ...(cancelsOrder ? [{ kind: 'move', event: 'CANCEL' } as const] : []),
    ...(receivesGoods ? [{ kind: 'receive' } as const] : []),
  ];
  if (steps.length > 0) return { steps };
  return orderStatus === 'Delivered'
    ? statusProblem(scanned, messages.customerAsksForAReturn)
    : { problem: messages.cameBackBefore };
};

const plans: Readonly<Record<ScanMode, (scanned: ScannedOrder) => ScanPlan>> = {
  packed: planPacked,
  handedOver: planHandedOver,
  cameBack: planCameBack,
};

/** The calls of a scan at the time `at` (ISO), or a sentence that says why there is none; the buttons have the same rules. */
export const planScan = (mode: ScanMode, scanned: ScannedOrder, at: string): ScanPlan => {
  const plan = plans[mode](scanned);
  if ('problem' in plan) return plan;
  const { order } = scanned;
  for (const step of plan.steps) {
    if (step.kind !== 'move') continue;
    // Also for admins: SHIP and CANCEL are refused or accepted alike for both roles.
    const refusal = moveRefusal(order, { type: step.event, by: 'staff', at });
    if (refusal !== null) return { problem: textInLanguage(orderRefusalMessage(refusal, order.returnDays)) };
  }
  return plan;
};

/** One call that takes something back: the mark of a packed order off, or a parcel back to its stage before. */
export type UndoStep = { readonly kind: 'unpack' } | Extract<ScanStep, { kind: 'parcel' }>;

/** Whether the order and its parcel are as the call would leave them. */
export const isReached = (step: ScanStep | UndoStep, { order, parcel, held }: ScannedOrder): boolean => {
  if (step.kind === 'parcel') return parcel?.id === step.id && parcel.stage === step.to;
  if (step.kind === 'move') return order.orderStatus === statusAfter[step.event];
  if (step.kind === 'receive') return held === 0;
  return (order.packed !== null) === (step.kind === 'pack');
};

/**
 * The calls that take a scan back, the last one first; `null` when one of its calls has no way back. A move of the order has none, and
 * received goods have none, since they may be sold by now.
 */
export const undoSteps = (steps: readonly ScanStep[]): readonly UndoStep[] | null => {
  const undoing: UndoStep[] = [];
  for (const step of steps.toReversed()) {
    const isParcelStepBack = step.kind === 'parcel' && isConsignmentStep(step.to, step.from);
    if (step.kind === 'pack') undoing.push({ kind: 'unpack' });
    else if (isParcelStepBack) undoing.push({ ...step, from: step.to, to: step.from });
    else return null;
  }
  return undoing;
};

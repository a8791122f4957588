import { failureOfError } from '#api/client/failure.ts';
import { isAnswerLost } from '#api/client/isAnswerLost.ts';
import { shopNow } from '#api/client/shopClock.ts';
import { useMoveConsignmentMutation } from '#api/orders/consignmentsApi.ts';
import { useSetOrderStatusMutation } from '#api/orders/ordersApi.ts';
import { type ScannedOrder, useLazyFindScannedQuery, useSetPackedMutation } from '#api/orders/scanningApi.ts';
import { useReceiveReturnMutation } from '#api/products/stockApi.ts';
import { couriers } from '#domain/consignments/couriers.ts';
import { type Order, orderName } from '#domain/orders/order.ts';
import { packedText } from '#domain/orders/packing.ts';
import type { ScanMode } from '#domain/orders/scanModes.ts';
import { statusAfter } from '#machines/orderMoves.ts';
import * as messages from '#messages/dashboard/orders/scanning.ts';
import { browserStorage } from '#slices/browserStorage.ts';
import { countLabel } from '../../components/lists/countLabel.ts';
import { changeFailureMessage, withFailureMessage } from '../../components/loading/failureMessages.ts';
import { isReached, planScan, type ScanStep, type UndoStep, undoSteps } from './scanSteps.ts';

/** What the list of scans shows of the order that a scan has found. */
interface FoundOrder {
  readonly id: string;
  readonly name: string;
  readonly customer: string;
}

/** What became of a scan. */
export interface ScanOutcome {
  readonly state: 'done' | 'refused';
  readonly text: string;
  /** `null` when the code names no order. */
  readonly order: FoundOrder | null;
  /** The calls that take the scan back; `null` when it cannot be taken back. */
  readonly undo: readonly UndoStep[] | null;
  /** The calls of a refused scan, if the answer to one was lost: it may be done. */
  readonly lost?: readonly ScanStep[];
}

const foundOrder = (order: Order): FoundOrder => ({
  id: order._id,
  name: orderName(order),
  customer: order.customerData.name,
});

/** A sentence about what the scan has done; `pieces` is how many pieces it put into stock. */
const doneText = (mode: ScanMode, { parcel, orderGoesOn }: ScannedOrder, pieces: number): string => {
  if (mode === 'packed') return messages.packed;
  if (mode === 'handedOver')
    return parcel === null ? messages.handedOver : messages.handedOverTo(couriers[parcel.courier].name);
  if (orderGoesOn) return messages.cameBackOrderGoesOn;
  return pieces === 0 ? messages.cameBack : messages.cameBackWithPieces(countLabel(pieces, messages.pieces));
};

/** Thrown when somebody else has already done what a call asks for. */
class Overtaken extends Error {}

const refusedScan = (text: string, order: FoundOrder | null = null): ScanOutcome => ({
  state: 'refused',
  text,
  order,
  undo: null,
});

const refusalText = (error: unknown): string =>
  error instanceof Overtaken
    ? error.message
    : changeFailureMessage(messages.notDoneFailure, failureOfError(error));

const backKey = (code: string): string => `cameBack ${code}`;

/** The id of the parcel that came back by a scan of this code in this tab, also before a reload; '' for an order without a parcel. */
const readParcelBack = (code: string): string | null => browserStorage.session.getItem(backKey(code));
const storeParcelBack = (code: string, id: string): void => browserStorage.session.setItem(backKey(code), id);

/** `scan` makes the same calls as the buttons of the order and its parcel; `undo` makes the calls that take a scan back. */
export const useScanCalls = () => {
  const [find] = useLazyFindScannedQuery();
  const [setPacked] = useSetPackedMutation();
  const [setStatus] = useSetOrderStatusMutation();
  const [moveParcel] = useMoveConsignmentMutation();
  const [receive] = useReceiveReturnMutation();

  /** Makes one call; resolves to how many pieces it put into stock. */
  const makeCall = async (step: ScanStep, order: Order): Promise<number> => {
    const id = order._id;
    if (step.kind === 'receive') return receive(id).unwrap();
    if (step.kind === 'pack') {
      const { isChanged, order: packedOrder } = await setPacked({ id, packed: true }).unwrap();
      // Unchanged: somebody else has packed it since the look-up. If the order cannot be read, it counts as packed by this scan.
      if (!isChanged && packedOrder?.packed)
        throw new Overtaken(messages.beforeThisScan(packedText(packedOrder.packed)));
    }
    if (step.kind === 'parcel')
      await moveParcel({ id: step.id, body: { from: step.from, to: step.to } }).unwrap();
    if (step.kind === 'move') {
      const args = { id, status: statusAfter[step.event], from: order.orderStatus };
      // `returnDays` is not sent, but kept in the record of the order's moves (CARD-9).
      await setStatus({ ...args, returnDays: order.returnDays }).unwrap();
    }
    return 0;
  };

  /** Finds the order of a code. Resolves to a sentence if there is none; an answer that cannot be read (`null`) counts as none. */
  const lookUp = async (code: string, mode: ScanMode): Promise<ScannedOrder | string> => {
    try {
      return (await find({ code, mode }).unwrap()) ?? messages.noOrderHasTheCode(code);
    } catch (error) {
      const failure = failureOfError(error);
      if (failure.kind === 'refused' && failure.code === 'unknown') return messages.noOrderHasTheCode(code);
      return withFailureMessage(messages.notLookedUp, failure);
    }
  };

  /** `lost` are the calls of the try before, if the answer to one was lost: all done, they count as done by this scan. */
  const scan = async (code: string, mode: ScanMode, lost?: readonly ScanStep[]): Promise<ScanOutcome> => {
    const found = await lookUp(code, mode);
    if (typeof found === 'string') return refusedScan(found);
    const order = foundOrder(found.order);
    const parcelId = found.parcel?.id ?? '';
    const parcelBack = mode === 'cameBack' ? readParcelBack(code) : null;
    // Once that parcel is back, an order number means the next one, which may be with its courier: the same label was scanned again.
    if (parcelBack !== null && parcelBack !== parcelId)
      return refusedScan(messages.labelCameBackBefore, order);
    const plan = planScan(mode, found, shopNow().toISOString());
    if ('problem' in plan) {
      if (!lost?.every((step) => isReached(step, found))) return refusedScan(plan.problem, order);
      if (mode === 'cameBack') storeParcelBack(code, parcelId);
      return { state: 'done', text: doneText(mode, found, 0), order, undo: undoSteps(lost) };
    }
    try {
      let pieces = 0;
      for (const step of plan.steps) pieces += await makeCall(step, found.order);
      if (mode === 'cameBack') storeParcelBack(code, parcelId);
      return { state: 'done', text: doneText(mode, found, pieces), order, undo: undoSteps(plan.steps) };
    } catch (error) {
      // The calls before the failed one stay done: another try plans only what is missing.
      const refused = refusedScan(refusalText(error), order);
      const isLost = !(error instanceof Overtaken) && isAnswerLost(failureOfError(error));
      return isLost ? { ...refused, lost: plan.steps } : refused;
    }
  };

  /** Takes a scan back by these calls; resolves to why that failed, or to `null`. */
  const undo = async (
    { code, mode }: { readonly code: string; readonly mode: ScanMode },
    id: string,
    steps: readonly UndoStep[],
  ): Promise<string | null> => {
    try {
      for (const step of steps) {
        if (step.kind === 'unpack') await setPacked({ id, packed: false }).unwrap();
        else await moveParcel({ id: step.id, body: { from: step.from, to: step.to } }).unwrap();
      }
      return null;
    } catch (error) {
      // After a lost answer it may be taken back already.
      const found = await lookUp(code, mode);
      if (
        typeof found !== 'string' &&
        found.order._id === id &&
        steps.every((step) => isReached(step, found))
      )
        return null;
      return changeFailureMessage(messages.notTakenBack, failureOfError(error));
    }
  };

  return { scan, undo };
};

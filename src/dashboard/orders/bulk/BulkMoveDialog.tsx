import { useState } from 'react';
import { shopNow } from '#api/client/shopClock.ts';
import { useCapability } from '#api/client/useCapability.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { refetchOrders } from '#api/orders/bulkOrdersApi.ts';
import { moveOrders } from '#api/orders/moveOrders.ts';
import { isRetryable, isRetryableNow, type MoveResult } from '#api/orders/moveResult.ts';
import type { Role } from '#domain/accounts/role.ts';
import type { Order } from '#domain/orders/order.ts';
import type { OrderEventType } from '#domain/orders/orderStatus.ts';
import { statusAfter } from '#machines/orderMoves.ts';
import { Modal } from '../../components/layout/Modal.tsx';
import { useOrderAnnouncements } from '../../components/loading/useOrderAnnouncements.ts';
import { BulkMoveResult, withoutResult } from './BulkMoveResult.tsx';
import { MovesPreview } from './MovesPreview.tsx';
import { MovesProgress } from './MovesProgress.tsx';
import { previewMoves } from './previewMoves.ts';

interface BulkMoveDialogProps {
  readonly orders: readonly Order[];
  readonly type: OrderEventType;
  readonly by: Role;
  /** `unmoved`: the orders that can still be moved; all of them when no move was tried. */
  readonly onClose: (unmoved: readonly Order[]) => void;
}

type Step =
  | { readonly name: 'preview' }
  | {
      readonly name: 'moving';
      readonly done: number;
      readonly total: number;
      readonly controller: AbortController;
    }
  | { readonly name: 'result'; readonly results: readonly MoveResult[] };

/** The orders among these that another user has moved or deleted since they were selected (MD-9). */
const useChangedOrders = (orders: readonly Order[]): readonly Order[] => {
  const { changes, resetAt } = useOrderAnnouncements();
  // Announcements may have been lost at `resetAt`: the earlier ones may no longer hold.
  const changesById = new Map(changes.filter(({ at }) => at > resetAt).map((change) => [change.id, change]));
  return orders.filter(({ _id, orderStatus }) => {
    const change = changesById.get(_id);
    return change !== undefined && change.status !== orderStatus;
  });
};

/** A dialog that moves many orders: it shows the preview, then the progress, then what became of each order. */
export const BulkMoveDialog = ({ orders, type, by, onClose }: BulkMoveDialogProps) => {
  const dispatch = useShopDispatch();
  const [step, setStep] = useState<Step>({ name: 'preview' });
  const [preview, setPreview] = useState(() => previewMoves(orders, type, by, shopNow().toISOString()));
  const changed = useChangedOrders(preview.moving);
  const status = statusAfter[type];
  const [reason, setReason] = useState('');
  // The call that moves many orders keeps the reason as a note at each.
  const keepsReasons = useCapability('orders');
  const asksReason = type === 'CANCEL' && preview.moving.length > 0 && keepsReasons;
  /** Moves the orders. `earlier` are the results of an earlier try that stay, since only the others are tried again. */
  const move = async (moving: readonly Order[], earlier: readonly MoveResult[] = []) => {
    const controller = new AbortController();
    const total = moving.length;
    const showProgress = (done: number) => setStep({ name: 'moving', done, total, controller });
    showProgress(0);
    const options = { stop: controller.signal, reason: reason.trim() };
    const results = await dispatch(moveOrders(moving, status, showProgress, options));
    setStep({ name: 'result', results: [...earlier, ...results] });
  };
  const moveAgain = (results: readonly MoveResult[]) =>
    void move(
      results.filter(isRetryableNow).map(({ order }) => order),
      results.filter((result) => !isRetryableNow(result)),
    );
  /** Nothing closes the dialog while the orders are being moved. */
  const close = () => {
    if (step.name !== 'result') return onClose(orders);
    // Refetch on closing only: the refused rows stay in the list while the result is shown.
    dispatch(refetchOrders());
    // Also orders that can be tried only after signing in again.
    const unmoved = step.results.filter(isRetryable).map(({ order }) => order);
    return onClose([...unmoved, ...withoutResult(preview.moving, step.results)]);
  };
  return (
    <Modal onClose={step.name === 'moving' ? undefined : close}>
      {step.name === 'preview' && (
        <MovesPreview
          preview={preview}
          type={type}
          asksReason={asksReason}
          reason={reason}
          onReason={setReason}
          changedCount={changed.length}
          onLeaveOut={() =>
            setPreview({ ...preview, moving: preview.moving.filter((order) => !changed.includes(order)) })
          }
          onMove={() => void move(preview.moving)}
          onClose={close}
        />
      )}
      {step.name === 'moving' && (
        <MovesProgress
          done={step.done}
          total={step.total}
          status={status}
          onStop={() => step.controller.abort()}
        />
      )}
      {step.name === 'result' && (
        <BulkMoveResult
          results={step.results}
          preview={preview}
          status={status}
          onAgain={step.results.some(isRetryableNow) ? () => moveAgain(step.results) : undefined}
          onClose={close}
        />
      )}
    </Modal>
  );
};

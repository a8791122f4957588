import { useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isOpen, type MoveEnd, moveOrders, refetchOrders } from '#api/bulkOrdersApi.ts';
import type { ShopDispatch } from '#api/shopApi.ts';
import type { Order, OrderEventType, Role } from '#domain/order.ts';
import { statusAfter } from '#machines/orderMoves.ts';
import { BulkMoveResult } from './BulkMoveResult.tsx';
import { dryRun } from './dryRun.ts';
import { Modal } from './Modal.tsx';
import { MovesPreview } from './MovesPreview.tsx';
import { MovesProgress } from './MovesProgress.tsx';

interface ManyMovesBoxProps {
  readonly orders: readonly Order[];
  readonly type: OrderEventType;
  readonly by: Role;
  /** `open`: the orders that can still be moved; all of them when no move was tried. */
  readonly onClose: (open: readonly Order[]) => void;
}

type Step =
  | { readonly name: 'asked' }
  | { readonly name: 'moving'; readonly done: number; readonly stop: AbortController }
  | { readonly name: 'over'; readonly ends: readonly MoveEnd[] };

/** Moves many orders: shows the dry run, the progress and the result of each. */
export const BulkMoveDialog = ({ orders, type, by, onClose }: ManyMovesBoxProps) => {
  const dispatch = useDispatch<ShopDispatch>();
  const headingId = useId();
  const [step, setStep] = useState<Step>({ name: 'asked' });
  const [plan] = useState(() => dryRun(orders, type, by, new Date().toISOString()));
  const status = statusAfter[type];
  const move = async () => {
    const stop = new AbortController();
    const tell = (done: number) => setStep({ name: 'moving', done, stop });
    tell(0);
    const ends = await dispatch(moveOrders(plan.moving, status, tell, stop.signal));
    setStep({ name: 'over', ends });
  };
  const leave = () => {
    if (step.name !== 'over') return onClose(orders);
    // Refetch on leaving only: the refused rows stay in the list while the result is shown.
    dispatch(refetchOrders());
    const open = step.ends.filter(isOpen).map(({ order }) => order);
    return onClose([...open, ...plan.moving.slice(step.ends.length)]);
  };
  return (
    <Modal labelledBy={headingId} onLeave={step.name === 'moving' ? undefined : leave}>
      {step.name === 'asked' && (
        <MovesPreview headingId={headingId} plan={plan} type={type} onMove={move} onLeave={leave} />
      )}
      {step.name === 'moving' && (
        <MovesProgress
          headingId={headingId}
          done={step.done}
          all={plan.moving.length}
          status={status}
          onStop={() => step.stop.abort()}
        />
      )}
      {step.name === 'over' && (
        <BulkMoveResult headingId={headingId} ends={step.ends} plan={plan} status={status} onLeave={leave} />
      )}
    </Modal>
  );
};

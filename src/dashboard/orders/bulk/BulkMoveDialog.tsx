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
  /** `open` are the orders whose move may still be made, all of them when none was tried. */
  readonly onClose: (open: readonly Order[]) => void;
}

type Step =
  | { readonly name: 'asked' }
  | { readonly name: 'moving'; readonly done: number; readonly stop: AbortController }
  | { readonly name: 'over'; readonly ends: readonly MoveEnd[] };

/** Moves many orders at once: what would become of each, how far it is, and how each ended. */
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
    // Only now: while the account is read, the refused rows stand in the list behind it.
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

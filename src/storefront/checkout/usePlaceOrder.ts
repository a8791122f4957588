import { useMachine } from '@xstate/react';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { useCapability } from '#api/client/useCapability.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import {
  type PlaceOrderInput,
  type PlaceOrderOutcome,
  type PlaceOrderState,
  placeOrderMachine,
  type RefusedOrder,
} from '#machines/placeOrderMachine.ts';
import { unansweredOrderMessages } from '#messages/domain/checkoutMessages.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import * as messages from '#messages/storefront/checkout.tsx';
import { linesOrdered } from '#slices/cartSlice.ts';
import { confirmDialog, offerDialog } from '#ui/feedback/dialogs.ts';
import { placedPath } from '../layout/placedOrder.ts';
import type { CheckoutStore } from './checkoutStorage.ts';
import { isInDoubt } from './orderAttempt.ts';
import { showLost, showNotPlaced, showRefusal } from './orderDialogs.ts';
import type { OrderQuote } from './orderFailure.ts';
import { usePayload, useSendOrder } from './useSendOrder.ts';

/** How far placing the order has come, from placeOrderMachine. */
export interface OrderProgress {
  readonly stage: PlaceOrderState;
  readonly refusal: RefusedOrder | null;
  /** Sending the order again cannot make a second one. */
  readonly isRepeatable: boolean;
}

interface PlaceOrderEvents {
  readonly onRepriced: (quote: OrderQuote) => void;
  /** Called once the order is placed, before the dialog about it. */
  readonly onPlaced: () => void;
}

type PlacedOutcome = Extract<PlaceOrderOutcome, { kind: 'placed' }>;

/** Places the order once, however often it is called, and reports the outcome (CO-7, CO-10, CO-11). */
export const usePlaceOrder = (checkoutStore: CheckoutStore, { onRepriced, onPlaced }: PlaceOrderEvents) => {
  const dispatch = useShopDispatch();
  const isRepeatable = useCapability('idempotencyKeys');
  const payloadOf = usePayload();
  const sendOrder = useSendOrder(checkoutStore, isRepeatable, onRepriced);
  const navigate = useNavigate();

  /** `hasLeft`: the shopper has left the checkout, and stays on the other page. */
  const finish = async (
    { lines, placedEarlier, isAnnounced }: PlacedOutcome,
    { hasLeft }: { readonly hasLeft: boolean },
  ): Promise<void> => {
    // The lines, named by their keys, leave the cart and what is stored of this checkout.
    if (!checkoutStore.keepsCart) dispatch(linesOrdered([...lines]));
    checkoutStore.markOrdered(lines);
    onPlaced();
    const { title, text } = shopMessages.orderPlaced;
    const showsOrder =
      !isAnnounced &&
      (await offerDialog({
        title,
        text: placedEarlier ? `${text} ${messages.savedEarlier}` : text,
        icon: 'success',
        offer: messages.seeYourOrder,
      }));
    if (showsOrder) await navigate(placedPath, { replace: !hasLeft });
    // The home page then shows PlacedNotice.
    else if (!hasLeft) await navigate('/', { replace: true, state: { placed: true } });
  };
  const [snapshot, send, actor] = useMachine(
    placeOrderMachine.provide({
      actors: {
        sendOrder: fromPromise(async ({ input, signal }) => {
          const outcome = await sendOrder(input);
          // The machine of a shopper who has left the checkout is stopped, and takes no outcome.
          if (signal.aborted && outcome.kind === 'placed') void finish(outcome, { hasLeft: true });
          else if (signal.aborted) showNotPlaced(outcome, isRepeatable);
          return outcome;
        }),
      },
      actions: {
        onPlaced: (_, outcome) => void finish(outcome, { hasLeft: false }),
        onRefused: (_, { refusal }) => showRefusal(refusal),
        onLost: () => showLost(isRepeatable),
      },
    }),
  );
  const progress: OrderProgress = {
    stage: snapshot.value === 'open' && checkoutStore.isInDoubt ? 'lost' : snapshot.value,
    refusal: snapshot.context.refusal,
    isRepeatable,
  };
  const place = async (input: PlaceOrderInput): Promise<void> => {
    if (actor.getSnapshot().matches('sending')) return;
    const mayDuplicate = !isRepeatable && isInDoubt(checkoutStore.attempt(payloadOf(input)));
    if (mayDuplicate) {
      const isConfirmed = await confirmDialog({ ...unansweredOrderMessages.sendAgain, danger: true });
      if (!isConfirmed) return;
    }
    send({ type: 'PLACE', ...input });
  };
  return { progress, place };
};

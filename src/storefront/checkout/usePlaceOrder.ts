import { useMachine } from '@xstate/react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { fromPromise } from 'xstate';
import { failureOf } from '#api/failure.ts';
import { honoursKeys, usePlaceOrderMutation } from '#api/ordersApi.ts';
import type { ShopDispatch } from '#api/shopApi.ts';
import { lineKey } from '#domain/cart.ts';
import { orderTexts } from '#domain/orderTexts.ts';
import { texts } from '#domain/texts.ts';
import {
  type PlaceOrderInput,
  type PlacingOutcome,
  placingMachine,
  type RefusedOrder,
} from '#machines/placeOrderMachine.ts';
import { linesOrdered } from '#slices/cartSlice.ts';
import { ask, tell } from '#ui/feedback/dialogs.ts';
import type { DraftStore } from './checkoutStorage.ts';
import { newOrderKey, nextAttempt, type OrderAttempt } from './orderAttempt.ts';
import { type OrderQuote, orderOutcome } from './orderOutcome.ts';
import { orderPayload } from './orderPayload.ts';

/** Progress of the order, from placingMachine. */
export interface OrderProgress {
  readonly stage: 'open' | 'sending' | 'repriced' | 'refused' | 'lost' | 'placed';
  readonly refusal: RefusedOrder | null;
  /** Sending it again cannot make a second order. */
  readonly isRepeatable: boolean;
}

const savedEarlier =
  'It was saved as you first sent it. If you changed something since, please tell us when we phone.';

const placed = ({ body }: OrderAttempt, earlier: boolean): PlacingOutcome => ({
  kind: 'placed',
  lines: body.products.map(lineKey),
  earlier,
});

/** Milliseconds before an unanswered request is retried automatically, once. */
const secondTryAfter = 1000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Sends one attempt, returns its outcome. Retries by itself only where a key makes at most one order. */
const useSendOrder = (
  keeper: DraftStore,
  isRepeatable: boolean,
  onRepriced: (reckoning: OrderQuote) => void,
) => {
  const [post] = usePlaceOrderMutation();
  return async ({ lines, form }: PlaceOrderInput): Promise<PlacingOutcome> => {
    const inDoubt = keeper.attempt();
    const sent = nextAttempt(inDoubt, orderPayload(lines, form, new Date()), newOrderKey);
    // Stored before sending: a page closed during the request must resume with the same key.
    keeper.keep({ attempt: sent });
    let { error } = await post(sent);
    if (isRepeatable && error !== undefined && failureOf(error).kind === 'unreachable') {
      await pause(secondTryAfter);
      ({ error } = await post(sent));
    }
    if (error === undefined) return placed(sent, false);
    const outcome = orderOutcome(failureOf(error), inDoubt !== null);
    if (outcome.kind === 'placedBefore') return placed(inDoubt ?? sent, true);
    if (outcome.kind === 'lost') return outcome;
    keeper.keep({ attempt: inDoubt });
    if (outcome.kind === 'repriced') {
      onRepriced(outcome.reckoning);
      return { kind: 'repriced' };
    }
    const line = lines[outcome.line];
    const { message, field } = outcome;
    return {
      kind: 'refused',
      refusal: { message, field, lineKey: line === undefined ? null : lineKey(line), form },
    };
  };
};

/** Shows no dialog for a refusal that is shown beside a field or a line. */
const tellRefusal = ({ message, field, lineKey: line }: RefusedOrder): void => {
  if (field === null && line === null) void tell({ title: texts.orderFailed, text: message, mood: 'error' });
};

/** Places the order once, however often it is called, and reports the outcome (CO-7, CO-10, CO-11). */
export const usePlaceOrder = (keeper: DraftStore, onRepriced: (reckoning: OrderQuote) => void) => {
  const dispatch = useDispatch<ShopDispatch>();
  const isRepeatable = dispatch(honoursKeys());
  const sendOrder = useSendOrder(keeper, isRepeatable, onRepriced);
  const navigate = useNavigate();

  const settle = async ({ lines, earlier }: Extract<PlacingOutcome, { kind: 'placed' }>): Promise<void> => {
    dispatch(linesOrdered([...lines]));
    keeper.settle();
    const { title, text } = texts.orderPlaced;
    await tell({ title, text: earlier ? `${text} ${savedEarlier}` : text, mood: 'success' });
    await navigate('/', { replace: true });
  };
  const [snapshot, send, actor] = useMachine(
    placingMachine.provide({
      actors: { sendOrder: fromPromise(({ input }) => sendOrder(input)) },
      actions: {
        onPlaced: (_, outcome) => void settle(outcome),
        onRefused: (_, { refusal }) => tellRefusal(refusal),
        onLost: () =>
          void (isRepeatable
            ? tell({ title: texts.orderFailed, mood: 'error' })
            : tell({ ...orderTexts.unknown, mood: 'warning' })),
      },
    }),
  );
  const progress: OrderProgress = {
    stage: snapshot.value,
    refusal: snapshot.context.refusal,
    isRepeatable,
  };
  const place = async (args: PlaceOrderInput): Promise<void> => {
    if (actor.getSnapshot().matches('sending')) return;
    const mayBeSecond = keeper.attempt() !== null && !isRepeatable;
    if (mayBeSecond && !(await ask({ ...orderTexts.sendAgain, danger: true }))) return;
    send({ type: 'PLACE', ...args });
  };
  return { progress, place };
};

import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { failureOf } from '#api/failure.ts';
import { usePlaceOrderMutation } from '#api/ordersApi.ts';
import type { ShopDispatch } from '#api/shopApi.ts';
import { type CartLine, lineKey } from '#domain/cart.ts';
import { texts } from '#domain/texts.ts';
import { linesOrdered } from '#slices/cartSlice.ts';
import { tell } from '#ui/feedback/dialogs.ts';
import type { CheckoutKeeper } from './keptCheckout.ts';
import { newOrderKey, nextAttempt, type OrderAttempt } from './orderAttempt.ts';
import { orderBody } from './orderBody.ts';
import { type OrderOutcome, orderOutcome, type Reckoning } from './orderOutcome.ts';
import type { CheckoutField, FilledCheckout } from './typedCheckout.ts';

/** How far the order is. */
export type OrderProgress =
  | { readonly stage: 'open' }
  | { readonly stage: 'sending' }
  | { readonly stage: 'repriced'; readonly reckoning: Reckoning }
  | {
      readonly stage: 'refused';
      readonly message: string;
      readonly field: CheckoutField | null;
      readonly lineKey: string | null;
      /** What was sent, so that the sentence goes when the field is changed. */
      readonly form: FilledCheckout;
    }
  | { readonly stage: 'lost' }
  | { readonly stage: 'placed' };

const savedEarlier =
  'It was saved as you first sent it. If you changed something since, please tell us when we phone.';

/** Places the order once, however often it is asked, and tells how that ended (CO-7, CO-10, CO-11). */
export const usePlaceOrder = (keeper: CheckoutKeeper, onRepriced: (reckoning: Reckoning) => void) => {
  const [progress, setProgress] = useState<OrderProgress>({ stage: 'open' });
  const [post] = usePlaceOrderMutation();
  const dispatch = useDispatch<ShopDispatch>();
  const navigate = useNavigate();
  const isLocked = useRef(false);

  const settle = async ({ body }: OrderAttempt, text: string): Promise<void> => {
    setProgress({ stage: 'placed' });
    dispatch(linesOrdered(body.products.map(lineKey)));
    keeper.settle();
    await tell({ title: texts.orderPlaced.title, text, mood: 'success' });
    await navigate('/', { replace: true });
  };

  const reopen = async (
    outcome: Exclude<OrderOutcome, { kind: 'placedBefore' }>,
    inDoubt: OrderAttempt | null,
    sent: { readonly lines: readonly CartLine[]; readonly form: FilledCheckout },
  ): Promise<void> => {
    isLocked.current = false;
    if (outcome.kind === 'lost') {
      setProgress({ stage: 'lost' });
      return tell({ title: texts.orderFailed, mood: 'error' });
    }
    keeper.keep({ attempt: inDoubt });
    if (outcome.kind === 'repriced') {
      onRepriced(outcome.reckoning);
      return setProgress({ stage: 'repriced', reckoning: outcome.reckoning });
    }
    const { message, field } = outcome;
    const line = sent.lines[outcome.line];
    const refusedKey = line === undefined ? null : lineKey(line);
    setProgress({ stage: 'refused', message, field, lineKey: refusedKey, form: sent.form });
    if (field === null && line === undefined)
      await tell({ title: texts.orderFailed, text: message, mood: 'error' });
  };

  const place = async (lines: readonly CartLine[], form: FilledCheckout): Promise<void> => {
    if (isLocked.current) return;
    isLocked.current = true;
    setProgress({ stage: 'sending' });
    const inDoubt = keeper.attempt();
    const sent = nextAttempt(inDoubt, orderBody(lines, form, new Date()), newOrderKey);
    // Kept before it leaves: a page closed in the midst must come back with the same key.
    keeper.keep({ attempt: sent });
    const { error } = await post(sent);
    if (error === undefined) return settle(sent, texts.orderPlaced.text);
    const outcome = orderOutcome(failureOf(error), inDoubt !== null);
    if (outcome.kind !== 'placedBefore') return reopen(outcome, inDoubt, { lines, form });
    return settle(inDoubt ?? sent, `${texts.orderPlaced.text} ${savedEarlier}`);
  };

  return { progress, place };
};

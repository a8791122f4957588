import { useStore } from 'react-redux';
import { failureOfError } from '#api/client/failure.ts';
import { isRefusedForGood } from '#api/client/retryPolicy.ts';
import { shopNow } from '#api/client/shopClock.ts';
import { type ShopState, selectShop } from '#api/client/shopSlice.ts';
import { type PlacedReply, usePlaceOrderMutation } from '#api/orders/ordersApi.ts';
import { lineKey } from '#domain/checkout/cart.ts';
import { orderDate, orderTime } from '#domain/values/dates.ts';
import type { PlaceOrderInput, PlaceOrderOutcome, RefusedOrder } from '#machines/placeOrderMachine.ts';
import * as messages from '#messages/storefront/checkout.tsx';
import { isOffline } from '#ui/isOffline.ts';
import { readPlacedOrder, storePlacedOrder } from '../layout/placedOrder.ts';
import type { CheckoutStore } from './checkoutStorage.ts';
import { rememberLastOrder } from './lastOrder.ts';
import { isInDoubt, newOrderKey, nextAttempt, type OrderAttempt } from './orderAttempt.ts';
import { type OrderFailure, type OrderQuote, orderFailure } from './orderFailure.ts';
import { type OrderPayload, orderPayload } from './orderPayload.ts';

/**
 * Returns a function that sends one attempt and resolves to its outcome. It retries by itself only if `isRepeatable`, and not offline:
 * that nothing was sent would no longer be certain.
 */
export const useSendOrder = (
  checkoutStore: CheckoutStore,
  isRepeatable: boolean,
  onRepriced: (quote: OrderQuote) => void,
) => {
  const [post] = usePlaceOrderMutation();
  const payloadOf = usePayload();
  /** `isRepeated`: a first request had no answer. */
  const postWithRetry = async (attempt: OrderAttempt) => {
    const first = await post(attempt);
    const isUnanswered = first.error !== undefined && failureOfError(first.error).kind === 'unreachable';
    if (!isRepeatable || !isUnanswered || attempt.isUnsent) return { ...first, isRepeated: false };
    await delay(retryDelay);
    return { ...(await post(attempt)), isRepeated: true };
  };
  /**
   * Called when the shop has an order with the attempt's key, but not with these contents. Sends each of the earlier contents once more:
   * the shop answers to the contents of its order, and refuses all others.
   */
  const findPlaced = async ({ key, body, earlier }: OrderAttempt): Promise<PlaceOrderOutcome> => {
    for (const sent of earlier) {
      const { data, error } = await post({ key, body: sent });
      if (data !== undefined) return storeAsPlaced(sent, data, { placedEarlier: true });
      if (!isRefusedForGood(failureOfError(error))) return { kind: 'lost' };
    }
    // If the shop answers none of them, the confirmation shows the last one that was sent, without its number.
    return storeAsPlaced(earlier.at(-1) ?? body, null, { placedEarlier: true });
  };
  return async (input: PlaceOrderInput): Promise<PlaceOrderOutcome> => {
    const payload = payloadOf(input);
    /** The attempt of an earlier request that had no definite response; `null` if there is none. */
    const inDoubt = checkoutStore.attempt(payload);
    // Without keys a request that the device was wrong about would make a second order.
    const isUnsent = isRepeatable && isOffline() && !isInDoubt(inDoubt);
    const attempt = { ...nextAttempt(inDoubt, payload, newOrderKey), isUnsent };
    // Stored before sending: a page closed during the request must resume with the same key.
    checkoutStore.update({ attempt });
    const { data, error, isRepeated } = await postWithRetry(attempt);
    // An earlier request, whose response was lost, may have placed the order: then it is as old as that request.
    const taken = inDoubt === null ? takenNow(attempt.body) : attempt.body;
    if (data !== undefined) return storeAsPlaced(taken, data, { placedEarlier: false });
    const wasInDoubt = isRepeated || inDoubt !== null;
    const failure = orderFailure(failureOfError(error), { wasInDoubt });
    if (failure.kind === 'placedBefore') return findPlaced(attempt);
    if (failure.kind === 'lost')
      return isUnsent ? { kind: 'refused', refusal: refusedOrder(offlineRefusal, input) } : failure;
    // This request has placed no order; an earlier one that was in doubt, or had no answer just now, still may have.
    checkoutStore.update({ attempt: isRepeated ? attempt : inDoubt });
    if (failure.kind === 'repriced') {
      onRepriced(failure.quote);
      return { kind: 'repriced' };
    }
    return { kind: 'refused', refusal: refusedOrder(failure, input) };
  };
};

/** Milliseconds before an unanswered request is retried automatically, once. */
const retryDelay = 1000;
const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns a function that makes the request body of an order pressed now. */
export const usePayload = (): ((input: PlaceOrderInput) => OrderPayload) => {
  // The shop is read when the order is sent, since the machine keeps the function of an earlier render.
  const { getState } = useStore<ShopState>();
  return ({ lines, form }) => orderPayload(selectShop(getState()), lines, form, shopNow());
};

/**
 * The order as the shop has just taken it: now. The response tells the shop's time, while the press before it may have had only the
 * device's, which may be wrong by years.
 */
const takenNow = (body: OrderPayload): OrderPayload => {
  const now = shopNow();
  return { ...body, date: orderDate(now), time: orderTime(now) };
};

/**
 * Stores the placed order for the confirmation page (SH-3) and for the question before the same order (CO-10), and returns the outcome.
 * `reply` is `null` if the shop has not told which order it has. `placedEarlier`: an earlier request has placed it; its response was lost.
 */
const storeAsPlaced = (
  body: OrderPayload,
  reply: PlacedReply | null,
  { placedEarlier }: { readonly placedEarlier: boolean },
): PlaceOrderOutcome => {
  const { date, time, subTotal, total, products, customerData } = body;
  // '' from a host that tells no id.
  const id = reply?.insertedId || null;
  const isAnnounced = id !== null && id === readPlacedOrder()?.id;
  storePlacedOrder({
    date,
    time,
    subTotal,
    total,
    products,
    customerData,
    id,
    number: reply?.number ?? null,
    token: reply?.trackingToken ?? null,
  });
  rememberLastOrder(products, customerData.mobileNumber, reply?.number ?? '');
  return { kind: 'placed', lines: products.map(lineKey), placedEarlier, isAnnounced };
};

type Refusal = Extract<OrderFailure, { kind: 'refused' }>;

/** In place of a refusal by the shop, when the request did not leave the device. */
const offlineRefusal: Refusal = {
  kind: 'refused',
  message: messages.nothingWasSent,
  field: null,
  line: -1,
  isUnavailable: false,
  left: null,
};

/** The refusal of the order that was sent; it names the line by its key, since the cart may change meanwhile. */
const refusedOrder = (refusal: Refusal, { lines, form }: PlaceOrderInput): RefusedOrder => {
  const { message, field, isUnavailable, left } = refusal;
  const line = lines[refusal.line];
  // Enough is left for this line alone: other lines of the product take from the same pieces.
  const isShared = line !== undefined && left !== null && line.quantity <= left;
  return {
    message,
    field,
    lineKey: line === undefined ? null : lineKey(line),
    isUnavailable,
    left,
    isShared,
    form,
  };
};

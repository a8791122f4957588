import { useState } from 'react';
import type { ShopThunk } from '#api/client/shopApi.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import type { CallOptions, ForOrder, MaybeUnanswered } from '#api/orders/sendInCalls.ts';
import { newIdempotencyKey } from '../components/forms/newIdempotencyKey.ts';

/** The results about which the shop has not answered: their orders can be sent again. */
export const unansweredOf = <Result extends MaybeUnanswered>(results: readonly Result[]): readonly Result[] =>
  results.filter(({ unanswered }) => unanswered !== undefined);

/** Never rejects: the result of an order whose call failed has the reason. */
type SendOrders<Given, Item, Result> = (
  given: Given,
  items: readonly Item[],
  options: CallOptions,
) => ShopThunk<Promise<readonly Result[]>>;

/**
 * Sends the orders of a dialog by several calls, and those again about which the shop has not answered. `given` is what the dialog says once
 * for all, such as the courier; `items` has one entry for each order.
 */
export const useSendOrders = <Given, Item extends ForOrder, Result extends ForOrder & MaybeUnanswered>(
  sendOrders: SendOrders<Given, Item, Result>,
) => {
  const dispatch = useShopDispatch();
  // One key for the dialog: what is sent twice for an order is done once.
  const [key] = useState(newIdempotencyKey);
  const [sent, setSent] = useState<{ readonly given: Given; readonly items: readonly Item[] } | null>(null);
  /** Empty before the orders are sent. */
  const [results, setResults] = useState<readonly Result[]>([]);
  /** How many of the orders that were sent are done; `null` while none are being sent. */
  const [doneCount, setDoneCount] = useState<number | null>(null);
  const resultsOf = async (given: Given, items: readonly Item[]) => {
    setDoneCount(0);
    const answered = await dispatch(sendOrders(given, items, { key, onProgress: setDoneCount }));
    setDoneCount(null);
    return answered;
  };
  const send = async (given: Given, items: readonly Item[]) => {
    setSent({ given, items });
    setResults(await resultsOf(given, items));
  };
  const sendAgain = async () => {
    if (sent === null) return;
    const unanswered = new Set(unansweredOf(results).map(({ order }) => order));
    const toSend = sent.items.filter(({ order }) => unanswered.has(order));
    const again = await resultsOf(sent.given, toSend);
    setResults(results.map((result) => again.find(({ order }) => order === result.order) ?? result));
  };
  return { results, doneCount, send, sendAgain };
};

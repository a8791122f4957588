import { useState } from 'react';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { type GivenOrder, giveOrders } from '#api/orders/bulkConsignmentsApi.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import type { Order } from '#domain/orders/order.ts';
import { newIdempotencyKey } from '../../components/forms/newIdempotencyKey.ts';

/** What the parcels have in common. */
export interface GivenParcels {
  readonly courier: CourierId;
  /** `null` for every courier but the shop's own rider. */
  readonly rider: string | null;
  /** Grams. */
  readonly weight: number;
}

/** The results about which the shop has not answered: their orders can be sent again. */
export const unansweredOf = (results: readonly GivenOrder[]): readonly GivenOrder[] =>
  results.filter((result) => 'reason' in result && result.unanswered !== undefined);

/** Gives the orders of the dialog to a courier, and sends those again about which the shop has not answered. */
export const useGiveOrders = (orders: readonly Order[]) => {
  const dispatch = useShopDispatch();
  // One key for the dialog: an order that is sent twice gets one parcel.
  const [key] = useState(newIdempotencyKey);
  const [parcels, setParcels] = useState<GivenParcels | null>(null);
  const [results, setResults] = useState<readonly GivenOrder[] | null>(null);
  /** How many of the orders that were sent are done; `null` while none are being sent. */
  const [givenCount, setGivenCount] = useState<number | null>(null);
  /** Never rejects: the result of an order whose call failed has the reason. */
  const send = async (given: GivenParcels, toSend: readonly Order[]) => {
    setGivenCount(0);
    const sent = await dispatch(giveOrders(toSend, { key, ...given }, setGivenCount));
    setGivenCount(null);
    return sent;
  };
  const give = async (given: GivenParcels) => {
    setParcels(given);
    setResults(await send(given, orders));
  };
  const giveAgain = async () => {
    if (parcels === null || results === null) return;
    const unanswered = unansweredOf(results).map(({ order }) => order);
    const again = await send(parcels, unanswered);
    setResults(results.map((result) => again.find(({ order }) => order === result.order) ?? result));
  };
  return { results, givenCount, give, giveAgain };
};

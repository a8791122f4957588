import { useState } from 'react';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { type BookingResult, bookOrders, type DraftedParcel } from '#api/orders/bookOrders.ts';
import { newIdempotencyKey } from '../../components/forms/newIdempotencyKey.ts';
import type { BookingChoice } from './bookingChoices.ts';

/** The results about which the shop has not answered: their parcels can be sent again. */
export const unansweredOf = (results: readonly BookingResult[]): readonly BookingResult[] =>
  results.filter(({ unanswered }) => unanswered !== undefined);

/** Books the parcels of the dialog, and sends those again about which the shop has not answered. */
export const useBookOrders = () => {
  const dispatch = useShopDispatch();
  // One key for the dialog: an order that is sent twice is booked once.
  const [key] = useState(newIdempotencyKey);
  const [parcels, setParcels] = useState<readonly DraftedParcel[]>([]);
  const [results, setResults] = useState<readonly BookingResult[]>([]);
  /** How many of the parcels that were sent are done; `null` while none are being sent. */
  const [bookedCount, setBookedCount] = useState<number | null>(null);
  /** Never rejects: the result of an order whose call failed has the reason. */
  const send = async (choice: BookingChoice, toSend: readonly DraftedParcel[]) => {
    setBookedCount(0);
    const courierAndWay = { courier: choice.courier.id, way: choice.way };
    const sent = await dispatch(bookOrders({ key, ...courierAndWay }, toSend, setBookedCount));
    setBookedCount(null);
    return sent;
  };
  const book = async (choice: BookingChoice, ready: readonly DraftedParcel[]) => {
    setParcels(ready);
    setResults(await send(choice, ready));
  };
  const bookAgain = async (choice: BookingChoice) => {
    const unanswered = new Set(unansweredOf(results).map(({ order }) => order));
    const again = await send(
      choice,
      parcels.filter(({ order }) => unanswered.has(order)),
    );
    setResults((earlier) =>
      earlier.map((result) => again.find(({ order }) => order === result.order) ?? result),
    );
  };
  return { results, bookedCount, book, bookAgain };
};

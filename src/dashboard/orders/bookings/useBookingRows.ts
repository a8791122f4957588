import { useState } from 'react';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import type { Places } from '#api/orders/bookingsApi.ts';
import { askForPrices, checkParcels, type DraftedParcel } from '#api/orders/bookOrders.ts';
import type { CheckedParcel } from '#domain/consignments/booking.ts';
import { errorOf, typedAmount, typedRider, typedWeight } from '#domain/consignments/typedParcel.ts';
import type { Order } from '#domain/orders/order.ts';
import type { BookingChoice } from './bookingChoices.ts';
import type { TypedBooking } from './ChooseCourier.tsx';
import { useBookingCalls } from './useBookingCalls.ts';

/** An order in the table of the dialog, with what staff have typed. */
export interface BookingRow {
  readonly order: Order;
  readonly thana: string;
  readonly weight: string;
  readonly note: string;
  /** What the courier collects for an exchange, in taka; `undefined` when the parcel is no exchange. */
  readonly exchangeAmount?: number | undefined;
  /** Whether thana, weight or note has changed since the last dry run. */
  readonly isChanged?: boolean;
  /** What the last dry run said about the order. */
  readonly check: CheckedParcel;
  /** What the courier charges, in taka; `undefined` before it was asked for, `null` if the courier named no price. */
  readonly price?: number | null | undefined;
}

/** What staff can type in a row. */
export type TypedFields = Partial<Pick<BookingRow, 'thana' | 'weight' | 'note'>>;

/** The parcel of a row as it is sent, with its weight in grams. */
const parcelOf = ({ order, thana, note, exchangeAmount }: BookingRow, weight: number): DraftedParcel => ({
  order: order._id,
  thana: thana.trim() || null,
  weight,
  note: note.trim(),
  exchangeAmount,
});

/** The parcel that is booked for a row; `null` when the row is not ready. */
const readyParcelOf = (row: BookingRow): DraftedParcel | null => {
  const gramsOrError = typedWeight(row.weight);
  if (row.check.reason !== null || 'error' in gramsOrError) return null;
  return parcelOf(row, gramsOrError.value);
};

/** The parcels that are booked for the rows that are ready. */
export const readyParcels = (rows: readonly BookingRow[]): readonly DraftedParcel[] =>
  rows.flatMap((row) => readyParcelOf(row) ?? []);

/** Whether a row still has what it had when a call about it was sent. */
const isSame = (row: BookingRow, sent: BookingRow): boolean =>
  row.order._id === sent.order._id &&
  row.thana === sent.thana &&
  row.weight === sent.weight &&
  row.note === sent.note;

/** The rows of the dialog's table, and the calls that fill them. */
export const useBookingRows = (orders: readonly Order[]) => {
  const dispatch = useShopDispatch();
  const [rows, setRows] = useState<readonly BookingRow[]>([]);
  const [places, setPlaces] = useState<Places>({});
  const [amountProblem, setAmountProblem] = useState('');
  const [riderProblem, setRiderProblem] = useState('');
  /** `run` makes a call that resolves to its problem, '' for none; `run` itself resolves to whether there was none. */
  const { run, ...calls } = useBookingCalls();
  /** Takes over what staff have typed. The price is dropped, since it depends on thana and weight. */
  const change = (id: string, typed: TypedFields) =>
    setRows((current) =>
      current.map((row) =>
        row.order._id === id ? { ...row, ...typed, isChanged: true, price: undefined } : row,
      ),
    );
  /** Takes over what a call says about rows, except rows that staff have changed since it was sent. */
  const takeOver = (sent: readonly BookingRow[], part: Partial<BookingRow>) =>
    setRows((current) =>
      current.map((row) => (sent.some((each) => isSame(row, each)) ? { ...row, ...part } : row)),
    );

  /** Makes the dry run of all orders with the same weight; resolves to whether it succeeded. */
  const check = async (choice: BookingChoice, { weight, amount, rider }: TypedBooking): Promise<boolean> => {
    const amountOrError = amount === null ? { value: undefined } : typedAmount(amount);
    setAmountProblem(errorOf(amountOrError) ?? '');
    const riderOrError = choice.courier.isOwn ? typedRider(rider) : { value: null };
    setRiderProblem(errorOf(riderOrError) ?? '');
    if ('error' in amountOrError || 'error' in riderOrError) return false;
    const exchangeAmount = amountOrError.value;
    return run('checking', async () => {
      const gramsOrError = typedWeight(weight);
      if ('error' in gramsOrError) return gramsOrError.error;
      const grams = gramsOrError.value;
      // Without thanas, so that the dry run proposes them.
      const parcels = orders.map(({ _id }) => ({ order: _id, weight: grams, note: '', exchangeAmount }));
      const dryRun = await dispatch(checkParcels({ courier: choice.courier.id, way: choice.way }, parcels));
      setPlaces(dryRun.places);
      setRows(
        dryRun.parcels.flatMap((checked) => {
          const order = orders.find(({ _id }) => _id === checked.order);
          if (order === undefined) return [];
          return [{ order, thana: checked.thana ?? '', weight, note: '', exchangeAmount, check: checked }];
        }),
      );
      return '';
    });
  };

  /** Makes the dry run of one order again, if staff have changed its row. */
  const checkAgain = async (choice: BookingChoice, row: BookingRow): Promise<void> => {
    if (row.isChanged !== true) return;
    await run('checking', async () => {
      const gramsOrError = typedWeight(row.weight);
      // The field itself says what is wrong with the weight.
      if ('error' in gramsOrError) return '';
      const { parcels } = await dispatch(
        checkParcels({ courier: choice.courier.id, way: choice.way }, [parcelOf(row, gramsOrError.value)]),
      );
      const [check] = parcels;
      if (check !== undefined) takeOver([row], { check, isChanged: false });
      return '';
    });
  };

  /** Asks the courier what it charges for each row that is ready and has not been asked about. */
  const askPrices = (choice: BookingChoice): Promise<boolean> =>
    run('pricing', () => {
      const unpriced = rows.filter(({ price }) => price === undefined);
      const asked = unpriced.flatMap((row) => {
        const parcel = readyParcelOf(row);
        return parcel === null ? [] : [{ parcel, district: row.check.district }];
      });
      const rowsOf = (orderIds: readonly string[]) =>
        unpriced.filter(({ order }) => orderIds.includes(order._id));
      return dispatch(
        askForPrices(choice.courier.id, asked, (orderIds, price) => takeOver(rowsOf(orderIds), { price })),
      );
    });

  return { ...calls, rows, places, amountProblem, riderProblem, change, check, checkAgain, askPrices };
};

export type BookingRows = ReturnType<typeof useBookingRows>;

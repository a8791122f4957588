import type { BookParcelsBody, CheckBookingsBody } from '#contract/consignments/bookings.ts';
import { type CheckedParcel, parcelsPerCheck, pricesPerCall } from '#domain/consignments/booking.ts';
import { failureOfError } from '../client/failure.ts';
import type { ShopThunk } from '../client/shopApi.ts';
import { type BookingAnswer, bookingsApi, type Places } from './bookingsApi.ts';
import { type CallOptions, type MaybeUnanswered, sendInCalls } from './sendInCalls.ts';

/** Books many orders (CR-13) by several calls, each with at most as many orders as the contract allows. */

/** A parcel to be booked, as staff have filled it in. */
export type DraftedParcel = BookParcelsBody['parcels'][number];
/** A parcel for the dry run, whose thana may still be missing. */
type ParcelToCheck = CheckBookingsBody['parcels'][number];
type CourierAndWay = Pick<BookParcelsBody, 'courier' | 'way'>;

const { checkBookings, askPrices, bookParcels } = bookingsApi.endpoints;

const chunksOf = <Item>(items: readonly Item[], size: number): (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** The dry run of all parcels; rejects with the error of a call that failed. */
export const checkParcels =
  (
    { courier, way }: CourierAndWay,
    parcels: readonly ParcelToCheck[],
  ): ShopThunk<Promise<{ readonly parcels: readonly CheckedParcel[]; readonly places: Places }>> =>
  async (dispatch) => {
    const checked: CheckedParcel[] = [];
    let places: Places = {};
    for (const chunk of chunksOf(parcels, parcelsPerCheck)) {
      const reply = await dispatch(checkBookings.initiate({ courier, way, parcels: [...chunk] })).unwrap();
      checked.push(...reply.parcels);
      places = { ...places, ...reply.places };
    }
    return { parcels: checked, places };
  };

/** A parcel whose price is asked for, with the district that it goes to. */
interface ParcelToPrice {
  readonly parcel: DraftedParcel;
  readonly district: string;
}

/** Parcels of the same place and weight, and hence of one price: `first` is the one whose price is asked for. */
interface PriceGroup {
  readonly first: DraftedParcel;
  readonly orders: readonly string[];
}

/** Groups the parcels, so that each price is asked for once. */
const priceGroups = (parcels: readonly ParcelToPrice[]): PriceGroup[] => {
  const groups = new Map<string, PriceGroup>();
  for (const { parcel, district } of parcels) {
    const key = JSON.stringify([district, parcel.thana, parcel.weight]);
    const { first = parcel, orders = [] } = groups.get(key) ?? {};
    groups.set(key, { first, orders: [...orders, parcel.order] });
  }
  return [...groups.values()];
};

/**
 * Asks for the price of each parcel, a few per call, and reports each answer (`null`: the courier has no price). Ends after a call that
 * failed or gave a reason for missing prices, and resolves to that reason; to '' when there was none.
 */
export const askForPrices =
  (
    courier: CourierAndWay['courier'],
    parcels: readonly ParcelToPrice[],
    onPrice: (orders: readonly string[], price: number | null) => void,
  ): ShopThunk<Promise<string>> =>
  async (dispatch) => {
    for (const groups of chunksOf(priceGroups(parcels), pricesPerCall)) {
      const askedParcels = groups.map(({ first }) => first);
      const call = await dispatch(askPrices.initiate({ courier, parcels: askedParcels }));
      if (call.error !== undefined) return failureOfError(call.error).message;
      for (const { first, orders } of groups) {
        const answer = call.data.prices.find(({ order }) => order === first.order);
        onPrice(orders, answer?.price ?? null);
      }
      if (call.data.reason !== '') return call.data.reason;
    }
    return '';
  };

/** What became of an order that was to be booked. */
export interface BookingResult extends BookingAnswer, MaybeUnanswered {}

/** Books the parcels by `sendInCalls`: those without an answer can be tried again with the same key, and are booked only once. */
export const bookOrders =
  (
    booking: Pick<BookParcelsBody, 'courier' | 'way' | 'rider'>,
    parcels: readonly DraftedParcel[],
    { key, onProgress }: CallOptions,
  ): ShopThunk<Promise<BookingResult[]>> =>
  (dispatch) =>
    sendInCalls<DraftedParcel, BookingAnswer>(
      parcels,
      (chunk) => dispatch(bookParcels.initiate({ key, body: { ...booking, parcels: chunk } })),
      (order, message) => ({ order, booking: null, message }),
      onProgress,
    );

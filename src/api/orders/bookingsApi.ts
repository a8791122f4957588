import {
  type AskPricesBody,
  askPricesCall,
  type BookParcelsBody,
  bookParcelsCall,
  type CheckBookingsBody,
  checkBookingsCall,
  listBookingCouriersCall,
  listBookingsCall,
  type MakeUploadFileBody,
  makeUploadFileCall,
  type UploadFileReply,
} from '#contract/consignments/bookings.ts';
import {
  type Booking,
  type BookingCourier,
  type CheckedParcel,
  parcelsPerCheck,
  readBooking,
  readBookingCourier,
  readCheckedParcel,
  readPlaces,
} from '#domain/consignments/booking.ts';
import { isRecord, readNumber, readText } from '#domain/values/parse.ts';
import { apiRequest } from '../client/apiRequest.ts';
import { listIn } from '../client/listIn.ts';
import { readInGroups } from '../client/readInGroups.ts';
import { shopApi } from '../client/shopApi.ts';

/** Booking parcels with couriers, for staff (CR-13). */

/** The thanas of districts, by district. */
export type Places = Readonly<Record<string, readonly string[]>>;

interface Checked {
  readonly parcels: readonly CheckedParcel[];
  readonly places: Places;
}

/** The prices in taka that a courier names, by order; `reason` says why some are missing, '' when there is no reason. */
interface AskedPrices {
  readonly prices: readonly { readonly order: string; readonly price: number | null }[];
  readonly reason: string;
}

/** The result for one order: the parcel that was made, or `null` and a message that says why none was made. */
export interface BookingAnswer {
  readonly order: string;
  readonly booking: Booking | null;
  readonly message: string;
}

const readPrice = (raw: unknown) =>
  isRecord(raw) ? { order: readText(raw.order), price: readNumber(raw.price) } : null;

const readAnswer = (raw: unknown): BookingAnswer | null =>
  isRecord(raw)
    ? { order: readText(raw.order), booking: readBooking(raw.booking), message: readText(raw.message) }
    : null;

export const bookingsApi = shopApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    bookingCouriers: build.query<BookingCourier[], void>({
      query: () => apiRequest(listBookingCouriersCall),
      transformResponse: (reply) => listIn(reply, 'couriers', readBookingCourier),
      providesTags: ['CourierSetup'],
    }),
    checkBookings: build.mutation<Checked, CheckBookingsBody>({
      query: (body) => apiRequest(checkBookingsCall, { body }),
      extraOptions: { mayTakeLong: true },
      transformResponse: (reply) => ({
        parcels: listIn(reply, 'parcels', readCheckedParcel),
        places: readPlaces(isRecord(reply) ? reply.places : []),
      }),
    }),
    askPrices: build.mutation<AskedPrices, AskPricesBody>({
      query: (body) => apiRequest(askPricesCall, { body }),
      extraOptions: { mayTakeLong: true },
      transformResponse: (reply) => ({
        prices: listIn(reply, 'prices', readPrice),
        reason: isRecord(reply) ? readText(reply.reason) : '',
      }),
    }),
    bookParcels: build.mutation<BookingAnswer[], { readonly key: string; readonly body: BookParcelsBody }>({
      query: ({ key, body }) => apiRequest(bookParcelsCall, { body, idempotencyKey: key }),
      extraOptions: { mayTakeLong: true },
      transformResponse: (reply) => listIn(reply, 'results', readAnswer),
      invalidatesTags: ['Consignment'],
    }),
    /** The parcels with these ids, requested in parts, since an address has room for `parcelsPerCheck` ids. */
    bookings: build.query<Booking[], readonly string[]>({
      queryFn: (allIds, _api, _options, send) =>
        readInGroups(
          allIds,
          parcelsPerCheck,
          (ids) => send(apiRequest(listBookingsCall, { query: { ids } })),
          (reply) => listIn(reply, 'bookings', readBooking),
        ),
      providesTags: ['Consignment'],
    }),
    makeUploadFile: build.mutation<UploadFileReply, MakeUploadFileBody>({
      query: (body) => apiRequest(makeUploadFileCall, { body }),
      extraOptions: { mayTakeLong: true },
      transformResponse: (reply) => ({
        name: isRecord(reply) ? readText(reply.name) : '',
        text: isRecord(reply) ? readText(reply.text) : '',
        rows: isRecord(reply) ? (readNumber(reply.rows) ?? 0) : 0,
      }),
    }),
  }),
});

// `bookOrders.ts` makes the calls that have no hook here.
export const { useBookingCouriersQuery, useBookingsQuery, useMakeUploadFileMutation } = bookingsApi;

import { isRecord, readList, readNumber, readText } from '../values/parse.ts';
import { type ConsignmentStage, isConsignmentStage } from './consignmentStage.ts';
import { type CourierId, isCourierId } from './couriers.ts';

/** Booking parcels with a courier (CR-13). Amounts are taka, weights grams. */

/**
 * How a courier learns of a parcel: by a call of the shop, by a file that staff upload in the courier's portal, or from hand to hand,
 * where it is the shop's own.
 */
export const bookingWays = ['call', 'file', 'hand'] as const;
export type BookingWay = (typeof bookingWays)[number];

/** Maximum number of parcels that one call checks, or tells the state of. */
export const parcelsPerCheck = 100;
/** Maximum number of prices that one call asks a courier for: Pathao takes few questions a minute. */
export const pricesPerCall = 5;
/** Maximum number of orders that are booked in one run, and of the rows of an upload file. */
export const bookedOrdersLimit = 500;

/** A courier with which the shop can book right now. */
export interface BookingCourier {
  readonly id: CourierId;
  readonly name: string;
  /** Whether the shop books with it by a call. */
  readonly calls: boolean;
  /** Whether it is the shop's own: its parcels are booked at once, without a call. */
  readonly isOwn: boolean;
  /** Whether it tells what a parcel costs before it is booked. */
  readonly prices: boolean;
  /**
   * Its upload file, with where its columns come from, and whether it has the shop's name in the courier's portal; `null` when it
   * takes none.
   */
  readonly file: {
    readonly source: string;
    readonly isAssumed: boolean;
    readonly namesStore: boolean;
  } | null;
}

/** A parcel in the dry run. */
export interface CheckedParcel {
  readonly order: string;
  /** Why it cannot be booked, in a sentence; `null` when it is ready. */
  readonly reason: string | null;
  /** What the courier would collect: whole taka. */
  readonly amount: number;
  readonly district: string;
  /** As it was sent, or as it is proposed; `null` for none. */
  readonly thana: string | null;
}

/** What has become of a booking. */
export interface Booking {
  readonly id: string;
  readonly orderId: string | null;
  readonly invoice: string;
  readonly stage: ConsignmentStage;
  readonly trackingCode: string | null;
  readonly fee: number | null;
  /** Why it was refused, or waits, in a sentence of the courier or of the shop; empty for none. */
  readonly said: string;
}

const readFile = (raw: unknown): BookingCourier['file'] =>
  isRecord(raw)
    ? {
        source: readText(raw.source),
        isAssumed: raw.isAssumed === true,
        namesStore: raw.namesStore === true,
      }
    : null;

/** The courier that a host sent; `null` for one that this build does not know. */
export const readBookingCourier = (raw: unknown): BookingCourier | null =>
  isRecord(raw) && isCourierId(raw.id)
    ? {
        id: raw.id,
        name: readText(raw.name),
        calls: raw.calls === true,
        isOwn: raw.isOwn === true,
        prices: raw.prices === true,
        file: readFile(raw.file),
      }
    : null;

/** The checked parcel that a host sent; `null` without its order. */
export const readCheckedParcel = (raw: unknown): CheckedParcel | null =>
  isRecord(raw) && readText(raw.order) !== ''
    ? {
        order: readText(raw.order),
        reason: readText(raw.reason) || null,
        amount: readNumber(raw.amount) ?? 0,
        district: readText(raw.district),
        thana: readText(raw.thana) || null,
      }
    : null;

/** The booking that a host sent; `null` for one in a stage that this build does not know. */
export const readBooking = (raw: unknown): Booking | null =>
  isRecord(raw) && isConsignmentStage(raw.stage)
    ? {
        id: readText(raw.id),
        orderId: readText(raw.orderId) || null,
        invoice: readText(raw.invoice),
        stage: raw.stage,
        trackingCode: readText(raw.trackingCode) || null,
        fee: readNumber(raw.fee),
        said: readText(raw.said),
      }
    : null;

/** The thanas by district that a host sent. */
export const readPlaces = (raw: unknown): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    readList(raw, (place) =>
      isRecord(place)
        ? ([readText(place.district), readList(place.thanas, (name) => readText(name) || null)] as const)
        : null,
    ),
  );

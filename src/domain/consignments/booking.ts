import { isRecord, readList, readNumber, readText } from '../values/parse.ts';
import { type ConsignmentStage, isConsignmentStage } from './consignmentStage.ts';
import { type CourierId, isCourierId } from './couriers.ts';

/** Booking parcels with a courier (CR-13). Amounts are taka, weights grams. */

/**
 * How a courier gets a booking: by a call of its API, by a file that staff upload in the courier's portal, or from hand to hand, which
 * is for the shop's own rider.
 */
export const bookingWays = ['call', 'file', 'hand'] as const;
export type BookingWay = (typeof bookingWays)[number];

/** Maximum number of parcels that one call checks, or whose state it reads. */
export const parcelsPerCheck = 100;
/** Maximum number of prices that one call asks a courier for: Pathao takes few questions a minute. */
export const pricesPerCall = 5;
/** Maximum number of orders that are booked in one run, and of the rows of an upload file. */
export const bookedOrdersLimit = 500;
/** Maximum number of characters of the shop's name in a courier's portal. */
export const storeNameLength = 100;

/** A courier with which the shop can book right now. */
export interface BookingCourier {
  readonly id: CourierId;
  readonly name: string;
  /** Whether the shop books with it by a call of its API. */
  readonly calls: boolean;
  /** Whether it is the shop's own rider: parcels are booked at once, without a call. */
  readonly isOwn: boolean;
  /** Whether it can be asked what a parcel costs before it is booked. */
  readonly prices: boolean;
  /** The courier's upload file; `null` when it accepts none. */
  readonly file: {
    /** Where the shop knows the file's columns from, for staff. */
    readonly source: string;
    /** Whether the columns are only assumed. */
    readonly isAssumed: boolean;
    /** Whether a column has the shop's name in the courier's portal, so that staff must enter it. */
    readonly namesStore: boolean;
  } | null;
}

/** A parcel in the dry run. */
export interface CheckedParcel {
  /** Id of the order. */
  readonly order: string;
  /** Why it cannot be booked, in a sentence; `null` when it is ready. */
  readonly reason: string | null;
  /** What the courier would collect: whole taka. */
  readonly amount: number;
  readonly district: string;
  /** The one that staff chose, or else the one that the shop proposes; `null` for none. */
  readonly thana: string | null;
}

/** The state of a booking. */
export interface Booking {
  readonly id: string;
  /** `null` once the order is deleted. */
  readonly orderId: string | null;
  readonly invoice: string;
  readonly stage: ConsignmentStage;
  readonly trackingCode: string | null;
  /** What the courier charges; `null` while it is unknown. */
  readonly fee: number | null;
  /** A sentence of the courier or the shop that says why the booking was refused or waits; empty for none. */
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

/** A district with the names of its thanas. */
const readPlace = (raw: unknown): readonly [district: string, thanas: readonly string[]] | null =>
  isRecord(raw) ? [readText(raw.district), readList(raw.thanas, (name) => readText(name) || null)] : null;

/** The thanas by district that a host sent. */
export const readPlaces = (raw: unknown): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(readList(raw, readPlace));

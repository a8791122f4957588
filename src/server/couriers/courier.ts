import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { Pickup } from '#domain/consignments/courierRequest.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';

/** What a courier needs to know of a parcel. */
export interface ParcelToBook {
  readonly invoice: string;
  readonly recipientName: string;
  /** 11 digits. */
  readonly recipientPhone: string;
  readonly address: string;
  readonly district: string;
  /** `null` where staff have named none. */
  readonly thana: string | null;
  /** Whole taka to collect. */
  readonly amount: number;
  /** Grams. */
  readonly weight: number;
  readonly pieces: number;
  readonly description: string;
  readonly note: string;
  readonly isExchange: boolean;
}

/** The answer to a booking. */
export type BookingResult =
  | {
      readonly kind: 'booked';
      readonly courierReference: string;
      readonly trackingCode: string;
      readonly fee: number | null;
    }
  /** The courier has it under this invoice already. */
  | { readonly kind: 'alreadyBooked' }
  /** Booking it again would be refused again; the sentence is for staff. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Nothing was booked; it may be tried again, after `waitSeconds` where the courier says so. */
  | { readonly kind: 'notNow'; readonly reason: string; readonly waitSeconds: number | null }
  /** Nobody knows whether it was booked: the answer was lost. */
  | { readonly kind: 'unknown'; readonly reason: string };

/**
 * Where a parcel is by a courier's word: `null` for a word that leaves it where it is, `undefined` for one that the courier's
 * table does not know.
 */
export type StageOfWord = (word: string) => ConsignmentStage | null | undefined;

/** One thing that a courier said of a parcel, by webhook or when asked. */
export interface CourierNews {
  readonly invoice: string | null;
  readonly courierReference: string | null;
  /** The courier's own word, as it was sent. */
  readonly word: string;
  /** `null` for a word that leaves the parcel where it is, and for one that is not known. */
  readonly stage: ConsignmentStage | null;
  /** Whether the courier's table has the word. */
  readonly isKnown: boolean;
  /** The courier's own time, ISO; `null` when it sent none. */
  readonly at: string | null;
  /** Taka, where the courier says what it collected. */
  readonly collected: number | null;
  /** Taka. */
  readonly fee: number | null;
}

/** A webhook as it arrived. */
export interface WebhookRequest {
  /** Lowercase names. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

export type WebhookReading =
  /** The token or the signature is wrong. */
  | { readonly kind: 'refused' }
  /** The courier tries the address; it wants these headers and this status. */
  | {
      readonly kind: 'handshake';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
    }
  /** `key` is equal on repeats; `news` is `null` for a kind of event that says nothing of a parcel. */
  | {
      readonly kind: 'event';
      readonly key: string;
      readonly type: string;
      readonly news: CourierNews | null;
    };

/** Shares of the finished parcels of a phone number at all merchants of a courier, in whole per cent (CR-10). */
export interface PhoneScore {
  /** `null` when nothing is finished yet. */
  readonly delivered: number | null;
  readonly cancelled: number | null;
  readonly reports: number | null;
}

/** A request for a return or a pick-up (CR-11). */
export interface CourierRequest {
  readonly id: string;
  /** The courier's own word: pending, approved, processing, completed, cancelled. */
  readonly state: string;
}

/** A payout of a courier, as its list has it (CA-3). */
export interface CourierPayment {
  readonly id: string;
  /** Taka; `null` when it tells none. */
  readonly amount: number | null;
  /** ISO, or as the courier writes it; empty when it tells none. */
  readonly at: string;
  /** The courier's own word. */
  readonly state: string;
}

/** The parcels of a payout. */
export interface CourierPaymentParts {
  /** Taka of the whole; `null` when it tells none. */
  readonly amount: number | null;
  /** Names of fields and their values; `null` for a shape that is not known. */
  readonly table: {
    readonly header: readonly string[];
    readonly rows: readonly (readonly string[])[];
  } | null;
  /** The answer as it came. */
  readonly raw: string;
}

/** A courier, by its own calls (CR-2). A part that is `null` is not offered by it. */
export interface Courier {
  readonly id: CourierId;
  /** Why the courier would refuse it, in a sentence for staff; `null` when nothing is wrong. Makes no call. */
  readonly whyNot: (parcel: ParcelToBook) => string | null;
  readonly book: (parcel: ParcelToBook) => Promise<BookingResult>;
  /** In the order of the parcels. */
  readonly bookMany: ((parcels: readonly ParcelToBook[]) => Promise<readonly BookingResult[]>) | null;
  /** `null` when the courier does not know the parcel. Throws a CourierError when it cannot be asked. */
  readonly status: (parcel: {
    readonly invoice: string;
    readonly courierReference: string | null;
  }) => Promise<CourierNews | null>;
  /** Taka; `null` when the courier tells none for it. */
  readonly price: ((parcel: ParcelToBook) => Promise<number | null>) | null;
  /** Taka that the courier holds for the shop. */
  readonly balance: (() => Promise<number>) | null;
  /** Its newest payouts. Throws a CourierError. */
  readonly payments?: () => Promise<readonly CourierPayment[]>;
  /** The parcels of one; `null` when it does not know it. Throws a CourierError. */
  readonly payment?: (id: string) => Promise<CourierPaymentParts | null>;
  readonly readWebhook: ((request: WebhookRequest) => WebhookReading) | null;
  /** Headers that the courier wants on every answer to its webhooks. */
  readonly webhookHeaders?: Readonly<Record<string, string>>;
  /** Whether it refuses to book an invoice twice: then an `unknown` booking may be sent again. */
  readonly refusesRepeats?: boolean;
  /** Tells by one cheap call that it takes the keys, in a sentence for admins. Throws a CourierError. */
  readonly tryKeys?: () => Promise<string>;
  /** What it knows of a phone number; `null` when it scores none. Throws a CourierError. */
  readonly phoneScore?: (mobileNumber: string) => Promise<PhoneScore | null>;
  /** Asks it to bring a parcel back. Throws a CourierError: `refused` when it is delivered, coming back or asked for twice. */
  readonly requestReturn?: (invoice: string, reason: string) => Promise<CourierRequest>;
  /** How far a request for a return is; `null` when it does not know it. Throws a CourierError. */
  readonly readReturnRequest?: (id: string) => Promise<CourierRequest | null>;
  /** Asks it to fetch parcels. Throws a CourierError: `refused` when a request is open already. */
  readonly requestPickup?: (pickup: Pickup) => Promise<CourierRequest>;
}

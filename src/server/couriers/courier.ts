import type { ConsignmentStage } from '#domain/consignments/consignmentStage.ts';
import type { Pickup } from '#domain/consignments/courierRequest.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';

/** What a courier needs to know about a parcel. */
export interface ParcelToBook {
  readonly invoice: string;
  readonly recipientName: string;
  /** 11 digits. */
  readonly recipientPhone: string;
  readonly address: string;
  readonly district: string;
  /** `null` if staff have named none. */
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

/** By what a courier finds a parcel that it is asked about. */
export interface ParcelToFind {
  readonly invoice: string;
  /** The courier's own number of the parcel; `null` if the shop does not know it. */
  readonly courierReference: string | null;
}

/** The answer to a booking. */
export type BookingResult =
  | {
      readonly kind: 'booked';
      readonly courierReference: string;
      readonly trackingCode: string;
      /** Taka; `null` when the answer tells none. */
      readonly fee: number | null;
    }
  /** The courier has a parcel with this invoice already. */
  | { readonly kind: 'alreadyBooked' }
  /** The courier will not take this parcel; trying again would not help. The reason is a sentence for staff. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** Nothing was booked, and it may be tried again: after `waitSeconds`, or `null` if the courier names no time. */
  | {
      readonly kind: 'notNow';
      readonly reason: string;
      readonly waitSeconds: number | null;
      /** Whether the courier takes no call at all before then, whatever the parcel; absent is no. */
      readonly isBusy?: boolean;
    }
  /** The answer was lost, so nobody knows whether the parcel was booked. */
  | { readonly kind: 'unknown'; readonly reason: string };

/**
 * Looks up where a parcel is by a courier's word: `null` for a word that leaves the parcel where it is, `undefined` for a word
 * that the courier's table does not have.
 */
export type StageOfWord = (word: string) => ConsignmentStage | null | undefined;

/** One thing that a courier said about a parcel, in a webhook or when it was asked. */
export interface CourierNews {
  /** The shop's name for the parcel; `null` if the courier did not send it. */
  readonly invoice: string | null;
  /** The courier's own number of the parcel; `null` if it did not send it. */
  readonly courierReference: string | null;
  /** The courier's own word, as it was sent. */
  readonly word: string;
  /** `null` for a word that leaves the parcel where it is, and for an unknown word. */
  readonly stage: ConsignmentStage | null;
  /** Whether the courier's table has the word. */
  readonly isKnown: boolean;
  /** The courier's own time, ISO; `null` when it sent none. */
  readonly at: string | null;
  /** Taka that the courier says it collected; `null` if it says nothing. */
  readonly collected: number | null;
  /** Taka that the courier charges; `null` if it says nothing. */
  readonly fee: number | null;
}

/** A webhook as it arrived. */
export interface WebhookRequest {
  /** The names are in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

export type WebhookReading =
  /** The token or the signature is wrong. */
  | { readonly kind: 'refused' }
  /** The courier checks the address of the webhook, and wants this status with these headers as the answer. */
  | {
      readonly kind: 'handshake';
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
    }
  /** An event of the courier's own `type`. `key` is the same when it is sent again; `news` is `null` if it says nothing about a parcel. */
  | {
      readonly kind: 'event';
      readonly key: string;
      readonly type: string;
      readonly news: CourierNews | null;
    };

/** What a courier knows about a phone number from the parcels of all its merchants (CR-10). */
export interface PhoneScore {
  /** Per cent of the finished parcels that were delivered; `null` when none has finished yet. */
  readonly delivered: number | null;
  /** Per cent of the finished parcels that were cancelled; `null` when none has finished yet. */
  readonly cancelled: number | null;
  /** How often merchants have reported the phone number; `null` when the courier does not say. */
  readonly reports: number | null;
}

/** A request for a return or a pick-up (CR-11). */
export interface CourierRequest {
  readonly id: string;
  /** The courier's own word: pending, approved, processing, completed, cancelled. */
  readonly state: string;
}

/** A payout of a courier as it appears in the courier's list (CA-3). */
export interface CourierPayment {
  readonly id: string;
  /** Taka; `null` when the courier names no amount. */
  readonly amount: number | null;
  /** The time, in ISO notation or as the courier writes it; '' when it names none. */
  readonly at: string;
  /** The courier's own word. */
  readonly state: string;
}

/** The names of the fields that a courier tells about the parcels of a payout, and for each parcel a row of their values. */
export interface PaymentTable {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The parcels of a payout. */
export interface CourierPaymentParts {
  /** Taka of the whole payout; `null` when the courier names no amount. */
  readonly amount: number | null;
  /** `null` when the answer has an unknown shape. */
  readonly table: PaymentTable | null;
  /** The answer as it came. */
  readonly raw: string;
}

/** The port to a courier (CR-2). A part that is `null` or missing is one that the courier does not offer. */
export interface Courier {
  readonly id: CourierId;
  /** Why the courier would refuse the parcel, in a sentence for staff; `null` when nothing is wrong. Makes no call. */
  readonly reasonAgainst: (parcel: ParcelToBook) => string | null;
  /** Books a parcel. A call that fails is a result too, `notNow` or `unknown`, and no CourierError. */
  readonly book: (parcel: ParcelToBook) => Promise<BookingResult>;
  /** Books many parcels at once, and fails as `book` does; the results are in the order of the parcels. */
  readonly bookMany: ((parcels: readonly ParcelToBook[]) => Promise<readonly BookingResult[]>) | null;
  /** Asks where a parcel is; `null` when the courier does not know it. Throws a CourierError when the courier cannot be asked. */
  readonly status: (parcel: ParcelToFind) => Promise<CourierNews | null>;
  /** Asks what a parcel would cost, in taka; `null` when the courier names no price for it. Throws a CourierError. */
  readonly price: ((parcel: ParcelToBook) => Promise<number | null>) | null;
  /** Asks how much taka the courier holds for the shop. Throws a CourierError. */
  readonly balance: (() => Promise<number>) | null;
  /** Asks for the newest payouts. Throws a CourierError. */
  readonly payments?: () => Promise<readonly CourierPayment[]>;
  /** Asks for the parcels of a payout; `null` when the courier does not know it. Throws a CourierError. */
  readonly payment?: (id: string) => Promise<CourierPaymentParts | null>;
  /** Checks and reads a webhook; makes no call. `null` also while the shop has no secret for it. */
  readonly readWebhook: ((request: WebhookRequest) => WebhookReading) | null;
  /** Headers that the courier wants on every answer to its webhooks. */
  readonly webhookHeaders?: Readonly<Record<string, string>>;
  /** Whether the courier refuses to book an invoice twice, so that an `unknown` booking may safely be sent again. */
  readonly refusesRepeats?: boolean;
  /** Makes one cheap call to check the keys, and returns the result as a sentence for admins. Throws a CourierError. */
  readonly tryKeys?: () => Promise<string>;
  /** Asks about a phone number; `null` when the courier knows nothing about it. Throws a CourierError. */
  readonly phoneScore?: (mobileNumber: string) => Promise<PhoneScore | null>;
  /** Asks to bring a parcel back. Throws a CourierError: `refused` if it is delivered, on its way back, or was asked for before. */
  readonly requestReturn?: (invoice: string, reason: string) => Promise<CourierRequest>;
  /** Asks how far a request for a return is; `null` when the courier does not know the request. Throws a CourierError. */
  readonly readReturnRequest?: (id: string) => Promise<CourierRequest | null>;
  /** Asks to fetch parcels from the shop. Throws a CourierError: `refused` when such a request is open already. */
  readonly requestPickup?: (pickup: Pickup) => Promise<CourierRequest>;
  /** Ends the waits of calls that the courier's limits put off: they fail, and are not made. Called when the process closes. */
  readonly stopWaiting?: () => void;
}

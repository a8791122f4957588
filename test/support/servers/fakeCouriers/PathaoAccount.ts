import { readText } from '#domain/values/parse.ts';
import type { CourierClock } from '#server/couriers/courierClock.ts';

/** A parcel as Pathao has stored it. */
export interface PathaoParcel {
  readonly consignment_id: string;
  readonly merchant_order_id: string | null;
  readonly store_id: number;
  readonly recipient_name: string;
  readonly recipient_address: string;
  readonly recipient_city: number;
  readonly recipient_zone: number;
  readonly item_weight: number;
  readonly special_instruction: string;
  readonly amount_to_collect: number;
  /** Taka with decimals. */
  readonly delivery_fee: number;
  readonly createdAt: number;
  /** As an asked parcel tells it, such as `At_the_Sorting_HUB`. */
  status: string;
  /** Taka; told by events alone. */
  collected: number | null;
  /** The payout's number. */
  paidBy: string | null;
}

type Fields = Readonly<Record<string, unknown>>;
export type PathaoErrors = Readonly<Record<string, readonly string[]>>;
export type PathaoBooking =
  | { readonly parcel: PathaoParcel; readonly errors: null }
  | { readonly parcel: null; readonly errors: PathaoErrors };

const isText = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'string' && Array.from(value).length >= min && Array.from(value).length <= max;

const isNumberIn = (value: unknown, min: number, max: number): boolean =>
  typeof value === 'number' && value >= min && value <= max;

const isPlace = (value: unknown): boolean => value === undefined || Number.isInteger(value);

/** What each field must be, as `orders` validates it. */
const rules: readonly (readonly [field: string, isValid: (value: unknown) => boolean, message: string])[] = [
  ['store_id', Number.isInteger, 'The store id field is required.'],
  ['recipient_name', (value) => isText(value, 3, 100), 'The recipient name must be 3 to 100 characters.'],
  [
    'recipient_phone',
    (value) => typeof value === 'string' && /^01[3-9]\d{8}$/.test(value),
    'The recipient phone format is invalid.',
  ],
  [
    'recipient_address',
    (value) => isText(value, 10, 220),
    'The recipient address must be 10 to 220 characters.',
  ],
  ['recipient_city', isPlace, 'The recipient city must be an integer.'],
  ['recipient_zone', isPlace, 'The recipient zone must be an integer.'],
  // Usual and on demand.
  ['delivery_type', (value) => value === 48 || value === 12, 'The selected delivery type is invalid.'],
  // A document and a parcel.
  ['item_type', (value) => value === 1 || value === 2, 'The selected item type is invalid.'],
  ['item_quantity', (value) => isNumberIn(value, 1, 1000), 'The item quantity field is required.'],
  // Kilograms.
  ['item_weight', (value) => isNumberIn(value, 0.5, 10), 'The item weight must be between 0.5 and 10.'],
  [
    'amount_to_collect',
    (value) => Number.isInteger(value) && Number(value) >= 0,
    'The amount to collect must be an integer.',
  ],
];

/** `1000` in base 36. */
const firstCode = 36 ** 3;

/** A merchant's parcels and payouts at Pathao. */
export class PathaoAccount {
  readonly parcels: PathaoParcel[] = [];
  readonly payouts: { readonly invoice_id: string; readonly amount: number }[] = [];
  readonly #clock: Pick<CourierClock, 'now'>;

  constructor(clock: Pick<CourierClock, 'now'>) {
    this.#clock = clock;
  }

  find(consignmentId: string): PathaoParcel | undefined {
    return this.parcels.find(({ consignment_id }) => consignment_id === consignmentId);
  }

  /** Books a parcel; does not refuse a merchant's number that it has. */
  create(fields: Fields): PathaoBooking {
    const wrong = rules.filter(([field, isValid]) => !isValid(fields[field]));
    if (wrong.length > 0)
      return {
        parcel: null,
        errors: Object.fromEntries(wrong.map(([field, , message]) => [field, [message]])),
      };
    const weight = Number(fields.item_weight);
    const parcel: PathaoParcel = {
      // A date and four letters or digits.
      consignment_id: `DD251126${(firstCode + this.parcels.length).toString(36).toUpperCase()}`,
      merchant_order_id: typeof fields.merchant_order_id === 'string' ? fields.merchant_order_id : null,
      store_id: Number(fields.store_id),
      recipient_name: String(fields.recipient_name),
      recipient_address: String(fields.recipient_address),
      // Filled from the address where they are left out.
      recipient_city: Number(fields.recipient_city ?? 1),
      recipient_zone: Number(fields.recipient_zone ?? 298),
      item_weight: weight,
      special_instruction: readText(fields.special_instruction),
      amount_to_collect: Number(fields.amount_to_collect),
      delivery_fee: this.priceOf(weight, Number(fields.recipient_city ?? 1)),
      createdAt: this.#clock.now(),
      status: 'Pending',
      collected: null,
      paidBy: null,
    };
    this.parcels.push(parcel);
    return { parcel, errors: null };
  }

  /** Taka: the tariff of March 2023, for Dhaka and elsewhere. */
  priceOf(weight: number, city: number): number {
    const [base, further] = city === 1 ? [70, 15] : [120, 25];
    return base + (weight > 0.5 ? 10 : 0) + Math.max(0, Math.ceil(weight) - 1) * further;
  }

  move(consignmentId: string, status: string, collected: number | null = null): PathaoParcel {
    const parcel = this.find(consignmentId);
    if (parcel === undefined) throw new Error(`Pathao has no parcel ${consignmentId}`);
    parcel.status = status;
    parcel.collected = collected ?? parcel.collected;
    return parcel;
  }

  /** Taka that Pathao owes: what is collected and not paid, less fees. */
  get balance(): number {
    return this.parcels
      .filter(({ collected, paidBy }) => collected !== null && paidBy === null)
      .reduce((sum, { collected, delivery_fee }) => sum + (collected ?? 0) - delivery_fee, 0);
  }

  payOut(): { readonly invoice_id: string; readonly amount: number } {
    const payout = { invoice_id: `PI-${1000 + this.payouts.length}`, amount: this.balance };
    for (const parcel of this.parcels)
      if (parcel.collected !== null && parcel.paidBy === null) {
        parcel.paidBy = payout.invoice_id;
        parcel.status = 'Payment_Invoice';
      }
    this.payouts.push(payout);
    return payout;
  }
}

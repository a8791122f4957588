import type { CourierClock } from '#server/couriers/courierClock.ts';
import type { SteadfastWord } from '#server/couriers/steadfast/steadfastStages.ts';

/** A parcel as Steadfast has stored it. */
export interface SteadfastParcel {
  readonly consignment_id: number;
  readonly tracking_code: string;
  readonly invoice: string;
  readonly recipient_name: string;
  readonly recipient_phone: string;
  readonly recipient_address: string;
  readonly cod_amount: number;
  readonly note: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** `unknown` is a word of Steadfast's document that moves nothing. */
  status: SteadfastWord | 'unknown';
  /** Taka that the rider took; `null` before the delivery. */
  collected: number | null;
  /** Taka. */
  deliveryCharge: number;
  isPaid: boolean;
}

export type FieldErrors = Readonly<Record<string, readonly string[]>>;
export type SteadfastBooking =
  | { readonly parcel: SteadfastParcel; readonly errors: null }
  | { readonly parcel: null; readonly errors: FieldErrors };

/** A line of a payout: negative for a parcel whose money is taken back. */
export interface PayoutRow {
  readonly consignment_id: number;
  readonly invoice: string;
  readonly cod_amount: number;
  readonly delivery_charge: number;
  readonly status: string;
}

export interface Payout {
  readonly payment_id: string;
  readonly rows: readonly PayoutRow[];
  /** Taka that are sent: may differ from the rows when money is missing or too much. */
  readonly amount: number;
  readonly created_at: string;
}

/**
 * What goes wrong with a payout: 100 taka too little, too much, its parcels are in the next one again, or it takes back the
 * money of a parcel of the last one.
 */
export type MoneyFault = 'moneyLess' | 'moneyMore' | 'moneyTwice' | 'payoutTakesBack';

export interface ReturnRequest {
  readonly id: number;
  readonly invoice: string;
  readonly reason: string;
  status: 'pending' | 'approved' | 'processing' | 'completed' | 'cancelled';
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Cut and blanked without a word, as Steadfast does. */
const cutText = (value: unknown, letters: number): string =>
  Array.from(text(value).replace(/[{};<>]/g, ' '))
    .slice(0, letters)
    .join('');

/** A prime number makes the codes of neighbours look unlike. */
const trackingCodeOf = (id: number): string => `SFR${(id * 7919).toString(36).toUpperCase()}`;

/** A merchant's parcels, balance, payouts and requests at Steadfast. */
export class SteadfastAccount {
  readonly parcels: SteadfastParcel[] = [];
  readonly payouts: Payout[] = [];
  readonly returnRequests: ReturnRequest[] = [];
  hasPickupRequest = false;
  readonly #clock: Pick<CourierClock, 'now'>;

  constructor(clock: Pick<CourierClock, 'now'>) {
    this.#clock = clock;
  }

  find(by: keyof SteadfastParcel, value: string): SteadfastParcel | undefined {
    return this.parcels.find((parcel) => String(parcel[by]) === value);
  }

  create(fields: Readonly<Record<string, unknown>>): SteadfastBooking {
    const errors = this.#errorsIn(fields);
    if (Object.keys(errors).length > 0) return { parcel: null, errors };
    const consignment_id = 1_424_100 + this.parcels.length;
    const parcel: SteadfastParcel = {
      consignment_id,
      tracking_code: trackingCodeOf(consignment_id),
      invoice: text(fields.invoice),
      recipient_name: cutText(fields.recipient_name, 100),
      recipient_phone: text(fields.recipient_phone),
      recipient_address: cutText(fields.recipient_address, 250),
      cod_amount: Number(fields.cod_amount),
      note: cutText(fields.note, 480),
      createdAt: this.#clock.now(),
      status: 'in_review',
      collected: null,
      deliveryCharge: 60,
      isPaid: false,
    };
    this.parcels.push(parcel);
    return { parcel, errors: null };
  }

  #errorsIn(fields: Readonly<Record<string, unknown>>): FieldErrors {
    const errors: Record<string, string[]> = {};
    const invoice = text(fields.invoice);
    if (!/^[A-Za-z0-9_-]{1,100}$/.test(invoice)) errors.invoice = ['The invoice format is invalid.'];
    else if (this.find('invoice', invoice)) errors.invoice = ['THIS_INVOICE_ALREADY_EXISTS'];
    if (text(fields.recipient_name) === '') errors.recipient_name = ['The recipient name field is required.'];
    if (!/^\d{11}$/.test(text(fields.recipient_phone)))
      errors.recipient_phone = ['The recipient phone must be 11 digits.'];
    if (text(fields.recipient_address) === '')
      errors.recipient_address = ['The recipient address field is required.'];
    const amount = fields.cod_amount;
    if (typeof amount !== 'number' || amount < 0 || amount > 1_000_000)
      errors.cod_amount = ['COD_AMOUNT_ERROR'];
    return errors;
  }

  /** The rider or the office says where the parcel is; `collected` is in taka. */
  move(invoice: string, status: SteadfastWord | 'unknown', collected?: number): SteadfastParcel {
    const parcel = this.find('invoice', invoice);
    if (parcel === undefined) throw new Error(`Steadfast has no parcel ${invoice}`);
    parcel.status = status;
    if (status === 'delivered' || status === 'partial_delivered')
      parcel.collected = collected ?? parcel.cod_amount;
    return parcel;
  }

  /** Taka that Steadfast owes: what is collected and not paid, less charges and a collection charge of 1 %. */
  get balance(): number {
    return this.parcels
      .filter(({ isPaid }) => !isPaid)
      .reduce(
        (sum, { collected, deliveryCharge }) =>
          collected === null ? sum : sum + collected - deliveryCharge - Math.round(collected / 100),
        0,
      );
  }

  /** Pays what is delivered and not paid; a fault makes it wrong. */
  payOut(fault: MoneyFault | null = null): Payout {
    const paid = this.parcels.filter(({ collected, isPaid }) => collected !== null && !isPaid);
    const rows = paid.map(
      (parcel): PayoutRow => ({
        consignment_id: parcel.consignment_id,
        invoice: parcel.invoice,
        cod_amount: parcel.collected ?? 0,
        delivery_charge: parcel.deliveryCharge,
        status: parcel.status,
      }),
    );
    for (const parcel of paid) parcel.isPaid = fault !== 'moneyTwice';
    const takenBack = fault === 'payoutTakesBack' ? this.payouts.at(-1)?.rows[0] : undefined;
    const all = takenBack
      ? [...rows, { ...takenBack, cod_amount: -takenBack.cod_amount, status: 'cancelled_return_received' }]
      : rows;
    const sum = all.reduce((total, row) => total + row.cod_amount - row.delivery_charge, 0);
    const wrong = { moneyLess: -100, moneyMore: 100, moneyTwice: 0, payoutTakesBack: 0 };
    const payout: Payout = {
      payment_id: `SFC-${88_213 + this.payouts.length}`,
      rows: all,
      amount: sum + (fault === null ? 0 : wrong[fault]),
      created_at: new Date(this.#clock.now()).toISOString(),
    };
    this.payouts.push(payout);
    return payout;
  }

  /** The refusal's sentence, or the new request. */
  requestReturn(invoice: string, reason: string): string | ReturnRequest {
    const parcel = this.find('invoice', invoice);
    if (parcel === undefined) return 'The consignment was not found.';
    if (parcel.status.startsWith('delivered') || parcel.status.startsWith('cancelled'))
      return 'The consignment cannot be returned.';
    if (this.returnRequests.some((request) => request.invoice === invoice))
      return 'A return request exists already.';
    const request: ReturnRequest = { id: this.returnRequests.length + 1, invoice, reason, status: 'pending' };
    this.returnRequests.push(request);
    return request;
  }
}

import { isRecord, parseJson } from '#domain/values/parse.ts';
import type { CourierClock } from '#server/couriers/courierClock.ts';
import type { SteadfastSettings } from '#server/couriers/steadfast/steadfastSettings.ts';
import { type FakeCall, type FakeCourier, type FakeReply, openFakeCourier } from './openFakeCourier.ts';
import { payoutPage, payoutParts } from './payoutShapes.ts';
import { SteadfastAccount, type SteadfastBooking, type SteadfastParcel } from './SteadfastAccount.ts';
import { type SteadfastWebhooks, steadfastWebhooks } from './steadfastWebhooks.ts';

/** In which form Steadfast answers where its documents and public clients disagree. */
export interface SteadfastForms {
  /** With which status an invoice that exists is refused; with 200 the body has the status 400. */
  duplicates: 422 | 200;
  /** The rows of a bulk booking: alone, or as the `data` of an object. */
  bulk: 'array' | 'data';
  /** The errors of such a row: an array, or a text with its JSON. */
  bulkErrors: 'array' | 'json';
  balance: 'number' | 'string';
  /** Assumed: the document has no schema for the parcels of a payout. */
  payout: 'array' | 'consignments' | 'netOnly';
}

export interface FakeSteadfast extends FakeCourier {
  readonly settings: SteadfastSettings;
  readonly account: SteadfastAccount;
  readonly forms: SteadfastForms;
  readonly webhooks: SteadfastWebhooks;
  /** What happens between a booking and its answer, such as a webhook. */
  beforeReply: ((parcel: SteadfastParcel) => Promise<void>) | null;
  /** The score of phone numbers, in per cent; `null` where nothing is finished, 429 where the question is refused. */
  readonly scores: Map<string, { delivered: number; cancelled: number } | null | 429>;
}

const base = '/api/v1';
const keys = { apiKey: 'api-key-of-the-tests', secretKey: 'secret-key-of-the-tests' };
const webhookToken = 'webhook-token-of-the-tests';
const fiveMinutes = 5 * 60_000;
const hour = 60 * 60_000;
/** Milliseconds for which a status that was told is told again, even when the parcel has moved. */
const statusIsKept = 60_000;

const vital: ReadonlySet<string> = new Set([
  'consignment_id',
  'tracking_code',
  'delivery_status',
  'current_balance',
]);

const reply = (status: number, body: unknown): FakeReply => ({ status, body });

/** Ten wrong keys in five minutes lock the account for an hour, even for the right ones. */
const keyCheck = (clock: Pick<CourierClock, 'now'>): ((call: FakeCall) => FakeReply | null) => {
  let failures: number[] = [];
  let lockedUntil = Number.NEGATIVE_INFINITY;
  return ({ headers }) => {
    const now = clock.now();
    if (now < lockedUntil) return reply(429, { message: 'Too many attempts.' });
    if (headers['api-key'] === keys.apiKey && headers['secret-key'] === keys.secretKey) return null;
    failures = [...failures.filter((time) => time > now - fiveMinutes), now];
    if (failures.length >= 10) lockedUntil = now + hour;
    return reply(401, { status: 401, message: 'Unauthorized access' });
  };
};

const consignmentOf = (parcel: SteadfastParcel): Readonly<Record<string, unknown>> => ({
  consignment_id: parcel.consignment_id,
  invoice: parcel.invoice,
  tracking_code: parcel.tracking_code,
  recipient_name: parcel.recipient_name,
  recipient_phone: parcel.recipient_phone,
  recipient_address: parcel.recipient_address,
  cod_amount: parcel.cod_amount,
  status: parcel.status,
  note: parcel.note,
  created_at: new Date(parcel.createdAt).toISOString(),
  updated_at: new Date(parcel.createdAt).toISOString(),
});

const bulkRow = (
  { parcel, errors }: SteadfastBooking,
  fields: Readonly<Record<string, unknown>>,
  { bulkErrors }: SteadfastForms,
): unknown => {
  if (parcel !== null) return { ...consignmentOf(parcel), status: 'success' };
  const texts = Object.values(errors).flat();
  const none = { consignment_id: null, tracking_code: null };
  return {
    ...fields,
    ...none,
    status: 'error',
    errors: bulkErrors === 'json' ? JSON.stringify(texts) : texts,
  };
};

const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> => (isRecord(body) ? body : {});

const requestParts = ({ account, scores }: Pick<FakeSteadfast, 'account' | 'scores'>) => ({
  createReturn: (body: unknown): FakeReply => {
    const { invoice, reason } = fieldsOf(body);
    const made = account.requestReturn(String(invoice), String(reason));
    return typeof made === 'string' ? reply(422, { status: 422, message: made }) : reply(201, made);
  },
  getReturn: (id: string): FakeReply => {
    const found = account.returnRequests.find((request) => String(request.id) === id);
    return found ? reply(200, found) : reply(404, { status: 404, message: 'Not found' });
  },
  createPickup: (): FakeReply => {
    if (account.hasPickupRequest) return reply(409, { status: 409, message: 'PICKUP_REQUEST_EXISTS' });
    account.hasPickupRequest = true;
    return reply(201, { id: 71, status: 'pending' });
  },
  score: (phone: string): FakeReply => {
    const score = scores.get(phone);
    if (score === 429) return reply(429, { message: 'Too many requests.' });
    return reply(200, {
      delivery_ratio: score?.delivered ?? null,
      cancellation_ratio: score?.cancelled ?? null,
      volume_band: score ? 'low' : null,
      total_reports: 0,
      fraud_categories: [],
      scoring_disabled: false,
    });
  },
});

/**
 * Steadfast on this machine, as its documents and public clients describe it. The state is in `account`; a test moves parcels
 * and pays out there. `slowness` is that of the fault `slow`, in milliseconds.
 */
export const openFakeSteadfast = async (clock: CourierClock, slowness?: number): Promise<FakeSteadfast> => {
  const account = new SteadfastAccount(clock);
  const forms: SteadfastForms = {
    duplicates: 422,
    bulk: 'array',
    bulkErrors: 'array',
    balance: 'number',
    payout: 'array',
  };
  const scores: FakeSteadfast['scores'] = new Map();
  const checkKeys = keyCheck(clock);
  const keptStatus = new Map<string, { readonly until: number; readonly status: string }>();
  const requests = requestParts({ account, scores });

  const create = async (body: unknown): Promise<FakeReply> => {
    const { parcel, errors } = account.create(fieldsOf(body));
    if (parcel !== null) {
      await fake.beforeReply?.(parcel);
      const message = 'Consignment has been created successfully.';
      return reply(200, { status: 200, message, consignment: consignmentOf(parcel) });
    }
    return forms.duplicates === 200 ? reply(200, { status: 400, errors }) : reply(422, { errors });
  };
  const createMany = (body: unknown): FakeReply => {
    const { data } = fieldsOf(body);
    const rows = typeof data === 'string' ? parseJson(data) : data;
    if (!Array.isArray(rows) || rows.length > 500)
      return reply(422, { errors: { data: ['The data may not have more than 500 items.'] } });
    const results = rows.map((row) => bulkRow(account.create(fieldsOf(row)), fieldsOf(row), forms));
    return reply(200, forms.bulk === 'array' ? results : { data: results });
  };
  const statusBy = (by: 'consignment_id' | 'invoice' | 'tracking_code', value: string): FakeReply => {
    const parcel = account.find(by, value);
    if (parcel === undefined) return reply(404, { status: 404, message: 'Consignment not found' });
    const kept = keptStatus.get(`${by} ${value}`);
    const isKept = kept !== undefined && clock.now() < kept.until;
    const status = isKept ? kept.status : parcel.status;
    if (!isKept) keptStatus.set(`${by} ${value}`, { until: clock.now() + statusIsKept, status });
    return reply(200, { status: 200, delivery_status: status });
  };
  const answer = (call: FakeCall): FakeReply | Promise<FakeReply> => {
    const [, name = '', last = ''] = call.path.split('/');
    const value = decodeURIComponent(last);
    if (name === 'ping') return reply(200, { message: 'pong' });
    const refusal = checkKeys(call);
    if (refusal !== null) return refusal;
    const parts: Readonly<Record<string, () => FakeReply | Promise<FakeReply>>> = {
      'POST create_order': () => (value === '' ? create(call.body) : createMany(call.body)),
      'GET status_by_cid': () => statusBy('consignment_id', value),
      'GET status_by_invoice': () => statusBy('invoice', value),
      'GET status_by_trackingcode': () => statusBy('tracking_code', value),
      'GET get_balance': () => {
        const { balance } = account;
        return reply(200, {
          status: 200,
          current_balance: forms.balance === 'string' ? String(balance) : balance,
        });
      },
      'GET payments': () =>
        value === '' ? payoutPage(account, call.query) : payoutParts(account, value, forms.payout),
      'POST create_return_request': () => requests.createReturn(call.body),
      'GET get_return_request': () => requests.getReturn(value),
      'POST create_pickup_request': () => requests.createPickup(),
      // Its path has one part more: `fraud_check/score/PHONE`.
      'GET fraud_check': () => requests.score(call.path.split('/').at(-1) ?? ''),
    };
    return parts[`${call.method} ${name}`]?.() ?? reply(404, { message: 'Not found' });
  };
  const courier = await openFakeCourier({
    answer,
    base,
    vital,
    ...(slowness === undefined ? {} : { slowness }),
  });
  const fake: FakeSteadfast = {
    ...courier,
    settings: { address: courier.address, allowsLoopback: true, ...keys, webhookToken },
    account,
    forms,
    webhooks: steadfastWebhooks(webhookToken, clock),
    beforeReply: null,
    scores,
  };
  return fake;
};

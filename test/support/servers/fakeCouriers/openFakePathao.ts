import { isRecord } from '#domain/values/parse.ts';
import type { CourierClock } from '#server/couriers/courierClock.ts';
import type { PathaoSettings } from '#server/couriers/pathao/pathaoSettings.ts';
import { type FakeCall, type FakeCourier, type FakeReply, openFakeCourier } from './openFakeCourier.ts';
import { PathaoAccount, type PathaoParcel } from './PathaoAccount.ts';
import { pathaoCities, pathaoZones } from './pathaoLists.ts';
import { type PathaoTokenIssuer, pathaoSignIn, pathaoTokenIssuer } from './pathaoSignIn.ts';
import { type PathaoWebhooks, pathaoWebhooks } from './pathaoWebhooks.ts';
import { dhakaClock } from './steadfastWebhooks.ts';

export interface FakePathao extends FakeCourier {
  readonly settings: PathaoSettings;
  readonly account: PathaoAccount;
  readonly tokens: PathaoTokenIssuer;
  readonly webhooks: PathaoWebhooks;
  /** How many calls were refused because there were too many in a minute. */
  readonly tooMany: () => number;
  /** What happens between a booking and its answer, such as a webhook. */
  beforeReply: ((parcel: PathaoParcel) => Promise<void>) | null;
  /** Replaces the reply to a call, which Pathao has carried out. */
  replaceReply: ((reply: FakeReply, path: string) => FakeReply) | null;
}

const base = '/aladdin/api/v1';
const storeId = 1201;
const webhookSecret = 'webhook-secret-of-the-tests';
const callsInAMinute = 60;

/** The fields without which the shop cannot use an answer; a fault may leave them out. */
const vital: ReadonlySet<string> = new Set(['consignment_id', 'order_status', 'final_price']);

const success = (data: unknown): FakeReply => ({
  status: 200,
  body: { message: 'Request successful', type: 'success', code: 200, data },
});

const error = (status: number, message: string, errors: unknown = null): FakeReply => ({
  status,
  body: { message, type: 'error', code: status, errors },
});

/** Refuses what is over 60 calls in a rolling minute, without saying for how long. */
const rollingMinute = (
  clock: Pick<CourierClock, 'now'>,
): { isFull: () => boolean; refused: () => number } => {
  let times: number[] = [];
  let refused = 0;
  return {
    isFull: () => {
      const now = clock.now();
      times = times.filter((time) => time > now - 60_000);
      if (times.length >= callsInAMinute) {
        refused += 1;
        return true;
      }
      times.push(now);
      return false;
    },
    refused: () => refused,
  };
};

const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> => (isRecord(body) ? body : {});

const listReply = (rows: readonly unknown[] | undefined): FakeReply =>
  rows === undefined ? error(404, 'Not found') : success({ data: rows });

const infoOf = (account: PathaoAccount, id: string): FakeReply => {
  const parcel = account.find(id);
  if (parcel === undefined) return error(404, 'Consignment not found');
  const { consignment_id, merchant_order_id, status, createdAt } = parcel;
  return success({
    consignment_id,
    merchant_order_id,
    order_status: status.replaceAll('_', ' '),
    order_status_slug: status,
    // The shop does not read it.
    updated_at: dhakaClock(createdAt),
    invoice_id: parcel.paidBy,
  });
};

const priceOf = (account: PathaoAccount, body: unknown): FakeReply => {
  const { store_id, item_weight, recipient_city, recipient_zone } = fieldsOf(body);
  if (store_id !== storeId || !Number.isInteger(recipient_zone))
    return error(422, 'Please fix the given errors', { recipient_zone: ['The recipient zone is required.'] });
  const price = account.priceOf(Number(item_weight), Number(recipient_city));
  return success({
    price,
    discount: 0,
    plan_id: 69,
    cod_enabled: 1,
    cod_percentage: 0.01,
    final_price: price,
  });
};

/** Pathao on this machine, as its plugin and public clients describe it; a test moves parcels in `account`. */
export const openFakePathao = async (clock: Pick<CourierClock, 'now'>): Promise<FakePathao> => {
  const account = new PathaoAccount(clock);
  const tokens = pathaoTokenIssuer(clock);
  const minute = rollingMinute(clock);
  const create = async (body: unknown): Promise<FakeReply> => {
    const { parcel, errors } = account.create(fieldsOf(body));
    if (parcel === null) return error(422, 'Please fix the given errors', errors);
    await fake.beforeReply?.(parcel);
    const { consignment_id, merchant_order_id, delivery_fee } = parcel;
    return success({ consignment_id, merchant_order_id, order_status: 'Pending', delivery_fee });
  };
  const createMany = (body: unknown): FakeReply => {
    const { orders } = fieldsOf(body);
    // Only the event `order.created` gives the ids.
    for (const order of Array.isArray(orders) ? orders : []) account.create(fieldsOf(order));
    return { status: 202, body: { message: 'Accepted', type: 'success', code: 202, data: true } };
  };
  const answer = (call: FakeCall): FakeReply | Promise<FakeReply> => {
    if (minute.isFull()) return error(429, 'Too Many Attempts.');
    const { method, path, body } = call;
    if (path === '/issue-token') return tokens.issue(body);
    if (!tokens.isValid(call)) return error(401, 'Unauthenticated.');
    const [, first = '', id = ''] = path.split('/');
    const routes: Readonly<Record<string, () => FakeReply | Promise<FakeReply>>> = {
      'POST /orders': () => create(body),
      'POST /orders/bulk': () => createMany(body),
      [`GET /orders/${id}/info`]: () => infoOf(account, decodeURIComponent(id)),
      'GET /city-list': () => listReply(pathaoCities),
      [`GET /cities/${id}/zone-list`]: () => listReply(pathaoZones[id]),
      'POST /merchant/price-plan': () => priceOf(account, body),
      'GET /stores': () => success({ data: [{ store_id: storeId, store_name: 'The shop' }] }),
    };
    return routes[`${method} ${path}`]?.() ?? error(404, `${first} is not known`);
  };
  const replaced = async (call: FakeCall): Promise<FakeReply> => {
    const reply = await answer(call);
    return fake.replaceReply?.(reply, call.path) ?? reply;
  };
  const courier = await openFakeCourier({
    answer: replaced,
    base,
    vital,
    isSignIn: (path) => path === '/issue-token',
  });
  const fake: FakePathao = {
    ...courier,
    settings: { address: courier.address, allowsLoopback: true, ...pathaoSignIn, storeId, webhookSecret },
    account,
    tokens,
    webhooks: pathaoWebhooks(webhookSecret, clock),
    tooMany: minute.refused,
    beforeReply: null,
    replaceReply: null,
  };
  return fake;
};

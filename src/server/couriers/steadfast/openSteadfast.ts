import { takaText } from '#domain/values/money.ts';
import type { Courier, CourierNews, ParcelToFind, PhoneScore } from '../courier.ts';
import { CourierError } from '../courierError.ts';
import { type CourierOptions, courierOptions } from '../courierOptions.ts';
import { shortened } from '../parcelTexts.ts';
import { longestWordLength, stageFields } from '../webhookFields.ts';
import { bookManyWithSteadfast, bookWithSteadfast } from './bookWithSteadfast.ts';
import { readSteadfastWebhook } from './readSteadfastWebhook.ts';
import { openSteadfastClient, type SteadfastClient } from './steadfastClient.ts';
import { steadfastReasonAgainst } from './steadfastParcel.ts';
import { readPayment, readPayments } from './steadfastPayments.ts';
import { balanceReply, scoreReply, statusReply } from './steadfastReplies.ts';
import { readReturnRequest, requestPickup, requestReturn } from './steadfastRequests.ts';
import { type SteadfastSettings, steadfastName } from './steadfastSettings.ts';
import { steadfastStageOf } from './steadfastStages.ts';

/** Asks where a parcel is, by Steadfast's own number if the shop knows it, since that is the cheaper call. */
const readStatus = async (
  client: SteadfastClient,
  { invoice, courierReference }: ParcelToFind,
): Promise<CourierNews | null> => {
  const path =
    courierReference === null
      ? `/status_by_invoice/${encodeURIComponent(invoice)}`
      : `/status_by_cid/${encodeURIComponent(courierReference)}`;
  const reply = await client.read(path, statusReply);
  if (reply === null) return null;
  const word = shortened(reply.delivery_status, longestWordLength);
  return {
    invoice,
    courierReference,
    word,
    ...stageFields(steadfastStageOf(word)),
    // Steadfast answers with its word alone.
    at: null,
    collected: null,
    fee: null,
  };
};

const readBalance = async (client: SteadfastClient): Promise<number> => {
  const reply = await client.read('/get_balance', balanceReply);
  if (reply === null) throw new CourierError('badAnswer', `${steadfastName} has no balance at its address.`);
  return reply.current_balance;
};

/** Asks about a phone number; `null` when Steadfast knows nothing about it. */
const readScore = async (client: SteadfastClient, mobileNumber: string): Promise<PhoneScore | null> => {
  const reply = await client.read(`/fraud_check/score/${encodeURIComponent(mobileNumber)}`, scoreReply);
  if (reply === null) return null;
  // Steadfast's ratios are per cent, as `PhoneScore` wants them.
  return {
    delivered: reply.delivery_ratio,
    cancelled: reply.cancellation_ratio,
    reports: reply.total_reports,
  };
};

/** Opens Steadfast as a courier (CR-2). Throws a CourierError `settings` for settings with which no call can be made. */
export const openSteadfast = (settings: SteadfastSettings, options: CourierOptions = courierOptions) => {
  const client = openSteadfastClient(settings, options);
  const { webhookToken } = settings;
  return {
    id: 'steadfast',
    refusesRepeats: true,
    reasonAgainst: steadfastReasonAgainst,
    book: (parcel) => bookWithSteadfast(client, parcel),
    bookMany: (parcels) => bookManyWithSteadfast(client, parcels),
    status: (parcel) => readStatus(client, parcel),
    // Steadfast has no call for prices.
    price: null,
    balance: () => readBalance(client),
    payments: () => readPayments(client),
    payment: (id) => readPayment(client, id),
    readWebhook: webhookToken === null ? null : (request) => readSteadfastWebhook(request, webhookToken),
    tryKeys: async () =>
      `${steadfastName} accepts the keys. It holds ${takaText(await readBalance(client))} for the shop.`,
    requestReturn: (invoice, reason) => requestReturn(client, invoice, reason),
    readReturnRequest: (id) => readReturnRequest(client, id),
    requestPickup: (pickup) => requestPickup(client, pickup),
    phoneScore: (mobileNumber) => readScore(client, mobileNumber),
  } satisfies Courier;
};

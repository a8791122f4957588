import type { InferType } from 'yup';
import type { Pickup } from '#domain/consignments/courierRequest.ts';
import { isRecord } from '#domain/values/parse.ts';
import type { CourierRequest } from '../courier.ts';
import { CourierError } from '../courierError.ts';
import { oneLine, shortened } from '../parcelTexts.ts';
import { readAnswer } from '../readAnswer.ts';
import { refusalSentence } from './refusalSentence.ts';
import { type SteadfastClient, steadfastStatus } from './steadfastClient.ts';
import { requestReply } from './steadfastReplies.ts';
import { steadfastName } from './steadfastSettings.ts';

/** The most characters of a reason that Steadfast accepts. */
const longestReason = 500;

const asRequest = ({ id, status }: InferType<typeof requestReply>): CourierRequest => ({ id, state: status });

interface Post {
  readonly path: string;
  readonly body: Readonly<Record<string, string | number>>;
  /** The field of the answer that holds the request; without that field, the whole answer is the request. */
  readonly field: string;
}

/** Posts a request to Steadfast, and reads from the answer what Steadfast has made of it. */
const post = async (client: SteadfastClient, { path, body, field }: Post): Promise<CourierRequest> => {
  const answer = await client.call('POST', path, body);
  if (steadfastStatus(answer) >= 400) throw new CourierError('refused', refusalSentence(answer.body));
  const request = isRecord(answer.body) && isRecord(answer.body[field]) ? answer.body[field] : answer.body;
  return asRequest(readAnswer(steadfastName, requestReply, request));
};

/** Asks Steadfast to bring a parcel back. Throws a CourierError: `refused` if it is delivered, on its way back or was asked for before. */
export const requestReturn = (
  client: SteadfastClient,
  invoice: string,
  reason: string,
): Promise<CourierRequest> =>
  post(client, {
    path: '/create_return_request',
    body: { invoice, reason: shortened(oneLine(reason), longestReason) },
    field: 'return_request',
  });

/** Asks how far a return request is; `null` when Steadfast does not know it. Throws a CourierError. */
export const readReturnRequest = async (
  client: SteadfastClient,
  id: string,
): Promise<CourierRequest | null> => {
  const reply = await client.read(`/get_return_request/${encodeURIComponent(id)}`, requestReply);
  return reply === null ? null : asRequest(reply);
};

/** Asks Steadfast to fetch parcels. Throws a CourierError: `refused` when such a request is open already. */
export const requestPickup = (
  client: SteadfastClient,
  { address, policeStation, phone, parcels }: Pickup,
): Promise<CourierRequest> =>
  post(client, {
    path: '/create_pickup_request',
    body: { address: oneLine(address), police_station: policeStation, phone, quantity: parcels },
    field: 'pickup_request',
  });

import { number, object, string } from 'yup';
import { dhakaInstant } from '#domain/values/dhakaInstant.ts';
import type { Courier, CourierNews, ParcelToBook, ParcelToFind } from '../courier.ts';
import { CourierError } from '../courierError.ts';
import { type CourierOptions, courierOptions } from '../courierOptions.ts';
import { shortened } from '../parcelTexts.ts';
import { longestWordLength, stageFields } from '../webhookFields.ts';
import { bookWithPathao } from './bookWithPathao.ts';
import { openPathaoClient, type PathaoClient } from './pathaoClient.ts';
import { pathaoKinds, pathaoReasonAgainst, pathaoWeight } from './pathaoParcel.ts';
import { type FindPathaoPlace, openPathaoPlaces } from './pathaoPlaces.ts';
import { checkWebhookSecret, type PathaoSettings } from './pathaoSettings.ts';
import { pathaoStageOf } from './pathaoStages.ts';
import { pathaoWebhookHeaders, readPathaoWebhook } from './readPathaoWebhook.ts';
import { tryPathao } from './tryPathao.ts';

const infoReply = object({
  data: object({
    order_status: string().required(),
    merchant_order_id: string().nullable(),
    updated_at: string().nullable(),
  }).required(),
});

const priceReply = object({ data: object({ final_price: number().required() }).required() });

/** Asks where a parcel is; `null` when Pathao does not know it. Pathao can only be asked by its own number of the parcel. */
const readStatus = async (
  client: PathaoClient,
  { invoice, courierReference }: ParcelToFind,
): Promise<CourierNews | null> => {
  if (courierReference === null)
    throw new CourierError(
      'notPossible',
      'Pathao can only be asked for a parcel whose consignment id is known.',
    );
  const path = `/orders/${encodeURIComponent(courierReference)}/info`;
  const info = await client.read({ method: 'GET', path }, infoReply);
  if (info === null) return null;
  const { order_status, updated_at } = info.data;
  return {
    invoice,
    courierReference,
    word: shortened(order_status, longestWordLength),
    ...stageFields(pathaoStageOf(order_status)),
    // `null` if Pathao tells no time.
    at: dhakaInstant(updated_at ?? ''),
    // Pathao's answer about a parcel tells no amounts.
    collected: null,
    fee: null,
  };
};

/** Asks for a price; `null` when Pathao's lists do not have the parcel's place, or it tells none. */
const readPrice = async (
  client: PathaoClient,
  findPlace: FindPathaoPlace,
  storeId: number,
  parcel: ParcelToBook,
): Promise<number | null> => {
  const place = await findPlace(parcel.district, parcel.thana);
  if (place === null) return null;
  const body = {
    store_id: storeId,
    ...pathaoKinds,
    item_weight: pathaoWeight(parcel.weight),
    recipient_city: place.city,
    recipient_zone: place.zone,
  };
  const plan = await client.read({ method: 'POST', path: '/merchant/price-plan', body }, priceReply);
  return plan === null ? null : plan.data.final_price;
};

/** Why nothing can be booked before an admin enters the number of the store. */
const storeMissing =
  'The number of the store at Pathao is missing: an admin enters it on the page Shop Settings, under “Couriers”.';

/**
 * Opens Pathao as a courier (CR-2). Without the number of the store it books nothing. Throws a CourierError `settings` for settings
 * with which no call can be made, and for a webhook secret that everybody knows.
 */
export const openPathao = (settings: PathaoSettings, options: CourierOptions = courierOptions) => {
  const { storeId, webhookSecret } = settings;
  checkWebhookSecret(webhookSecret);
  const client = openPathaoClient(settings, options);
  const findPlace = openPathaoPlaces(client, options.clock);
  return {
    id: 'pathao',
    // Pathao would book the same invoice twice.
    refusesRepeats: false,
    reasonAgainst: storeId === null ? () => storeMissing : pathaoReasonAgainst,
    book: async (parcel) =>
      storeId === null
        ? { kind: 'refused', reason: storeMissing }
        : bookWithPathao(client, findPlace, storeId, parcel),
    // Pathao's call for many parcels does not return their numbers.
    bookMany: null,
    status: (parcel) => readStatus(client, parcel),
    price: async (parcel) => (storeId === null ? null : readPrice(client, findPlace, storeId, parcel)),
    // Pathao has no call for a balance.
    balance: null,
    readWebhook: webhookSecret === null ? null : (request) => readPathaoWebhook(request, webhookSecret),
    webhookHeaders: pathaoWebhookHeaders,
    tryKeys: () => tryPathao(client, storeId),
    stopWaiting: client.stopWaiting,
  } satisfies Courier;
};

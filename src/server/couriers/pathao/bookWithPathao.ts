import { mixed, object, string } from 'yup';
import { readNumber } from '#domain/values/parse.ts';
import type { CourierAnswer } from '../callCourier.ts';
import type { BookingResult, ParcelToBook } from '../courier.ts';
import { CourierError } from '../courierError.ts';
import { readAnswer } from '../readAnswer.ts';
import { type PathaoClient, pathaoRefusal } from './pathaoClient.ts';
import { pathaoOrder, pathaoReasonAgainst } from './pathaoParcel.ts';
import type { FindPathaoPlace, PathaoPlace } from './pathaoPlaces.ts';
import { pathaoName } from './pathaoSettings.ts';

const bookedReply = object({
  data: object({
    consignment_id: string().required(),
    // Read apart: a fee that cannot be read must not hide that the parcel is booked.
    delivery_fee: mixed().nullable(),
  }).required(),
});

/**
 * Pathao's numbers for the parcel's place; `null` if its lists do not have them or cannot be read: Pathao then finds the place in the
 * address.
 */
const placeOf = async (findPlace: FindPathaoPlace, parcel: ParcelToBook): Promise<PathaoPlace | null> => {
  try {
    return await findPlace(parcel.district, parcel.thana);
  } catch (error) {
    if (error instanceof CourierError) return null;
    throw error;
  }
};

const resultOf = ({ status, body, waitSeconds }: CourierAnswer): BookingResult => {
  if (status === 400 || status === 422) return { kind: 'refused', reason: pathaoRefusal(body) };
  // Below 500: after a failure the parcel may have been booked, and `client.call` throws.
  if (status >= 400)
    return { kind: 'notNow', reason: `${pathaoName} answered with status ${status}.`, waitSeconds };
  const { data } = readAnswer(pathaoName, bookedReply, body);
  const { consignment_id, delivery_fee } = data;
  return {
    kind: 'booked',
    courierReference: consignment_id,
    trackingCode: consignment_id,
    fee: readNumber(delivery_fee),
  };
};

/**
 * Books one parcel. Pathao would book the same invoice twice, so a parcel that may have been booked is `unknown`, and is not sent
 * again without a person.
 */
export const bookWithPathao = async (
  client: PathaoClient,
  findPlace: FindPathaoPlace,
  storeId: number,
  parcel: ParcelToBook,
): Promise<BookingResult> => {
  const reason = pathaoReasonAgainst(parcel);
  if (reason !== null) return { kind: 'refused', reason };
  const place = await placeOf(findPlace, parcel);
  try {
    const body = pathaoOrder(parcel, storeId, place);
    return resultOf(await client.call({ method: 'POST', path: '/orders', body, kind: 'booking' }));
  } catch (error) {
    if (!(error instanceof CourierError)) throw error;
    const { failure, mayHaveActed, message, waitSeconds } = error;
    if (mayHaveActed) return { kind: 'unknown', reason: message };
    return {
      kind: 'notNow',
      reason: message,
      waitSeconds,
      ...(failure === 'tooMany' && { isBusy: true }),
    };
  }
};

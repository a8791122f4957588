import { array, object } from 'yup';
import { isRecord, readList, readNumber, readText } from '#domain/values/parse.ts';
import { oneLine } from '../parcelTexts.ts';
import type { PathaoClient } from './pathaoClient.ts';
import { pathaoName } from './pathaoSettings.ts';

const storesReply = object({ data: object({ data: array().required() }).required() });

interface Store {
  readonly id: number;
  readonly name: string;
}

const storeOf = (row: unknown): Store | null => {
  if (!isRecord(row)) return null;
  const id = readNumber(row.store_id);
  return id === null ? null : { id, name: oneLine(readText(row.store_name)) };
};

/** How many stores the sentence names at most. */
const namedStores = 10;

const adviceFor = (stores: readonly Store[], storeId: number | null): string => {
  if (stores.some(({ id }) => id === storeId)) return 'Parcels are fetched at the one that is entered.';
  return storeId === null
    ? 'Enter the number of the one where parcels are fetched.'
    : `The number ${storeId} that is entered is none of them.`;
};

/** Tries the keys by asking for the merchant's stores; returns a sentence that lists them for admins. Throws a CourierError. */
export const tryPathao = async (client: PathaoClient, storeId: number | null): Promise<string> => {
  const reply = await client.read({ method: 'GET', path: '/stores' }, storesReply);
  const stores = readList(reply?.data.data, storeOf);
  const accepted = `${pathaoName} accepts the keys.`;
  if (stores.length === 0) return `${accepted} The account has no store yet: add one in its portal.`;
  const names = stores.slice(0, namedStores).map(({ id, name }) => `${name} (${id})`.trim());
  return `${accepted} Its stores: ${names.join(', ')}. ${adviceFor(stores, storeId)}`;
};

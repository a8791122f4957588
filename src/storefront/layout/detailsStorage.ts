import {
  type DetailsByAccount,
  detailsOf,
  type RememberedDetails,
  readDetailsByAccount,
  withDetails,
  withoutDetails,
} from '#domain/checkout/rememberedDetails.ts';
import { storageKeys } from '#domain/shop/constants.ts';
import { parseJson } from '#domain/values/parse.ts';
import { browserStorage, type KeyValueStorage } from '#slices/browserStorage.ts';

/** What this device remembers from earlier orders (SH-2). It is read at each use, so that a change by another tab is not lost. */

const { local } = browserStorage;

const readAll = (storage: KeyValueStorage): DetailsByAccount =>
  readDetailsByAccount(parseJson(storage.getItem(storageKeys.details) ?? ''));

const writeAll = (storage: KeyValueStorage, all: DetailsByAccount): void => {
  if (Object.keys(all).length === 0) storage.removeItem(storageKeys.details);
  else storage.setItem(storageKeys.details, JSON.stringify(all));
};

/** The account's details; `null` when none are remembered. */
export const readDetails = (key: string, storage: KeyValueStorage = local): RememberedDetails | null =>
  readAll(storage)[key] ?? null;

export const rememberDetails = (
  key: string,
  form: RememberedDetails,
  storage: KeyValueStorage = local,
): void => writeAll(storage, withDetails(readAll(storage), key, detailsOf(form)));

export const forgetDetails = (key: string, storage: KeyValueStorage = local): void =>
  writeAll(storage, withoutDetails(readAll(storage), key));

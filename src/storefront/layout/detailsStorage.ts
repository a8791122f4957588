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

/** The details of the account, which `accountKey` names; `null` when none are remembered. */
export const readDetails = (account: string, storage: KeyValueStorage = local): RememberedDetails | null =>
  readAll(storage)[account] ?? null;

export const rememberDetails = (
  account: string,
  form: RememberedDetails,
  storage: KeyValueStorage = local,
): void => writeAll(storage, withDetails(readAll(storage), account, detailsOf(form)));

export const forgetDetails = (account: string, storage: KeyValueStorage = local): void =>
  writeAll(storage, withoutDetails(readAll(storage), account));

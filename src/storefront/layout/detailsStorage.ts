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
import { browserStorage } from '#slices/browserStorage.ts';

/** What this device remembers from earlier orders (SH-2). It is read at each use, so that a change by another tab is not lost. */

const { local } = browserStorage;

const readAll = (): DetailsByAccount =>
  readDetailsByAccount(parseJson(local.getItem(storageKeys.details) ?? ''));

const writeAll = (all: DetailsByAccount): void => {
  if (Object.keys(all).length === 0) local.removeItem(storageKeys.details);
  else local.setItem(storageKeys.details, JSON.stringify(all));
};

/** The details that are kept for an account, named by its `accountKey`; `null` for none. */
export const readDetails = (account: string): RememberedDetails | null => readAll()[account] ?? null;

export const rememberDetails = (account: string, form: RememberedDetails): void =>
  writeAll(withDetails(readAll(), account, detailsOf(form)));

export const forgetDetails = (account: string): void => writeAll(withoutDetails(readAll(), account));

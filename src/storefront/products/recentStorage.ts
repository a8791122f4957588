import { readRecent, withSeen } from '#domain/products/recentProducts.ts';
import { storageKeys } from '#domain/shop/constants.ts';
import { parseJson } from '#domain/values/parse.ts';
import { browserStorage, type KeyValueStorage } from '#slices/browserStorage.ts';

/** The products that this browser has shown last (SH-5); they stay in it. */

const { local } = browserStorage;

/** Their ids, newest first. */
export const readRecentIds = (storage: KeyValueStorage = local): string[] =>
  readRecent(parseJson(storage.getItem(storageKeys.recent) ?? ''));

export const rememberSeen = (id: string, storage: KeyValueStorage = local): void =>
  storage.setItem(storageKeys.recent, JSON.stringify(withSeen(readRecentIds(storage), id)));

export const forgetRecent = (storage: KeyValueStorage = local): void =>
  storage.removeItem(storageKeys.recent);

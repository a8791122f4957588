import { readRecent, withSeen } from '#domain/products/recentProducts.ts';
import { storageKeys } from '#domain/shop/constants.ts';
import { parseJson } from '#domain/values/parse.ts';
import { browserStorage } from '#slices/browserStorage.ts';

/** The products that this browser has shown last (SH-5); they stay in it. */

const { local } = browserStorage;

/** Their ids, newest first. */
export const readRecentIds = (): string[] => readRecent(parseJson(local.getItem(storageKeys.recent) ?? ''));

export const rememberSeen = (id: string): void =>
  local.setItem(storageKeys.recent, JSON.stringify(withSeen(readRecentIds(), id)));

export const forgetRecent = (): void => local.removeItem(storageKeys.recent);

import { storageKeys } from '#domain/shop/constants.ts';
import { browserStorage } from '#slices/browserStorage.ts';

/** Where Firebase stores the account with `browserLocalPersistence`. */
export const accountKey = (apiKey: string): string => `firebase:authUser:${apiKey}:[DEFAULT]`;

/** Whether this browser may hold a signed-in user: it stores the shop's token, or Firebase's account. */
export const isSessionStored = (apiKey: string): boolean =>
  [storageKeys.token, accountKey(apiKey)].some((key) => browserStorage.local.getItem(key) !== null);

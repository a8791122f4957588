import { storageKeys } from '#domain/shop/constants.ts';
import { browserStorage } from '#slices/browserStorage.ts';

/** The localStorage key under which Firebase stores the account (`browserLocalPersistence`). */
export const accountKey = (apiKey: string): string => `firebase:authUser:${apiKey}:[DEFAULT]`;

/** Whether this browser may hold a signed-in user: it stores the shop's token, or Firebase's account. */
export const isSessionStored = (apiKey: string): boolean =>
  [storageKeys.token, accountKey(apiKey)].some((key) => browserStorage.local.getItem(key) !== null);

import { storageKeys } from '#domain/shop/constants.ts';
import { browserStorage } from '#slices/browserStorage.ts';

/** The localStorage key under which Firebase stores the account (`browserLocalPersistence`). */
export const accountKey = (apiKey: string): string => `firebase:authUser:${apiKey}:[DEFAULT]`;

/** Whether this browser may hold a signed-in user: it stores the shop's token, or Firebase's account. */
export const isSessionStored = (apiKey: string): boolean =>
  [storageKeys.token, accountKey(apiKey)].some((key) => browserStorage.local.getItem(key) !== null);

/** The localStorage key of a sign-out that the identity provider's SDK has not carried out yet. */
export const signOutKey = 'signedOut';

/**
 * Forgets the placed order and the checkout of this tab's user if the browser no longer stores that account. A tab that the browser had
 * discarded missed the sign-out, and must show neither while the session's code loads (SH-3).
 */
export const forgetMissedUser = (apiKey: string): void => {
  const { local, session } = browserStorage;
  const uid = session.getItem(storageKeys.tabUser);
  const account = local.getItem(signOutKey) === null ? local.getItem(accountKey(apiKey)) : null;
  if (uid === null || account?.includes(`"uid":"${uid}"`)) return;
  for (const key of ['tabUser', 'placedOrder', 'checkout'] as const) session.removeItem(storageKeys[key]);
};

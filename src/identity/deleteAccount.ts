import { failureCode, isTransient } from '#domain/accounts/actorError.ts';
import type { SessionUser } from '#domain/accounts/session.ts';
import type { FirebaseAuth } from './firebaseAuth.ts';
import type { ShopSide } from './shopSide.ts';

/**
 * Deletes the shop's user first, then the provider's account. If the provider refuses, the next attempt registers the user again, as
 * every sign-in does, and then deletes both. In the other order a user without an account could stay behind.
 */
export const deleteAccount = async (
  auth: FirebaseAuth,
  shop: ShopSide,
  { uid, email }: SessionUser,
  signal: AbortSignal,
): Promise<void> => {
  const token = await shop.exchangeToken(email, await auth.idToken());
  // The user has signed out instead of waiting.
  if (signal.aborted) return;
  await shop.removeUser(token);
  // Or has even signed in again since, which registers the user again.
  if (signal.aborted) return;
  await deleteAtProvider(auth, uid);
};

/** Deletes the provider's account, whose user the shop has deleted. */
const deleteAtProvider = async (auth: FirebaseAuth, uid: string): Promise<void> => {
  try {
    await auth.deleteAccount(uid);
  } catch (error) {
    const code = failureCode(error);
    // The SDK's code for an account that does not exist: the deletion whose answer was lost has been carried out.
    if (code === 'auth/user-token-expired' && unansweredDeletions.get(auth) === uid) return;
    if (code === 'auth/network-request-failed') unansweredDeletions.set(auth, uid);
    if (codesWithAdvice.has(code) || !isTransient(error)) throw error;
    // The message of this code says that the shop's part is deleted, and asks the person to delete the account again.
    throw Object.assign(new Error('The provider has not deleted the account', { cause: error }), {
      code: 'half-deleted',
    });
  }
};

/** By provider, the id of an account that may be deleted: the provider's answer to the deletion was lost. */
const unansweredDeletions = new WeakMap<FirebaseAuth, string>();

/** Codes of the provider whose messages say what the person has to do first. */
const codesWithAdvice: ReadonlySet<string> = new Set(['auth/requires-recent-login', 'auth/user-mismatch']);

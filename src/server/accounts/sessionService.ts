import { isAdmin, type Role, roleInForce } from '#domain/accounts/role.ts';
import { normalizeEmail } from '#domain/values/email.ts';
import type { Language } from '#domain/values/language.ts';
import { recordAction, recordSignIn } from '../audit/recordAction.ts';
import type { Actor, Caller } from '../auth/authorization.ts';
import type { Identity } from '../auth/idTokens.ts';
import type { ShopTokens } from '../auth/shopTokens.ts';
import {
  type Account,
  addAccount,
  changeAccount,
  countAdmins,
  findAccount,
  findAccountsByEmail,
  forgetCustomer,
  lockAdminGrant,
} from '../auth/usersRepository.ts';
import type { Db } from '../database/database.ts';
import { newId } from '../database/queries/newId.ts';
import { transaction } from '../database/queries/transaction.ts';
import { ApiError, forbidden } from '../errors/apiError.ts';
import { isRemovedAddress } from './removedAddressesRepository.ts';

export interface SessionDeps {
  readonly db: Db;
  readonly tokens: ShopTokens;
  /** Normalized by `normalizeEmail`; see `Settings.adminEmail`. */
  readonly adminEmail: string | null;
  readonly now: () => Date;
}

/** An account at the identity provider that signs in to the shop, and the id of its request. */
export interface SignIn {
  readonly identity: Identity;
  readonly requestId: string;
}

/** The account as an actor of the audit log, with its stored role: staff count as staff also before their address is verified. */
const actorOf = ({ uid, name, email, role }: Account, requestId: string): Actor => ({
  uid,
  name: name || email,
  email,
  role,
  requestId,
});

/** Whether a request names the address of an account, in any spelling. ID tokens' addresses are normalized already, so `===` compares those. */
const sameEmail = (named: string, ofAccount: string): boolean =>
  normalizeEmail(named) === normalizeEmail(ofAccount);

const newAccount = ({ uid, email, emailVerified }: Identity, name: string, role: Role, now: Date) => ({
  id: newId(now),
  uid,
  email,
  emailVerified,
  name,
  role,
});

/**
 * Throws an ApiError for a removed account, and for one that takes the address of a removed account. Two accounts may have the same
 * address, of which an admin has removed only one: the other one still signs in, since the address is not new to it.
 */
const refuseRemoved = async (tx: Db, stored: Account | null, { email }: Identity): Promise<void> => {
  if (stored?.removed) throw forbidden('This account was removed from the shop.');
  const isNewAddress = stored?.email !== email;
  if (isNewAddress && (await isRemovedAddress(tx, email)))
    throw forbidden('The account of this address was removed from the shop. Please contact the shop.');
};

/** Records, of staff alone, that an account gave itself another name: its older entries in the audit log bear the old one. */
const recordRename = (tx: Db, actor: Actor, id: string, name: string, now: Date): Promise<void> => {
  const subject = { kind: 'user', id, label: actor.name } as const;
  return recordAction(tx, actor, { action: 'rename', subject, details: { from: actor.name, to: name } }, now);
};

/** The changes that make the shop's account agree with the identity and the given name; '' leaves the name as it is. */
const changesOf = (
  account: Account,
  { email, emailVerified }: Identity,
  { name, isFirstAdmin }: { readonly name: string; readonly isFirstAdmin: boolean },
) => ({
  ...(account.email === email ? {} : { email }),
  ...(account.emailVerified === emailVerified ? {} : { emailVerified }),
  ...(name === '' || account.name === name ? {} : { name }),
  // For an account that was registered before its address was verified, or is staff.
  ...(isFirstAdmin && account.role !== 'admin' ? { role: 'admin' as const } : {}),
});

/**
 * Returns the shop's account for an identity, updated to the identity provider's e-mail address and to `name` unless that
 * is ''. Adds a missing account, since the browser's request to register may have been lost. The account of `adminEmail`
 * becomes admin only while the shop has no admin, so that a demoted admin does not get the role back. Records in the audit
 * log that staff signed in, or have a new name: `recordAction` and `recordSignIn` leave customers out.
 */
const syncAccount = (
  { db, adminEmail, now }: SessionDeps,
  { identity, requestId }: SignIn,
  name: string,
): Promise<Account> =>
  transaction(db, async (tx) => {
    const isNamedAdmin = identity.emailVerified && identity.email === adminEmail;
    if (isNamedAdmin) await lockAdminGrant(tx);
    const stored = await findAccount(tx, identity.uid);
    await refuseRemoved(tx, stored, identity);
    const isFirstAdmin = isNamedAdmin && (await countAdmins(tx)) === 0;
    const role: Role = isFirstAdmin ? 'admin' : 'customer';
    const account = stored ?? (await addAccount(tx, newAccount(identity, name, role, now()), now()));
    const changes = changesOf(account, identity, { name, isFirstAdmin });
    if (Object.keys(changes).length > 0) await changeAccount(tx, account.id, changes);
    if (changes.name !== undefined)
      await recordRename(tx, actorOf(account, requestId), account.id, changes.name, now());
    const synced = { ...account, ...changes };
    await recordSignIn(tx, { ...actorOf(synced, requestId), userId: synced.id }, identity.authTime, now());
    return synced;
  });

/** Returns the shop's token; throws an ApiError unless `email` is the address that the identity provider names (API-1). */
export const issueToken = async (deps: SessionDeps, signIn: SignIn, email: string): Promise<string> => {
  const { identity } = signIn;
  if (!sameEmail(email, identity.email)) throw forbidden('That is not the address of your account.');
  await syncAccount(deps, signIn, identity.name);
  return deps.tokens.mint(identity);
};

/** Registers the account and returns its id in the shop. A new account is a customer, whatever role the body asks for (API-6). */
export const registerUser = async (
  deps: SessionDeps,
  signIn: SignIn,
  body: { name: string; email: string },
): Promise<string> => {
  if (!sameEmail(body.email, signIn.identity.email))
    throw forbidden('That is not the address of your account.');
  const account = await syncAccount(deps, signIn, body.name.trim());
  return account.id;
};

/** Roles in force of the accounts with the address, usually one; only the account itself and admins may ask (API-2). */
export const rolesOf = async (db: Db, caller: Caller, email: string): Promise<Role[]> => {
  if (sameEmail(email, caller.email)) return [caller.role];
  if (!isAdmin(caller.role)) throw forbidden();
  const accounts = await findAccountsByEmail(db, email);
  return accounts.map(({ role, emailVerified }) => roleInForce(role, emailVerified));
};

/**
 * The role that the caller will have once the address is verified (AU-13); `undefined` if no role is withheld, or if
 * `address` is another account's.
 */
export const withheldRoleOf = ({ email, role, grantedRole }: Caller, address: string): Role | undefined => {
  const isWithheld = grantedRole !== role;
  return isWithheld && sameEmail(address, email) ? grantedRole : undefined;
};

/** The language of the caller's dashboard; `undefined` if none is chosen, or if `address` is another account's. */
export const languageOf = ({ email, language }: Caller, address: string): Language | undefined =>
  sameEmail(address, email) && language !== null ? language : undefined;

/** Sets the language of the caller's dashboard; returns 1, or 0 if the account was removed in the meantime. */
export const setLanguage = (db: Db, { userId }: Caller, language: Language): Promise<number> =>
  changeAccount(db, userId, { language });

/**
 * Deletes the caller's account and returns 1, or 0 if it was removed in the meantime (AU-12); throws an ApiError for staff. Unlike a
 * user whom an admin removed, the caller can sign in again: the identity provider may have kept the account, which must not be locked out.
 */
export const forgetAccount = async (db: Db, { uid, userId }: Caller): Promise<number> => {
  const count = await forgetCustomer(db, userId);
  // `forgetCustomer` deletes no staff: an account that is still there is theirs.
  const kept = count === 0 ? await findAccount(db, uid) : null;
  // `lastAdmin` is the contract's code for every refusal to change one's own account, also while there are other admins.
  if (kept !== null && !kept.removed)
    throw new ApiError('lastAdmin', 'Staff cannot remove themselves: another admin has to do it.');
  return count;
};

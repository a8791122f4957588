import type { Role } from '#domain/order.ts';
import { newId } from '../database/newId.ts';
import type { Db } from '../database/openDatabase.ts';
import type { Caller } from '../plugins/access.ts';
import type { Identity } from '../plugins/idTokens.ts';
import { notAllowed, Refusal } from '../plugins/refusal.ts';
import type { ShopTokens } from '../plugins/shopTokens.ts';
import {
  type Account,
  addAccount,
  changeAccount,
  countAdmins,
  findAccountsByEmail,
  forgetCustomer,
} from '../users/usersRepository.ts';

export interface SessionNeeds {
  readonly db: Db;
  readonly tokens: ShopTokens;
  /** Lowercase; see the setting. */
  readonly adminEmail: string | null;
  readonly now: () => Date;
}

const sameEmail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/**
 * The shop's account of an identity, made when there is none yet (the browser's own wish to make it may
 * have been lost), with the address that the identity provider tells now.
 */
const enter = async (
  { db, adminEmail, now }: SessionNeeds,
  identity: Identity,
  name: string,
): Promise<Account> => {
  const isNamedAdmin = identity.emailVerified && identity.email === adminEmail;
  const fresh = {
    id: newId(now()),
    uid: identity.uid,
    email: identity.email,
    name,
    role: isNamedAdmin ? 'admin' : 'customer',
  } as const;
  const account = await addAccount(db, fresh, now());
  if (account.removed) throw notAllowed('This account was removed from the shop.');
  // One who registered before the address was verified is made an admin later, unless the shop has its admins.
  const promoted = isNamedAdmin && account.role === 'customer' && (await countAdmins(db)) === 0;
  const changes = {
    ...(account.email === identity.email ? {} : { email: identity.email }),
    ...(name === '' || account.name === name ? {} : { name }),
    ...(promoted ? { role: 'admin' as const } : {}),
  };
  if (Object.keys(changes).length > 0) await changeAccount(db, account.id, changes);
  return { ...account, ...changes };
};

/** The shop's token for the identity; only for the address that the identity provider names (API-1). */
export const giveToken = async (needs: SessionNeeds, identity: Identity, email: string): Promise<string> => {
  if (!sameEmail(email, identity.email)) throw notAllowed('That is not the address of your account.');
  await enter(needs, identity, identity.name);
  return needs.tokens.mint(identity);
};

/** The account's id in the shop; whatever role is asked for, a new account is a customer's (API-6). */
export const registerUser = async (
  needs: SessionNeeds,
  identity: Identity,
  body: { name: string; email: string },
): Promise<string> => {
  if (!sameEmail(body.email, identity.email)) throw notAllowed('That is not the address of your account.');
  return (await enter(needs, identity, body.name.trim())).id;
};

/** Whether the account of the address has the role; told to itself and to admins only (API-2). */
export const hasRole = async (db: Db, caller: Caller, email: string, role: Role): Promise<boolean> => {
  if (sameEmail(email, caller.email)) return caller.role === role;
  if (caller.role !== 'admin') throw notAllowed();
  return (await findAccountsByEmail(db, email)).some((account) => account.role === role);
};

/**
 * Forgets the caller's account (AU-12); gives how many were forgotten. Unlike one that staff removed it may
 * come back by signing in, so that nobody is locked out whom the identity provider then keeps.
 */
export const forgetAccount = async (db: Db, { userId }: Caller): Promise<number> => {
  const count = await forgetCustomer(db, userId);
  if (count === 0)
    throw new Refusal('lastAdmin', 'Staff cannot remove themselves: another admin has to do it.');
  return count;
};

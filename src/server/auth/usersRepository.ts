import { and, eq, inArray, isNull, like, or, sql } from 'drizzle-orm';
import type { User, UsersQuery } from '#contract/accounts/users.ts';
import { type Role, staffRoles } from '#domain/accounts/role.ts';
import { normalizeEmail } from '#domain/values/email.ts';
import type { Language } from '#domain/values/language.ts';
import type { Db } from '../database/database.ts';
import { lockFor } from '../database/queries/lockFor.ts';
import { newestFirst, type Page, toPage } from '../database/queries/paging.ts';
import { prepareOnce } from '../database/queries/prepareOnce.ts';
import { rowsOfPage } from '../database/queries/rowsOfPage.ts';
import { containing, containsText } from '../database/queries/searchedText.ts';
import { users } from '../database/schema/schema.ts';

/** The only SQL on users. */

type Row = typeof users.$inferSelect;

/** An account as the shop stores it; it may have been removed. */
export interface Account {
  readonly id: string;
  readonly uid: string;
  readonly email: string;
  /** Whether the address was verified when the account last signed in. */
  readonly emailVerified: boolean;
  readonly name: string;
  readonly role: Role;
  /** The language of the account's dashboard; `null` until one is chosen. */
  readonly language: Language | null;
  readonly removed: boolean;
}

const toAccount = ({ id, uid, email, emailVerified, name, role, language, deletedAt }: Row): Account => ({
  id,
  uid,
  email,
  emailVerified,
  name,
  role,
  language,
  removed: deletedAt !== null,
});
const toUser = ({ id, name, email, emailVerified, role }: Row): User => ({
  _id: id,
  name,
  email,
  role,
  verified: emailVerified,
});

const isNotRemoved = isNull(users.deletedAt);
const isOfStaff = and(inArray(users.role, staffRoles), isNotRemoved);

const accountByUid = prepareOnce('account_by_uid', (db) =>
  db
    .select()
    .from(users)
    .where(eq(users.uid, sql.placeholder('uid'))),
);

/** The account of a uid, also a removed one; `null` for an unknown uid. */
export const findAccount = async (db: Db, uid: string): Promise<Account | null> => {
  const [row] = await accountByUid(db).execute({ uid });
  return row === undefined ? null : toAccount(row);
};

/** Accounts that have the address now; more than one only if the identity provider allows it. */
export const findAccountsByEmail = async (db: Db, email: string): Promise<Account[]> => {
  const rows = await db
    .select()
    .from(users)
    .where(and(eq(users.email, normalizeEmail(email)), isNotRemoved));
  return rows.map(toAccount);
};

/** The uids among these whose accounts have the rights of staff now. */
export const staffAmong = async (db: Db, uids: readonly string[]): Promise<string[]> => {
  const rows = await db
    .select({ uid: users.uid })
    .from(users)
    .where(and(inArray(users.uid, [...uids]), isOfStaff, users.emailVerified));
  return rows.map(({ uid }) => uid);
};

/** All accounts of staff and admins, also those without a verified address. */
export const listStaff = async (db: Db): Promise<User[]> => {
  const rows = await db.select().from(users).where(isOfStaff).orderBy(users.createdAt, users.id);
  return rows.map(toUser);
};

/** Adds the account unless its uid is stored already; returns the stored account. */
export const addAccount = async (
  db: Db,
  account: Omit<Account, 'removed' | 'language'>,
  now: Date,
): Promise<Account> => {
  const [added] = await db
    .insert(users)
    .values({ ...account, createdAt: now })
    .onConflictDoNothing({ target: users.uid })
    .returning();
  if (added !== undefined) return toAccount(added);
  const [stored] = await db.select().from(users).where(eq(users.uid, account.uid));
  if (stored === undefined) throw new Error('The account was neither added nor found.');
  return toAccount(stored);
};

/** The account, locked until the transaction ends; `null` for an unknown id and a removed account. */
export const lockAccount = async (tx: Db, id: string): Promise<Account | null> => {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNotRemoved))
    .for('update');
  return row === undefined ? null : toAccount(row);
};

/** Changes an account that is not removed; returns the number changed, 0 for an unknown id. */
export const changeAccount = async (
  db: Db,
  id: string,
  changes: Partial<Pick<Account, 'email' | 'emailVerified' | 'name' | 'role' | 'language'>>,
): Promise<number> => {
  const changed = await db
    .update(users)
    .set(changes)
    .where(and(eq(users.id, id), isNotRemoved))
    .returning({ id: users.id });
  return changed.length;
};

/**
 * Marks the account as removed and erases its name and e-mail address; resets its role. Returns the account as it
 * was; `null` when there is no such account.
 */
export const removeAccount = async (tx: Db, id: string, now: Date): Promise<Account | null> => {
  const account = await lockAccount(tx, id);
  if (account === null) return null;
  await tx
    .update(users)
    .set({ deletedAt: now, name: '', email: '', role: 'customer', language: null })
    .where(eq(users.id, id));
  return account;
};

/**
 * Deletes the row of a customer, who can then sign up again, unlike one whom `removeAccount` marks; never deletes staff. Returns the
 * number deleted.
 */
export const forgetCustomer = async (db: Db, id: string): Promise<number> => {
  const deleted = await db
    .delete(users)
    .where(and(eq(users.id, id), eq(users.role, 'customer'), isNotRemoved))
    .returning({ id: users.id });
  return deleted.length;
};

/** Number of admins that are not removed. */
export const countAdmins = (db: Db): Promise<number> =>
  db.$count(users, and(eq(users.role, 'admin'), isNotRemoved));

/** Lets only one transaction at a time, in all processes, grant the role of the first admin. */
export const lockAdminGrant = (tx: Db): Promise<void> => lockFor(tx, 'adminGrant');

/** Ids of all admins. Their rows stay locked until the transaction ends: concurrent requests must not remove every admin. */
export const lockAdmins = async (tx: Db): Promise<string[]> => {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNotRemoved))
    .orderBy(users.id)
    .for('update');
  return rows.map(({ id }) => id);
};

const listOrder = newestFirst('users', users, 'createdAt');

/** A page of the users, newest first, or all without a `limit`; `search` is a part of a name or an e-mail address. */
export const listUsers = async (db: Db, { search, ...page }: UsersQuery): Promise<Page<User>> => {
  const text = search?.trim() ?? '';
  // Addresses are stored as `normalizeEmail` writes them, so the text is compared in that form.
  const matchesText =
    text === ''
      ? undefined
      : or(containsText(users.name, text), like(users.email, containing(normalizeEmail(text))));
  const filters = and(isNotRemoved, matchesText);
  const rows = await rowsOfPage(db.select().from(users).$dynamic(), listOrder, filters, page);
  return toPage(listOrder, rows, page, toUser, () => db.$count(users, filters));
};

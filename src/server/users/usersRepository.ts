import { and, eq, isNull, like, or, sql } from 'drizzle-orm';
import type { User, UsersQuery } from '#contract/users.ts';
import { foldEmail } from '#domain/email.ts';
import type { Role } from '#domain/order.ts';
import type { Db } from '../database/openDatabase.ts';
import {
  afterCursor,
  containing,
  inOrder,
  type ListOrder,
  nextCursor,
  type Page,
} from '../database/paging.ts';
import { users } from '../database/schema.ts';

/** The only SQL on users. */

type Row = typeof users.$inferSelect;

/** An account as the shop keeps it, removed ones included. */
export interface Account {
  readonly id: string;
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly removed: boolean;
}

const toAccount = ({ id, uid, email, name, role, deletedAt }: Row): Account => ({
  id,
  uid,
  email,
  name,
  role,
  removed: deletedAt !== null,
});
const toUser = ({ id, name, email, role }: Row): User => ({ _id: id, name, email, role });

const present = isNull(users.deletedAt);

export const findAccount = async (db: Db, uid: string): Promise<Account | null> => {
  const [row] = await db.select().from(users).where(eq(users.uid, uid));
  return row === undefined ? null : toAccount(row);
};

/** Those who bear the address now; more than one only where the identity provider allows it. */
export const findAccountsByEmail = async (db: Db, email: string): Promise<Account[]> =>
  (
    await db
      .select()
      .from(users)
      .where(and(eq(users.email, foldEmail(email)), present))
  ).map(toAccount);

/** Adds the account unless its uid is known already; the account as it then stands. */
export const addAccount = async (db: Db, account: Omit<Account, 'removed'>, now: Date): Promise<Account> => {
  const [added] = await db
    .insert(users)
    .values({ ...account, createdAt: now })
    .onConflictDoNothing({ target: users.uid })
    .returning();
  if (added !== undefined) return toAccount(added);
  const [known] = await db.select().from(users).where(eq(users.uid, account.uid));
  if (known === undefined) throw new Error('The account was neither added nor found.');
  return toAccount(known);
};

export const changeAccount = async (
  db: Db,
  id: string,
  changes: { email?: string; name?: string; role?: Role },
): Promise<number> =>
  (
    await db
      .update(users)
      .set(changes)
      .where(and(eq(users.id, id), present))
      .returning({ id: users.id })
  ).length;

/**
 * Leaves of an account only that it was: its name and address are forgotten. Gives the address that it had;
 * `null` where there is no such account.
 */
export const removeAccount = async (tx: Db, id: string, now: Date): Promise<string | null> => {
  const account = and(eq(users.id, id), present);
  const [row] = await tx.select({ email: users.email }).from(users).where(account).for('update');
  if (row === undefined) return null;
  await tx.update(users).set({ deletedAt: now, name: '', email: '', role: 'customer' }).where(account);
  return row.email;
};

/** Takes a customer's row away; an admin's stays. */
export const forgetCustomer = async (db: Db, id: string): Promise<number> =>
  (
    await db
      .delete(users)
      .where(and(eq(users.id, id), eq(users.role, 'customer'), present))
      .returning({ id: users.id })
  ).length;

export const countAdmins = (db: Db): Promise<number> =>
  db.$count(users, and(eq(users.role, 'admin'), present));

/** Any number that no other lock of the shop has. */
const adminGrantLock = 4_270_315_119;

/** Makes who may become the first admin wait for one another until the transaction ends, in all processes. */
export const lockAdminGrant = async (tx: Db): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${adminGrantLock}::bigint)`);
};

/** The ids of all admins, held until the transaction ends, so that two at once cannot both be the last. */
export const holdAdmins = async (tx: Db): Promise<string[]> => {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), present))
    .orderBy(users.id)
    .for('update');
  return rows.map(({ id }) => id);
};

const newest: ListOrder<Row> = {
  name: 'users',
  key: users.createdAt,
  type: 'timestamptz',
  up: false,
  valueOf: (row) => row.createdAt,
};

/** Newest first; `search` is part of a name or an address; everybody without a `limit`. */
export const listUsers = async (db: Db, { search, limit, after }: UsersQuery): Promise<Page<User>> => {
  const words = search?.trim() ?? '';
  const filters = and(
    present,
    words === ''
      ? undefined
      : or(
          sql`lower(${users.name}) like ${containing(words.toLowerCase())}`,
          like(users.email, containing(foldEmail(words))),
        ),
  );
  const asked = db
    .select()
    .from(users)
    .where(and(filters, afterCursor(newest, users.id, after)))
    .orderBy(...inOrder(newest, users.id));
  const rows = await (limit === undefined ? asked : asked.limit(limit + 1));
  const isWhole = after === undefined && (limit === undefined || rows.length <= limit);
  const total = isWhole ? rows.length : await db.$count(users, filters);
  return { items: rows.slice(0, limit).map(toUser), total, next: nextCursor(newest, rows, limit) };
};

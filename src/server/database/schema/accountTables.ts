import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { type Role, roles } from '#domain/accounts/role.ts';
import { type Language, languages } from '#domain/values/language.ts';
import { instant, textList } from './columnTypes.ts';

/** The tables of accounts. */

const roleNames = textList(roles);

/** The shop's users, also those that staff removed. */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    /** The account's id at the identity provider; in other tables `…Uid` names an account by it. */
    uid: text().notNull().unique(),
    email: text().notNull(),
    /** Whether the identity provider has verified the address. */
    emailVerified: boolean('email_verified').notNull(),
    name: text().notNull(),
    /** The stored role; it is in force only while the address is verified (AU-13). */
    role: text().$type<Role>().notNull(),
    /** The language of the user's dashboard; null until one is chosen (BN-2). */
    language: text().$type<Language>(),
    createdAt: instant('created_at').notNull(),
    /** Set on removal. The row stays, so that signing in does not create the account again. */
    deletedAt: instant('deleted_at'),
  },
  (table) => [
    check('users_role', sql`${table.role} in (${roleNames})`),
    check('users_language', sql`${table.language} in (${textList(languages)})`),
    index('users_email').on(table.email),
    index('users_newest').on(table.createdAt, table.id),
  ],
);

/**
 * E-mail addresses of accounts that staff removed, as keyed hashes: the server recognizes a removed address
 * under another account, and the addresses cannot be read from the table.
 */
export const removedAddresses = pgTable('removed_addresses', {
  hash: text().primaryKey(),
  removedAt: instant('removed_at').notNull(),
});

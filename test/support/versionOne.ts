/** Version 0.1 of the shop was never released: later versions refuse its databases instead of migrating them. */

/** Hash of its first migration. */
export const firstHash = 'cf97434d6e631a3ba47c737ca2e07aabf7aa6271907bb52e7cd3c3e7f723fe9f';

/** Statements that make a database one that version 0.1 has migrated, as far as the migrator can tell. */
export const asVersionOne: readonly string[] = [
  'delete from drizzle.__drizzle_migrations',
  `insert into drizzle.__drizzle_migrations (hash, created_at) values ('${firstHash}', 1795155622451)`,
];

/** How a database of it is refused. */
export const refusalOfVersionOne =
  'The tables of the database were made by version 0.1 of the shop, which no later version can read: begin with a new DATA_DIR, or with an empty database of DATABASE_URL.';

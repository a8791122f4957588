import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import { StartError } from '../errors/startError.ts';

/** Runs statements on the shop's tables, alone or in one transaction; `$client` is the pool, or the transaction's connection. */
export type Db = NodePgDatabase & { readonly $client?: unknown };

/** An open database; `kind` tells which housekeeping it needs. */
export interface Database {
  readonly db: Db;
  /** The connections of `db`; the embedded database has one. */
  readonly pool: Pool;
  /** For exports and couriers' statements alone: longer statements are allowed, on two connections, for which nobody else waits. */
  readonly exports: Db;
  readonly kind: 'embedded' | 'postgresql';
  /** Sentences for the operator, for example about an extension that the database lacks. */
  readonly warnings: readonly string[];
  /** Registers a listener for broken connections, which the pool replaces by itself. */
  onConnectionLost(listener: (error: Error) => void): void;
  /** Ends all connections, within two seconds. An embedded database is closed and its folder unlocked. */
  close(): Promise<void>;
}

/** Which database to open. */
export interface DatabaseSettings {
  /** A PostgreSQL server; `null` for the embedded database. */
  readonly databaseUrl: string | null;
  /** Folder of the embedded database; `null` for a database in memory, for tests. */
  readonly dataDir: string | null;
  /** A dump to start a database in memory from; without it PGlite creates its files, which takes seconds. */
  readonly files?: Blob;
  /** With a PostgreSQL server: whether to apply migrations, as by default, or only to verify that none is missing. */
  readonly migrate?: boolean;
  /** With a PostgreSQL server: whether to open tables that a newer release has already migrated; otherwise that is refused. */
  readonly allowNewerTables?: boolean;
}

/** Thrown when the shop cannot use its database. */
export class DatabaseError extends StartError {
  override readonly name = 'DatabaseError';
}

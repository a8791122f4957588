import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { DatabaseSettings } from '#server/database/database.ts';
import { postgresqlPrograms, startPostgresServer } from './postgresServer.ts';
import { readEmbeddedFiles } from './readEmbeddedFiles.ts';

/** Databases on which a suite can run here: the embedded one always, PostgreSQL when available. */

export interface TestDatabase {
  readonly settings: DatabaseSettings;
  /** Removes everything that was created. */
  remove(): Promise<void>;
}

export interface DatabaseTarget {
  readonly name: string;
  /** Whether a test may get a database that another one has emptied (lendDatabase). */
  readonly isReusable?: true;
  make(): Promise<TestDatabase>;
}

/** A database that is made and removed elsewhere, for a further process. */
export const onDatabase = ({ settings }: TestDatabase): DatabaseTarget => ({
  name: 'a database that is open already',
  make: async () => ({ settings, remove: async () => undefined }),
});

let files: Promise<Blob> | undefined;

/** The embedded database, in memory, with the tables of a new shop: PGlite takes seconds to make them. */
export const embedded: DatabaseTarget = {
  name: 'PGlite',
  isReusable: true,
  make: async () => {
    files ??= readEmbeddedFiles();
    return {
      settings: { databaseUrl: null, dataDir: null, files: await files },
      remove: async () => undefined,
    };
  },
};

/** Creates separate databases on a server that is started and stopped elsewhere. */
const onServer = (serverOf: () => Promise<string>): DatabaseTarget => ({
  name: 'PostgreSQL',
  isReusable: true,
  make: async () => {
    const serverUrl = await serverOf();
    const name = `hatkhola_test_${randomBytes(6).toString('hex')}`;
    const run = async (statement: string) => {
      const client = new Client({ connectionString: serverUrl });
      await client.connect();
      try {
        await client.query(statement);
      } finally {
        await client.end();
      }
    };
    await run(`create database ${name}`);
    return {
      settings: { databaseUrl: serverUrl.replace(/\/[^/?]*(\?|$)/, `/${name}$1`), dataDir: null },
      remove: () => run(`drop database ${name} with (force)`),
    };
  },
});

const startCluster = async (bin: string): Promise<string> => (await startPostgresServer(bin)).url;

// One cluster per test process.
let cluster: Promise<string> | undefined;

const postgresqlAtHand = (): DatabaseTarget | null => {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) return onServer(async () => serverUrl);
  const bin = postgresqlPrograms();
  return bin === null ? null : onServer(() => (cluster ??= startCluster(bin)));
};

/** Starts a server that ends with this process; `null` where PostgreSQL is not installed. */
export const startPostgresql = async (): Promise<string | null> => {
  const bin = postgresqlPrograms();
  return bin === null ? null : startCluster(bin);
};

/**
 * Databases for `describe.each`; prints a line when PostgreSQL is not available. With ONE_TEST_DATABASE only the
 * faster of both, PostgreSQL.
 */
export const testDatabases = (): readonly DatabaseTarget[] => {
  const postgresql = postgresqlAtHand();
  if (postgresql !== null) return process.env.ONE_TEST_DATABASE ? [postgresql] : [embedded, postgresql];
  process.stdout.write(
    `PostgreSQL is not tested here: neither TEST_DATABASE_URL nor /usr/lib/postgresql/*/bin is at hand.\n`,
  );
  return [embedded];
};

/**
 * The faster of them, which is PostgreSQL where there is one, for `describe.each`: for what no SQL decides, such as which
 * moves the order machine allows. The repositories have tests on both.
 */
export const fasterDatabase = (): readonly DatabaseTarget[] => testDatabases().slice(-1);

/**
 * PostgreSQL where it is at hand, for `describe.each`: for what the embedded database cannot show, which is open in one
 * process and runs one transaction at a time.
 */
export const onlyPostgresql = (): readonly DatabaseTarget[] =>
  testDatabases().filter(({ name }) => name === 'PostgreSQL');

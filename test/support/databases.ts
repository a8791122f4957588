import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { DatabaseSettings } from '#server/database/openDatabase.ts';

/** The databases on which a suite can run here: the embedded one always, PostgreSQL where it is at hand. */

export interface TestDatabase {
  readonly settings: DatabaseSettings;
  /** Leaves nothing behind. */
  remove(): Promise<void>;
}

export interface DatabaseAtHand {
  readonly name: string;
  make(): Promise<TestDatabase>;
}

const embedded: DatabaseAtHand = {
  name: 'PGlite',
  make: async () => ({ settings: { databaseUrl: null, dataDir: null }, remove: async () => undefined }),
};

const programs = '/usr/lib/postgresql';

const postgresqlPrograms = (): string | null => {
  if (!existsSync(programs)) return null;
  const newest = readdirSync(programs).toSorted((one, other) => Number(other) - Number(one))[0];
  const folder = join(programs, newest ?? '', 'bin');
  return existsSync(join(folder, 'initdb')) ? folder : null;
};

const numberOfPostgres = (flag: string): number =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root. */
const postgresUser = (): { uid: number; gid: number } | null => {
  if (process.getuid?.() !== 0) return null;
  return { uid: numberOfPostgres('-u'), gid: numberOfPostgres('-g') };
};

const untilReady = async (databaseUrl: string, tries = 200): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    await client.end();
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 50));
    await untilReady(databaseUrl, tries - 1);
  }
};

/** A cluster of its own in a temporary folder, reached by a socket there. */
const throwAwayCluster = (bin: string): DatabaseAtHand => ({
  name: 'PostgreSQL',
  make: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'hatkhola-pg-'));
    const user = postgresUser();
    if (user !== null) chownSync(folder, user.uid, user.gid);
    const options = { cwd: folder, stdio: 'ignore' as const, ...user };
    const data = join(folder, 'data');
    execFileSync(
      join(bin, 'initdb'),
      ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'],
      options,
    );
    const settings = [
      'fsync=off',
      'full_page_writes=off',
      'listen_addresses=',
      `unix_socket_directories=${folder}`,
    ];
    const server = spawn(
      join(bin, 'postgres'),
      ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      options,
    );
    const stopWithUs = () => server.kill('SIGQUIT');
    process.once('exit', stopWithUs);
    const databaseUrl = `postgresql://postgres@/postgres?host=${folder}`;
    await untilReady(databaseUrl);
    const remove = async () => {
      process.off('exit', stopWithUs);
      const gone = once(server, 'exit');
      server.kill('SIGINT');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    };
    return { settings: { databaseUrl, dataDir: null }, remove };
  },
});

/** A database of its own on a server that somebody else keeps. */
const onServer = (serverUrl: string): DatabaseAtHand => ({
  name: 'PostgreSQL',
  make: async () => {
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
    const url = new URL(serverUrl);
    url.pathname = `/${name}`;
    return {
      settings: { databaseUrl: url.href, dataDir: null },
      remove: () => run(`drop database ${name} with (force)`),
    };
  },
});

const postgresqlAtHand = (): DatabaseAtHand | null => {
  const serverUrl = process.env.TEST_DATABASE_URL;
  if (serverUrl) return onServer(serverUrl);
  const bin = postgresqlPrograms();
  return bin === null ? null : throwAwayCluster(bin);
};

/** What to give `describe.each`; says in a line which database could not be had. */
export const databasesAtHand = (): readonly DatabaseAtHand[] => {
  const postgresql = postgresqlAtHand();
  if (postgresql !== null) return [embedded, postgresql];
  process.stdout.write(
    `PostgreSQL is not tested here: neither TEST_DATABASE_URL nor ${programs}/*/bin is at hand.\n`,
  );
  return [embedded];
};

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The built shop as `npm start` opens it, in its own process, with a free port and its own data folder. */

export interface OpenShop {
  readonly origin: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Sends the signal and waits until the process has ended; returns its exit code. */
  readonly close: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** SHOP_BUILD selects another build than `dist`, with `client`, `server` and `demo` in it. */
export const builtShop = resolve(
  process.env.SHOP_BUILD ?? fileURLToPath(new URL('../../../dist', import.meta.url)),
);

/** When the newest source changed, in milliseconds since 1970. */
const sourcesChangedAt = (): number => {
  const sources = fileURLToPath(new URL('../../../src', import.meta.url));
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  return Math.max(...files.map((name) => statSync(join(sources, name)).mtimeMs));
};

/** Path of a file of the build; throws when there is none, or when it is this version's and a source is newer. */
export const builtFile = (name: string, build = builtShop): string => {
  const file = join(build, name);
  const builtAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (process.env.SHOP_BUILD === undefined && build === builtShop && builtAt < sourcesChangedAt())
    throw new Error('The build is older than the sources: run npm run build.');
  return file;
};

/** Options of Node by which every installation starts the shop (`test/deployment.test.ts`). */
export const nodeOptions = ['--max-semi-space-size=64'];

/** A run that is killed leaves no shop behind. */
const endWithParent = new URL('../../../src/server/endWithParent.js', import.meta.url).href;

export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'hatkhola-'));

const addressLine = async (child: ChildProcess): Promise<string> => {
  if (child.stdout === null) throw new Error('The shop has no output');
  const lines = createInterface({ input: child.stdout });
  // The log's lines are JSON.
  for await (const line of lines) if (!line.startsWith('{')) return line;
  throw new Error('The shop ended before it opened');
};

// The test runner's settings must not reach the shop.
const { NODE_ENV: _mode, DATABASE_URL: _database, ...inherited } = process.env;

export const openShop = async (
  dataDir: string,
  environment: NodeJS.ProcessEnv = {},
  build = builtShop,
): Promise<OpenShop> => {
  const args = [...nodeOptions, '--import', endWithParent, builtFile('server/main.js', build)];
  const child = spawn(process.execPath, args, {
    // Outside the project, because its `.env` configures the developer's own shop.
    cwd: tmpdir(),
    env: {
      ...inherited,
      ...environment,
      PORT: environment.PORT ?? '0',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const line = await addressLine(child);
  // Unread output fills the pipe, and the shop would wait for its reader.
  child.stdout?.resume();
  const origin = /http:\/\/[\w.:[\]-]+/.exec(line)?.[0];
  if (origin === undefined) throw new Error(`The shop named no address: ${line}`);
  return {
    origin,
    dataDir,
    process: child,
    close: async (signal = 'SIGTERM') => {
      child.kill(signal);
      const [code] = await exited;
      return code;
    },
  };
};

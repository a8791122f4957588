import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { builtFile } from './openShop.ts';

/** Runs the built shop or one of the built commands in its own process (needs `npm run build`). */

/**
 * Leaves PGlite's WebAssembly as V8's first compiler has translated it: the second one takes a quarter of a start's processor time,
 * and most of these processes end before that pays.
 */
export const firstCompilerOnly = '--liftoff-only';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const start = (
  name: string,
  environment: NodeJS.ProcessEnv,
  args: readonly string[] = [],
  cwd = tmpdir(),
): ChildProcess => {
  // These read TypeScript too: a changed copy of orderMachine, or of a courier's table of words.
  const readsTypeScript = name === 'whatIfOrders' || name === 'replayCouriers' ? ['--import', tsx] : [];
  return spawn(
    process.execPath,
    [firstCompilerOnly, ...readsTypeScript, builtFile(`server/${name}.js`), ...args],
    {
      // Outside the project, because its `.env` configures the developer's own shop.
      cwd,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
};

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
}

/** Everything that `dist/server/NAME.js` wrote, and its exit code. It reads `.env` from `cwd`. */
export const runToEnd = async (...command: Parameters<typeof start>): Promise<Run> => {
  const child = start(...command);
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('The child has no output');
  const [out, error, [code]] = await Promise.all([
    text(stdout),
    text(stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ]);
  return { out, error, code };
};

export interface RunningShop {
  readonly origin: string;
  /** All output so far. */
  out: () => string;
  /** Its log so far, with what it wrote to stderr. */
  log: () => string;
  /** Sends the signal and waits until the process has ended; returns its exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** Starts the shop; resolves when it has printed its address. */
export const startShop = async (environment: NodeJS.ProcessEnv): Promise<RunningShop> => {
  const child = start('main', environment);
  const exited = once(child, 'exit') as Promise<[number | null]>;
  let out = '';
  let error = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    error += chunk.toString();
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error(`The shop ended before it opened: ${error}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      out += chunk.toString();
      const address = /http:\/\/[\w.:[\]-]+/.exec(out)?.[0];
      if (address !== undefined) resolve(address);
    });
  });
  return {
    origin,
    out: () => out,
    // The log's lines are JSON.
    log: () => out.replace(/^[^{].*$/gm, '') + error,
    end: async (signal) => {
      child.kill(signal);
      return (await exited)[0];
    },
  };
};

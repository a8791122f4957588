import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A command line of the server run from its sources in a process of its own, without a build. */

const file = (name: string): string => fileURLToPath(new URL(`../../src/${name}`, import.meta.url));

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const start = (
  name: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  cwd = tmpdir(),
): ChildProcess =>
  spawn(process.execPath, ['--import', tsx, file(name), ...args], {
    // Away from the project, whose `.env` describes the shop of whoever runs the tests.
    cwd,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Everything it wrote, and the code with which it ended. `cwd` is where it looks for `.env`. */
export const runToEnd = async (
  name: string,
  environment: NodeJS.ProcessEnv,
  args: readonly string[] = [],
  cwd?: string,
): Promise<{ out: string; error: string; code: number | null }> => {
  const child = start(name, args, environment, cwd);
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
  /** All it has written to its output so far. */
  out: () => string;
  /** Sends the signal, waits until the process is gone, gives its exit code. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

/** `main.ts`, once it has said where it is open. */
export const startShop = async (environment: NodeJS.ProcessEnv): Promise<RunningShop> => {
  const child = start('server/main.ts', [], environment);
  const gone = once(child, 'exit') as Promise<[number | null]>;
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
    end: async (signal) => {
      child.kill(signal);
      return (await gone)[0];
    },
  };
};

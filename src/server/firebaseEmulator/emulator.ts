import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoAccount } from '../demo/demoAccounts.ts';
import { type AccountExports, accountExports } from './accountExports.ts';
import {
  type EmulatorProcess,
  emulatorProject,
  secretHeader,
  startEmulatorProcess,
} from './emulatorProcess.ts';
import { asOwner } from './postAsOwner.ts';

/** The identity provider of a demo shop: the Firebase Auth emulator, a child process of the shop. */
export interface Emulator {
  /** Resolves to the emulator's origin when sign-in works; a new promise after each unexpected end. */
  readonly ready: Promise<string>;
  /** The emulator's origin; `null` while it cannot be used. */
  origin: () => string | null;
  /** Required in every request to the emulator, which rejects all others. */
  readonly headers: Readonly<Record<string, string>>;
  /** Schedules an export of the accounts after a change. */
  accountsChanged: () => void;
  /** Exports the accounts and ends the child process. */
  close: () => Promise<void>;
}

export interface EmulatorOptions {
  readonly dataDir: string;
  /** Added to an emulator without an export. */
  readonly accounts: readonly DemoAccount[];
  readonly log: { info: (message: string) => void; warn: (message: string) => void };
}

/** Milliseconds. */
const waits = {
  afterChange: 2000,
  between: 30_000,
  end: 3000,
  restart: 1000,
  longestRestart: 60_000,
} as const;

type Headers = Emulator['headers'];

const addAccounts = async (
  origin: string,
  headers: Headers,
  accounts: readonly DemoAccount[],
): Promise<void> => {
  const address = `${origin}/identitytoolkit.googleapis.com/v1/projects/${emulatorProject}/accounts`;
  for (const { uid, email, password, name } of accounts) {
    await asOwner(address, headers, {
      localId: uid,
      email,
      password,
      displayName: name,
      emailVerified: true,
    });
  }
};

const endFor = async (child: EmulatorProcess, error: unknown): Promise<never> => {
  await child.end(0);
  throw error;
};

/** Exports the accounts, one export at a time: a call during an export starts another one after it. */
const accountsKeeper = (
  exports: AccountExports,
  child: () => EmulatorProcess | null,
  headers: Headers,
  warn: (message: string) => void,
) => {
  let soon: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  const write = async (): Promise<void> => {
    const running = child();
    if (running === null) return;
    await exports
      .keep(async (path) => void (await asOwner(`${running.hub}/_admin/export`, headers, { path })))
      .catch((error: unknown) => warn(`The accounts could not be written: ${String(error)}`));
  };
  const keep = (): Promise<void> => {
    writing = writing.then(write);
    return writing;
  };
  const regularly = setInterval(() => void keep(), waits.between);
  return {
    keep,
    soon: () => {
      soon ??= setTimeout(() => {
        soon = null;
        void keep();
      }, waits.afterChange);
    },
    stop: () => {
      clearInterval(regularly);
      if (soon !== null) clearTimeout(soon);
    },
  };
};

/** Starts the emulator and returns at once; `ready` resolves when it can be used. */
export const startEmulator = ({ dataDir, accounts, log }: EmulatorOptions): Emulator => {
  const exports = accountExports(join(dataDir, 'accounts'));
  const folder = join(dataDir, 'emulator');
  const secret = randomBytes(32).toString('hex');
  const headers = secretHeader(secret);
  let running: EmulatorProcess | null = null;
  let usable = false;
  let closing = false;
  let pause: number = waits.restart;
  const keeper = accountsKeeper(exports, () => (usable ? running : null), headers, log.warn);

  const run = async (): Promise<string> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const importFrom = await exports.newest();
    if (closing) throw new Error('The shop is closing.');
    const child = await startEmulatorProcess({
      folder,
      importFrom,
      secret,
      onOutput: (line) => log.info(`emulator: ${line}`),
    });
    if (closing) {
      await child.end(0);
      throw new Error('The shop is closing.');
    }
    running = child;
    void child.ended.then(restart);
    await child.ready;
    if (importFrom === null)
      await addAccounts(child.origin, headers, accounts).catch((error: unknown) => endFor(child, error));
    usable = true;
    pause = waits.restart;
    if (importFrom === null) void keeper.keep();
    return child.origin;
  };

  let ready = run();
  ready.catch(() => undefined);

  const restart = async (): Promise<void> => {
    running = null;
    usable = false;
    if (closing) return;
    log.warn('The accounts emulator ended by itself; it is started again.');
    ready = new Promise<void>((resolve) => setTimeout(resolve, pause)).then(run);
    pause = Math.min(pause * 2, waits.longestRestart);
    await ready.catch((error: unknown) => log.warn(`The accounts emulator does not start: ${String(error)}`));
  };

  return {
    get ready() {
      return ready;
    },
    origin: () => (usable ? (running?.origin ?? null) : null),
    headers,
    accountsChanged: keeper.soon,
    close: async () => {
      if (usable) await keeper.keep();
      closing = true;
      keeper.stop();
      // A child that is still starting has no accounts to lose and may not react to SIGTERM, so it is killed.
      await running?.end(usable ? waits.end : 0);
      await ready.catch(() => undefined);
    },
  };
};

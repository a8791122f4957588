import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { accountExports } from './accountExports.ts';
import {
  type EmulatorProcess,
  emulatorProject,
  secretHeader,
  startEmulatorProcess,
} from './emulatorProcess.ts';
import { postAsOwner } from './postAsOwner.ts';
import { startAccountExporter } from './startAccountExporter.ts';

/** The identity provider of a demo shop: the Firebase Auth emulator, a child process of the shop. */
export interface Emulator {
  /** Resolves to the emulator's origin when sign-in works; a new promise after each failed start and each unexpected end. */
  readonly ready: Promise<string>;
  /** The emulator's origin; `null` while it cannot be used. */
  origin: () => string | null;
  /** Headers that every request to the emulator must have. */
  readonly headers: Readonly<Record<string, string>>;
  /** To be called after each change of the accounts: schedules an export. */
  accountsChanged: () => void;
  /** Exports the accounts and ends the child process. */
  close: () => Promise<void>;
}

/** An account in a new emulator. */
export interface EmulatorAccount {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
}

/** What `startEmulator` needs; it writes to the folders `accounts` and `emulator` in `dataDir`. */
export interface EmulatorOptions {
  readonly dataDir: string;
  /** Added when there is no export to start with. */
  readonly accounts: readonly EmulatorAccount[];
  readonly log: { info: (message: string) => void; warn: (message: string) => void };
  /** Starts the child process; tests replace it. */
  readonly startProcess?: typeof startEmulatorProcess;
}

/** How long a child may take to end, and the pauses before the next one starts: the first, and the longest. */
const delaysMs = { shutdown: 3000, restart: 1000, maxRestart: 60_000 } as const;

const addAccounts = async (
  origin: string,
  headers: Emulator['headers'],
  accounts: readonly EmulatorAccount[],
): Promise<void> => {
  const address = `${origin}/identitytoolkit.googleapis.com/v1/projects/${emulatorProject}/accounts`;
  for (const { uid, email, password, name } of accounts) {
    await postAsOwner(address, headers, {
      localId: uid,
      email,
      password,
      displayName: name,
      emailVerified: true,
    });
  }
};

/** Resolves to the reason when the start has failed, or its child has ended. */
const whyItEnded = async (started: Promise<EmulatorProcess>): Promise<string> => {
  try {
    await (await started).ended;
    return 'it ended by itself.';
  } catch (error) {
    return String(error);
  }
};

const closingError = (): Error => new Error('The shop is closing.');

/** Starts the emulator and returns at once; `ready` resolves when it can be used. */
export const startEmulator = ({
  dataDir,
  accounts,
  log,
  startProcess = startEmulatorProcess,
}: EmulatorOptions): Emulator => {
  const exports = accountExports(join(dataDir, 'accounts'), log.warn);
  const folder = join(dataDir, 'emulator');
  const secret = randomBytes(32).toString('hex');
  const headers = secretHeader(secret);
  /** Aborted when the shop closes, which also ends the pause before the next start. */
  const closing = new AbortController();
  const isClosing = (): boolean => closing.signal.aborted;
  /** The child process; `null` while none runs. */
  let child: EmulatorProcess | null = null;
  /** Whether accounts can sign in with the child. */
  let isUsable = false;
  /** The pause before the next start; doubled after each one that fails. */
  let pauseMs: number = delaysMs.restart;
  const usableChild = (): EmulatorProcess | null => (isUsable ? child : null);
  const exporter = startAccountExporter({
    exports,
    hub: () => usableChild()?.hub ?? null,
    headers,
    warn: log.warn,
  });

  /** Starts a child; resolves to it when sign-in works. The shop may close at each `await`. */
  const start = async (): Promise<EmulatorProcess> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const importFrom = await exports.newest();
    if (isClosing()) throw closingError();
    const started = await startProcess({
      folder,
      importFrom,
      secret,
      onOutput: (line) => log.info(`emulator: ${line}`),
    });
    if (isClosing()) {
      await started.kill();
      throw closingError();
    }
    child = started;
    await started.ready;
    if (importFrom === null) {
      await addAccounts(started.origin, headers, accounts).catch(async (error: unknown) => {
        await started.kill();
        throw error;
      });
    }
    if (isClosing()) throw closingError();
    isUsable = true;
    pauseMs = delaysMs.restart;
    // Makes the export that the next start imports.
    if (importFrom === null) void exporter.run();
    return started;
  };

  let starting = start();
  /** Starts the emulator again when the start has failed or its child has ended, each time until the shop closes. */
  const keepStarting = async (): Promise<void> => {
    const reason = await whyItEnded(starting);
    if (isClosing()) return;
    log.warn(`The accounts emulator is started again: ${reason}`);
    child = null;
    isUsable = false;
    starting = delay(pauseMs, undefined, { signal: closing.signal }).then(start);
    pauseMs = Math.min(pauseMs * 2, delaysMs.maxRestart);
    void keepStarting();
  };
  void keepStarting();

  return {
    get ready() {
      return starting.then(({ origin }) => origin);
    },
    origin: () => usableChild()?.origin ?? null,
    headers,
    accountsChanged: exporter.schedule,
    close: async () => {
      if (isUsable) await exporter.run();
      const wasUsable = isUsable;
      isUsable = false;
      closing.abort();
      exporter.stop();
      // A child that is still starting has no accounts to lose and may not react to SIGTERM.
      await (wasUsable ? child?.end(delaysMs.shutdown) : child?.kill());
      await starting.catch(() => undefined);
    },
  };
};

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

/**
 * First `starting`, then `usable`. When the start fails or the child ends by itself, `starting` again; the delay doubles each
 * time until the emulator is usable. `closing` is final.
 */
type State =
  | { readonly name: 'starting'; readonly child: EmulatorProcess | null; readonly restartDelay: number }
  | { readonly name: 'usable'; readonly child: EmulatorProcess }
  | { readonly name: 'closing' };

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
  /** Ends the pause before the next start. */
  const closing = new AbortController();
  let state: State = { name: 'starting', child: null, restartDelay: delaysMs.restart };
  // For reading the state after an `await`, which may have changed it: TypeScript would still narrow the variable itself.
  const current = (): State => state;
  const usableChild = (): EmulatorProcess | null => (state.name === 'usable' ? state.child : null);
  const exporter = startAccountExporter({
    exports,
    hub: () => usableChild()?.hub ?? null,
    headers,
    warn: log.warn,
  });

  /** Starts a child; resolves to it when sign-in works. */
  const start = async (): Promise<EmulatorProcess> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const importFrom = await exports.newest();
    if (current().name === 'closing') throw closingError();
    const child = await startProcess({
      folder,
      importFrom,
      secret,
      onOutput: (line) => log.info(`emulator: ${line}`),
    });
    // Only `close` changes the state during a start.
    const stateNow = current();
    if (stateNow.name !== 'starting') {
      await child.kill();
      throw closingError();
    }
    state = { ...stateNow, child };
    await child.ready;
    if (importFrom === null) {
      await addAccounts(child.origin, headers, accounts).catch(async (error: unknown) => {
        await child.kill();
        throw error;
      });
    }
    if (current().name === 'closing') throw closingError();
    state = { name: 'usable', child };
    // Makes the export that the next start imports.
    if (importFrom === null) void exporter.run();
    return child;
  };

  let started = start();
  /** Starts the emulator again when the start has failed or its child has ended, each time until the shop closes. */
  const keepStarting = async (): Promise<void> => {
    const reason = await whyItEnded(started);
    if (state.name === 'closing') return;
    log.warn(`The accounts emulator is started again: ${reason}`);
    const pause = state.name === 'starting' ? state.restartDelay : delaysMs.restart;
    state = { name: 'starting', child: null, restartDelay: Math.min(pause * 2, delaysMs.maxRestart) };
    started = delay(pause, undefined, { signal: closing.signal }).then(start);
    void keepStarting();
  };
  void keepStarting();

  return {
    get ready() {
      return started.then(({ origin }) => origin);
    },
    origin: () => usableChild()?.origin ?? null,
    headers,
    accountsChanged: exporter.schedule,
    close: async () => {
      if (state.name === 'usable') await exporter.run();
      const lastState = current();
      state = { name: 'closing' };
      closing.abort();
      exporter.stop();
      if (lastState.name === 'usable') await lastState.child.end(delaysMs.shutdown);
      // A child that is still starting has no accounts to lose and may not react to SIGTERM.
      if (lastState.name === 'starting') await lastState.child?.kill();
      await started.catch(() => undefined);
    },
  };
};

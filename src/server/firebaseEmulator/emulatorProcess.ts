import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { StartError } from '../errors/startError.ts';
import { ifMissing } from '../process/ifMissing.ts';
import { freePorts } from './freePorts.ts';

/** Runs the Firebase Auth emulator of firebase-tools as a child process that ends with this process. */

/** Project id of the emulator; ids with `demo-` never reach a real project. */
export const emulatorProject = 'demo-shop';
const host = '127.0.0.1';

/** A child process that runs the emulator. */
export interface EmulatorProcess {
  /** The emulator's `http://127.0.0.1:PORT`. */
  readonly origin: string;
  /** The `http://127.0.0.1:PORT` of the hub, which exports the emulator's accounts. */
  readonly hub: string;
  /** Resolves when accounts are imported and sign-in works; rejects when the child ends before that. */
  readonly ready: Promise<void>;
  /** Resolves when the child has ended. */
  readonly ended: Promise<void>;
  /** Sends SIGTERM, and SIGKILL after the grace period. Resolves when the child has ended. */
  end: (graceMilliseconds: number) => Promise<void>;
  /** Sends SIGKILL. Resolves when the child has ended. */
  kill: () => Promise<void>;
}

/** How to start the child process. */
export interface EmulatorRun {
  /** Folder for the emulator's config and the files that it writes. */
  readonly folder: string;
  /** Folder of an account export to start with; `null` for none. */
  readonly importFrom: string | null;
  /** The child's ports answer only requests with this secret (`secretHeader`). */
  readonly secret: string;
  readonly onOutput: (line: string) => void;
}

const moduleFolder = fileURLToPath(new URL('.', import.meta.url));

/** Arguments for Node to load the file first. It is beside this one; in dist/server it is beside the bundle, above its chunks. */
const importArguments = (name: 'emulatorGuard.js' | 'lazyEmulatorSchemas.js'): string[] => {
  const file = [moduleFolder, join(moduleFolder, '..')]
    .map((folder) => join(folder, name))
    .find((candidate) => existsSync(candidate));
  if (file === undefined)
    throw new Error(`The accounts emulator's ${name} is missing beside ${moduleFolder}.`);
  return ['--import', pathToFileURL(file).href];
};

/** Header that every request to the child's ports must have. */
export const secretHeader = (secret: string): Readonly<Record<string, string>> => ({
  'x-emulator-secret': secret,
});

/** The child gets only what it needs to run, without the shop's settings and secrets. */
const inheritedNames = ['PATH', 'HOME', 'LANG', 'SystemRoot', 'ComSpec', 'PATHEXT', 'APPDATA', 'USERPROFILE'];

const inheritedVariables = (): NodeJS.ProcessEnv => {
  const variables: NodeJS.ProcessEnv = {};
  for (const name of inheritedNames) {
    const value = process.env[name];
    if (value) variables[name] = value;
  }
  return variables;
};

const environment = ({ folder, secret }: EmulatorRun): NodeJS.ProcessEnv => ({
  ...inheritedVariables(),
  // Only this user can read the process's environment; every user can read its command line.
  EMULATOR_SECRET: secret,
  // Without these, firebase-tools fetches a message of the day and looks for updates on the internet.
  CI: '1',
  NO_UPDATE_NOTIFIER: '1',
  // firebase-tools keeps its settings and the address of its hub here, apart from this user's other projects.
  XDG_CONFIG_HOME: join(folder, 'config'),
  TMPDIR: folder,
  TMP: folder,
  TEMP: folder,
});

const writeConfig = async (folder: string): Promise<{ authPort: number; hubPort: number; file: string }> => {
  const [authPort = 0, hubPort = 0, loggingPort = 0] = await freePorts(3);
  const file = join(folder, 'firebase.json');
  const emulators = {
    auth: { host, port: authPort },
    hub: { host, port: hubPort },
    logging: { host, port: loggingPort },
    ui: { enabled: false },
    singleProjectMode: true,
  };
  await mkdir(join(folder, 'config'), { recursive: true });
  await writeFile(file, JSON.stringify({ emulators }, null, 2));
  return { authPort, hubPort, file };
};

const whenReady = (child: ChildProcess, onOutput: (line: string) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const read = (line: string) => {
      if (line.trim() !== '') onOutput(line.trim());
      // By these words alone firebase-tools says that the emulator answers.
      if (line.includes('All emulators ready')) resolve();
    };
    for (const output of [child.stdout, child.stderr])
      if (output !== null) createInterface({ input: output }).on('line', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The accounts emulator ended with code ${code}.`)));
  });

const whenEnded = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });

/** Path of the emulator's command; throws a StartError when firebase-tools is not installed. */
export const emulatorCommand = (): string => {
  try {
    return createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  } catch (error) {
    throw new StartError(
      'The accounts emulator is not installed: set FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID, or install with the dev dependencies (npm ci without --omit=dev).',
      { cause: error },
    );
  }
};

/** Removes the temporary folders of exports that were not complete when their process ended. */
const removeUnfinished = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch(ifMissing([]));
  for (const name of names)
    if (name.startsWith('firebase-export-')) await rm(join(folder, name), { recursive: true, force: true });
};

/** Starts the child; resolves when the process is started, long before it is `ready`. */
export const startEmulatorProcess = async (run: EmulatorRun): Promise<EmulatorProcess> => {
  await removeUnfinished(run.folder);
  const { authPort, hubPort, file } = await writeConfig(run.folder);
  const command = ['emulators:start', '--only', 'auth', '--project', emulatorProject, '--config', file];
  const child = fork(
    emulatorCommand(),
    run.importFrom === null ? command : [...command, '--import', run.importFrom],
    {
      cwd: run.folder,
      env: environment(run),
      // emulatorGuard.js checks the secret and ends the child with this process; lazyEmulatorSchemas.js only makes the start faster.
      execArgv: [...importArguments('emulatorGuard.js'), ...importArguments('lazyEmulatorSchemas.js')],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Ctrl-C signals the whole process group; the child must run until its accounts are exported.
      detached: true,
    },
  );
  const ended = whenEnded(child);
  const ready = whenReady(child, run.onOutput);
  // Whoever awaits `ready` sees the rejection; if nobody does, it must not end the shop as unhandled.
  ready.catch(() => undefined);
  const end = async (graceMilliseconds: number): Promise<void> => {
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), graceMilliseconds);
    await ended;
    clearTimeout(timer);
  };
  const kill = (): Promise<void> => {
    child.kill('SIGKILL');
    return ended;
  };
  return {
    origin: `http://${host}:${authPort}`,
    hub: `http://${host}:${hubPort}`,
    ready,
    ended,
    end,
    kill,
  };
};

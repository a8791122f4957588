/**
 * `npm run dev`: the API with its database and accounts in one process, Vite in another, which proxies the
 * API's paths. Vite reloads the browser itself; the API restarts when a file of the server changes. Arguments go to Vite:
 * `--mode bn` serves the shop in Bengali. Plain JavaScript, since it runs before anything is built.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

// npm starts this process through a shell, which ends on npm's signal without passing it on.
if (process.env.npm_lifecycle_event === 'dev') await import('./server/endWithParent.js');

/** @typedef {import('node:child_process').ChildProcess} Child */

const root = fileURLToPath(new URL('..', import.meta.url));
const { HOST: host = '127.0.0.1', PORT: port = '4000', API_PORT: apiPort = '4001' } = process.env;
/** What the server imports, and the demo that it loads (docs/architecture.md). */
const serverFolders = ['server', 'demo', 'domain', 'contract', 'machines', 'messages'];
/** Milliseconds: `change` lets an editor write all its files before the API restarts, `close` lets the API shut down. */
const waits = { change: 100, close: 15_000 };

/** @param {string[]} args @param {NodeJS.ProcessEnv} environment @returns {Child} */
const start = (args, environment) =>
  spawn(process.execPath, ['--import', new URL('server/endWithParent.js', import.meta.url).href, ...args], {
    cwd: root,
    env: { ...process.env, API_PORT: apiPort, ...environment },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // Ctrl-C in a terminal signals the whole process group; this process closes both children, once.
    detached: true,
  });

/**
 * The children that are being closed, with their exit codes.
 * @type {WeakMap<Child, Promise<number>>}
 */
const closings = new WeakMap();

/**
 * Closes the child and resolves to its exit code. A child gets SIGTERM only once: at a second one the shop exits without
 * storing its accounts.
 * @param {Child} child
 */
const close = (child) => {
  const closing = closings.get(child) ?? closeOnce(child);
  closings.set(child, closing);
  return closing;
};

/** @param {Child} child @returns {Promise<number>} its exit code, after it has exited. */
const closeOnce = async (child) => {
  const exited = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : null;
  child.kill('SIGTERM');
  const timeout = setTimeout(() => child.kill('SIGKILL'), waits.close);
  await exited;
  clearTimeout(timeout);
  return child.signalCode === 'SIGKILL' ? 1 : (child.exitCode ?? 0);
};

let isClosing = false;

/** Closes both children, then exits with the code of the child that ended by itself, or of the closed API. */
const end = async (code = 0) => {
  if (isClosing) return;
  isClosing = true;
  const [apiCode] = await Promise.all([close(api), close(vite)]);
  process.exit(code || apiCode);
};

const vite = start(
  [
    join(root, 'node_modules/vite/bin/vite.js'),
    ...process.argv.slice(2),
    '--host',
    host,
    '--port',
    port,
    '--strictPort',
  ],
  {},
);
vite.once('exit', (code) => void end(code ?? 1));

/**
 * Where the browser opens the shop: the address that Vite prints.
 * @type {Promise<string>}
 */
const address = new Promise((resolve) => {
  createInterface({ input: vite.stdout }).on('line', (line) => {
    const local = /Local:\s+(http\S+?)\/?$/.exec(line)?.[1];
    if (local !== undefined) resolve(local);
    // Of Vite's other lines only those with a time are shown. Its start message has none: the API prints the address once all is ready.
    else if (/\d+:\d+:\d+/.test(line)) process.stdout.write(`${line}\n`);
  });
});

/** Whether an API process has printed its start message; if the first one ends before it, this process ends too. */
let wasOpen = false;
const startApi = () => {
  const started = start(['--import', 'tsx', 'src/server/main.ts'], { HOST: '127.0.0.1', PORT: apiPort });
  createInterface({ input: started.stdout }).on('line', (line) => {
    wasOpen = true;
    // The API's own address serves no pages.
    void address.then((shown) => process.stdout.write(`${line.replace(/http:\/\/\S+/, shown)}\n`));
  });
  started.once('exit', (code) => {
    if (isClosing || api !== started) return;
    if (!wasOpen) void end(code ?? 1);
    else if (!isRestarting) process.stderr.write('The server ended; it starts again with the next change.\n');
  });
  return started;
};

let isRestarting = false;
let api = startApi();

const restart = async () => {
  if (isRestarting) return;
  isRestarting = true;
  // The next process can open the data folder only after the previous one has exited.
  await close(api);
  isRestarting = false;
  if (!isClosing) api = startApi();
};

/** @type {ReturnType<typeof setTimeout> | undefined} */
let change;
for (const folder of serverFolders)
  watch(join(root, 'src', folder), { recursive: true }, (_event, name) => {
    if (!/\.(ts|js|json|sql)$/.test(name ?? '')) return;
    clearTimeout(change);
    change = setTimeout(() => void restart(), waits.change);
  });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());

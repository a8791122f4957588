import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { removeFolder } from '../../support/removeFolder.ts';
import { shopDataDir } from '../../support/servers/shopDataDir.ts';
import { type RunningShop, startShop } from '../../support/servers/startBuilt.ts';

const folder = mkdtempSync(join(tmpdir(), 'hatkhola-guard-'));
let dataDir: string;
const victim = join(folder, 'victim');
const letter = join(victim, 'letter.txt');
const patience = { timeout: 100_000, interval: 100 };
const demo = { email: 'customer@hatkhola.example', password: 'customer-demo-1', returnSecureToken: true };

const signIn = (origin: string) =>
  fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  });

type Part = 'auth' | 'hub' | 'logging';
const portOf = (part: Part): number => {
  const config = JSON.parse(readFileSync(join(dataDir, 'emulator', 'firebase.json'), 'utf8')) as {
    emulators: Record<Part, { port: number }>;
  };
  return config.emulators[part].port;
};

interface Attempt {
  readonly part: Part;
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** The port's response: a status, or `null` when it closes the connection without a response. */
const answerOf = ({ part, method = 'GET', path = '/', headers, body }: Attempt): Promise<number | null> =>
  new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port: portOf(part), method, path, headers: { ...headers } });
    sent.once('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    sent.once('upgrade', (answer, socket) => {
      socket.destroy();
      resolve(answer.statusCode ?? 0);
    });
    sent.once('connect', (answer, socket) => {
      socket.destroy();
      resolve(answer.statusCode ?? 0);
    });
    sent.once('error', () => resolve(null));
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });

/** Whether a process listens at the port. A guard that runs closes the connection, but accepts it first. */
const isOpen = (part: Part): Promise<boolean> =>
  new Promise((resolve) => {
    const connection = connect(portOf(part), '127.0.0.1');
    connection.once('error', () => resolve(false));
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
  });

const json = { 'content-type': 'application/json' };
const owner = { authorization: 'Bearer owner' };
const foreign = { origin: 'https://foreign.example' };
const accounts = '/identitytoolkit.googleapis.com/v1/projects/demo-shop';
/** Asks the hub for an export into the victim's folder, which would replace what is there. */
const takeVictim: Attempt = {
  part: 'hub',
  method: 'POST',
  path: '/_admin/export',
  headers: json,
  body: { path: victim },
};
const webSocket = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

describe('the ports of the accounts emulator', { timeout: 150_000 }, () => {
  let shop: RunningShop;
  beforeAll(async () => {
    dataDir = await shopDataDir();
    mkdirSync(victim);
    writeFileSync(letter, 'mine');
    shop = await startShop({ DATA_DIR: dataDir });
    await vi.waitFor(async () => expect((await signIn(shop.origin)).status).toBe(200), patience);
  }, 150_000);
  afterAll(async () => {
    await shop.end('SIGKILL');
    // It ends with the shop, and writes into the folder until then.
    await vi.waitFor(async () => expect(await isOpen('auth')).toBe(false), patience);
    for (const made of [folder, dataDir]) removeFolder(made);
  });

  it.each<[string, Attempt]>([
    ['an export that a page of another origin asks for', { ...takeVictim, headers: { ...json, ...foreign } }],
    ['an export that another program asks for', takeVictim],
    ['an export announced by Expect', { ...takeVictim, headers: { ...json, expect: '100-continue' } }],
    [
      'an export under a guessed secret',
      { ...takeVictim, headers: { ...json, 'x-emulator-secret': 'guess' } },
    ],
    [
      'the preflight of another origin',
      { part: 'hub', method: 'OPTIONS', path: '/_admin/export', headers: foreign },
    ],
    ['the list of ports', { part: 'hub', path: '/emulators' }],
    [
      'to list all accounts',
      { part: 'auth', path: `${accounts}/accounts:batchGet?maxResults=-1`, headers: owner },
    ],
    [
      'all accounts for another origin',
      { part: 'auth', path: `${accounts}/accounts:batchGet`, headers: { ...owner, ...foreign } },
    ],
    [
      'the deletion of all accounts',
      { part: 'auth', method: 'DELETE', path: '/emulator/v1/projects/demo-shop/accounts' },
    ],
    ['to list the mail links', { part: 'auth', path: '/emulator/v1/projects/demo-shop/oobCodes' }],
    ['a tunnel', { part: 'auth', method: 'CONNECT', path: '127.0.0.1:80' }],
    ['the log over a WebSocket', { part: 'logging', headers: webSocket }],
  ])('refuse %s', async (_, attempt) => {
    expect({
      answer: await answerOf(attempt),
      letter: existsSync(letter) && readFileSync(letter, 'utf8'),
    }).toEqual({
      answer: null,
      letter: 'mine',
    });
  });

  it('accept the shop, which exports its accounts', async () => {
    expect((await signIn(shop.origin)).status).toBe(200);
    const exported = join(dataDir, 'accounts');
    // There are two exports if one was made since the start.
    const newest = () =>
      Math.max(...readdirSync(exported).map((name) => Number(/^\d+$/.exec(name)?.[0] ?? 0)));
    const newestExport = () =>
      readFileSync(join(exported, String(newest()), 'auth_export', 'accounts.json'), 'utf8');
    await vi.waitFor(() => expect(newestExport()).toContain(demo.email), patience);
  });
});

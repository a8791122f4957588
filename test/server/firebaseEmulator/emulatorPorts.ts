import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';

/** The ports of the accounts emulator of a shop, and what a stranger on this machine may try there. */

type Part = 'auth' | 'hub' | 'logging';

export interface Attempt {
  readonly part: Part;
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

const portOf = (dataDir: string, part: Part): number => {
  const config = JSON.parse(readFileSync(join(dataDir, 'emulator', 'firebase.json'), 'utf8')) as {
    emulators: Record<Part, { port: number }>;
  };
  return config.emulators[part].port;
};

/** The port's response: a status, or `null` when it closes the connection without a response. */
export const answerOf = (
  dataDir: string,
  { part, method = 'GET', path = '/', headers, body }: Attempt,
): Promise<number | null> =>
  new Promise((resolve) => {
    const port = portOf(dataDir, part);
    const sent = request({ host: '127.0.0.1', port, method, path, headers: { ...headers } });
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

/** Whether the emulator listens. Its guard closes the connection of a stranger, but accepts it first. */
export const isOpen = (dataDir: string): Promise<boolean> =>
  new Promise((resolve) => {
    const connection = connect(portOf(dataDir, 'auth'), '127.0.0.1');
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
const webSocket = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

/** Each with its name. The exports would go into the victim's folder, and replace what is there. */
export const attempts = (victim: string): readonly (readonly [string, Attempt])[] => {
  const takeVictim: Attempt = {
    part: 'hub',
    method: 'POST',
    path: '/_admin/export',
    headers: json,
    body: { path: victim },
  };
  return [
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
  ];
};

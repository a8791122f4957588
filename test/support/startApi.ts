import { UnsecuredJWT } from 'jose';
import { type Call, pathOf, type Shape } from '#contract/call.ts';
import type { Check } from '#contract/check.ts';
import type { RefusalReply } from '#contract/refusal.ts';
import { requestToken } from '#contract/users.ts';
import { buildServer } from '#server/buildServer.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { firebaseIdentity } from '#server/plugins/idTokens.ts';
import { type Limits, readSettings, type Settings } from '#server/settings.ts';
import type { DatabaseAtHand } from './databases.ts';

/** The real server over HTTP, on a free port, with a clock that the test turns. */

export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly verified: boolean;
  readonly name: string;
}

export interface Asking {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number>>;
  /** Sent as JSON; a text is sent as it is. */
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Answer<Reply> {
  readonly status: number;
  readonly body: Reply;
  readonly refusal: RefusalReply;
  readonly headers: Headers;
}

export interface Api {
  readonly origin: string;
  readonly log: readonly string[];
  /** Asks and gives whatever is answered. */
  ask<S extends Shape>(call: Call<S>, asking?: Asking): Promise<Answer<S['reply']>>;
  /** Asks, and gives the body of a success that keeps the contract; throws for anything else. */
  get<S extends Shape>(call: Call<S>, check: Check<S>, asking?: Asking): Promise<S['reply']>;
  /** An ID token such as the emulator writes. */
  idToken(person: Person, claims?: Readonly<Record<string, unknown>>): string;
  /** Signs in and gives the shop's token. */
  signIn(person: Person): Promise<string>;
  /** Turns the clock on. */
  pass(milliseconds: number): void;
  now(): Date;
  /** Closes the database under the server. */
  breakDatabase(): Promise<void>;
  close(): Promise<void>;
}

export const adminPerson: Person = {
  uid: 'admin-1',
  email: 'admin@shop.example',
  verified: true,
  name: 'Admin',
};
export const personOf = (name: string, verified = true): Person => ({
  uid: `uid-${name}`,
  email: `${name}@people.example`,
  verified,
  name,
});

const manyTimes: Limits = { signIns: 100_000, orders: 100_000, uploads: 100_000 };

const readBody = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return text;
  }
};

const send = async (
  origin: string,
  { method, path }: Call,
  { params = {}, query = {}, body, token, headers = {} }: Asking,
) => {
  const url = new URL(`/api${pathOf(path, params)}`, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return fetch(url, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
};

const idTokenAt = (time: number, person: Person, claims: Readonly<Record<string, unknown>>): string => {
  const seconds = Math.floor(time / 1000);
  return new UnsecuredJWT({
    iss: 'https://securetoken.google.com/demo-hatkhola',
    aud: 'demo-hatkhola',
    sub: person.uid,
    iat: seconds,
    exp: seconds + 3600,
    auth_time: seconds,
    email: person.email,
    email_verified: person.verified,
    name: person.name,
    ...claims,
  }).encode();
};

export const startApi = async (at: DatabaseAtHand, changes: Partial<Settings> = {}): Promise<Api> => {
  const made = await at.make();
  const database = await openDatabase(made.settings);
  // Each look at the clock is a millisecond later, so that what came later is later.
  let time = Date.parse('2026-03-02T09:07:00.000Z');
  const now = () => {
    time += 1;
    return new Date(time);
  };
  const settings: Settings = {
    ...readSettings({ LOG_LEVEL: 'info', ADMIN_EMAIL: adminPerson.email }),
    limits: manyTimes,
    ...changes,
  };
  const log: string[] = [];
  const app = await buildServer({
    settings,
    database,
    now,
    identity: firebaseIdentity(settings, now),
    logger: { write: (line) => log.push(line) },
  });
  let isOpen = true;
  const closeDatabase = async () => {
    if (isOpen) await database.close();
    isOpen = false;
  };
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });

  const ask: Api['ask'] = async <S extends Shape>(call: Call<S>, asking: Asking = {}) => {
    const response = await send(origin, call, asking);
    const body = readBody(await response.text()) as S['reply'] & RefusalReply;
    return { status: response.status, body, refusal: body, headers: response.headers };
  };
  const idToken: Api['idToken'] = (person, claims = {}) => idTokenAt(time, person, claims);
  return {
    origin,
    log,
    ask,
    get: async (call, check, asking) => {
      const answer = await ask(call, asking);
      if (answer.status !== 200)
        throw new Error(`${call.method} ${call.path} gave ${answer.status}: ${answer.refusal.message}`);
      return check.reply.validateSync(answer.body, { strict: true });
    },
    idToken,
    signIn: async (person) =>
      (await ask(requestToken, { body: { email: person.email }, token: idToken(person) })).body.token,
    pass: (milliseconds) => {
      time += milliseconds;
    },
    now: () => new Date(time),
    breakDatabase: closeDatabase,
    close: async () => {
      await app.close();
      await closeDatabase();
      await made.remove();
    },
  };
};

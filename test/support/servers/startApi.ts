import { randomBytes } from 'node:crypto';
import { UnsecuredJWT } from 'jose';
import { requestTokenCall } from '#contract/accounts/users.ts';
import { firebaseIdentity } from '#server/auth/idTokens.ts';
import { buildServer, type ServerParts } from '#server/buildServer.ts';
import type { Db } from '#server/database/database.ts';
import { type RateLimits, readSettings, type Settings } from '#server/settings/settings.ts';
import { type ContractClient, createContractClient } from '../clients/contractClient.ts';
import { expectOpenApiMatch, type OpenApiDocument } from './expectOpenApiMatch.ts';
import { lendDatabase } from './lendDatabase.ts';
import type { DatabaseTarget } from './testDatabases.ts';

export type { RequestOptions } from '../clients/contractClient.ts';

/** The real server over HTTP, on a free port, with a clock that the test controls. */

export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly verified: boolean;
  readonly name: string;
}

export interface Api extends ContractClient {
  readonly origin: string;
  readonly log: readonly string[];
  /** The database, without going through the server. */
  readonly db: Db;
  /** An ID token in the emulator's format. */
  idToken(person: Person, claims?: Readonly<Record<string, unknown>>): string;
  /** Signs in and returns the shop's token. */
  signIn(person: Person): Promise<string>;
  /** Advances the clock. */
  pass(milliseconds: number): void;
  now(): Date;
  /** Closes the database while the server runs. */
  breakDatabase(): Promise<void>;
  close(): Promise<void>;
}

export const adminPerson: Person = {
  uid: 'admin-1',
  email: 'admin@shop.example',
  verified: true,
  name: 'Admin',
};
export const personOf = (name: string): Person => ({
  uid: `uid-${name}`,
  email: `${name}@people.example`,
  verified: true,
  name,
});
/** A person whose address the identity provider has not verified. */
export const unverifiedPersonOf = (name: string): Person => ({ ...personOf(name), verified: false });

/** In the environment, so that no test writes a key into the data folder. */
const secretsKey = randomBytes(32).toString('base64');

/** So often that no test meets a limit by chance. */
const manyTimes: RateLimits = { signIns: 100_000, orders: 100_000, uploads: 100_000, tracking: 100_000 };

const idTokenAt = (time: number, person: Person, claims: Readonly<Record<string, unknown>>): string => {
  const seconds = Math.floor(time / 1000);
  return new UnsecuredJWT({
    iss: 'https://securetoken.google.com/demo-shop',
    aud: 'demo-shop',
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

/** The description of the calls: the same for every server that a test does not extend, and slow to write and to compile. */
let sharedDocument: OpenApiDocument | undefined;

const documentOf = (app: Awaited<ReturnType<typeof buildServer>>, isExtended: boolean): OpenApiDocument => {
  const written = () => app.swagger() as unknown as OpenApiDocument;
  return isExtended ? written() : (sharedDocument ??= written());
};

/** Opens the server with these changes of the settings that tests have, and with the parts of it that the test brings. */
export const startApi = async (
  at: DatabaseTarget,
  changes: Partial<Settings> = {},
  parts: Pick<
    ServerParts,
    'sendTimeoutMs' | 'closeWithinMs' | 'couriers' | 'desk' | 'extend' | 'invalidations'
  > = {},
): Promise<Api> => {
  const { database, giveBack } = await lendDatabase(at);
  // 15:07 in Bangladesh. Each read of the clock is a millisecond later, so that later events have later times.
  let time = Date.parse('2026-03-02T09:07:00.000Z');
  const now = () => {
    time += 1;
    return new Date(time);
  };
  const settings: Settings = {
    ...readSettings({ LOG_LEVEL: 'info', ADMIN_EMAIL: adminPerson.email, SECRETS_KEY: secretsKey }),
    limits: manyTimes,
    apiDocs: false,
    ...changes,
  };
  const log: string[] = [];
  const app = await buildServer({
    // A machine that pauses for a moment must not refuse the calls of a test.
    callWaitMs: 60_000,
    ...parts,
    settings,
    database,
    now,
    identity: firebaseIdentity(settings, now),
    logger: { write: (line) => log.push(line) },
  });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });

  const host = createContractClient(origin, expectOpenApiMatch(documentOf(app, parts.extend !== undefined)));
  const idToken: Api['idToken'] = (person, claims = {}) => idTokenAt(time, person, claims);
  return {
    origin,
    log,
    db: database.db,
    ...host,
    idToken,
    signIn: async (person) =>
      (await host.send(requestTokenCall, { body: { email: person.email }, token: idToken(person) })).body
        .token,
    pass: (milliseconds) => {
      time += milliseconds;
    },
    now: () => new Date(time),
    breakDatabase: () => database.close(),
    close: async () => {
      await app.close();
      await giveBack();
    },
  };
};

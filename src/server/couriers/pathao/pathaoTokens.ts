import { number, object, string } from 'yup';
import type { CourierAnswer } from '../callCourier.ts';
import type { CourierClock } from '../courierClock.ts';
import { CourierError } from '../courierError.ts';
import { readAnswer } from '../readAnswer.ts';
import { type PathaoSettings, pathaoName } from './pathaoSettings.ts';

const tokenReply = object({
  access_token: string().required(),
  refresh_token: string().required(),
  /** Seconds. */
  expires_in: number().positive().required(),
});

interface Token {
  readonly access: string;
  readonly refresh: string;
  /** In milliseconds as the courier's clock counts them. */
  readonly expiresAt: number;
}

interface PathaoTokens {
  /** Returns a token that stays valid for at least some minutes. Throws a CourierError. */
  readonly current: () => Promise<string>;
  /** Returns another token than the one that was refused. Throws a CourierError. */
  readonly insteadOf: (refused: string) => Promise<string>;
}

/** How long before its end a token is renewed: a call that has its token may still wait for its turn (`openCallWindow`). */
const marginMs = 5 * 60_000;

type IssueToken = (body: Readonly<Record<string, string>>) => Promise<CourierAnswer>;

/** Seconds to wait after too many calls, if Pathao's answer does not name more: it counts the calls of a minute (`pathaoCalls`). */
const restAfterTooMany = 60;

/** The error for an answer with status 429. */
export const tooManyCalls = (waitSeconds: number | null): CourierError =>
  new CourierError(
    'tooMany',
    `${pathaoName} has had too many calls.`,
    Math.max(waitSeconds ?? 0, restAfterTooMany),
  );

/** The error for a sign-in, or a token, that Pathao refuses. */
export const signInRefused = (): CourierError =>
  new CourierError('keysRefused', `${pathaoName} does not accept the sign-in; check it in its settings.`);

/** Statuses of a server that has no call for sign-ins under the address; Pathao refuses a sign-in with others. */
const statusesOfWrongAddress: ReadonlySet<number> = new Set([404, 405]);

const addressIsWrong = (): CourierError =>
  new CourierError(
    'settings',
    `${pathaoName} has no sign-in at its address; check the address in the settings of the server.`,
  );

/** Reads the token in an answer; throws a CourierError for a refusal. */
const tokenOf = ({ status, body, waitSeconds }: CourierAnswer, clock: CourierClock): Token => {
  if (status === 429) throw tooManyCalls(waitSeconds);
  if (statusesOfWrongAddress.has(status)) throw addressIsWrong();
  // At most 499: a fault of Pathao's server has already been thrown by the call.
  if (status >= 400) throw signInRefused();
  const { access_token, refresh_token, expires_in } = readAnswer(pathaoName, tokenReply, body);
  return { access: access_token, refresh: refresh_token, expiresAt: clock.now() + expires_in * 1000 };
};

/**
 * Manages the tokens of one account. Even if several calls want a new token at the same time, it is requested once: with the
 * refresh token, or with name and password if there is none or it is refused.
 */
export const openPathaoTokens = (
  settings: PathaoSettings,
  clock: CourierClock,
  issue: IssueToken,
): PathaoTokens => {
  const { clientId, clientSecret, username, password } = settings;
  const client = { client_id: clientId, client_secret: clientSecret };
  let token: Token | null = null;
  /** The request for a new token that is under way; `null` while there is none. */
  let renewal: Promise<Token> | null = null;
  const signIn = async (): Promise<Token> =>
    tokenOf(await issue({ ...client, grant_type: 'password', username, password }), clock);
  const refresh = async (old: Token): Promise<Token> => {
    const answer = await issue({ ...client, grant_type: 'refresh_token', refresh_token: old.refresh });
    const isRefused = answer.status === 400 || answer.status === 401;
    return isRefused ? signIn() : tokenOf(answer, clock);
  };
  const requestToken = async (): Promise<Token> => {
    const oldToken = token;
    // If the request fails, the next one signs in.
    token = null;
    token = oldToken === null ? await signIn() : await refresh(oldToken);
    return token;
  };
  /** Waits for the request that is under way, or makes one. */
  const renewed = async (): Promise<string> => {
    renewal ??= requestToken().finally(() => {
      renewal = null;
    });
    return (await renewal).access;
  };
  return {
    current: async () => {
      if (token === null || renewal !== null) return renewed();
      const endsSoon = clock.now() >= token.expiresAt - marginMs;
      return endsSoon ? renewed() : token.access;
    },
    insteadOf: async (refused) => {
      if (token === null || renewal !== null) return renewed();
      // Another call may have renewed the token meanwhile.
      return token.access === refused ? renewed() : token.access;
    },
  };
};

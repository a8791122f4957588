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
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface PathaoTokens {
  /** A token that is valid for some minutes at least. Throws a CourierError. */
  readonly current: () => Promise<string>;
  /** Another token than the one that was refused. Throws a CourierError. */
  readonly insteadOf: (refused: string) => Promise<string>;
}

/** Milliseconds before its end at which a token is renewed. */
const marginMs = 5 * 60_000;

type IssueToken = (body: Readonly<Record<string, string>>) => Promise<CourierAnswer>;

/** Seconds until a call is taken again; Pathao's answer does not say it. */
const restAfterTooMany = 60;

export const tooManyCalls = (waitSeconds: number | null): CourierError =>
  new CourierError('tooMany', `${pathaoName} has had too many calls.`, waitSeconds ?? restAfterTooMany);

const tokenOf = ({ status, body, waitSeconds }: CourierAnswer, clock: CourierClock): Token => {
  if (status === 429) throw tooManyCalls(waitSeconds);
  if (status >= 400)
    throw new CourierError(
      'keysRefused',
      `${pathaoName} does not take the sign-in; check it in its settings.`,
    );
  const { access_token, refresh_token, expires_in } = readAnswer(pathaoName, tokenReply, body);
  return { access: access_token, refresh: refresh_token, expiresAt: clock.now() + expires_in * 1000 };
};

/**
 * The tokens of one account. However many calls want a new one at the same time, it is asked for once: by the refresh token,
 * or, where that is refused, by name and password.
 */
export const openPathaoTokens = (
  settings: PathaoSettings,
  clock: CourierClock,
  issue: IssueToken,
): PathaoTokens => {
  const { clientId, clientSecret, username, password } = settings;
  const client = { client_id: clientId, client_secret: clientSecret };
  let token: Token | null = null;
  let renewal: Promise<Token> | null = null;
  const signIn = async (): Promise<Token> =>
    tokenOf(await issue({ ...client, grant_type: 'password', username, password }), clock);
  const refresh = async ({ refresh }: Token): Promise<Token> => {
    const answer = await issue({ ...client, grant_type: 'refresh_token', refresh_token: refresh });
    const isRefused = answer.status === 400 || answer.status === 401;
    return isRefused ? signIn() : tokenOf(answer, clock);
  };
  const renew = async (): Promise<Token> => {
    const old = token;
    token = null;
    token = old === null ? await signIn() : await refresh(old);
    return token;
  };
  const renewed = async (): Promise<string> => {
    renewal ??= renew().finally(() => {
      renewal = null;
    });
    return (await renewal).access;
  };
  return {
    current: async () =>
      token !== null && renewal === null && clock.now() < token.expiresAt - marginMs
        ? token.access
        : renewed(),
    insteadOf: async (refused) => {
      // Another call may have renewed it in the meantime.
      if (token !== null && renewal === null && token.access !== refused) return token.access;
      return renewed();
    },
  };
};

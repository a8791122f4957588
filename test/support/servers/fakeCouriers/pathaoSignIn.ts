import { isRecord } from '#domain/values/parse.ts';
import type { CourierClock } from '#server/couriers/courierClock.ts';
import type { FakeCall, FakeReply } from './openFakeCourier.ts';

/** The account that the fake knows. */
export const pathaoSignIn = {
  clientId: 'client-of-the-tests',
  clientSecret: 'client-secret-of-the-tests',
  username: 'merchant@shop.example',
  password: 'password-of-the-tests',
};

/** Seconds for which a token is valid. */
const validFor = 5 * 24 * 60 * 60;

export interface PathaoTokenIssuer {
  readonly issue: (body: unknown) => FakeReply;
  readonly isValid: (call: FakeCall) => boolean;
  /** Makes all tokens invalid; with `refreshToo` those for renewing as well. */
  readonly revoke: (options?: { readonly refreshToo: boolean }) => void;
}

/** Issues tokens for name and password, or for a refresh token, which is good for one renewal. */
export const pathaoTokenIssuer = (clock: Pick<CourierClock, 'now'>): PathaoTokenIssuer => {
  const tokens = new Map<string, number>();
  const refreshTokens = new Set<string>();
  let count = 0;
  const isAllowed = (body: Readonly<Record<string, unknown>>): boolean => {
    if (body.client_id !== pathaoSignIn.clientId || body.client_secret !== pathaoSignIn.clientSecret)
      return false;
    if (body.grant_type === 'refresh_token') return refreshTokens.delete(String(body.refresh_token));
    return (
      body.grant_type === 'password' &&
      body.username === pathaoSignIn.username &&
      body.password === pathaoSignIn.password
    );
  };
  return {
    issue: (body) => {
      if (!isRecord(body) || !isAllowed(body))
        return { status: 401, body: { message: 'Unauthorized', type: 'error', code: 401 } };
      count += 1;
      const [access, refresh] = [`token-${count}`, `refresh-${count}`];
      tokens.set(access, clock.now() + validFor * 1000);
      refreshTokens.add(refresh);
      return {
        status: 200,
        body: { token_type: 'Bearer', expires_in: validFor, access_token: access, refresh_token: refresh },
      };
    },
    isValid: ({ headers }) => {
      const token = (headers.authorization ?? '').replace(/^Bearer /, '');
      return clock.now() < (tokens.get(token) ?? 0);
    },
    revoke: ({ refreshToo } = { refreshToo: false }) => {
      tokens.clear();
      if (refreshToo) refreshTokens.clear();
    },
  };
};

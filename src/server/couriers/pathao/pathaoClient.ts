import type { InferType, Schema } from 'yup';
import { isRecord, readNumber, readText } from '#domain/values/parse.ts';
import { type CourierAnswer, callCourier } from '../callCourier.ts';
import { checkCourierKeys, readCourierAddress } from '../courierAddress.ts';
import { CourierError } from '../courierError.ts';
import type { CourierOptions } from '../courierOptions.ts';
import { oneLine, shortened } from '../parcelTexts.ts';
import { readAnswer } from '../readAnswer.ts';
import { openCallWindow } from './callWindow.ts';
import { type PathaoSettings, pathaoName } from './pathaoSettings.ts';
import { openPathaoTokens, signInRefused, tooManyCalls } from './pathaoTokens.ts';

interface PathaoCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly kind: 'booking' | 'other';
}

export interface PathaoClient {
  /** Makes a call; its answer has a status of 200 to 499, but not 401, 403 or 429. Throws a CourierError. */
  readonly call: (call: PathaoCall) => Promise<CourierAnswer>;
  /** Makes a call and reads the answer by the schema; `null` for 404. Throws a CourierError. */
  readonly read: <Shape extends Schema>(
    call: Omit<PathaoCall, 'kind'>,
    schema: Shape,
  ) => Promise<InferType<Shape> | null>;
  /** Ends the waits of calls for their turn: they fail, and are not made. */
  readonly stopWaiting: () => void;
}

/**
 * Pathao takes 60 calls in a rolling minute, as others have measured; the shop uses 50 of them for bookings. The window is one
 * second longer than a minute, since the time between two calls may be shorter when they arrive than when they are sent.
 */
const pathaoCalls = { calls: 60, bookings: 50, window: 61_000 } as const;

/** All texts in Pathao's errors, however they are nested. */
const textsIn = (errors: unknown): string[] => {
  if (typeof errors === 'string') return [errors];
  if (Array.isArray(errors)) return errors.flatMap(textsIn);
  return isRecord(errors) ? Object.values(errors).flatMap(textsIn) : [];
};

/** The most letters of a sentence with Pathao's words. */
const longestRefusal = 300;

/** Why Pathao refused, for staff: in Pathao's own words, which are cut if they are long. */
export const pathaoRefusal = (body: unknown): string => {
  const { errors, message } = isRecord(body) ? body : {};
  const texts = textsIn(errors);
  const reason = texts.length > 0 ? texts.join(' ') : readText(message);
  return reason === ''
    ? `${pathaoName} refused it without a reason.`
    : shortened(`${pathaoName}: ${oneLine(reason)}`, longestRefusal);
};

/**
 * The answer of Pathao; a refusal that came with 200 to 299, as some do, with the code in its body as the status. Throws the CourierError
 * of a code of 500 or more, as `callCourier` does for such a status.
 */
const withCodeOfBody = (answer: CourierAnswer): CourierAnswer => {
  const { status, body, waitSeconds } = answer;
  const isRefusalInBody = status < 300 && isRecord(body) && body.type === 'error';
  const code = isRefusalInBody ? readNumber(body.code) || status : status;
  if (code >= 500) throw new CourierError('failed', `${pathaoName} failed with status ${code}.`, waitSeconds);
  return { ...answer, status: code };
};

/** The error for a status that says nothing about this call's contents; `null` for every other answer. */
const refusalOf = ({ status, waitSeconds }: CourierAnswer): CourierError | null => {
  if (status === 401) return signInRefused();
  if (status === 403)
    return new CourierError('keysRefused', `${pathaoName} says that the account may not do this.`);
  return status === 429 ? tooManyCalls(waitSeconds) : null;
};

/** If getting a token failed, the call itself was not made and has certainly booked nothing: the error must say so. */
const beforeTheCall = async (token: Promise<string>): Promise<string> => {
  try {
    return await token;
  } catch (error) {
    if (!(error instanceof CourierError) || !error.mayHaveActed) throw error;
    throw new CourierError('unreachable', error.message, error.waitSeconds);
  }
};

/** Opens a client for Pathao's calls. Throws a CourierError `settings` for settings with which no call can be made. */
export const openPathaoClient = (
  settings: PathaoSettings,
  { clock, timeout }: CourierOptions,
): PathaoClient => {
  const base = readCourierAddress(pathaoName, settings);
  const { clientId, clientSecret } = settings;
  checkCourierKeys(pathaoName, { 'client id': clientId, 'client secret': clientSecret });
  const callWindow = openCallWindow(pathaoCalls, clock);
  const send = async (
    { method, path, body, kind }: PathaoCall,
    token: string | null,
  ): Promise<CourierAnswer> => {
    await callWindow.take(kind);
    const headers: Readonly<Record<string, string>> =
      token === null ? {} : { authorization: `Bearer ${token}` };
    return withCodeOfBody(
      await callCourier({ courier: pathaoName, method, url: base + path, headers, body, timeout }),
    );
  };
  const tokens = openPathaoTokens(settings, clock, (body) =>
    send({ method: 'POST', path: '/issue-token', body, kind: 'other' }, null),
  );
  const call: PathaoClient['call'] = async (wanted) => {
    const token = await beforeTheCall(tokens.current());
    let answer = await send(wanted, token);
    if (answer.status === 401) {
      // A call with a refused token has done nothing, so it may be made again.
      const otherToken = await beforeTheCall(tokens.insteadOf(token));
      answer = await send(wanted, otherToken);
    }
    const refusal = refusalOf(answer);
    if (refusal !== null) throw refusal;
    return answer;
  };
  const read: PathaoClient['read'] = async (wanted, schema) => {
    const answer = await call({ ...wanted, kind: 'other' });
    if (answer.status === 404) return null;
    if (answer.status >= 400) throw new CourierError('refused', pathaoRefusal(answer.body));
    return readAnswer(pathaoName, schema, answer.body);
  };
  return { call, read, stopWaiting: callWindow.stopWaiting };
};

import type { InferType, Schema } from 'yup';
import { isRecord, readNumber } from '#domain/values/parse.ts';
import { type CourierAnswer, callCourier } from '../callCourier.ts';
import { checkCourierKeys, readCourierAddress } from '../courierAddress.ts';
import type { CourierClock } from '../courierClock.ts';
import { CourierError } from '../courierError.ts';
import type { CourierOptions } from '../courierOptions.ts';
import { readAnswer } from '../readAnswer.ts';
import { refusalSentence } from './refusalSentence.ts';
import { type SteadfastSettings, steadfastName } from './steadfastSettings.ts';

export interface SteadfastClient {
  /** Makes a call; its answer has a status of 200 to 499, but not 401, 403 or 429. Throws a CourierError. */
  readonly call: (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<CourierAnswer>;
  /** Makes a GET call and reads the answer by the schema; `null` for 404. Throws a CourierError. */
  readonly read: <Shape extends Schema>(path: string, schema: Shape) => Promise<InferType<Shape> | null>;
}

/**
 * For how many milliseconds no calls are made after refused keys: after ten refusals in five minutes Steadfast refuses even the
 * right keys for an hour.
 */
const restAfterRefusedKeys = 60_000;

const keysRefused = (): CourierError =>
  new CourierError('keysRefused', `${steadfastName} does not accept the keys; check them in its settings.`);

/** The status of an answer; for 200 the field `status` in the body, if there is one, since some refusals come that way. */
export const steadfastStatus = ({ status, body }: CourierAnswer): number => {
  if (status !== 200 || !isRecord(body)) return status;
  return readNumber(body.status) || status;
};

/** The error for a status that says nothing about this call's contents; `null` for every other answer. */
const refusalOf = (answer: CourierAnswer): CourierError | null => {
  const status = steadfastStatus(answer);
  if (status === 401) return keysRefused();
  if (status === 403)
    return new CourierError('keysRefused', `${steadfastName} says that the account may not call it.`);
  return status === 429
    ? new CourierError('tooMany', `${steadfastName} has had too many calls.`, answer.waitSeconds)
    : null;
};

interface RestingKeys {
  /** Throws a CourierError while the keys rest. */
  readonly check: () => void;
  /** Lets the keys rest from now on. */
  readonly begin: () => void;
}

/** Keeps refused keys from being sent again too soon. Each client has its own rest, so new keys are tried at once. */
const restKeys = (clock: CourierClock): RestingKeys => {
  let restUntil = Number.NEGATIVE_INFINITY;
  return {
    check: () => {
      if (clock.now() < restUntil) throw keysRefused();
    },
    begin: () => {
      restUntil = clock.now() + restAfterRefusedKeys;
    },
  };
};

/** Opens a client for Steadfast's calls. Throws a CourierError `settings` for settings with which no call can be made. */
export const openSteadfastClient = (
  settings: SteadfastSettings,
  { clock, timeout }: CourierOptions,
): SteadfastClient => {
  const { apiKey, secretKey } = settings;
  const base = readCourierAddress(steadfastName, settings);
  checkCourierKeys(steadfastName, { 'API key': apiKey, 'secret key': secretKey });
  const headers = { 'Api-Key': apiKey, 'Secret-Key': secretKey };
  const restingKeys = restKeys(clock);
  const call: SteadfastClient['call'] = async (method, path, body) => {
    restingKeys.check();
    const answer = await callCourier({
      courier: steadfastName,
      method,
      url: base + path,
      headers,
      body,
      timeout,
    });
    const refusal = refusalOf(answer);
    if (refusal === null) return answer;
    if (refusal.failure === 'keysRefused') restingKeys.begin();
    throw refusal;
  };
  const read: SteadfastClient['read'] = async (path, schema) => {
    const answer = await call('GET', path);
    const status = steadfastStatus(answer);
    if (status === 404) return null;
    if (status >= 400) throw new CourierError('refused', refusalSentence(answer.body));
    return readAnswer(steadfastName, schema, answer.body);
  };
  return { call, read };
};

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
  /** The answer with a status of 200 to 499 but 401, 403 and 429. Throws a CourierError. */
  readonly call: (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<CourierAnswer>;
  /** What it answers, as the schema has it; `null` for 404. Throws a CourierError. */
  readonly read: <Shape extends Schema>(path: string, schema: Shape) => Promise<InferType<Shape> | null>;
}

/**
 * Milliseconds without calls after refused keys: Steadfast refuses even the right ones for an hour after ten refusals in five
 * minutes.
 */
const restAfterRefusedKeys = 60_000;

const keysRefused = (): CourierError =>
  new CourierError('keysRefused', `${steadfastName} does not take the keys; check them in its settings.`);

/** The status of the answer: with 200, what its field `status` says, since some refusals come so. */
export const statusOf = ({ status, body }: CourierAnswer): number =>
  (status === 200 && isRecord(body) && readNumber(body.status)) || status;

const refusalOf = (answer: CourierAnswer): CourierError | null => {
  const status = statusOf(answer);
  if (status === 401) return keysRefused();
  if (status === 403)
    return new CourierError('keysRefused', `${steadfastName} says that the account may not call it.`);
  return status === 429
    ? new CourierError('tooMany', `${steadfastName} has had too many calls.`, answer.waitSeconds)
    : null;
};

/** How long to rest after refused keys; an own clock, so that the right keys need no restart. */
const restingKeys = (clock: CourierClock): { check: () => void; refused: () => void } => {
  let restUntil = Number.NEGATIVE_INFINITY;
  return {
    check: () => {
      if (clock.now() < restUntil) throw keysRefused();
    },
    refused: () => {
      restUntil = clock.now() + restAfterRefusedKeys;
    },
  };
};

/** Throws a CourierError `settings` for settings with which nothing can be called. */
export const openSteadfastClient = (
  settings: SteadfastSettings,
  { clock, timeout }: CourierOptions,
): SteadfastClient => {
  const { apiKey, secretKey } = settings;
  const base = readCourierAddress(steadfastName, settings);
  checkCourierKeys(steadfastName, { 'API key': apiKey, 'secret key': secretKey });
  const headers = { 'Api-Key': apiKey, 'Secret-Key': secretKey };
  const rest = restingKeys(clock);
  const call: SteadfastClient['call'] = async (method, path, body) => {
    rest.check();
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
    if (refusal.failure === 'keysRefused') rest.refused();
    throw refusal;
  };
  const read: SteadfastClient['read'] = async (path, schema) => {
    const answer = await call('GET', path);
    const status = statusOf(answer);
    if (status === 404) return null;
    if (status >= 400) throw new CourierError('refused', refusalSentence(answer.body));
    return readAnswer(steadfastName, schema, answer.body);
  };
  return { call, read };
};

import { Agent, request as send } from 'node:http';
import { performance } from 'node:perf_hooks';

/** Requests that arrive at a rate of their own, whether or not earlier ones are answered. */

export interface Arrival {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  /** 0 when the connection broke. */
  readonly status: number;
  readonly retryAfter: string | null;
  /** Milliseconds from the time at which the request was due. */
  readonly time: number;
  readonly path: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 2000 });

const answerTo = (
  origin: string,
  { method, path, headers = {}, body }: Arrival,
  due: number,
): Promise<Answer> =>
  new Promise((resolve) => {
    const end = (status: number, retryAfter: string | null): void =>
      resolve({ status, retryAfter, time: performance.now() - due, path });
    const outgoing = send(new URL(path, origin), { method, headers, agent }, (response) => {
      response.resume();
      response.once('end', () => end(response.statusCode ?? 0, response.headers['retry-after'] ?? null));
      response.once('error', () => end(0, null));
    });
    outgoing.once('error', () => end(0, null));
    outgoing.end(body);
  });

/** Sends `perSecond` requests a second for `seconds`; resolves when all are answered. */
export const sendArrivals = async (
  origin: string,
  { perSecond, seconds }: { readonly perSecond: number; readonly seconds: number },
  next: (number: number) => Arrival,
): Promise<Answer[]> => {
  const answers: Promise<Answer>[] = [];
  const start = performance.now();
  const count = perSecond * seconds;
  await new Promise<void>((resolve) => {
    // A delayed timer sends all that are due, each timed from when it was due.
    const timer = setInterval(() => {
      const dueCount = Math.min(count, Math.floor(((performance.now() - start) / 1000) * perSecond));
      while (answers.length < dueCount)
        answers.push(answerTo(origin, next(answers.length), start + (answers.length / perSecond) * 1000));
      if (answers.length < count) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  return Promise.all(answers);
};

/** The value below which that part of the values is; 0 without values. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * part) - 1] ?? 0;

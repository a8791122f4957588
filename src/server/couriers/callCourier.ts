import { parseJson } from '#domain/values/parse.ts';
import { CourierError } from './courierError.ts';

/** A call to a courier or to the payment gateway. */
interface CourierCall {
  /** The courier's name, for messages. */
  readonly courier: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as a form if it is URLSearchParams, otherwise as JSON. */
  readonly body?: unknown;
  /** Milliseconds until the whole answer must be here. */
  readonly timeout: number;
}

export interface CourierAnswer {
  /** 200 to 499, but no redirect. */
  readonly status: number;
  /** The answer's JSON; `undefined` for a refusal (400 to 499) that is not JSON. */
  readonly body: unknown;
  /** The seconds in the header `Retry-After`, at least 1; `null` without them. */
  readonly waitSeconds: number | null;
}

/** The most bytes of an answer, decompressed; the longest answers are lists of areas. */
const longestAnswer = 1024 * 1024;

/** Codes of errors that happen before any byte of the request has been sent. */
const neverReached = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

const causeOf = (error: unknown): unknown => (error instanceof Error ? error.cause : undefined);

/**
 * Whether no connection came about. A host with several addresses is tried at each, and its error has one for each: its own code is that of
 * the first alone.
 */
const isNeverReached = (cause: unknown): boolean => {
  if (cause instanceof AggregateError) return cause.errors.every(isNeverReached);
  const { code = '', syscall = '' } = (cause ?? {}) as NodeJS.ErrnoException;
  return syscall === 'connect' || neverReached.has(code);
};

const isRedirect = (error: unknown): boolean => {
  const cause = causeOf(error);
  return cause instanceof Error && cause.message === 'unexpected redirect';
};

/** Turns an error of `fetch` into one in the shop's own words, since the original may quote what was sent. */
const failureOf = ({ courier, timeout }: CourierCall, error: unknown): CourierError => {
  if (error instanceof CourierError) return error;
  if (isNeverReached(causeOf(error))) return new CourierError('unreachable', `${courier} cannot be reached.`);
  if (isRedirect(error))
    return new CourierError('badAnswer', `${courier} answered with another address, which is not followed.`);
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return new CourierError('answerLost', `${courier} did not answer within ${timeout / 1000} s.`);
  return new CourierError('answerLost', `The connection to ${courier} broke before its answer arrived.`);
};

const readText = async (courier: string, response: Response): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  // Leaving the loop by an error cancels the body.
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > longestAnswer)
      throw new CourierError('badAnswer', `${courier} answered with more than can be read.`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
};

/** The seconds in a header `Retry-After`; `null` if it is missing, asks for no wait, or names a date. */
const secondsOf = (header: string | null): number | null => {
  const seconds = header !== null && /^\d{1,6}$/.test(header.trim()) ? Number(header) : 0;
  return seconds === 0 ? null : seconds;
};

const answerOf = async (call: CourierCall, response: Response): Promise<CourierAnswer> => {
  const { courier } = call;
  const { status } = response;
  const waitSeconds = secondsOf(response.headers.get('retry-after'));
  const text = await readText(courier, response);
  if (status >= 500)
    throw new CourierError('failed', `${courier} failed with status ${status}.`, waitSeconds);
  const body = parseJson(text);
  if (response.ok && body === undefined)
    throw new CourierError('badAnswer', `${courier} answered with something other than JSON.`);
  return { status, body, waitSeconds };
};

/** The body as it is sent with its content type, which `fetch` adds for a form. */
const sentBody = (
  body: unknown,
): Pick<RequestInit, 'body'> & { readonly headers: Record<string, string> } => {
  if (body === undefined) return { headers: {} };
  if (body instanceof URLSearchParams) return { headers: {}, body };
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
};

/**
 * Makes one call to a courier or to the payment gateway and returns the answer. Follows no redirect, so that the keys go only to
 * the address in the settings. Throws a CourierError when no answer comes, for a failure of the server, and for a success that is not JSON.
 */
export const callCourier = async (call: CourierCall): Promise<CourierAnswer> => {
  const { method, url, headers, timeout } = call;
  try {
    const { headers: contentType, ...body } = sentBody(call.body);
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...contentType, ...headers },
      ...body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    return await answerOf(call, response);
  } catch (error) {
    throw failureOf(call, error);
  }
};

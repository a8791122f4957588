import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { ApiError } from '../../errors/apiError.ts';
import { clientAddress } from './clientAddress.ts';

/** Counts requests in windows of a minute; a rate limit asks it before each request. */
export interface RateWindows {
  /** Counts one request in each window, all or none. */
  take(windows: readonly RateWindow[]): Promise<CountedRequest | RefusedRequest>;
}

/** A request that no window refuses: it is counted in all of them. */
export interface CountedRequest {
  readonly waitMs: null;
  /** Takes the request out of the windows in which it was counted; those that have begun since keep their counts. */
  readonly giveBack: () => Promise<void>;
}

/** A request that is not counted, because at least one window has reached its maximum. */
export interface RefusedRequest {
  /** Milliseconds until the last of the full windows ends. */
  readonly waitMs: number;
}

/** The window of a key, and how many requests it may hold. */
export interface RateWindow {
  readonly key: string;
  readonly max: number;
}

/** How long a rate limit counts. */
export const windowLengthMs = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Creates a rate limit of `max` requests a minute for each caller; limits with the same name share their counts. */
    readonly perMinute: (name: string, max: number, options?: RateLimitOptions) => RateLimit;
  }
}

export interface RateLimitOptions {
  /** Counts a key by address: for a key that strangers can name, who could otherwise use up its owner's limit. */
  readonly ofEachAddress?: boolean;
}

export interface Client {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface RateLimit {
  /**
   * Runs the work and counts it unless it throws: whoever was refused, for an old price say, may try again at once. Work in
   * progress counts too. Once a limit of the key or of the client's IP address is reached, sets `retry-after` (seconds) and
   * throws an ApiError instead.
   */
  run<Result>(key: string, client: Client, work: () => Promise<Result>): Promise<Result>;
}

/** An IP address may make as many requests as this many callers. */
const callersPerAddress = 10;
/** With `ofEachAddress`, all addresses together may make as many requests for one key as this many addresses. */
const addressesPerKey = 20;

/**
 * Allows, in a minute, `max` runs for a key and ten times `max` from an IP address: thousands of clients share the address of a
 * carrier's gateway, and a client that changes its key still reaches the address's limit. With `ofEachAddress` it allows `max`
 * runs for a key from one address and twenty times `max` for the key from all addresses; the limit of the address stays.
 */
export const createRateLimit = (
  name: string,
  max: number,
  windows: RateWindows,
  { ofEachAddress = false }: RateLimitOptions = {},
): RateLimit => ({
  run: async (key, { request, reply }, work) => {
    const address = clientAddress(request);
    const windowsOfKey = ofEachAddress
      ? [
          { key: `${name} caller ${address} ${key}`, max },
          { key: `${name} all ${key}`, max: max * addressesPerKey },
        ]
      : [{ key: `${name} caller ${key}`, max }];
    const windowOfAddress = { key: `${name} address ${address}`, max: max * callersPerAddress };
    const taken = await windows.take([windowOfAddress, ...windowsOfKey]);
    if (taken.waitMs !== null) {
      // At least one: a window may have ended just after it was asked.
      const seconds = Math.max(1, Math.ceil(taken.waitMs / 1000));
      reply.header('retry-after', seconds);
      throw new ApiError(
        'tooMany',
        `Too many attempts. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
      );
    }
    try {
      return await work();
    } catch (error) {
      await taken.giveBack().catch((failure: unknown) => {
        // The window ends within a minute; the work's own error matters more.
        request.log.warn({ err: failure }, 'a refused request could not be taken out of its rate limit');
      });
      throw error;
    }
  },
});

/** Lets routes create rate limits that count in these windows. */
export const rateLimits = fastifyPlugin(
  async (app: FastifyInstance, { windows }: { readonly windows: RateWindows }) => {
    app.decorate('perMinute', (name: string, max: number, options?: RateLimitOptions) =>
      createRateLimit(name, max, windows, options),
    );
  },
);

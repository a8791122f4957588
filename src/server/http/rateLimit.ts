import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Refusal } from './refusal.ts';

/** Milliseconds. */
const windowLength = 60_000;
/** Some 200 bytes each; the one that was used longest ago is forgotten first. */
const maxWindows = 20_000;
/** An address has the share of this many callers. */
const callersPerAddress = 10;

interface Window {
  count: number;
  readonly end: number;
}

export interface Client {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

export interface RateLimit {
  /**
   * Runs the work, and counts it unless it throws. Throws a Refusal instead, with `retry-after` set, when the
   * caller of this key or the client's address has no share left; work that is under way is counted too.
   */
  run<Result>(key: string, client: Client, work: () => Promise<Result>): Promise<Result>;
}

/**
 * The client's address; of an IPv6 address the /64 network, which one subscriber has whole. A client that
 * has gone has none any more, whatever Fastify's type says.
 */
export const clientAddress = ({ ip = '' }: { readonly ip?: string }): string => normalizeIP(ip);

/**
 * At most `max` pieces of work a minute for one caller, and ten times that for all callers of one address:
 * behind a carrier's gateway thousands share one, while whoever changes what a caller is known by meets its
 * ceiling. Counted in this process. `clock` gives milliseconds.
 */
export const createRateLimit = (max: number, clock: () => number = () => performance.now()): RateLimit => {
  const windows = new LRUCache<string, Window>({ max: maxWindows });

  const windowOf = (key: string): Window => {
    const found = windows.get(key);
    if (found !== undefined && clock() < found.end) return found;
    const window = { count: 0, end: clock() + windowLength };
    windows.set(key, window);
    return window;
  };
  const refuse = (reply: FastifyReply, { end }: Window): never => {
    const seconds = Math.max(1, Math.ceil((end - clock()) / 1000));
    reply.header('retry-after', seconds);
    throw new Refusal('tooMany', `That was too often. Please try again in ${seconds} seconds.`);
  };

  return {
    run: async (key, { request, reply }, work) => {
      const address = windowOf(`address ${clientAddress(request)}`);
      if (address.count >= max * callersPerAddress) refuse(reply, address);
      const caller = windowOf(`caller ${key}`);
      if (caller.count >= max) refuse(reply, caller);
      caller.count += 1;
      address.count += 1;
      try {
        return await work();
      } catch (error) {
        caller.count -= 1;
        address.count -= 1;
        throw error;
      }
    },
  };
};

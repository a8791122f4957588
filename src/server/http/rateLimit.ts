import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ApiError } from '../apiError.ts';

/** Milliseconds. */
const windowLength = 60_000;
/** About 200 bytes each; the least recently used is dropped first. */
const maxWindows = 20_000;
/** An IP address may use the limits of this many callers. */
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
   * Runs the work and counts it unless it throws; work in progress counts too. Once the limit of the key or
   * of the client's IP address is reached, sets `retry-after` (seconds) and throws an ApiError instead.
   */
  run<Result>(key: string, client: Client, work: () => Promise<Result>): Promise<Result>;
}

/**
 * The client's IP address; for IPv6 its /64 network, since one subscriber has all of it. A disconnected
 * client has no address, contrary to Fastify's type.
 */
export const clientAddress = ({ ip = '' }: { readonly ip?: string }): string => normalizeIP(ip);

/**
 * Allows `max` runs a minute per caller key, and ten times that per IP address: thousands of clients share
 * the address of a carrier's gateway, and a client that changes its key still reaches the address's limit.
 * Counts in this process only. `clock` returns milliseconds.
 */
export const createRateLimit = (max: number, clock: () => number = () => performance.now()): RateLimit => {
  const windows = new LRUCache<string, Window>({ max: maxWindows });

  const windowOf = (key: string): Window => {
    const current = windows.get(key);
    if (current !== undefined && clock() < current.end) return current;
    const window = { count: 0, end: clock() + windowLength };
    windows.set(key, window);
    return window;
  };
  const refuse = (reply: FastifyReply, { end }: Window): never => {
    const seconds = Math.max(1, Math.ceil((end - clock()) / 1000));
    reply.header('retry-after', seconds);
    throw new ApiError('tooMany', `That was too often. Please try again in ${seconds} seconds.`);
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

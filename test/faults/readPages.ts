import { setTimeout as pause } from 'node:timers/promises';

/** Visitors who read in a shop that is replaced. */
export interface Readers {
  /** How many requests ended with a status, in another language, or with an error of the connection. */
  readonly statuses: ReadonlyMap<string, number>;
  end(): Promise<void>;
}

interface Reading {
  readonly visitors: number;
  /** Milliseconds of each visitor between two requests. */
  readonly rest: number;
}

/** Visitors who open pages and lists one after another. */
export const readOnAndOn = (origin: string, product: string, { visitors, rest }: Reading): Readers => {
  const statuses = new Map<string, number>();
  const over = new AbortController();
  const paths = [
    '/',
    '/bn',
    `/product-details/${product}`,
    `/bn/product-details/${product}`,
    '/api/products?limit=20',
    `/api/product/${product}`,
  ];
  const read = async (path: string): Promise<string> => {
    try {
      const answer = await fetch(origin + path);
      const isInBengali = /^<!doctype html>\s*<html[^>]* lang="bn"/i.test(await answer.text());
      return isInBengali === path.startsWith('/bn') ? String(answer.status) : `${path} in another language`;
    } catch (error) {
      return `${path} ${String((error as Error).cause ?? error)}`;
    }
  };
  const visitor = async (_: unknown, index: number): Promise<void> => {
    for (let visit = index; !over.signal.aborted; visit += 1) {
      const status = await read(paths[visit % paths.length] ?? '');
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (rest > 0) await pause(rest);
    }
  };
  const reading = Promise.all(Array.from({ length: visitors }, visitor));
  return {
    statuses,
    end: async () => {
      over.abort();
      await reading;
    },
  };
};

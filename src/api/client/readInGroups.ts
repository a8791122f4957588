import type { ApiResult } from './apiRequest.ts';
import type { Failure } from './failure.ts';

/**
 * Asks about any number of ids by several calls, each with at most `perCall` ids. Returns the items of all replies together, or the first
 * failure.
 */
export const readInGroups = async <Item>(
  ids: readonly string[],
  perCall: number,
  ask: (joinedIds: string) => ApiResult | PromiseLike<ApiResult>,
  read: (reply: unknown) => readonly Item[],
): Promise<{ readonly data: Item[] } | { readonly error: Failure }> => {
  const items: Item[] = [];
  for (let start = 0; start < ids.length; start += perCall) {
    const { data, error } = await ask(ids.slice(start, start + perCall).join(','));
    if (error !== undefined) return { error };
    items.push(...read(data));
  }
  return { data: items };
};

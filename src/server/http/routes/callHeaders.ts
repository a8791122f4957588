import type { FastifyReply, FastifyRequest } from 'fastify';
import { headers } from '#contract/call/headers.ts';
import type { Page } from '../../database/queries/paging.ts';

/** The idempotency key of a request; `null` without one. */
export const idempotencyKeyOf = (request: Pick<FastifyRequest, 'headers'>): string | null => {
  const key = request.headers[headers.idempotencyKey];
  return typeof key === 'string' ? key : null;
};

/**
 * Sets the headers for the total count, the next cursor and the number of pages; returns the items. Each list says whether it has a
 * `total` and a `next`; only the one of orders has pages by number, so the others have no `pageCount`.
 */
export const setPaginationHeaders = <Item>(
  reply: FastifyReply,
  { items, total, next, pageCount }: Page<Item>,
): Item[] => {
  if (total !== null) reply.header(headers.totalCount, total);
  if (next !== null) reply.header(headers.nextCursor, next);
  if (pageCount !== undefined) reply.header(headers.pageCount, pageCount);
  return items;
};

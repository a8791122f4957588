import type { FastifyReply } from 'fastify';
import { headers } from '#contract/refusal.ts';
import type { Page } from '../database/queries/paging.ts';

/** Sets the headers for the total count, the next cursor and the number of pages; returns the items. */
export const setPaginationHeaders = <Item>(
  reply: FastifyReply,
  { items, total, next, pageCount }: Page<Item>,
): Item[] => {
  if (total !== null) reply.header(headers.totalCount, total);
  if (next !== null) reply.header(headers.nextCursor, next);
  if (pageCount !== undefined) reply.header(headers.pageCount, pageCount);
  return items;
};

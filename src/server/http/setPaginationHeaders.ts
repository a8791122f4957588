import type { FastifyReply } from 'fastify';
import { headers } from '#contract/refusal.ts';
import type { Page } from '../database/paging.ts';

/** Tells in the headers how the list goes on, and gives its items. */
export const setPaginationHeaders = <Item>(
  reply: FastifyReply,
  { items, total, next }: Page<Item>,
): Item[] => {
  if (total !== null) reply.header(headers.totalCount, total);
  if (next !== null) reply.header(headers.nextCursor, next);
  return items;
};

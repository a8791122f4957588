import type { FastifyRequest } from 'fastify';
import { headers } from '#contract/refusal.ts';

/** The idempotency key of a request; `null` without one. */
export const idempotencyKeyOf = (request: Pick<FastifyRequest, 'headers'>): string | null => {
  const key = request.headers[headers.idempotencyKey];
  return typeof key === 'string' ? key : null;
};

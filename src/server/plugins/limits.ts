import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { Refusal } from './refusal.ts';

/** Lets routes say how often one address may ask them; none is limited by itself. */
export const limitRates = async (app: FastifyInstance): Promise<void> => {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal(
        'tooMany',
        `That was too often. Please try again in ${Math.max(1, Math.ceil(ttl / 1000))} seconds.`,
      ),
  });
};

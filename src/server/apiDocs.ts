import type { FastifyPluginAsync } from 'fastify';
import { StartError } from './startError.ts';

// A dev dependency: its 3 MB are not part of a production install.
const loadUi = () =>
  import('@fastify/swagger-ui').catch((error: unknown) => {
    throw new StartError(
      'The page of the API’s description is not installed: set API_DOCS=no, or install @fastify/swagger-ui.',
      { cause: error },
    );
  });

/** The API's description as a page under `/docs`; needs `describeApi`. */
export const apiDocs: FastifyPluginAsync = async (app) => {
  const { default: swaggerUi } = await loadUi();
  await app.register(swaggerUi, { routePrefix: '/docs', indexPrefix: app.prefix });
};

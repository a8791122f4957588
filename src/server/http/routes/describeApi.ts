import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { apiDescription, errorBodySchema, operationOf } from '#contract/openApi.ts';
import { StartError } from '../../errors/startError.ts';

/** Describes the routes that `answerCall` added, and no others. */
const transform: FastifyDynamicSwaggerOptions['transform'] = ({ schema, url, route }) => {
  const call = route.config?.call;
  return call === undefined ? { schema: { ...schema, hide: true }, url } : { schema: operationOf(call), url };
};

/** Registers @fastify/swagger before the routes; `app.swagger()` returns their OpenAPI document (API-9). */
export const describeApi = fastifyPlugin(async (app: FastifyInstance) => {
  app.addSchema(errorBodySchema);
  await app.register(swagger, {
    // The plugin's type asks for lists that may be changed; the constant has readonly ones.
    openapi: apiDescription as unknown as NonNullable<FastifyDynamicSwaggerOptions['openapi']>,
    // The document names the schema of errors `ErrorBody`, by its id; by default the plugin would name it `def-0`.
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) =>
        typeof json.$id === 'string' ? json.$id : `def-${index}`,
    },
    transform,
  });
});

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
  // Without `indexPrefix` the page's links to its files would begin with `/docs` and lack the prefix of this plugin's routes.
  await app.register(swaggerUi, { routePrefix: '/docs', indexPrefix: app.prefix });
};

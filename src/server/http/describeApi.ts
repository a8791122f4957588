import swagger, { type FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { apiDescription, errorBodySchema, operationOf } from '#contract/openApi.ts';

/** Describes the routes that `contractRoute` made, and no others. */
const transform: FastifyDynamicSwaggerOptions['transform'] = ({ schema, url, route }) => {
  const callSchemas = route.config?.callSchemas;
  return callSchemas === undefined
    ? { schema: { ...schema, hide: true }, url }
    : { schema: operationOf(callSchemas), url };
};

/** Registers @fastify/swagger before the routes; `app.swagger()` returns their OpenAPI document (API-9). */
export const describeApi = fastifyPlugin(
  async (app: FastifyInstance) => {
    app.addSchema(errorBodySchema);
    await app.register(swagger, {
      openapi: apiDescription as unknown as NonNullable<FastifyDynamicSwaggerOptions['openapi']>,
      refResolver: {
        buildLocalReference: (json, _base, _fragment, index) =>
          typeof json.$id === 'string' ? json.$id : `def-${index}`,
      },
      transform,
    });
  },
  { name: 'describe-api', fastify: '5.x' },
);

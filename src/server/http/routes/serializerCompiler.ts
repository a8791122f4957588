import fastJsonStringify from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import type { Schema } from 'yup';
import { jsonSchemaOf } from '#contract/call/jsonSchemaOf.ts';

/**
 * Fastify's serializer for routes whose `schema` holds schemas of the contract: sends only the fields that the schema names. It is compiled
 * when the route first answers: those of all routes, each for GET and HEAD, take every start a third of a second of processor time.
 */
export const serializerCompiler: FastifySerializerCompiler<Schema> = ({ schema }) => {
  let serialize: ((body: unknown) => string) | undefined;
  return (body: unknown) => {
    serialize ??= fastJsonStringify(jsonSchemaOf(schema));
    return serialize(body);
  };
};

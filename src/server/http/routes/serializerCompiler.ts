import fastJsonStringify from 'fast-json-stringify';
import type { Schema } from 'yup';
import { jsonSchemaOf } from '#contract/call/jsonSchemaOf.ts';

/**
 * Fastify's serializer for routes whose `schema` holds schemas of the contract: sends only the fields that the schema names. It is compiled
 * when the route first answers: those of all routes, each for GET and HEAD, take every start a third of a second of processor time.
 */
export const serializerCompiler = ({ schema }: { readonly schema: Schema }) => {
  let serialize: ((body: unknown) => string) | undefined;
  return (body: unknown): string => {
    serialize ??= fastJsonStringify(jsonSchemaOf(schema));
    return serialize(body);
  };
};

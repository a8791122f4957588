import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import type { Call } from '#contract/call/call.ts';
import type { ContractResponse, RequestOptions } from '../clients/contractClient.ts';

/** Compares requests and responses with the server's OpenAPI document. */

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly in: string }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: object;
}

// The document has keywords and formats of OpenAPI that Ajv does not know.
const ajv = new Ajv2020({ strict: false, validateFormats: false });
const validators = new Map<object, ValidateFunction>();

const validatorOf = (schema: object, components: object): ValidateFunction => {
  const validator = validators.get(schema) ?? ajv.compile({ ...schema, components });
  validators.set(schema, validator);
  return validator;
};

const faultsOf = (content: Content | undefined, value: unknown, components: object): unknown => {
  const schema = content?.content?.['application/json']?.schema;
  if (schema === undefined) return [];
  const validate = validatorOf(schema, components);
  return validate(value) ? [] : validate.errors;
};

/** Fails when a response, or a request body that was accepted, does not match the document. */
export const expectOpenApiMatch =
  ({ paths, components }: OpenApiDocument) =>
  ({ method, path }: Call, { body }: RequestOptions, response: ContractResponse): void => {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const content = operation?.responses[response.status];
    // Not described: a call that the shop does not have, and a body that is no JSON, too large or of another type.
    const notDescribed = operation === undefined ? [404] : [400, 413, 415];
    if (content === undefined && notDescribed.includes(response.status)) return;
    expect(content, `${method} ${path} describes no response ${response.status}`).toBeDefined();
    expect(faultsOf(content, response.body, components)).toEqual([]);
    if (response.status === 200 && typeof body !== 'string')
      expect(faultsOf(operation?.requestBody, body, components)).toEqual([]);
  };

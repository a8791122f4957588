import type { ObjectSchema, Schema } from 'yup';
import { orderStatuses } from '#domain/order.ts';
import { orderRefusals } from '#domain/texts.ts';
import type { Call, Shape } from './call.ts';
import type { Rules } from './callSchemas.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';
import { ordersChecks } from './ordersSchemas.ts';
import { productsChecks } from './productsSchemas.ts';
import { headers, type RefusalCode, refusalStatus } from './refusal.ts';
import { slidersChecks, uploadsChecks } from './slidersSchemas.ts';
import { usersChecks } from './usersSchemas.ts';

/** A call with its schemas, of any request and reply. */
type AnyCheck = { readonly call: Omit<Call, 'shape'> } & {
  readonly [Rule in keyof Rules<Shape>]?: Rules<Shape>[Rule] extends Schema | undefined
    ? Schema
    : Rules<Shape>[Rule];
};

/** Every call of the contract, by OpenAPI tag. */
export const everyCallSchemas = {
  products: productsChecks,
  orders: ordersChecks,
  users: usersChecks,
  sliders: slidersChecks,
  uploads: uploadsChecks,
};

const parametersIn = (place: 'path' | 'query' | 'header', schema: Schema | undefined): JsonSchema[] =>
  Object.entries((schema as ObjectSchema<object> | undefined)?.fields ?? {}).map(([name, field]) => {
    const rule = field as Schema;
    return { name, in: place, required: !rule.spec.optional, schema: jsonSchemaOf(rule) };
  });

const pictureForm = (field: string): JsonSchema => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      properties: { [field]: { type: 'string', contentMediaType: 'application/octet-stream' } },
      required: [field],
    },
  },
});

const bodyOf = ({ body, picture }: AnyCheck): JsonSchema => {
  if (picture !== undefined) return { requestBody: { required: true, content: pictureForm(picture) } };
  if (body === undefined) return {};
  const content = { 'application/json': { schema: jsonSchemaOf(body) } };
  return { requestBody: { required: true, content } };
};

const pageHeaders = {
  [headers.totalCount]: {
    description: 'How many there are in all that match the query.',
    schema: { type: 'integer' },
  },
  [headers.nextCursor]: {
    description: 'What to send as `after` for the next part; absent at the end.',
    schema: { type: 'string' },
  },
};

/** Refusals that every call may return. */
const anywhere: readonly RefusalCode[] = ['broken', 'unavailable'];

const refusalsOf = ({ call }: AnyCheck): JsonSchema => {
  const codes = [...call.refusals, ...anywhere];
  const statuses = [...new Set(codes.map((code) => refusalStatus[code]))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: codes.filter((code) => refusalStatus[code] === status).join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    ]),
  );
};

const securityOf = ({ call, isForGuests }: AnyCheck): JsonSchema => {
  const needs = call.refusals.includes('signInNeeded') ? [{ token: [] }] : [];
  return { security: isForGuests ? [{}, ...needs] : needs };
};

/** `listOwnOrders` as `List own orders`. */
const inWords = (name: string): string =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

const operationOf = (name: string, tag: string, check: AnyCheck): JsonSchema => ({
  operationId: name,
  summary: inWords(name),
  tags: [tag],
  ...securityOf(check),
  parameters: [
    ...parametersIn('path', check.params),
    ...parametersIn('query', check.query),
    ...parametersIn('header', check.headers),
  ],
  ...bodyOf(check),
  responses: {
    200: {
      description: 'Done.',
      ...(check.isPaged ? { headers: pageHeaders } : {}),
      content: {
        [check.replyType ?? 'application/json']: { schema: jsonSchemaOf(check.reply as Schema) },
      },
    },
    ...refusalsOf(check),
  },
});

const money = { type: 'number' };
const refusal: JsonSchema = {
  type: 'object',
  properties: {
    code: { type: 'string', enum: Object.keys(refusalStatus) },
    message: { type: 'string', description: 'One sentence for a person.' },
    field: { type: 'string', description: 'The part of the request that was wrong.' },
    requestId: { type: 'string', description: 'Names the request in the log.' },
    orderStatus: {
      type: 'string',
      enum: orderStatuses,
      description: 'With moveRefused: the true status.',
    },
    reason: {
      type: 'string',
      enum: Object.keys(orderRefusals),
      description: 'With moveRefused: why, for who says it in a language of their own.',
    },
    reckoning: {
      type: 'object',
      description: 'With priceChanged: what the shop reckons now, in taka.',
      properties: {
        products: {
          type: 'array',
          items: { type: 'object', properties: { id: { type: 'string' }, originalPrice: money } },
        },
        subTotal: money,
        deliveryCharge: money,
        total: money,
      },
    },
  },
  required: ['code', 'message', 'requestId'],
};

const paths = (): JsonSchema => {
  const byPath: Record<string, Record<string, JsonSchema>> = {};
  for (const [tag, checks] of Object.entries(everyCallSchemas))
    for (const [name, check] of Object.entries(checks as Record<string, AnyCheck>)) {
      const path = check.call.path.replace(/:(\w+)/g, '{$1}');
      byPath[path] = {
        ...byPath[path],
        [check.call.method.toLowerCase()]: operationOf(name, tag, check),
      };
    }
  return byPath;
};

/**
 * Every call of the contract as an OpenAPI 3.1 document, generated from the schemas that the server validates
 * with (API-9).
 */
export const openApi = (): JsonSchema => ({
  openapi: '3.1.0',
  info: {
    title: 'Hatkhola',
    version: '1',
    description: 'The calls of an online shop. Amounts are in taka; times are ISO 8601.',
  },
  servers: [{ url: '/api' }],
  tags: Object.keys(everyCallSchemas).map((name) => ({ name })),
  paths: paths(),
  components: {
    schemas: { Refusal: refusal },
    securitySchemes: {
      token: {
        type: 'http',
        scheme: 'bearer',
        description: "The shop's token; requestToken and postUser take the identity provider's ID token.",
      },
    },
  },
});

import type { Schema } from 'yup';
import { orderRefusalMessages } from '#domain/messages/messages.ts';
import { orderStatuses } from '#domain/orderStatus.ts';
import { auditSchemas } from './auditSchemas.ts';
import type { Call, Shape } from './call.ts';
import { callersSchemas } from './callersSchemas.ts';
import type { Rules } from './callSchemas.ts';
import { clientErrorsSchemas } from './clientErrorsSchemas.ts';
import { type JsonSchema, jsonSchemaOf } from './jsonSchema.ts';
import { orderCorrectionsSchemas } from './orderCorrectionsSchemas.ts';
import { orderEventsSchemas } from './orderEventsSchemas.ts';
import { orderNeighboursSchemas } from './orderNeighboursSchemas.ts';
import { orderNotesSchemas } from './orderNotesSchemas.ts';
import { ordersSchemas } from './ordersSchemas.ts';
import { printBatchesSchemas } from './printBatchesSchemas.ts';
import { productChangesSchemas } from './productChangesSchemas.ts';
import { productFacetsSchemas } from './productFacetsSchemas.ts';
import { productsSchemas } from './productsSchemas.ts';
import { headers, type RefusalCode, refusalStatus } from './refusal.ts';
import { reviewsSchemas } from './reviewsSchemas.ts';
import { slidesSchemas } from './slidesSchemas.ts';
import { trackingSchemas } from './trackingSchemas.ts';
import { uploadsSchemas } from './uploadsSchemas.ts';
import { usersSchemas } from './usersSchemas.ts';

/** A call with its schemas, of any request and reply. */
export type AnyCallSchemas = { readonly call: Omit<Call, 'shape'> } & {
  readonly [Rule in keyof Rules<Shape>]?: Rules<Shape>[Rule] extends Schema | undefined
    ? Schema
    : Rules<Shape>[Rule];
};

/** Every call of the contract, by OpenAPI tag. */
export const everyCallSchemas = {
  products: { ...productsSchemas, ...productFacetsSchemas, ...productChangesSchemas },
  orders: {
    ...ordersSchemas,
    ...orderNeighboursSchemas,
    ...orderCorrectionsSchemas,
    ...orderEventsSchemas,
    ...printBatchesSchemas,
  },
  calls: orderNotesSchemas,
  callers: callersSchemas,
  tracking: trackingSchemas,
  reviews: reviewsSchemas,
  users: usersSchemas,
  audit: auditSchemas,
  sliders: slidesSchemas,
  uploads: uploadsSchemas,
  clientErrors: clientErrorsSchemas,
};

const imageForm = (field: string): JsonSchema => ({
  consumes: ['multipart/form-data'],
  body: {
    type: 'object',
    properties: { [field]: { type: 'string', contentMediaType: 'application/octet-stream' } },
    required: [field],
  },
});

const requestOf = ({ params, query, headers, body, image }: AnyCallSchemas): JsonSchema => ({
  ...(params === undefined ? {} : { params: jsonSchemaOf(params) }),
  ...(query === undefined ? {} : { querystring: jsonSchemaOf(query) }),
  ...(headers === undefined ? {} : { headers: jsonSchemaOf(headers) }),
  ...(body === undefined ? {} : { body: jsonSchemaOf(body) }),
  ...(image === undefined ? {} : imageForm(image)),
});

const pageHeaders = {
  [headers.totalCount]: {
    description: 'Total number of items that match the query.',
    type: 'integer',
  },
  [headers.nextCursor]: {
    description: 'The `after` of the next page; absent on the last page.',
    type: 'string',
  },
  [headers.pageCount]: {
    description: 'Number of pages that `page` reaches; absent on a list without that parameter.',
    type: 'integer',
  },
};

/** Refusals that every call may return. */
const anywhere: readonly RefusalCode[] = ['broken', 'unavailable'];

const refusalsOf = ({ call }: AnyCallSchemas): JsonSchema => {
  const codes = [...call.refusals, ...anywhere];
  const statuses = [...new Set(codes.map((code) => refusalStatus[code]))].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: codes.filter((code) => refusalStatus[code] === status).join(', '),
        content: { 'application/json': { schema: { $ref: 'ErrorBody#' } } },
      },
    ]),
  );
};

const securityOf = ({ call, isForGuests }: AnyCallSchemas): JsonSchema => {
  const needs = call.refusals.includes('signInNeeded') ? [{ token: [] }] : [];
  return { security: isForGuests ? [{}, ...needs] : needs };
};

/** `listOwnOrders` as `List own orders`. */
const toSummary = (name: string): string =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** Every call with its name and tag, by method and path. */
const describedCalls = new Map(
  Object.entries(everyCallSchemas).flatMap(([tag, group]) =>
    Object.entries(group as Record<string, AnyCallSchemas>).map(
      ([name, { call }]) => [`${call.method} ${call.path}`, { name, tag }] as const,
    ),
  ),
);

/** The call's description in the form of a Fastify route's `schema`, with JSON Schemas instead of yup's. */
export const operationOf = (schemas: AnyCallSchemas): JsonSchema => {
  const { method, path } = schemas.call;
  const { name = path, tag } = describedCalls.get(`${method} ${path}`) ?? {};
  return {
    operationId: name,
    summary: toSummary(name),
    ...(tag === undefined ? {} : { tags: [tag] }),
    ...securityOf(schemas),
    ...requestOf(schemas),
    response: {
      200: {
        description: 'Done.',
        ...(schemas.isPaged ? { headers: pageHeaders } : {}),
        content: {
          [schemas.replyType ?? 'application/json']: { schema: jsonSchemaOf(schemas.reply as Schema) },
        },
      },
      ...refusalsOf(schemas),
    },
  };
};

const money = { type: 'number' };
/** The body of every error response. */
export const errorBodySchema = {
  $id: 'ErrorBody',
  type: 'object',
  properties: {
    code: { type: 'string', enum: Object.keys(refusalStatus) },
    message: { type: 'string', description: 'One sentence for the user.' },
    field: { type: 'string', description: 'The part of the request that was wrong.' },
    requestId: { type: 'string', description: 'Identifies the request in the log.' },
    orderStatus: {
      type: 'string',
      enum: orderStatuses,
      description: 'With moveRefused: the current status.',
    },
    reason: {
      type: 'string',
      enum: Object.keys(orderRefusalMessages),
      description: 'With moveRefused: the reason, for clients that show their own text.',
    },
    reckoning: {
      type: 'object',
      description: 'With priceChanged: the current quote in taka.',
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
} as const;

/** What the API's description (API-9) says of the whole; its operations come from the routes. */
export const apiDescription = {
  openapi: '3.1.0',
  info: {
    title: 'Hatkhola',
    version: '1',
    description: 'The calls of an online shop. Amounts are in taka; times are ISO 8601.',
  },
  servers: [{ url: '/api' }],
  tags: Object.keys(everyCallSchemas).map((name) => ({ name })),
  components: {
    securitySchemes: {
      token: {
        type: 'http',
        scheme: 'bearer',
        description: "The shop's token; requestToken and postUser take the identity provider's ID token.",
      },
    },
  },
} as const;

import { orderRefusalReasons } from '#domain/messages/orderRefusals.ts';
import { orderStatuses } from '#domain/orders/orderStatus.ts';
import type { JsonRecord } from '#domain/values/parse.ts';
import type { Access } from './call/access.ts';
import type { CallSchemas } from './call/callSchemas.ts';
import { headers } from './call/headers.ts';
import { jsonSchemaOf } from './call/jsonSchemaOf.ts';
import { type RefusalCode, refusalStatus } from './call/refusal.ts';
import { type DescribedCall, everyCall } from './everyCall.ts';

/** The body of a call whose image is sent in this field of a multipart form. */
const imageForm = (field: string): JsonRecord => ({
  consumes: ['multipart/form-data'],
  body: {
    type: 'object',
    properties: { [field]: { type: 'string', contentMediaType: 'application/octet-stream' } },
    required: [field],
  },
});

/** What a request of the call may hold, by Fastify's names for the parts. */
const requestOf = ({ params, query, headers: sentHeaders, body, image }: CallSchemas): JsonRecord => ({
  ...(params === undefined ? {} : { params: jsonSchemaOf(params) }),
  ...(query === undefined ? {} : { querystring: jsonSchemaOf(query) }),
  ...(sentHeaders === undefined ? {} : { headers: jsonSchemaOf(sentHeaders) }),
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
const commonRefusals: readonly RefusalCode[] = ['broken', 'unavailable'];

/** The error responses of a call by their HTTP status; several codes may have the same status. */
const refusalsOf = ({ refusals }: DescribedCall): JsonRecord => {
  const codes = [...refusals, ...commonRefusals];
  const statuses = [...new Set(codes.map((code) => refusalStatus[code]))].toSorted((a, b) => a - b);
  const codesWith = (status: number) => codes.filter((code) => refusalStatus[code] === status);
  const responseOf = (status: number): JsonRecord => ({
    description: codesWith(status).join(', '),
    content: { 'application/json': { schema: { $ref: 'ErrorBody#' } } },
  });
  return Object.fromEntries(statuses.map((status) => [status, responseOf(status)]));
};

/** In OpenAPI each object of a list is one way to be authorized; `{}` is the way without a token. */
const token = [{ token: [] }];
const security: Readonly<Record<Access, readonly object[]>> = {
  everyone: [],
  secretInBody: [],
  guestOrSignedIn: [{}, ...token],
  guestOrCustomer: [{}, ...token],
  signedIn: token,
  staff: token,
  admin: token,
  idToken: token,
};

/** `listOwnOrders` as `List own orders`. */
const toSummary = (name: string): string =>
  name
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace(/^./, (letter) => letter.toUpperCase());

/** The call's description in the form of a Fastify route's `schema`, with JSON Schemas instead of yup's. */
export const operationOf = (call: DescribedCall): JsonRecord => ({
  operationId: call.name,
  summary: toSummary(call.name),
  tags: [call.tag],
  security: security[call.access],
  ...requestOf(call.schemas),
  response: {
    200: {
      description: 'Done.',
      ...(call.schemas.isPaged ? { headers: pageHeaders } : {}),
      content: {
        [call.schemas.replyType ?? 'application/json']: { schema: jsonSchemaOf(call.schemas.reply) },
      },
    },
    ...refusalsOf(call),
  },
});

const money = { type: 'number' };
/** The body of every error response. */
export const errorBodySchema = {
  $id: 'ErrorBody',
  type: 'object',
  properties: {
    code: { type: 'string', enum: Object.keys(refusalStatus) },
    message: { type: 'string', description: 'One sentence for the user.' },
    sentence: { type: 'string', description: 'Names the sentence, for clients of another language.' },
    values: {
      type: 'array',
      items: { type: 'string' },
      description: 'The values in that sentence, such as a name.',
    },
    field: { type: 'string', description: 'The part of the request that was wrong.' },
    requestId: { type: 'string', description: 'Identifies the request in the log.' },
    orderStatus: {
      type: 'string',
      enum: orderStatuses,
      description: 'With moveRefused: the current status.',
    },
    reason: {
      type: 'string',
      enum: orderRefusalReasons,
      description: 'With moveRefused: the reason, for clients that show their own text.',
    },
    left: { type: 'integer', description: 'With soldOut: the pieces that are left.' },
    quote: {
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
        terms: {
          type: 'object',
          description: "The shop's terms by which it was quoted, as in its settings.",
          properties: {
            chargeInside: money,
            chargeOutside: money,
            freeDeliveryOver: { type: ['number', 'null'] },
            piecesLimit: { type: 'integer' },
            returnDays: { type: 'integer' },
          },
        },
      },
    },
  },
  required: ['code', 'message', 'requestId'],
} as const;

/** The part of the API's description (API-9) that is about the whole API; the routes add an operation for each call. */
export const apiDescription = {
  openapi: '3.1.0',
  info: {
    title: 'Shop',
    version: '1',
    description: 'The calls of an online shop. Amounts are in taka; times are ISO 8601.',
  },
  servers: [{ url: '/api' }],
  tags: [...new Set(everyCall.map(({ tag }) => tag))].map((name) => ({ name })),
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

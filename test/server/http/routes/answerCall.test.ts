import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { ArraySchema, ObjectSchema, Schema } from 'yup';
import { type DescribedCall, everyCall } from '#contract/everyCall.ts';
import { listProductsCall } from '#contract/products/products.ts';
import { createResponseCache } from '#server/http/cache/responseCache.ts';
import { acceptConnections } from '#server/http/connections/acceptConnections.ts';
import { type LoadLimiter, limitLoad } from '#server/http/limits/limitLoad.ts';
import { measureRequests } from '#server/http/monitoring/metrics.ts';
import { answerCall } from '#server/http/routes/answerCall.ts';
import { serializerCompiler } from '#server/http/routes/serializerCompiler.ts';
import { authorizeBy } from '../../../support/servers/authorizeBy.ts';

/** A reply with a type of its own is a stream, which Fastify sends as it is. */
const jsonCalls = everyCall.filter(({ schemas }) => schemas.replyType === undefined);

const admitEveryone = authorizeBy(async () => undefined);

/** A value of the schema; with `extra`, every object in it also has a field that the schema does not name. */
const sampleOf = (schema: unknown, extra: object): unknown => {
  if (schema instanceof ObjectSchema) {
    const fields = Object.entries(schema.fields as Record<string, unknown>);
    return {
      ...extra,
      ...Object.fromEntries(fields.map(([name, field]) => [name, sampleOf(field, extra)])),
    };
  }
  if (schema instanceof ArraySchema) return [1, 2].map(() => sampleOf(schema.innerType, extra));
  if (!(schema instanceof Schema)) return null;
  const { type, oneOf, tests } = schema.describe();
  const number = tests.some(({ name }) => name === 'integer') ? 2 : 1.5;
  return oneOf[0] ?? { string: 'text', number, boolean: true }[type] ?? null;
};

const responseOf = async (
  call: DescribedCall,
  value: unknown,
  { isCached }: { readonly isCached: boolean },
): Promise<unknown> => {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.register(measureRequests);
  await app.register(acceptConnections);
  await app.register(limitLoad, { concurrency: 1, waitMs: 400 });
  app.decorate('authorize', admitEveryone);
  // Requests are not validated here: these have no parameters.
  app.setValidatorCompiler(() => (data: unknown) => ({ value: data }));
  app.setSerializerCompiler(serializerCompiler);
  const options = isCached ? { cache: createResponseCache() } : {};
  answerCall(app, call, async () => value, options);
  const { method, path } = call;
  const response = await app.inject({ method, url: path });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  return response.json();
};

it.each(jsonCalls)('API-9 $name sends no field that the contract does not name', async (call) => {
  const { reply } = call.schemas;
  const extra = { passwordHash: 'secret', nested: { internal: true } };

  expect(await responseOf(call, sampleOf(reply, extra), { isCached: false })).toEqual(sampleOf(reply, {}));
  expect(await responseOf(call, sampleOf(reply, extra), { isCached: true })).toEqual(sampleOf(reply, {}));
});

it.each([true, false])('OP-56 a list (kept in the cache: %s) is serialized in its turn', async (isCached) => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const order: string[] = [];
  app.decorate('load', {
    refuseIfFull: () => undefined,
    run: async (_request: unknown, _name: unknown, work: () => Promise<unknown>) => {
      order.push('its turn');
      return work().finally(() => order.push('the next turn'));
    },
  } as LoadLimiter);
  app.decorate('authorize', admitEveryone);
  // The request has no parameters.
  app.setValidatorCompiler(() => (data: unknown) => ({ value: data }));
  app.setSerializerCompiler(() => (data: unknown) => {
    order.push('serialized');
    return JSON.stringify(data);
  });
  const options = isCached ? { cache: createResponseCache() } : {};
  answerCall(app, listProductsCall, async () => ({ data: [] }), options);
  const { body, headers } = await app.inject('/products');

  expect(order).toEqual(['its turn', 'serialized', 'the next turn']);
  expect([body, headers['content-type']]).toEqual(['{"data":[]}', 'application/json; charset=utf-8']);
});

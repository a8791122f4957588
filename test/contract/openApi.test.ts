import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { isAdminCall } from '#contract/accounts/users.ts';
import type { Call } from '#contract/call/call.ts';
import { everyCall } from '#contract/everyCall.ts';
import { streamOrderAnnouncementsCall } from '#contract/orders/orders.ts';
import { isRecord } from '#domain/values/parse.ts';
import type { OpenApiDocument } from '../support/servers/expectOpenApiMatch.ts';
import { type Api, adminPerson, startApi } from '../support/servers/startApi.ts';
import { embedded } from '../support/servers/testDatabases.ts';

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

/** Every call that a file of the contract exports, as `GET /products`. */
const callsOfContract = async (): Promise<string[]> => {
  const folder = 'src/contract';
  const files = readdirSync(folder, { encoding: 'utf8', recursive: true }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('Schemas.ts'),
  );
  const modules = await Promise.all(
    files.map((name) => import(join(process.cwd(), folder, name)) as Promise<object>),
  );
  const calls = modules.flatMap((module) => Object.values(module).filter(isCall));
  return calls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`).toSorted();
};

it('API-9 misses no call of the contract in the list from which the tags and the tests of bad input come', async () => {
  const named = everyCall.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(named.toSorted()).toEqual(await callsOfContract());
});

describe('the description of the server', () => {
  let api: Api;
  let text: string;
  let description: OpenApiDocument;
  beforeAll(async () => {
    api = await startApi(embedded);
    const answer = await fetch(`${api.origin}/api/openapi.json`);
    expect({ status: answer.status, contentType: answer.headers.get('content-type') }).toEqual({
      status: 200,
      contentType: 'application/json; charset=utf-8',
    });
    text = await answer.text();
    description = JSON.parse(text) as OpenApiDocument;
  });
  afterAll(() => api?.close());

  it('API-9 is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    expect((await validator.validate(JSON.parse(text))).errors).toBe(undefined);
    expect(validator.version).toBe('3.1');
  });

  it('API-9 has no reference that leads nowhere', async () => {
    const validator = new Validator();
    await validator.validate(JSON.parse(text));
    expect(JSON.stringify(validator.resolveRefs())).not.toContain('"$ref"');
  });

  it('API-9 describes every call of the contract and nothing else', async () => {
    const describedCalls = Object.entries(description.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(describedCalls.toSorted()).toEqual(await callsOfContract());
  });

  it('API-9 says of every call that takes something that it refuses what is invalid', async () => {
    const operations = Object.values(description.paths).flatMap((byMethod) => Object.values(byMethod));
    const silent = operations.filter(({ parameters = [], requestBody, responses }) => {
      const takesInput = requestBody !== undefined || parameters.length > 0;
      return takesInput && !('400' in responses);
    });
    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
    const token = await api.signIn(adminPerson);
    const { status, refusal } = await api.send(isAdminCall, { params: { email: 'none' }, token });
    expect({ status, code: refusal.code }).toEqual({ status: 400, code: 'invalid' });
    const headers = { 'last-event-id': 'x'.repeat(101) };
    const stream = await api.send(streamOrderAnnouncementsCall, { headers, token });
    expect({ status: stream.status, code: stream.refusal.code }).toEqual({ status: 400, code: 'invalid' });
  });

  it('API-9 takes an empty address of a messenger, as the server does, and refuses an invalid one', () => {
    const { put } = description.paths['/shopSettings'] ?? {};
    const schema = put?.requestBody?.content?.['application/json']?.schema;
    const messengerUrl = findAll(schema, 'messengerUrl').find(isRecord) ?? {};
    const takes = new Ajv2020({ strict: false }).compile(messengerUrl);
    expect(['', 'https://wa.me/880', 'javascript:alert(1)', 'https://'].map((text) => takes(text))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('API-9 says of a call who may ask it, what it takes, gives and refuses, by the rules of the server', () => {
    const { get } = description.paths['/order'] ?? {};
    expect(get).toMatchObject({
      operationId: 'listOwnOrders',
      summary: 'List own orders',
      security: [{ token: [] }],
      parameters: expect.arrayContaining([
        {
          name: 'email',
          in: 'query',
          required: true,
          schema: { type: 'string', minLength: 1, maxLength: 254 },
        },
        {
          name: 'limit',
          in: 'query',
          required: false,
          schema: { type: 'integer', minimum: 1, maximum: 1000 },
        },
      ]),
    });
    expect(Object.keys(get?.responses ?? {})).toEqual(['200', '400', '401', '403', '500', '503']);
    const { post } = description.paths['/upload'] ?? {};
    expect(Object.keys(post?.requestBody?.content ?? {})).toEqual(['multipart/form-data']);
    const { patch } = description.paths['/updateProduct/{id}'] ?? {};
    expect(patch?.requestBody?.content?.['application/json']?.schema).toMatchObject({
      properties: { ratings: { type: ['number', 'null'], minimum: 1, maximum: 5 } },
    });
  });
});

/** What a JSON value has under this name, anywhere in its objects; arrays are left out. */
const findAll = (value: unknown, name: string): unknown[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, inner]) => (key === name ? [inner] : findAll(inner, name)))
    : [];

/** Opens a server; returns a function that reads a path under `/api`. */
const openApi = async (apiDocs: boolean) => {
  const api = await startApi(embedded, { apiDocs });
  onTestFinished(() => api.close());
  return async (path: string) => {
    const response = await fetch(`${api.origin}/api${path}`);
    // An unread body would keep its connection, and with it the server, open.
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
};

describe('the page of the description', () => {
  it('API-9 is under /api/docs where the setting asks for it', async () => {
    const get = await openApi(true);
    const page = await get('/docs');
    expect({ status: page.status, contentType: page.headers.get('content-type') }).toEqual({
      status: 200,
      contentType: 'text/html; charset=utf-8',
    });
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    const files = [...page.text.matchAll(/(?:src|href)="\/api(\/[^"]+)"/g)].map(([, path = '']) => path);
    expect(files).toContain('/docs/static/swagger-ui-bundle.js');
    const statuses = await Promise.all(files.map(async (path) => (await get(path)).status));
    expect(statuses).toEqual(files.map(() => 200));
    const [description, ofPage] = await Promise.all([get('/openapi.json'), get('/docs/json')]);
    expect(JSON.parse(ofPage.text)).toEqual(JSON.parse(description.text));
  });

  it('API-9 is not there without the setting', async () => {
    const get = await openApi(false);
    expect((await get('/docs')).status).toBe(404);
    expect((await get('/openapi.json')).status).toBe(200);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRaw } from '../faults/sendBad.ts';
import { type Api, startApi } from '../support/servers/startApi.ts';
import { embedded } from '../support/servers/testDatabases.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi(embedded);
});
afterAll(() => api?.close());

describe('a response to what is no call', () => {
  const host = 'Host: localhost\r\n';
  const get = (path: string, lines = host) => `GET ${path} HTTP/1.1\r\n${lines}Connection: close\r\n\r\n`;
  const post = (lines: string, body = '') =>
    `POST /api/postOrder HTTP/1.1\r\n${host}Connection: close\r\n${lines}\r\n${body}`;
  const json = 'Content-Type: application/json\r\n';
  const protecting = [
    'content-security-policy',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
    'origin-agent-cluster',
    'permissions-policy',
    'referrer-policy',
    'x-content-type-options',
    'x-dns-prefetch-control',
    'x-download-options',
    'x-frame-options',
    'x-permitted-cross-domain-policies',
    'x-xss-protection',
  ];
  /** Status, code and the security headers of the response. */
  const readHead = async (text: string) => {
    const [head = '', body = ''] = (await readRaw(api.origin, Buffer.from(text, 'latin1'))).split('\r\n\r\n');
    const [line = '', ...lines] = head.split('\r\n');
    const sent = Object.fromEntries(
      lines.map((each) => [
        each.slice(0, each.indexOf(':')).toLowerCase(),
        each.slice(each.indexOf(':') + 2),
      ]),
    );
    return {
      status: Number(line.split(' ')[1]),
      code: /"code":"(\w+)"/.exec(body)?.[1],
      headers: Object.fromEntries(protecting.map((name) => [name, sent[name]])),
    };
  };

  it.each([
    ['an unknown call', get('/api/none'), 404, 'methodUnknown'],
    ['a method that no call has', get('/api/health').replace('GET', 'PROPFIND'), 404, 'methodUnknown'],
    ['an expectation of the client', get('/api/none', `${host}Expect: other\r\n`), 404, 'methodUnknown'],
    ['a malformed address', get('/api/%zz'), 400, 'malformed'],
    ['a part of an address that is too long', get(`/api/orders/${'a'.repeat(400)}`), 400, 'malformed'],
    ['an invalid field', get('/api/products?limit=0'), 400, 'invalid'],
    ['a body that is no JSON', post(`${json}Content-Length: 1\r\n`, '{'), 400, 'malformed'],
    ['a body that is too large', post(`${json}Content-Length: 99999999\r\n`), 413, 'tooLarge'],
    [
      'a body of another type',
      post('Content-Type: text/plain\r\nContent-Length: 1\r\n', 'x'),
      415,
      'unsupported',
    ],
    ['a Host that is none', get('/api/health', 'Host: a b\r\n'), 400, 'invalid'],
    ['no Host', get('/api/health', ''), 400, 'invalid'],
    ['what is no HTTP', 'nothing of the kind\r\n\r\n', 400, 'malformed'],
    ['an ambiguous length', post('Content-Length: 1\r\nContent-Length: 2\r\n', 'x'), 400, 'malformed'],
    [
      'headers that are too large',
      get('/api/health', `${host}X: ${'a'.repeat(20_000)}\r\n`),
      431,
      'malformed',
    ],
    ['an address that is too long', get(`/${'a'.repeat(20_000)}`), 431, 'malformed'],
  ])('SEC-17 carries the security headers: %s', async (_what, text, status, code) => {
    const { headers: usual } = await readHead(get('/api/health'));

    expect(Object.values(usual)).not.toContain(undefined);
    expect(await readHead(text)).toEqual({ status, code, headers: usual });
  });
});

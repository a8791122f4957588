import { describe, expect, it } from 'vitest';
import { send, urlOf } from '#api/client/httpClient.ts';
import { isAdminCall } from '#contract/accounts/users.ts';
import { listProductsCall, postProductCall } from '#contract/products/products.ts';
import { pageSettings } from '../../support/pageSettings.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

describe('urlOf', () => {
  it('API-8 builds addresses under {host}/api with encoded parameters', () => {
    const settings = { ...pageSettings, apiHost: 'https://host.example' };
    expect(urlOf(settings, isAdminCall, { params: { email: 'a/b@example.com' } })).toBe(
      'https://host.example/api/admin/a%2Fb%40example.com',
    );
    expect(urlOf(pageSettings, listProductsCall, {})).toBe('/api/products');
  });

  it('API-3 leaves out empty query parameters', () => {
    const query = { searchQuery: '', category: undefined, subCategory: 'bath & body', limit: 40 };
    expect(urlOf(pageSettings, listProductsCall, { query })).toBe(
      '/api/products?subCategory=bath+%26+body&limit=40',
    );
  });
});

describe('send', () => {
  it('API-4 sends a body as JSON with the bearer', async () => {
    const host = await openFakeHost(() => ({ body: { insertedId: 'p1' } }));
    const sent = await send({ ...host, fetch }, postProductCall, {
      body: { name: 'Kettle' },
      bearer: 'token-1',
    });
    expect(sent).toMatchObject({ ok: true, data: { insertedId: 'p1' } });
    expect(host.requests).toMatchObject([
      {
        method: 'POST',
        path: '/postProduct',
        body: { name: 'Kettle' },
        headers: {
          authorization: 'Bearer token-1',
          'content-type': 'application/json',
          accept: 'application/json',
        },
      },
    ]);
  });

  it('API-3 sends no bearer and no body where there is none', async () => {
    const host = await openFakeHost(() => ({ body: { data: [] } }));
    await send({ ...host, fetch }, listProductsCall, { bearer: null });
    expect(host.requests[0]?.headers).not.toHaveProperty('authorization');
    expect(host.requests[0]?.headers).not.toHaveProperty('content-type');
  });

  it('API-8 reads a body that is not JSON as undefined', async () => {
    const host = await openFakeHost(() => ({ text: '<!doctype html>' }));
    expect(await send({ ...host, fetch }, listProductsCall, {})).toMatchObject({ ok: true, data: undefined });
  });

  // The header, the date of the response, and the milliseconds to wait: at most five minutes.
  it.each([
    ['2', undefined, 2000],
    ['Fri, 20 Nov 2026 21:00:30 GMT', 'Fri, 20 Nov 2026 21:00:00 GMT', 30_000],
    ['Fri, 20 Nov 2026 20:00:00 GMT', 'Fri, 20 Nov 2026 21:00:00 GMT', 0],
    ['999999', undefined, 300_000],
    ['soon', undefined, undefined],
  ])('ER-4 reads Retry-After %s', async (header, date, retryAfter) => {
    const headers = { 'retry-after': header, ...(date === undefined ? {} : { date }) };
    const host = await openFakeHost(() => ({ status: 503, headers }));
    const result = await send({ ...host, fetch }, listProductsCall, {});
    expect(result).toMatchObject({ ok: false, status: 503 });
    expect(result.ok ? null : result.retryAfter).toBe(retryAfter);
  });

  it('ER-2 returns status, body and request id of a refusal', async () => {
    const refusal = { status: 400, body: { code: 'invalid' }, headers: { 'x-request-id': 'r-7' } };
    const host = await openFakeHost(() => refusal);
    expect(await send({ ...host, fetch }, listProductsCall, {})).toEqual({
      ok: false,
      status: 400,
      data: { code: 'invalid' },
      requestId: 'r-7',
    });
  });

  it('ER-3 reports a host that does not listen as unreachable', async () => {
    const settings = { ...pageSettings, apiHost: 'http://127.0.0.1:1' };
    expect(await send({ settings, fetch }, listProductsCall, {})).toEqual({
      ok: false,
      status: 'unreachable',
      data: null,
    });
  });

  it('ER-3 throws only when aborted', async () => {
    const host = await openFakeHost(() => ({}));
    const signal = AbortSignal.abort();
    await expect(send({ ...host, fetch }, listProductsCall, { signal })).rejects.toThrow('abort');
  });
});

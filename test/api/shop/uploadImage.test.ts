import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failureOfError } from '#api/client/failure.ts';
import { uploadImage } from '#api/shop/uploadImage.ts';
import type { TokenRenewal } from '#domain/accounts/session.ts';
import { imageExpiration } from '#domain/shop/constants.ts';
import { unreachable } from '#messages/api/client.ts';
import { FetchingXhr } from '../../support/browser/fetchingXhr.ts';
import { openStore } from '../../support/browser/openStore.ts';
import { openFakeHost } from '../../support/servers/openFakeHost.ts';

const image = new File(['picture'], 'kettle.png', { type: 'image/png' });
const kettle = { url: '/pictures/kettle-450.webp', width: 450, height: 300 };
const uploaded = { body: { data: kettle } };

interface Refusal {
  readonly status: number;
  readonly renewal: TokenRenewal;
  /** That of another image host; the shop's own without it. */
  readonly path?: string;
}

/** Uploads to a host that refuses; returns the failure's kind, the number of requests, and how often the session was told to end. */
const refusedUpload = async ({ status, renewal, path }: Refusal) => {
  const host = await openFakeHost(() => ({ status }));
  const imageHost = path === undefined ? '' : `${host.settings.apiHost}${path}`;
  let refusals = 0;
  const store = openStore(
    { settings: { ...host.settings, imageHost } },
    {
      readToken: () => 'token',
      renewToken: () => Promise.resolve(renewal),
      tokenRefused: () => void (refusals += 1),
    },
  );
  const { kind } = await store
    .dispatch(uploadImage(image))
    .then(() => ({ kind: 'uploaded' }), failureOfError);
  return { kind, requests: host.requests.length, refusals };
};

describe('uploadImage', () => {
  beforeEach(() => vi.stubGlobal('XMLHttpRequest', FetchingXhr));
  afterEach(() => vi.unstubAllGlobals());

  it('AP-7 sends the file as `image` with the expiration, and returns data.url', async () => {
    const host = await openFakeHost(() => uploaded);
    const parts: number[] = [];
    const args = { expiration: imageExpiration, onProgress: (part: number) => void parts.push(part) };
    const store = openStore(host, { readToken: () => 'token' });
    expect(await store.dispatch(uploadImage(image, args))).toEqual(kettle);
    expect(host.requests).toMatchObject([
      {
        method: 'POST',
        path: '/upload',
        // Five years of 365 days, in seconds.
        query: { expiration: '157680000' },
        headers: {
          authorization: 'Bearer token',
          'content-type': expect.stringContaining('multipart/form-data'),
        },
        body: expect.stringContaining('name="image"; filename="kettle.png"'),
      },
    ]);
    // `FetchingXhr` reports once, at the half.
    expect(parts).toEqual([0.5]);
  });

  it('AP-7 sends the expiration to another image host too, with that host’s key and without our token', async () => {
    const host = await openFakeHost(() => uploaded);
    const settings = { ...host.settings, imageHost: `${host.settings.apiHost}/1/upload?key=k` };
    const store = openStore({ settings }, { readToken: () => 'token' });
    await store.dispatch(uploadImage(image, { expiration: imageExpiration }));
    expect(host.requests).toMatchObject([
      { path: '/1/upload', query: { key: 'k', expiration: '157680000' } },
    ]);
    expect(host.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  it('AU-11 retries once with a renewed token after 401', async () => {
    const host = await openFakeHost(({ headers }) =>
      headers.authorization === 'Bearer new' ? uploaded : { status: 401 },
    );
    let token = 'old';
    const store = openStore(host, {
      readToken: () => token,
      renewToken: async () => {
        token = 'new';
        return 'renewed';
      },
    });
    expect(await store.dispatch(uploadImage(image))).toEqual(kettle);
    expect(host.requests).toHaveLength(2);
  });

  it('AU-11 retries once after a 403 to an earlier token, and the session goes on', async () => {
    let token = 'old';
    const host = await openFakeHost(({ headers }) => {
      if (headers.authorization === 'Bearer new') return uploaded;
      token = 'new';
      return { status: 403 };
    });
    let refusals = 0;
    const store = openStore(host, { readToken: () => token, tokenRefused: () => void (refusals += 1) });
    expect(await store.dispatch(uploadImage(image))).toEqual(kettle);
    expect({ requests: host.requests.length, refusals }).toEqual({ requests: 2, refusals: 0 });
  });

  it('AU-11 renews the token once for two images at once', async () => {
    const host = await openFakeHost(({ headers }) =>
      headers.authorization === 'Bearer new' ? uploaded : { status: 401 },
    );
    let token = 'old';
    let renewals = 0;
    const renewToken = async () => {
      renewals += 1;
      token = 'new';
      return 'renewed' as const;
    };
    const store = openStore(host, { readToken: () => token, renewToken });
    const images = await Promise.all([
      store.dispatch(uploadImage(image)),
      store.dispatch(uploadImage(image)),
    ]);
    expect({ images, renewals }).toEqual({ images: [kettle, kettle], renewals: 1 });
  });

  it('AU-11 asks for no new token where another host refuses, or for another reason than the token', async () => {
    const host = await openFakeHost(({ path }) => ({ status: path === '/upload' ? 413 : 401 }));
    let renewals = 0;
    const renewToken = async () => {
      renewals += 1;
      return 'renewed' as const;
    };
    const other = { ...host.settings, imageHost: `${host.settings.apiHost}/1/upload` };
    for (const settings of [host.settings, other]) {
      const store = openStore({ settings }, { readToken: () => 'token', renewToken });
      await expect(store.dispatch(uploadImage(image))).rejects.toMatchObject({ kind: 'refused' });
    }
    expect({ renewals, requests: host.requests.length }).toEqual({ renewals: 0, requests: 2 });
  });

  it.each([
    ['the token for good', 401, 'failed'],
    ['the account', 403, 'renewed'],
  ] as const)('AU-11 ends the session when the shop refuses %s', async (_what, status, renewal) => {
    expect(await refusedUpload({ status, renewal })).toEqual({ kind: 'refused', requests: 1, refusals: 1 });
  });

  it.each([
    ['the token cannot be renewed at present', { status: 401, renewal: 'postponed' }, 'broken'],
    ['the shop refuses the image', { status: 413, renewal: 'renewed' }, 'refused'],
    ['another host refuses the image', { status: 403, renewal: 'renewed', path: '/1/upload' }, 'refused'],
  ] as const)('AU-11 does not end the session when %s', async (_why, refusal, kind) => {
    expect(await refusedUpload(refusal)).toEqual({ kind, requests: 1, refusals: 0 });
  });

  it('AP-7 asks another host for no expiration without one', async () => {
    const host = await openFakeHost(() => uploaded);
    const settings = { ...host.settings, imageHost: `${host.settings.apiHost}/1/upload?key=k` };
    await openStore({ settings }).dispatch(uploadImage(image));
    expect(host.requests[0]?.query).toEqual({ key: 'k' });
  });

  it('AP-7 reports no progress of an upload whose size is unknown', async () => {
    const host = await openFakeHost(() => uploaded);
    const parts: number[] = [];
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends FetchingXhr {
        override send(body: FormData): void {
          this.upload.onprogress?.({ loaded: 0, total: 0 });
          super.send(body);
        }
      },
    );
    await openStore(host).dispatch(uploadImage(image, { onProgress: (part) => void parts.push(part) }));
    expect(parts).toEqual([0, 0.5]);
  });

  it('ER-2 is broken, with its request id, when the host fails with a page', async () => {
    const host = await openFakeHost(() => ({
      status: 502,
      text: '<!doctype html>',
      headers: { 'x-request-id': 'r-7' },
    }));
    await expect(openStore(host).dispatch(uploadImage(image))).rejects.toEqual({
      kind: 'broken',
      message: 'Something went wrong at the shop.',
      requestId: 'r-7',
      isTemporary: true,
    });
  });

  it('ER-4 AP-7 waits five minutes at most where a host asks for more', async () => {
    const host = await openFakeHost(() => ({ status: 503, headers: { 'retry-after': '86400' } }));
    const upload = openStore(host).dispatch(uploadImage(image));
    await expect(upload).rejects.toMatchObject({ kind: 'broken', retryAfter: 300_000 });
  });

  it('AP-7 rejects with the reason of a refusal', async () => {
    const host = await openFakeHost(() => ({
      status: 400,
      body: { code: 'tooLarge', message: 'At most 8 MB.' },
    }));
    await expect(openStore(host).dispatch(uploadImage(image))).rejects.toMatchObject({
      kind: 'refused',
      code: 'tooLarge',
      message: 'At most 8 MB.',
    });
  });

  it('OP-22 rejects with the sentence of a shop that cannot store images now, and with no other text', async () => {
    const message = 'The shop has no space left for pictures.';
    const host = await openFakeHost((_, turn) => ({
      status: 503,
      headers: { 'x-request-id': 'r-7' },
      body: turn === 1 ? { code: 'unavailable', message } : { code: 'broken', message: 'stack trace' },
    }));
    const upload = () => openStore(host).dispatch(uploadImage(image));
    await expect(upload()).rejects.toEqual({ kind: 'broken', isTemporary: true, message, requestId: 'r-7' });
    await expect(upload()).rejects.toMatchObject({ message: 'Something went wrong at the shop.' });
  });

  it('ER-2 is broken when the host sends no address, and unreachable when nothing or a login page answers', async () => {
    const host = await openFakeHost(() => ({ body: { success: true } }));
    await expect(openStore(host).dispatch(uploadImage(image))).rejects.toMatchObject({ kind: 'broken' });
    const network = await openFakeHost(() => ({ text: '\n<!doctype html>' }));
    await expect(openStore(network).dispatch(uploadImage(image))).rejects.toMatchObject({
      kind: 'unreachable',
    });
    const settings = { ...host.settings, apiHost: 'http://127.0.0.1:1' };
    await expect(openStore({ settings }).dispatch(uploadImage(image))).rejects.toMatchObject({
      kind: 'unreachable',
    });
  });

  it('ER-4 AP-7 takes a host that does not answer in time for an unreachable one', async () => {
    const host = await openFakeHost(() => new Promise(() => undefined));
    await expect(openStore(host).dispatch(uploadImage(image, { progressLimit: 50 }))).rejects.toEqual({
      kind: 'unreachable',
      message: unreachable,
    });
  });

  it('ER-4 AP-7 counts the time from the last progress', async () => {
    const host = await openFakeHost(() => uploaded);
    const timeouts: number[] = [];
    vi.stubGlobal(
      'XMLHttpRequest',
      class extends FetchingXhr {
        override send(body: FormData): void {
          timeouts.push(this.timeout);
          super.send(body);
          timeouts.push(this.timeout);
        }
      },
    );
    // The upload begins at 1 s; at 31 s there is progress, from which another 60 s may pass.
    const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(1000).mockReturnValueOnce(31_000);
    await openStore(host).dispatch(uploadImage(image));
    clock.mockRestore();
    expect(timeouts).toEqual([60_000, 90_000]);
  });
});

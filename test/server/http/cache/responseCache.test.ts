import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type CachedResponse, createResponseCache } from '#server/http/cache/responseCache.ts';

const response = (body: string): CachedResponse => ({ status: 200, headers: {}, body: Buffer.from(body) });
const second = 1000;

describe('the response cache', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    // At time 0 the library treats an entry as one without an age.
    vi.advanceTimersByTime(1);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('makes a response once for all who ask at the same time and while it is fresh', async () => {
    const cache = createResponseCache();
    let made = 0;
    const send = async () =>
      (await cache.fetch('/a', second, async () => response(`${(made += 1)}`))).body.toString();
    const first = await Promise.all([send(), send(), send()]);
    vi.advanceTimersByTime(900);
    const later = await send();
    vi.advanceTimersByTime(200);
    expect([...first, later, await send()]).toEqual(['1', '1', '1', '1', '2']);
  });

  it('drops what is no longer fresh, asked for or not', async () => {
    const cache = createResponseCache();
    await cache.fetch('/answer', second, async () => response('1'));
    await cache.fetch('/page', 2 * second, async () => response('12'));
    // An entry has the bytes of its key, of its headers (`{}`) and of its body: 7 + 2 + 1, and 5 + 2 + 2.
    expect(cache.size).toEqual({ entries: 2, bytes: 19 });
    vi.advanceTimersByTime(1100);
    expect(cache.size).toEqual({ entries: 1, bytes: 9 });
    vi.advanceTimersByTime(1100);
    expect(cache.size).toEqual({ entries: 0, bytes: 0 });
  });

  it('counts the age of a response from the question', async () => {
    const cache = createResponseCache();
    await cache.fetch('/a', second, async () => {
      vi.advanceTimersByTime(600);
      return response('slow');
    });
    vi.advanceTimersByTime(500);
    expect((await cache.fetch('/a', second, async () => response('next'))).body.toString()).toBe('next');
  });

  it('stores nothing made before a change, one response that is still being made included', async () => {
    const cache = createResponseCache();
    const old = cache.fetch('/a', second, async () => {
      await Promise.resolve();
      return response('old');
    });
    cache.clear();
    expect((await old).body.toString()).toBe('old');
    expect(cache.size.entries).toBe(0);
    expect((await cache.fetch('/a', second, async () => response('new'))).body.toString()).toBe('new');
  });

  it('passes a rejection on to every request, and stores none', async () => {
    const cache = createResponseCache();
    const requests = [1, 2].map(() => cache.fetch('/a', second, () => Promise.reject(new Error('away'))));
    expect((await Promise.allSettled(requests)).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
    ]);
    expect((await cache.fetch('/a', second, async () => response('here'))).body.toString()).toBe('here');
  });

  it('API-3 asks again after an error that is thrown before anything is awaited', async () => {
    const cache = createResponseCache();
    const failing = cache.fetch('/a', second, () => {
      throw new Error('at once');
    });
    await expect(failing).rejects.toThrow('at once');
    expect((await cache.fetch('/a', second, async () => response('here'))).body.toString()).toBe('here');
  });

  it('SEC-12 keeps nothing that was made while the cache was emptied from within', async () => {
    const cache = createResponseCache();
    const old = await cache.fetch('/a', second, async () => {
      cache.clear();
      return response('old');
    });
    expect(old.body.toString()).toBe('old');
    expect((await cache.fetch('/a', second, async () => response('new'))).body.toString()).toBe('new');
  });

  it('API-3 stores nothing that is fresh for no time', async () => {
    const cache = createResponseCache();
    await cache.fetch('/a', 0, async () => response('1'));
    expect(cache.size.entries).toBe(0);
    expect((await cache.fetch('/a', 0, async () => response('2'))).body.toString()).toBe('2');
  });

  it('API-3 is bounded in bytes and in entries, and stores no response larger than itself', async () => {
    const cache = createResponseCache();
    const megabyte = 1024 * 1024;
    const large = response('x'.repeat(megabyte));
    // The cache holds 8 MB: seven of these responses, which have a key beside their megabyte.
    for (let number = 0; number < 20; number += 1)
      await cache.fetch(`/large/${number}`, second, async () => large);
    expect(cache.size.entries).toBe(7);
    expect(cache.size.bytes).toBeLessThanOrEqual(8 * megabyte);
    await cache.fetch('/huge', second, async () => response('x'.repeat(9 * megabyte)));
    expect(cache.size.entries).toBe(7);
    // And a thousand entries.
    for (let number = 0; number < 1100; number += 1)
      await cache.fetch(`/small/${number}`, second, async () => response('x'));
    expect(cache.size.entries).toBe(1000);
  });
});

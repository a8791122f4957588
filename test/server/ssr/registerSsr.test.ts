import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RenderPage } from '#contract/rendering.ts';
import { createResponseCache, type ResponseCache } from '#server/http/cache/responseCache.ts';
import { createGate } from '../../support/createGate.ts';
import { pageSettings } from '../../support/pageSettings.ts';
import { removeFolder } from '../../support/removeFolder.ts';
import { writeClientBuild } from '../../support/servers/clientBuild.ts';
import { type LogLine, openPageServer, renderResult, shownBy } from '../../support/servers/pageServer.ts';

const queryOf = (address: string) => new URL(address, 'http://shop').searchParams.get('q') ?? '';
/** Only `q` distinguishes pages. */
const pageAddress = async (address: string): Promise<string> =>
  `${new URL(address, 'http://shop').pathname}?q=${queryOf(address)}`;

describe('a page of the server', () => {
  let clientDir = '';
  let app: FastifyInstance;
  let cache: ResponseCache;
  let renderPage: RenderPage;
  let saved = { version: 0, settings: pageSettings };
  let log: LogLine[];
  beforeAll(() => {
    clientDir = writeClientBuild();
  });
  afterAll(() => removeFolder(clientDir));
  beforeEach(async () => {
    cache = createResponseCache();
    saved = { version: 0, settings: pageSettings };
    log = [];
    app = await openPageServer({
      clientDir,
      cache,
      log,
      renderPage: (request) => renderPage(request),
      pageAddress,
      settings: () => saved.settings,
      settingsVersion: () => String(saved.version),
    });
  });
  afterEach(() => app.close());
  /** The warnings in the log, which have the level 40. */
  const warnings = () => log.filter(({ level }) => level === 40).map(({ msg }) => msg);
  /** Sends at once; `inject` alone sends only when its `then` is called. */
  const send = async (url: string) => app.inject(url);

  it('LS-3 is rendered once for all queries that it does not depend on', async () => {
    const rendered: string[] = [];
    renderPage = async ({ address }) => {
      rendered.push(address);
      return renderResult(address);
    };
    const tracked = Array.from(
      { length: 50 },
      (_, number) => `/shop?utm_source=${number}&q=cup&fbclid=${number}`,
    );
    const answers = await Promise.all(['/shop?q=cup', ...tracked].map((url) => app.inject(url)));
    expect(rendered).toEqual(['/shop?q=cup']);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=5',
      'content-security-policy': "default-src 'self'",
      'content-type': 'text/html; charset=utf-8',
    });
    expect(answers[0]?.body).toContain('<link rel="canonical" href="https://shop.example/shop">');
    expect(cache.size.entries).toBe(1);
  });

  it('SP-5 has the new settings at once', async () => {
    renderPage = async ({ settings }) => renderResult(`/shop?q=${settings.shop.name}`);
    await app.inject('/shop');
    saved = { version: 1, settings: { ...pageSettings, shop: { ...pageSettings.shop, name: 'Bazaar' } } };
    const { body } = await app.inject('/shop');
    expect([shownBy(body), /"name":"(.*?)"/.exec(body)?.[1]]).toEqual(['/shop?q=Bazaar', 'Bazaar']);
  });

  it('SH-4 is stored by no cache and no search engine where its address is secret', async () => {
    renderPage = async ({ address }) => ({
      ...renderResult(address),
      head: { title: 'Your order', noIndex: true, isPrivate: true },
    });
    const { headers, body } = await app.inject('/track/link');
    expect([headers['cache-control'], headers['cdn-cache-control']]).toEqual(['no-store', 'no-store']);
    expect(body).toContain('<meta name="robots" content="noindex">');
  });

  it('RT-18 is rendered two at once at most; eight wait, and further requests get the page without content', async () => {
    let running = 0;
    let maxRunning = 0;
    const ends: (() => void)[] = [];
    renderPage = async ({ address }) => {
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await new Promise<void>((resolve) => ends.push(resolve));
      running -= 1;
      return renderResult(address);
    };
    const requests = Array.from({ length: 10 }, (_, number) => send(`/shop?q=${number}`));
    const eleventh = await send('/shop?q=eleventh');
    expect({ statusCode: eleventh.statusCode, visible: shownBy(eleventh.body) }).toEqual({
      statusCode: 200,
      visible: '',
    });
    expect(eleventh.headers['cache-control']).toBe('no-store');
    expect(warnings()).toEqual(['too many pages are being rendered; the browser renders this one']);
    const endAll = setInterval(() => ends.shift()?.());
    const answers = await Promise.all(requests);
    clearInterval(endAll);
    expect(answers.map(({ body }) => shownBy(body))).toEqual(
      requests.map((_, number) => `/shop?q=${number}`),
    );
    expect(maxRunning).toBe(2);
  });

  it('SPD-25 is compressed quickly while others wait to be rendered, and thoroughly otherwise', async () => {
    // Numbers without a plain pattern, which a thorough compression makes smaller than a quick one.
    const text = Array.from({ length: 20_000 }, (_, number) => String((number * 7919) % 1009)).join(' ');
    const ends: (() => void)[] = [];
    renderPage = async () => {
      await new Promise<void>((resolve) => ends.push(resolve));
      return renderResult(text);
    };
    const headers = { 'accept-encoding': 'br' };
    const requests = [1, 2, 3].map((number) => app.inject({ url: `/shop?q=${number}`, headers }));
    const responding = Promise.all(requests);
    const endAll = setInterval(() => ends.shift()?.());
    const [first, , last] = (await responding).map(({ rawPayload }) => rawPayload);
    clearInterval(endAll);
    expect(first?.byteLength).toBeGreaterThan(last?.byteLength ?? Number.NaN);
    expect(brotliDecompressSync(first ?? '')).toEqual(brotliDecompressSync(last ?? ''));
  });

  it('OP-45 is rendered in a turn of its own, so that calls are answered between two pages', async () => {
    let turn = 0;
    const count = (): void => {
      turn += 1;
      counting = setImmediate(count);
    };
    let counting = setImmediate(count);
    const renderedIn: number[] = [];
    renderPage = async ({ address, yieldToEventLoop }) => {
      await yieldToEventLoop?.();
      renderedIn.push(turn);
      return renderResult(address);
    };
    await Promise.all([send('/shop?q=1'), send('/shop?q=2')]);
    clearImmediate(counting);
    expect(new Set(renderedIn).size).toBe(2);
  });

  it('RT-18 is sent without content when its rendering fails, and the log has the reason under the request id', async () => {
    renderPage = () => Promise.reject(new Error('A screen broke'));
    const answer = await app.inject('/shop');
    expect({ statusCode: answer.statusCode, visible: shownBy(answer.body) }).toEqual({
      statusCode: 200,
      visible: '',
    });
    expect(answer.body).toContain('<script type="module"');
    expect(cache.size.entries).toBe(0);
    const errors = log.filter(({ level }) => level >= 50);
    expect(errors).toMatchObject([
      { err: { message: 'A screen broke' }, reqId: answer.headers['x-request-id'] },
    ]);
  });

  it('OP-55 is sent without content, which no cache may store, when its queries have no answer for two seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { opened: ending, open: end } = createGate();
    const started = new Promise<void>((resolve) => {
      renderPage = async ({ address }) => {
        resolve();
        await ending;
        return renderResult(address);
      };
    });
    const request = send('/shop');
    await started;
    vi.advanceTimersByTime(2000);
    end();
    const { body, headers } = await request;
    expect([shownBy(body), headers['cache-control']]).toEqual(['', 'no-store']);
    expect(warnings()).toEqual(['the page has no content after two seconds; the browser renders this one']);
  });

  it('OP-42 is sent without content when the server begins to close before its queries are sent', async () => {
    renderPage = async ({ fetch }) => {
      void app.close();
      await vi.waitFor(() => expect(app.isClosing()).toBe(true));
      const answer = await fetch('/livez').catch(() => null);
      return { ...renderResult('no product'), status: answer?.status ?? 503 };
    };
    const { statusCode, body } = await send('/product-details/1');
    expect({ statusCode, visible: shownBy(body) }).toEqual({ statusCode: 200, visible: '' });
  });

  it('RT-2 redirects where a route redirects', async () => {
    renderPage = async () => ({ ...renderResult(''), status: 301, location: '/shop' });
    const { statusCode, headers } = await app.inject('/product');
    expect({ statusCode, location: headers.location }).toEqual({ statusCode: 301, location: '/shop' });
  });

  it('SEC-6 comes with its files, without source maps, the manifest and what is outside of the build', async () => {
    renderPage = async ({ address }) => renderResult(address);
    const hidden = [
      '/assets/index-1.js.map',
      '/.vite/manifest.json',
      '/index.html',
      '/.env',
      '/../package.json',
    ];
    const answers = await Promise.all(
      [...hidden, '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'].map((url) => app.inject(url)),
    );
    const bodies = answers.map(({ body }) => body).join('');
    expect(bodies).not.toMatch(/sourcesContent|"imports"|<!--head-->|devDependencies/);
    expect((await app.inject('/assets/index-1.css')).body).toBe('body{margin:0}');
  });

  it('RT-17 RT-18 is HTML also where the address cannot be decoded; another file or call is refused with JSON', async () => {
    renderPage = async ({ address }) => renderResult(address);
    const paths = ['/moon%2', '/api/product/%zz', '/assets/%zz', '/pictures/%zz'];
    const answers = await Promise.all(paths.map((path) => app.inject(path)));
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['content-type']])).toEqual([
      [200, 'text/html; charset=utf-8'],
      [400, 'application/json; charset=utf-8'],
      [400, 'application/json; charset=utf-8'],
      [400, 'application/json; charset=utf-8'],
    ]);
    expect(shownBy(answers[0]?.body ?? '')).toBe('/moon%2?q=');
  });
});

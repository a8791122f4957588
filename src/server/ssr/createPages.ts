import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { emptyMarkup, type PageAddress, type RenderPage, type RenderResult } from '#contract/rendering.ts';
import type { PageSettings } from '#contract/settings.ts';
import { languageOf } from '#domain/pages/languages.ts';
import { pageShopInLanguage } from '#domain/products/pageShopInLanguage.ts';
import type { CachedResponse, ResponseCache } from '../http/cache/responseCache.ts';
import { createQueue, QueueFullError } from '../process/createQueue.ts';
import { resultWithin } from '../process/resultWithin.ts';
import type { CspHashes } from './cspHashes.ts';
import { injectFetch } from './injectFetch.ts';
import { readViteBuild } from './readViteBuild.ts';
import { type Page, renderDocument } from './renderDocument.ts';

/** The built application in one language. */
export interface Application {
  /** What the addresses of its pages begin with (`domain/pages/languages.ts`). */
  readonly prefix: string;
  readonly renderPage: RenderPage;
  readonly pageAddress: PageAddress;
}

/** What every page needs from the server. */
export interface PageOptions {
  readonly clientDir: string;
  readonly cache: ResponseCache;
  readonly settings: () => PageSettings;
  /** Part of the key of every cached page: a text that changes with the shop settings, the categories and the pages of text. */
  readonly settingsVersion: () => string;
  /** Whether the shop has published a page of text at the address `/slug`. */
  readonly hasPageOfText: (slug: string) => boolean;
  /** The shop's public origin. */
  readonly origin: () => string;
  /** Returns the CSP that allows this page's inline scripts and styles and no others. */
  readonly policyFor: (hashes: CspHashes) => string;
}

/** Milliseconds for which a rendered page is used again for requests for the same address. */
const freshForMs = 2000;
/** Milliseconds after which the shell is sent instead: the visitor waits, and a query of a silent database fails much later. */
const renderTimeoutMs = 2000;
// How many pages are rendered at once, and how many may wait for that. A list of 40 product cards takes 4 ms on a fast
// processor, and several times as long on a slow one or in a new process: there the browser renders its page itself sooner
// than it would get it after a longer wait.
const renderLimits = { concurrent: 2, mostWaiting: 8 };

const uncached = { 'cache-control': 'no-store', 'cdn-cache-control': 'no-store' };

/** The response with headers by which no cache stores it. */
const forbidStorage = (response: CachedResponse): CachedResponse => ({
  ...response,
  headers: { ...response.headers, ...uncached },
});

const responseOf = (page: Page, policyFor: PageOptions['policyFor']): CachedResponse => ({
  status: page.status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyFor(page),
    ...(page.location === undefined ? {} : { location: page.location }),
  },
  body: Buffer.concat(page.html.map((piece) => Buffer.from(piece))),
});

/** Creates the queue in which the pages of all languages wait to be rendered. */
export const createRenderQueue = (app: FastifyInstance) => {
  const { concurrent, mostWaiting } = renderLimits;
  const enqueue = createQueue(concurrent, { mostWaiting });
  app.metrics.gauge('shop_render_queue', 'Pages that wait to be rendered.', () => enqueue.waiting);
  app.metrics.gauge('shop_renders_in_progress', 'Pages that are being rendered.', () => enqueue.running);
  // In each turn of the event loop only one of the pages in progress goes on, so that a call of the API waits for one at most.
  const turnQueue = createQueue(1);
  const yieldToEventLoop = (): Promise<void> => turnQueue(() => setImmediate());
  return { enqueue, yieldToEventLoop };
};

type RenderQueue = ReturnType<typeof createRenderQueue>;

/** Keeps the response that `make` returns; makes it again when the version has changed. */
const keepCurrent = (version: () => string, make: () => CachedResponse): (() => CachedResponse) => {
  let kept = { version: version(), response: make() };
  return () => {
    const newest = version();
    if (newest !== kept.version) kept = { version: newest, response: make() };
    return kept.response;
  };
};

/** Returns functions that make the responses of one language: a rendered page, and the shell, which is the page without content. */
const createResponses = (
  app: FastifyInstance,
  { prefix, renderPage }: Application,
  options: PageOptions,
  { enqueue, yieldToEventLoop }: RenderQueue,
) => {
  const built = readViteBuild(options.clientDir, prefix);
  const settingsOfPage = (): PageSettings => {
    const settings = options.settings();
    return { ...settings, shop: pageShopInLanguage(settings.shop, languageOf(prefix)) };
  };
  const fetch = injectFetch(app);
  const toResponse = (renderResult: RenderResult, settings: PageSettings): CachedResponse => {
    const page = renderDocument(built, renderResult, settings, { origin: options.origin(), prefix });
    // How the page is compressed: `quick` takes a third of the time for a sixth more bytes (http/cache/encodings.ts).
    const effort = enqueue.waiting > 0 ? 'quick' : 'thorough';
    const response = { ...responseOf(page, options.policyFor), effort } as const;
    // A private page may have a secret in its address. The shop's own cache may keep it: only who knows the address can ask for it.
    return renderResult.head.isPrivate ? forbidStorage(response) : response;
  };
  const currentShell = keepCurrent(options.settingsVersion, () => {
    const settings = settingsOfPage();
    const shell = toResponse({ status: 200, head: { title: settings.shop.name }, ...emptyMarkup }, settings);
    // No cache may store the shell: the next visitor shall get the page with its content.
    return forbidStorage(shell);
  });
  const renderFresh = async (address: string): Promise<CachedResponse> => {
    // Lets Node read other requests first: with the embedded database a page is rendered in one turn of
    // the event loop, and more requests would stay unread in their sockets instead of getting the shell.
    await app.acceptConnections();
    const settings = settingsOfPage();
    const stopTimer = app.metrics.renderSeconds.startTimer();
    const result = await renderPage({ address, settings, fetch, yieldToEventLoop }).finally(() =>
      stopTimer(),
    );
    return toResponse(result, settings);
  };
  /** Rejects when no page can be rendered. The login reads nothing from the database, which has a readiness check of its own. */
  const checkRendering = () => renderPage({ address: `${prefix}/login`, settings: settingsOfPage(), fetch });
  return { currentShell, renderFresh, checkRendering };
};

/**
 * Returns a function that answers a request for a page of one language: with the rendered page, or with the shell if rendering takes
 * too long. The browser then renders the page itself.
 */
export const createPages = (
  app: FastifyInstance,
  application: Application,
  options: PageOptions,
  queue: RenderQueue,
) => {
  const { prefix, pageAddress } = application;
  const { currentShell, renderFresh, checkRendering } = createResponses(app, application, options, queue);
  const shellWithWarning = (request: FastifyRequest, reason: string): CachedResponse => {
    app.metrics.shells.inc();
    request.log.warn(`${reason}; the browser renders this one`);
    return currentShell();
  };
  app.addReadinessCheck(`pages${prefix}`, checkRendering);

  return async (request: FastifyRequest): Promise<CachedResponse> => {
    if (app.isClosing()) return currentShell();
    try {
      const address = await pageAddress(request.originalUrl, options.hasPageOfText);
      const key = `page ${options.settingsVersion()} ${address}`;
      const rendering = options.cache.fetch(key, freshForMs, () => queue.enqueue(() => renderFresh(address)));
      const page = await resultWithin(renderTimeoutMs, rendering, null);
      if (page === null) return shellWithWarning(request, 'the page has no content after two seconds');
      // Fastify's `inject`, by which a page makes its calls, refuses them once the server closes: the page may say that its product
      // cannot be read.
      return app.isClosing() ? currentShell() : page;
    } catch (error) {
      if (error instanceof QueueFullError)
        return shellWithWarning(request, 'too many pages are being rendered');
      app.metrics.shells.inc();
      request.log.error({ err: error }, 'the page could not be rendered; the browser renders it');
      return currentShell();
    }
  };
};

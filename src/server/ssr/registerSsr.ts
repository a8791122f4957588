import { setImmediate } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { emptyMarkup, type PageAddress, type RenderPage, type RenderResult } from '#contract/rendering.ts';
import type { PageSettings } from '#contract/settings.ts';
import { shop } from '#domain/shop.ts';
import { createQueue, QueueFullError } from '../createQueue.ts';
import { isPage } from '../http/pageUrl.ts';
import type { CachedResponse, ResponseCache } from '../http/responseCache.ts';
import { sendCached } from '../http/sendCached.ts';
import { resultWithin } from '../resultWithin.ts';
import type { CspHashes } from './cspHashes.ts';
import { injectFetch } from './injectFetch.ts';
import { type Page, renderDocument } from './renderDocument.ts';
import { readViteManifest } from './viteManifest.ts';

/** Serves the files of the built application and renders all pages on the server. */

/** The built application and what its pages need from the server. */
export interface SsrOptions {
  readonly clientDir: string;
  readonly renderPage: RenderPage;
  readonly pageAddress: PageAddress;
  readonly cache: ResponseCache;
  readonly settings: PageSettings;
  /** The shop's public origin. */
  readonly origin: () => string;
  /** Returns the CSP that allows this page's inline scripts and styles and no others. */
  readonly policyFor: (hashes: CspHashes) => string;
}

/** Milliseconds for which a rendered page is reused for requests of the same address. */
const maxAge = 2000;
/** Milliseconds: a silent database is given up after several times as long, and the browser shows that it waits. */
const patience = 2000;
// A list of 40 product cards takes 4 ms of a fast processor, and several times as long on a slow one or in a new process,
// where a browser renders its page sooner than a longer queue would.
const renderLimits = { concurrent: 2, waiting: 8 };

const emptyShell: RenderResult = { status: 200, head: { title: shop.name }, ...emptyMarkup };

const uncached = { 'cache-control': 'no-store', 'cdn-cache-control': 'no-store' };

const forbidStorage = (response: CachedResponse): CachedResponse => ({
  ...response,
  headers: { ...response.headers, ...uncached },
});

const responseOf = (page: Page, policyFor: SsrOptions['policyFor']): CachedResponse => ({
  status: page.status,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policyFor(page),
    ...(page.location === undefined ? {} : { location: page.location }),
  },
  body: Buffer.concat(page.html.map((piece) => Buffer.from(piece))),
});

const serveFiles = (app: FastifyInstance, clientDir: string) =>
  app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    // A source map shows the sources to every visitor.
    globIgnore: ['index.html', '.vite/**', '**/*.map'],
    setHeaders: (reply, path) => {
      // Vite puts a content hash into these names; the names of other files do not change between releases.
      const isImmutable = path.includes('/assets/');
      reply.header(
        'cache-control',
        isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });

/** Registers the application's files, and all other paths as pages rendered on the server. */
export const registerSsr = async (app: FastifyInstance, options: SsrOptions): Promise<void> => {
  const built = readViteManifest(options.clientDir);
  const fetch = injectFetch(app);
  await serveFiles(app, options.clientDir);

  // One page in a turn of the event loop: a call of the API waits in each of its turns for one page at most.
  const turns = createQueue(1);
  const takeTurn = (): Promise<void> => turns(() => setImmediate());

  const enqueue = createQueue(renderLimits.concurrent, renderLimits);
  const { metrics } = app;
  metrics.gauge('hatkhola_render_queue', 'Pages that wait to be rendered.', () => enqueue.waiting);
  metrics.gauge('hatkhola_renders_in_progress', 'Pages that are being rendered.', () => enqueue.running);
  const toResponse = (renderResult: RenderResult): CachedResponse => {
    const page = renderDocument(built, renderResult, options.settings, options.origin());
    // A third of the time for a sixth more bytes (http/encodings.ts).
    const effort = enqueue.waiting > 0 ? 'quick' : 'thorough';
    const response = { ...responseOf(page, options.policyFor), effort } as const;
    return renderResult.head.isPrivate ? forbidStorage(response) : response;
  };
  // The next visitor shall get the page with its content.
  const shell = forbidStorage(toResponse(emptyShell));
  const unrendered = (request: FastifyRequest, reason: string): CachedResponse => {
    metrics.shells.inc();
    request.log.warn(`${reason}; the browser renders this one`);
    return shell;
  };
  const pageFor = async (request: FastifyRequest): Promise<CachedResponse> => {
    if (app.isClosing()) return shell;
    try {
      const address = await options.pageAddress(request.originalUrl);
      const renderFresh = async () => {
        // Lets Node read other requests first: with the embedded database a page is rendered in one pass of
        // the event loop, and more requests would stay unread in their sockets instead of getting the shell.
        await app.acceptConnections();
        const end = metrics.renderSeconds.startTimer();
        const result = await options.renderPage({ address, settings: options.settings, fetch, takeTurn });
        end();
        return toResponse(result);
      };
      const rendering = options.cache.fetch(`page ${address}`, maxAge, () => enqueue(renderFresh));
      const page = await resultWithin(patience, rendering, null);
      if (page === null) return unrendered(request, 'the page has no content after two seconds');
      // A closing Fastify refuses the calls of a screen's queries: the page may say that its product cannot be read.
      return app.isClosing() ? shell : page;
    } catch (error) {
      if (error instanceof QueueFullError) return unrendered(request, 'too many pages are being rendered');
      request.log.error({ err: error }, 'the page could not be rendered; the browser renders it');
      return shell;
    }
  };

  // Reads nothing from the database, whose own check says whether it can be reached.
  app.addReadinessCheck('pages', () =>
    options.renderPage({ address: '/about-us', settings: options.settings, fetch }),
  );

  app.get('/*', async (request, reply) => {
    if (!isPage(request.url)) return reply.callNotFound();
    return sendCached(request, reply, await pageFor(request));
  });
};

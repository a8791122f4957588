import Fastify, { type FastifyInstance } from 'fastify';
import { emptyMarkup, type PageAddress, type RenderPage, type RenderResult } from '#contract/rendering.ts';
import type { PageSettings } from '#contract/settings.ts';
import type { ResponseCache } from '#server/http/cache/responseCache.ts';
import { acceptConnections } from '#server/http/connections/acceptConnections.ts';
import { closeConnections } from '#server/http/connections/closeConnections.ts';
import { measureRequests } from '#server/http/monitoring/metrics.ts';
import { probes } from '#server/http/monitoring/probes.ts';
import { answerError, answerErrors } from '#server/http/routes/answerErrors.ts';
import { rewriteUrl } from '#server/http/routes/rewriteUrl.ts';
import { registerSsr } from '#server/ssr/registerSsr.ts';

/** A rendered page of the product list with this content; the other values are arbitrary. */
export const renderResult = (html: string): RenderResult => ({
  ...emptyMarkup,
  status: 200,
  head: { title: 'Shop', canonical: '/shop' },
  html,
  headerFirst: true,
  styleVersion: '6',
});

/** The content of a page that was sent, up to its first `</div>`. */
export const shownBy = (html: string): string =>
  /<div id="root">(?:<script>.*?<\/script>)*(.*?)<\/div>/.exec(html)?.[1] ?? 'no page';

export interface LogLine {
  /** 40 is a warning, 50 an error. */
  readonly level: number;
  readonly msg: string;
  readonly reqId?: string;
}

interface PageServerOptions {
  readonly clientDir: string;
  readonly cache: ResponseCache;
  /** Receives each line that the server logs. */
  readonly log: LogLine[];
  readonly renderPage: RenderPage;
  readonly pageAddress: PageAddress;
  readonly settings: () => PageSettings;
  readonly settingsVersion: () => string;
  readonly movedAddress?: (address: string) => string | null;
}

/** A server of nothing but pages, which `renderPage` renders in both languages with the files of the build. */
export const openPageServer = async ({
  log,
  renderPage,
  pageAddress,
  ...options
}: PageServerOptions): Promise<FastifyInstance> => {
  const app = Fastify({
    rewriteUrl,
    frameworkErrors: answerError,
    logger: { stream: { write: (line: string) => log.push(JSON.parse(line) as LogLine) } },
  });
  await app.register(answerErrors);
  await app.register(measureRequests);
  await app.register(acceptConnections);
  await app.register(probes);
  await app.register(closeConnections, { withinMs: 1000 });
  await registerSsr(app, {
    movedAddress: () => null,
    ...options,
    applications: [
      { prefix: '', renderPage, pageAddress },
      { prefix: '/bn', renderPage, pageAddress },
    ],
    hasPageOfText: () => false,
    origin: () => 'https://shop.example',
    policyFor: () => "default-src 'self'",
  });
  return app;
};

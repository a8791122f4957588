import Fastify, { type FastifyInstance } from 'fastify';
import type { PageAddress, RenderPage } from '#contract/rendering.ts';
import type { PageSettings } from '#contract/settings.ts';
import type { ResponseCache } from '#server/http/cache/responseCache.ts';
import { acceptConnections } from '#server/http/connections/acceptConnections.ts';
import { closeConnections } from '#server/http/connections/closeConnections.ts';
import { measureRequests } from '#server/http/monitoring/metrics.ts';
import { probes } from '#server/http/monitoring/probes.ts';
import { answerError, answerErrors } from '#server/http/routes/answerErrors.ts';
import { rewriteUrl } from '#server/http/routes/pageUrl.ts';
import { registerSsr } from '#server/ssr/registerSsr.ts';

export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly reqId?: string;
}

interface PageServer {
  readonly clientDir: string;
  readonly cache: ResponseCache;
  readonly log: LogLine[];
  readonly renderPage: RenderPage;
  readonly pageAddress: PageAddress;
  readonly settings: () => PageSettings;
  readonly settingsVersion: () => string;
}

/** A server of nothing but pages, which this renders in both languages, with the files of the build. */
export const openPageServer = async ({
  log,
  renderPage,
  pageAddress,
  ...options
}: PageServer): Promise<FastifyInstance> => {
  const app = Fastify({
    rewriteUrl,
    frameworkErrors: answerError,
    logger: { stream: { write: (line: string) => log.push(JSON.parse(line) as LogLine) } },
  });
  await app.register(answerErrors);
  await app.register(measureRequests);
  await app.register(acceptConnections);
  await app.register(probes);
  await app.register(closeConnections, { within: 1000 });
  await registerSsr(app, {
    ...options,
    applications: [
      { prefix: '', renderPage, pageAddress },
      { prefix: '/bn', renderPage, pageAddress },
    ],
    movedAddress: () => null,
    hasPage: () => false,
    origin: () => 'https://shop.example',
    policyFor: () => "default-src 'self'",
  });
  return app;
};

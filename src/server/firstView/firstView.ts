import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Paint, Painting } from '#contract/painting.ts';
import type { PageSettings } from '#contract/settings.ts';
import { shop } from '#domain/shop.ts';
import { readBuiltFiles } from './builtFiles.ts';
import { injectFetch } from './injectFetch.ts';
import { type Page, writePage } from './writePage.ts';

/** The built application: its files, and every other address painted by the server (issue 2, point 6). */

export interface FirstViewNeeds {
  readonly clientDir: string;
  readonly paint: Paint;
  readonly settings: PageSettings;
  /** The shop's origin as the world sees it. */
  readonly origin: () => string;
  /** The CSP that allows the styles of this page and no others. */
  readonly policyFor: (page: Pick<Page, 'scriptHashes' | 'styleHashes' | 'styleAttributeHashes'>) => string;
}

/** Milliseconds for which a painted page is given to others who ask for the same address. */
const freshFor = 2000;
const mostKept = 300;

const unpainted: Painting = {
  status: 200,
  head: { title: shop.name },
  html: '',
  css: '',
  styleVersion: '',
  carried: null,
  files: [],
};

const notPages = /^\/(api|assets|pictures)(\/|$)/;

/** Keeps what `make` gave for a moment; many who ask at once wait for one painting. */
const keepFresh = <Value>(make: (key: string) => Promise<Value>) => {
  const kept = new Map<string, { at: number; value: Promise<Value> }>();
  return (key: string): Promise<Value> => {
    const found = kept.get(key);
    if (found !== undefined && Date.now() - found.at < freshFor) return found.value;
    const value = make(key);
    kept.delete(key);
    kept.set(key, { at: Date.now(), value });
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    value.catch(() => kept.delete(key));
    return value;
  };
};

const serveFiles = (app: FastifyInstance, clientDir: string) =>
  app.register(fastifyStatic, {
    root: clientDir,
    wildcard: false,
    index: false,
    cacheControl: false,
    preCompressed: true,
    globIgnore: ['index.html', '.vite/**'],
    setHeaders: (reply, path) => {
      // Vite names these by their content; the others keep their names from release to release.
      const forever = path.includes('/assets/');
      reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });

/** Mounts the application's files and pages on the server. */
export const mountFirstView = async (app: FastifyInstance, needs: FirstViewNeeds): Promise<void> => {
  const built = readBuiltFiles(needs.clientDir);
  const fetch = injectFetch(app);
  await serveFiles(app, needs.clientDir);

  const paint = async (address: string): Promise<Painting> =>
    needs.paint({ address, settings: needs.settings, fetch });
  const painted = keepFresh(paint);
  const pageFor = async (request: FastifyRequest): Promise<Page> => {
    const painting = await painted(request.url).catch((error: unknown) => {
      request.log.error({ err: error }, 'the first view could not be painted; the browser draws it');
      return unpainted;
    });
    return writePage(built, painting, needs.settings, needs.origin());
  };

  app.get('/*', async (request, reply) => {
    if (notPages.test(request.url)) return reply.callNotFound();
    const page = await pageFor(request);
    return reply
      .code(page.status)
      .header('content-security-policy', needs.policyFor(page))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page.html);
  });
};

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { iconPath, iconSizes, shopIcon } from '#domain/shop/shopIcon.ts';
import { sendCached } from '../http/cache/sendCached.ts';
import { isPage } from '../http/routes/rewriteUrl.ts';
import { type Application, createPages, createRenderQueue, type PageOptions } from './createPages.ts';

/** Serves the files of the built application and renders all pages on the server. */

/** The application in each of its languages, and what its pages need from the server. */
export interface SsrOptions extends PageOptions {
  readonly applications: readonly Application[];
  /** The present address of a listing or a page of text, for an earlier one; `null` for any other address. All without the prefix. */
  readonly movedAddress: (address: string) => string | null;
}

const serveFiles = (app: FastifyInstance, clientDir: string) =>
  app.register(fastifyStatic, {
    root: clientDir,
    // A route for each file, so that all other addresses reach the pages. A route for a folder would read the folder at each request.
    wildcard: false,
    index: false,
    // `setHeaders` below writes the header instead.
    cacheControl: false,
    // Sends the `.br` or `.gz` file that the build has written beside a file. These need no routes of their own.
    preCompressed: true,
    // Pages are rendered and the icon has a route below. No source maps: they would show the sources to every visitor.
    globIgnore: ['**/index.html', '**/favicon.ico', '**/.vite/**', '**/*.{map,br,gz}'],
    setHeaders: (reply, path) => {
      // Vite puts a content hash into these names; the names of other files do not change between releases.
      const isImmutable = path.includes('/assets/');
      reply.header(
        'cache-control',
        isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });

/** Serves `/favicon.ico`, which browsers request if a page names no icon: the shop's own icon, or the built file. */
const serveIcon = (app: FastifyInstance, settings: SsrOptions['settings']): void => {
  app.get('/favicon.ico', async (_request, reply) => {
    const picture = shopIcon(settings().shop);
    const path = picture === null ? undefined : iconPath(picture.address, iconSizes.tab);
    reply.header('cache-control', 'public, max-age=3600');
    return path === undefined ? reply.sendFile('favicon.ico', { cacheControl: false }) : reply.redirect(path);
  });
};

/** Registers the application's files, and all other paths as pages rendered on the server. */
export const registerSsr = async (app: FastifyInstance, options: SsrOptions): Promise<void> => {
  await serveFiles(app, options.clientDir);
  serveIcon(app, options.settings);

  const queue = createRenderQueue(app);
  for (const application of options.applications) {
    const pageFor = createPages(app, application, options, queue);
    const { prefix } = application;
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const address = request.url.slice(prefix.length);
      // There is no second API under `/bn`, nor pictures: what would be one of theirs without the prefix is no page.
      if (!isPage(address)) return reply.callNotFound();
      const moved = options.movedAddress(address);
      // A browser must ask again each time: the shop may later use the old address again.
      if (moved !== null) return reply.header('cache-control', 'no-cache').redirect(`${prefix}${moved}`, 301);
      return sendCached(request, reply, await pageFor(request));
    };
    app.get(`${prefix}/*`, answer);
    // The wildcard does not match the prefix without a slash.
    if (prefix !== '') app.get(prefix, answer);
  }
};

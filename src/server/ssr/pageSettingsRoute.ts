import type { FastifyInstance } from 'fastify';
import type { PageSettings } from '#contract/settings.ts';

/** Where Vite, which serves the pages of `npm run dev`, asks for the settings that pages bring along. */
const pageSettingsPath = '/page-settings';

/** Answers with a page's settings as they are now. A built shop has no such route: it writes them into its pages itself. */
export const pageSettingsRoute = (app: FastifyInstance, settings: () => PageSettings): void => {
  app.get(pageSettingsPath, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return settings();
  });
};

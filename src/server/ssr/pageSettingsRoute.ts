import type { FastifyInstance } from 'fastify';
import type { PageSettings } from '#contract/settings.ts';

/** Where Vite, which serves the pages of `npm run dev`, asks for what they bring. */
export const pageSettingsPath = '/page-settings';

/** Answers with the settings of a page in force now; a built shop, which writes them into its own pages, has no such route. */
export const pageSettingsRoute = (app: FastifyInstance, settings: () => PageSettings): void => {
  app.get(pageSettingsPath, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return settings();
  });
};

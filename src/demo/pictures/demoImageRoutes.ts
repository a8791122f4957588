import type { FastifyPluginAsync } from 'fastify';
import { sendImage } from '#server/images/imageRoutes.ts';
import type { DemoImageFiles } from './demoImageFiles.ts';
import { renderThread } from './renderThread.ts';

/** GET /pictures/demo/NAME-WIDTH.webp: the demo shop's images, stored in `folder` once they are rendered. */
export const demoImageRoutes: FastifyPluginAsync<{
  readonly folder: string;
  readonly renders: boolean;
}> = async (app, { folder, renders }) => {
  const thread = renders ? renderThread() : null;
  let files: Promise<DemoImageFiles> | null = null;
  // Loaded on the first request, since other shops do not need the demo catalog.
  const demoFiles = (): Promise<DemoImageFiles> => {
    files ??= import('./demoImageFiles.ts').then(({ demoImageFiles }) =>
      demoImageFiles({
        folder,
        render: thread?.render ?? null,
        warn: (message) => app.log.warn(message),
      }),
    );
    return files;
  };
  app.addHook('onClose', () => thread?.close());
  app.get<{ Params: { name: string } }>('/pictures/demo/:name', async ({ params }, reply) =>
    sendImage(reply, await (await demoFiles()).read(params.name)),
  );
};

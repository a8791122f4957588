import type { FastifyPluginAsync } from 'fastify';
import { sendImage } from '#server/images/imageRoutes.ts';
import { readDemoImage } from './readDemoImage.ts';

/** GET /pictures/demo/NAME-WIDTH.webp: the images of the demo's products and slides. */
export const demoImageRoutes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { name: string } }>('/pictures/demo/:name', async ({ params }, reply) =>
    sendImage(reply, await readDemoImage(params.name)),
  );
};

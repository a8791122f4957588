import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { unknown } from '../apiError.ts';

const storedName = /^[0-9a-f]{24}-(160|300|450|900)\.webp$/;

/** Sends the bytes of an image whose name changes with its content; throws an ApiError without bytes. */
export const sendImage = (reply: FastifyReply, bytes: Buffer | null): FastifyReply => {
  if (bytes === null) throw unknown('picture', 'name');
  return reply
    .type('image/webp')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'")
    .send(bytes);
};

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

const readStored = async (folder: string, name: string): Promise<Buffer | null> => {
  if (!storedName.test(name)) return null;
  return readFile(join(folder, name)).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
};

/** GET /pictures/NAME-WIDTH.webp: uploaded images. */
export const imageRoutes: FastifyPluginAsync<{ readonly folder: string }> = async (app, { folder }) => {
  app.get<{ Params: { name: string } }>('/pictures/:name', async ({ params }, reply) =>
    sendImage(reply, await readStored(folder, params.name)),
  );
};

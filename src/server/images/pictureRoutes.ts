import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DemoImageFiles } from '../demo/images/demoImageFiles.ts';
import { unknown } from '../http/refusal.ts';

const kept = /^[0-9a-f]{24}-(160|300|450|900)\.webp$/;

const send = (reply: FastifyReply, bytes: Buffer | null): FastifyReply => {
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
  if (!kept.test(name)) return null;
  return readFile(join(folder, name)).catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
};

/** GET /pictures/NAME-WIDTH.webp: uploaded pictures, and the demo shop's pictures under /pictures/demo. */
export const pictureRoutes =
  ({ folder }: { readonly folder: string }) =>
  async (app: FastifyInstance): Promise<void> => {
    let demo: Promise<DemoImageFiles> | null = null;
    // Loaded on demand: other shops do not load the demo catalog.
    const demoFiles = (): Promise<DemoImageFiles> => {
      demo ??= import('../demo/images/demoImageFiles.ts').then(({ demoImageFiles }) =>
        demoImageFiles({ folder: join(folder, 'demo'), warn: (message) => app.log.warn(message) }),
      );
      return demo;
    };
    app.get<{ Params: { name: string } }>('/pictures/:name', async ({ params }, reply) =>
      send(reply, await readStored(folder, params.name)),
    );
    app.get<{ Params: { name: string } }>('/pictures/demo/:name', async ({ params }, reply) =>
      send(reply, await (await demoFiles()).read(params.name)),
    );
  };

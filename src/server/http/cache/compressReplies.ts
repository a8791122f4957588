import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { compressedFrom, encoderOptions, encodings, shortLength } from './encodings.ts';

/** Compresses each reply that has no encoding yet and is worth it, quickly: a short one at once, a longer one in chunks. */
export const compressReplies = fastifyPlugin(async (app: FastifyInstance) => {
  await app.register(compress, {
    encodings,
    threshold: compressedFrom,
    syncThreshold: shortLength,
    brotliOptions: encoderOptions.quick.br,
    zlibOptions: encoderOptions.quick.gzip,
  });
  // @fastify/compress adds its `onSend` hook last. On HEAD routes Fastify's own hook, which removes the body, comes
  // before: moved to the front, the compression sees the body and HEAD has the headers of GET.
  app.addHook('onRoute', ({ method, onSend }) => {
    if (method === 'HEAD' && Array.isArray(onSend)) onSend.unshift(...onSend.splice(-1));
  });
});

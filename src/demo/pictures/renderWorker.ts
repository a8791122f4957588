import { parentPort } from 'node:worker_threads';
import { type PixelsRequest, renderPixels } from './renderPixels.ts';

/** The script of the thread that renders demo images: it answers each request with pixels or an error's text. */

/** What the thread answers. */
export type RenderAnswer = { readonly pixels: Uint8Array } | { readonly error: string };

parentPort?.on('message', (request: PixelsRequest) => {
  try {
    const pixels = renderPixels(request);
    parentPort?.postMessage({ pixels } satisfies RenderAnswer, [pixels.buffer]);
  } catch (error) {
    parentPort?.postMessage({ error: String(error) } satisfies RenderAnswer, []);
  }
});

import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { createQueue } from '#server/createQueue.ts';
import type { PixelsRequest, RenderPixels } from './renderPixels.ts';
import type { RenderAnswer } from './renderWorker.ts';

/** One thread that renders demo images, so that the server's own thread can answer other requests. */
export interface RenderThread {
  readonly render: RenderPixels;
  /** Ends the thread; what it renders at present is lost. */
  close: () => Promise<void>;
}

interface RenderThreadOptions {
  /** Milliseconds without work after which the thread ends. */
  readonly idle?: number;
  /** Images that may wait; the next one is refused with a QueueFullError. */
  readonly waiting?: number;
  readonly script?: URL;
}

// In the sources the script is TypeScript beside this file; in dist/server it is beside the bundle or above its chunks.
const scripts = ['./renderWorker.ts', './renderWorker.js', '../renderWorker.js'];
const findScript = (): URL => {
  const script = scripts.map((path) => new URL(path, import.meta.url)).find((url) => existsSync(url));
  if (script === undefined) throw new Error(`The script of the render thread is missing: ${import.meta.url}`);
  return script;
};

/** TypeScript needs its loader in the thread too; a built server has none. */
const loaded = (script: URL): string => `
  import('tsx/esm/api').then(({ register }) => {
    register();
    return import(${JSON.stringify(script.href)});
  });`;

const start = (script: URL): Worker => {
  const isSource = script.pathname.endsWith('.ts');
  const worker = isSource ? new Worker(loaded(script), { eval: true }) : new Worker(script);
  // A process may end while a thread waits for work.
  worker.unref();
  return worker;
};

/** Sends one request, and resolves to its pixels; rejects when the thread fails or ends. */
const ask = (worker: Worker, request: PixelsRequest): Promise<Uint8Array> =>
  new Promise<Uint8Array>((resolve, reject) => {
    const onMessage = (answer: RenderAnswer): void => {
      worker.off('error', reject).off('exit', onExit);
      if ('pixels' in answer) resolve(answer.pixels);
      else reject(new Error(answer.error));
    };
    const onExit = (): void => reject(new Error('The render thread has ended.'));
    worker.once('message', onMessage).once('error', reject).once('exit', onExit);
    worker.postMessage(request, []);
  });

/** Starts its thread with the first image, and again with the first one after a pause or a failure. */
export const renderThread = ({
  idle = 30_000,
  waiting = 200,
  script = findScript(),
}: RenderThreadOptions = {}): RenderThread => {
  const enqueue = createQueue(1, { waiting });
  let isClosed = false;
  let worker: Worker | null = null;
  let timer: NodeJS.Timeout | undefined;
  const end = async (): Promise<void> => {
    clearTimeout(timer);
    const ending = worker;
    worker = null;
    await ending?.terminate();
  };
  const begin = (): Worker => {
    const started = start(script);
    worker = started;
    const forget = (): void => {
      if (worker === started) worker = null;
    };
    // `ask` tells of an error; with a listener the process outlives it.
    started.on('error', forget).on('exit', forget);
    return started;
  };
  const renderNext = async (request: PixelsRequest): Promise<Uint8Array> => {
    if (isClosed) throw new Error('The shop closes.');
    clearTimeout(timer);
    const used = worker ?? begin();
    used.ref();
    try {
      return await ask(used, request);
    } finally {
      used.unref();
      timer = setTimeout(() => void end(), idle).unref();
    }
  };
  return {
    render: (request) => enqueue(() => renderNext(request)),
    close: async () => {
      isClosed = true;
      await end();
    },
  };
};

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { renderPixels } from '#demo/pictures/renderPixels.ts';
import { renderThread } from '#demo/pictures/renderThread.ts';
import { QueueFullError } from '#server/createQueue.ts';
import { removeFolder } from '../../support/removeFolder.ts';

const request = { image: { kinds: ['kettle'], colors: [], view: 'front' }, width: 24, height: 24 } as const;

/** A script that answers the width, throws for width 13, and says for width 14 that it cannot. */
const script = `const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ width }) => {
  if (width === 13) throw new Error('broken');
  parentPort.postMessage(width === 14 ? { error: 'no picture' } : { pixels: new Uint8Array([width]) });
});`;

describe('SH-10 the thread that renders the pictures of the demo shop', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hatkhola-'));
  const file = join(folder, 'script.cjs');
  writeFileSync(file, script);
  const open = (options = {}) => renderThread({ script: pathToFileURL(file), ...options });
  afterAll(() => removeFolder(folder));

  it('SH-10 renders the pixels that this thread would', async () => {
    const thread = renderThread();
    const pixels = await thread.render(request);
    await thread.close();
    expect(Buffer.from(pixels).equals(renderPixels(request))).toBe(true);
  });

  it('SH-10 tells of an image that cannot be rendered, and renders the next in a new thread after a crash', async () => {
    const thread = open();
    await expect(thread.render({ ...request, width: 14 })).rejects.toThrow('no picture');
    await expect(thread.render({ ...request, width: 13 })).rejects.toThrow('broken');
    expect(await thread.render(request)).toEqual(new Uint8Array([24]));
    await thread.close();
  });

  it('SH-10 ends when it is idle, and begins again', async () => {
    const thread = open({ idle: 0 });
    expect(await thread.render(request)).toEqual(new Uint8Array([24]));
    expect(await thread.render({ ...request, width: 7 })).toEqual(new Uint8Array([7]));
    await thread.close();
  });

  it('SH-10 refuses an image when too many wait, and all after it is closed', async () => {
    const thread = open({ waiting: 1 });
    const answers = await Promise.allSettled([1, 2, 3].map((width) => thread.render({ ...request, width })));
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(answers[2]).toMatchObject({ reason: expect.any(QueueFullError) });
    await thread.close();
    await expect(thread.render(request)).rejects.toThrow('The shop closes.');
  });
});

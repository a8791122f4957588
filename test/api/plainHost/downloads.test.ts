import { expect, it } from 'vitest';
import { forgetDownloads, shareDownload, startDownload } from '#api/plainHost/downloads.ts';

/** Milliseconds for which a download would be shared after it; more than this test takes. */
const keepMs = 10_000;
const aborted = () => Promise.reject(new Error('Aborted'));

it('API-8 shares no download whose query was aborted', async () => {
  await expect(startDownload('orders', keepMs, aborted)).rejects.toThrow('Aborted');
  const next = await shareDownload('orders', keepMs, () => ({ data: ['order'] }));
  forgetDownloads();
  expect(next).toEqual({ data: ['order'] });
});

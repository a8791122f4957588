import { expect, it } from 'vitest';
import { forgetDownloads, shareDownload, startDownload } from '#api/plainHost/downloads.ts';

const aborted = () => Promise.reject(new Error('Aborted'));

it('API-8 shares no download whose query was aborted', async () => {
  await expect(startDownload('orders', 10_000, aborted)).rejects.toThrow('Aborted');
  const next = await shareDownload('orders', 10_000, () => ({ data: ['order'] }));
  forgetDownloads();
  expect(next).toEqual({ data: ['order'] });
});

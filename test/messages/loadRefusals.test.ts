import { expect, it, onTestFinished, vi } from 'vitest';

it('BN-3 ER-4 the Bengali refusals keep nobody waiting whose connection does not bring them', async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const late = await import('../../src/messages/bn/api/client.ts');
  const loading = late.loadRefusals(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(5000);
  await loading;
  expect(late.refusalText({ code: 'tooMany', message: 'Too often.', left: undefined })).toBe('Too often.');
});

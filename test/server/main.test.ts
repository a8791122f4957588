import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeFolder } from '../support/removeFolder.ts';
import { demoDataDir } from '../support/servers/demoDataDir.ts';
import { type RunningShop, runToEnd, startShop } from '../support/servers/startBuilt.ts';

describe('a failed start', () => {
  let running: RunningShop;
  let taken: string;
  let free: string;
  beforeAll(async () => {
    [taken, free] = await Promise.all([demoDataDir(), demoDataDir()]);
    running = await startShop({ DATA_DIR: taken });
    // Filling two folders takes long, where no other file of this run has done so.
  }, 180_000);
  afterAll(async () => {
    await running.end('SIGTERM');
    for (const folder of [taken, free]) removeFolder(folder);
  });

  const portOf = () => new URL(running.origin).port;

  it.each<[string, () => NodeJS.ProcessEnv, string]>([
    ['a malformed setting', () => ({ PORT: 'many' }), 'PORT must be a whole number'],
    [
      'an unreachable database',
      () => ({ DATABASE_URL: 'postgres://shop@127.0.0.1:9/shop' }),
      'DATABASE_URL cannot be used',
    ],
    ['a locked data folder', () => ({ DATA_DIR: taken }), 'in use by another shop'],
    ['a busy port', () => ({ PORT: portOf() }), 'is in use; stop what uses it'],
    [
      'a host of another machine',
      () => ({ HOST: '192.0.2.1', ALLOW_EMULATOR_ANYWHERE: 'yes' }),
      'no address of this machine',
    ],
  ])('ends with one plain message for %s', async (_, environment, message) => {
    const { out, error, code } = await runToEnd('main', { DATA_DIR: free, ...environment() });
    expect(error).toContain(message);
    expect(error.trim().split('\n')).toHaveLength(1);
    expect({ out, code }).toEqual({ out: '', code: 1 });
  });

  it('does not end the open shop, which printed one line', async () => {
    expect((await fetch(`${running.origin}/api/health`)).status).toBe(200);
    expect(running.out()).toMatch(
      /^The shop is open at http:\/\/127\.0\.0\.1:\d+ \(demo accounts: see README\.md\)\n$/,
    );
  });

  it('is reported by the seed command too for a locked data folder', async () => {
    const locked = await runToEnd('seed', { DATA_DIR: taken }, ['--products', '10']);
    expect(locked.error).toContain('in use by another shop');
  });

  it('is reported by the seed command in one line for a number that is none', async () => {
    const unclear = await runToEnd('seed', { DATA_DIR: free }, ['--products', 'many']);
    expect({ code: unclear.code, lineCount: unclear.error.trim().split('\n').length }).toEqual({
      code: 1,
      lineCount: 1,
    });
  });

  it('is what the seed command ends with where NODE_ENV is production, with and without a number', async () => {
    for (const size of [['--products', '10'], []]) {
      const live = await runToEnd('seed', { DATA_DIR: free, NODE_ENV: 'production' }, size);
      expect({ ...live, error: live.error.split(',')[0] }).toEqual({
        out: '',
        error: 'NODE_ENV is production',
        code: 1,
      });
    }
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { freePorts } from '#server/firebaseEmulator/freePorts.ts';
import { removeFolder } from '../support/removeFolder.ts';

const main = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const root = mkdtempSync(join(tmpdir(), 'hatkhola-output-'));
afterAll(() => removeFolder(root));

const startShop = (port: number, output: number | 'pipe') =>
  spawn(process.execPath, ['--import', tsx, main], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      LOG_LEVEL: 'info',
      DATA_DIR: join(root, `data-${port}`),
    },
    stdio: ['ignore', output, 'pipe'],
  });

const statusOf = (port: number): Promise<number> =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ status }) => status,
    () => 0,
  );

describe('the output of an open shop', { timeout: 150_000 }, () => {
  it.each<[string, () => number | 'pipe']>([
    ['is closed', () => 'pipe'],
    ['is a full disk', () => openSync('/dev/full', 'w')],
  ])('OP-14 does not end it when it %s', async (_name, output) => {
    const [port = 0] = await freePorts(1);
    const child = startShop(port, output());
    const exited = once(child, 'exit');
    await expect.poll(() => statusOf(port), { timeout: 120_000 }).toBe(200);
    child.stdout?.destroy();
    child.stderr?.destroy();
    const statuses: number[] = [];
    // The shop logs each request.
    for (let request = 0; request < 10; request += 1) statuses.push(await statusOf(port));
    expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { removeFolder } from '../support/removeFolder.ts';
import { builtFile } from '../support/servers/openShop.ts';
import { shopDataDir } from '../support/servers/shopDataDir.ts';
import { firstCompilerOnly } from '../support/servers/startBuilt.ts';
import { unassignedPorts } from '../support/servers/unassignedPorts.ts';
import { withoutEmulator } from '../support/servers/writeShop.ts';

const startShop = (dataDir: string, port: number, output: number | 'pipe') =>
  spawn(process.execPath, [firstCompilerOnly, builtFile('server/main.js')], {
    cwd: tmpdir(),
    env: {
      ...withoutEmulator,
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      LOG_LEVEL: 'info',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', output, 'pipe'],
  });

/** 0 while nobody listens. */
const statusOf = (port: number): Promise<number> =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ status }) => status,
    () => 0,
  );

describe('the output of an open shop', { timeout: 150_000 }, () => {
  it.each<[string, () => number | 'pipe']>([
    ['is closed', () => 'pipe'],
    // Linux answers each write to it as a full disk does.
    ['is a full disk', () => openSync('/dev/full', 'w')],
  ])('OP-14 does not end it when it %s', async (_name, output) => {
    const [port = 0] = await unassignedPorts(1);
    const dataDir = await shopDataDir();
    const child = startShop(dataDir, port, output());
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
    removeFolder(dataDir);
  });
});

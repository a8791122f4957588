import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { removeFolder } from '../support/removeFolder.ts';
import { demoDataDir } from '../support/servers/demoDataDir.ts';
import { expect, test } from './support/journey.ts';

const openShopFile = fileURLToPath(new URL('../support/servers/openShop.ts', import.meta.url));

/** Opens a shop as a test does, and prints its address and its process. */
const script = `import { openShop } from ${JSON.stringify(openShopFile)};
const shop = await openShop(process.argv[1]);
console.log(JSON.stringify({ origin: shop.origin, pid: shop.process.pid }));`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a run that is killed while its shop is open leaves no process behind', async () => {
  const dataDir = await demoDataDir();
  const run = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: run.stdout }), 'line')) as [string];
  const { origin, pid } = JSON.parse(line) as { origin: string; pid: number };
  expect((await fetch(origin)).status).toBe(200);

  run.kill('SIGKILL');
  await once(run, 'exit');
  await expect.poll(() => isRunning(pid), { timeout: 20_000 }).toBe(false);
  removeFolder(dataDir);
});

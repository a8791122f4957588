import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { removeFolder } from '../support/removeFolder.ts';
import { demoDataDir } from '../support/servers/demoDataDir.ts';
import { expect, test } from './support/journey.ts';

/** `npm start` and `npm run start:production` open a shop and close it. */

const addressIn = async (lines: AsyncIterable<string>): Promise<string> => {
  for await (const line of lines) {
    const address = /^The shop is open at (http:\S+)/.exec(line)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('npm ended before the shop opened');
};

for (const script of ['start', 'start:production'])
  test(`npm run ${script} prints the shop’s address, and SIGTERM to npm closes the shop`, async () => {
    const dataDir = await demoDataDir();
    const npm = spawn('npm', ['run', script], {
      env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const address = await addressIn(createInterface({ input: npm.stdout }));
    expect((await fetch(address)).status).toBe(200);

    npm.kill('SIGTERM');
    await once(npm, 'exit');
    const isOpen = () =>
      fetch(address).then(
        () => true,
        () => false,
      );
    await expect.poll(isOpen, { timeout: 20_000 }).toBe(false);
    removeFolder(dataDir);
  });

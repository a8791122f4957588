import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { defaultShopSettings } from '#domain/shop/defaultShopSettings.ts';
import { accountsReady, adminToken } from '../support/clients/adminClient.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { demoDataDir } from '../support/servers/demoDataDir.ts';
import { firstCompilerOnly } from '../support/servers/startBuilt.ts';
import { unassignedPorts } from '../support/servers/unassignedPorts.ts';

/** A copy of the sources for `npm run dev`, which tests may change. */
const copy = mkdtempSync(join(tmpdir(), 'hatkhola-dev-'));
let dataDir: string;
const patience = { timeout: 110_000, interval: 100 };

/** Sets the option of V8 in the children too, which NODE_OPTIONS does not accept by itself. */
const setCompiler = `import{setFlagsFromString}from'node:v8';setFlagsFromString('${firstCompilerOnly}')`;

const copySources = (): void => {
  const names = ['src', 'public', 'index.html', 'vite.config.ts', 'package.json', 'tsconfig.json'];
  // Imported by vite.config.ts.
  const imported = ['test/projects.ts'];
  for (const name of [...names, ...imported]) cpSync(name, join(copy, name), { recursive: true });
  // Vite stores its own files in node_modules.
  mkdirSync(join(copy, 'node_modules'));
  // A junction, since Windows lets few users make a link.
  for (const name of readdirSync('node_modules').filter((entry) => !entry.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name), 'junction');
};

interface Dev {
  readonly process: ChildProcess;
  readonly ports: readonly number[];
  readonly lines: string[];
  readonly gone: Promise<number | null>;
}

const running: Dev[] = [];
const startDev = async (environment: NodeJS.ProcessEnv = {}, args: readonly string[] = []): Promise<Dev> => {
  const [port = 0, apiPort = 0] = await unassignedPorts(2);
  const child = spawn(process.execPath, ['src/dev.js', ...args], {
    cwd: copy,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      API_PORT: String(apiPort),
      DATA_DIR: dataDir,
      NODE_OPTIONS: `--import=data:text/javascript,${setCompiler}`,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => lines.push(line));
  const gone = once(child, 'exit').then(([code]) => code as number | null);
  const dev = { process: child, ports: [port, apiPort], lines, gone };
  running.push(dev);
  return dev;
};

const isOpen = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    () => true,
    () => false,
  );
const greetings = ({ lines }: Dev): string[] => lines.filter((line) => line.includes('http'));
const health = async ({ ports: [port] }: Dev): Promise<string> =>
  (await fetch(`http://127.0.0.1:${port}/api/health`)).text();
const allClosed = ({ ports }: Dev) =>
  vi.waitFor(async () => expect(await Promise.all(ports.map(isOpen))).toEqual([false, false]), patience);

const endAll = async (): Promise<void> => {
  for (const dev of running.splice(0)) {
    dev.process.kill('SIGKILL');
    await dev.gone;
    await allClosed(dev);
  }
};

describe('npm run dev', { timeout: 150_000 }, () => {
  beforeAll(async () => {
    copySources();
    dataDir = await demoDataDir();
  });
  afterAll(() => [copy, dataDir].forEach(removeFolder));

  describe('that has opened', () => {
    let dev: Dev;
    beforeAll(async () => {
      dev = await startDev();
    });
    afterAll(endAll, patience.timeout);

    it('prints one address, serves a changed server, and lets requests wait for it', async () => {
      const greeting = `The shop is open at http://127.0.0.1:${dev.ports[0]} (demo accounts: see README.md)`;
      await vi.waitFor(() => expect(greetings(dev)).toEqual([greeting]), patience);
      expect(await health(dev)).toBe('{"status":"ok"}');

      const file = join(copy, 'src/server/buildServer.ts');
      const source = readFileSync(file, 'utf8');
      expect(source).toContain("{ status: 'ok' }");
      writeFileSync(file, source.replace("{ status: 'ok' }", "{ status: 'changed' }"));
      let failed = 0;
      await vi.waitFor(async () => {
        const answer = await health(dev);
        if (answer === '') failed += 1;
        expect(answer).toBe('{"status":"changed"}');
      }, patience);
      // Only a request of the moment in which the server closes may fail.
      expect(failed).toBeLessThan(3);
      const waits = expect.stringMatching(/ \[vite\] The server is not open yet: requests wait for it\.$/);
      expect(dev.lines).toContainEqual(waits);
    });

    it('serves a changed sentence', async () => {
      const origin = `http://127.0.0.1:${dev.ports[1]}`;
      const refusal = async (): Promise<string> => {
        const answer = await fetch(`${origin}/api/tracking`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ number: '', mobileNumber: '01712345678' }),
        });
        return ((await answer.json()) as { message: string }).message;
      };
      await vi.waitFor(async () => expect(await refusal()).toBe('Order number is required'), patience);

      const file = join(copy, 'src/messages/en/domain/checkout.ts');
      const source = readFileSync(file, 'utf8');
      writeFileSync(file, source.replace("'Order number is required'", "'Which number?'"));
      await vi.waitFor(async () => expect(await refusal()).toBe('Which number?'), patience);
    });

    it('SP-5 shows the settings that an admin has saved', async () => {
      const origin = `http://127.0.0.1:${dev.ports[0]}`;
      await accountsReady(origin);
      const saved = await fetch(`${origin}/api/shopSettings`, {
        method: 'PUT',
        headers: {
          authorization: `Bearer ${await adminToken(origin)}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({
          version: 0,
          settings: { ...defaultShopSettings, name: 'Nodi Bazaar', homeSections: ['promo'] },
        }),
      });
      expect(saved.status).toBe(200);

      const page = await (await fetch(origin, { headers: { accept: 'text/html' } })).text();
      const [, json = ''] = /<script id="settings" type="application\/json">(.*)<\/script>/.exec(page) ?? [];
      expect(JSON.parse(json)).toMatchObject({
        emulator: true,
        capabilities: 'all',
        shop: { name: 'Nodi Bazaar', homeSections: ['promo'] },
      });
    });

    it('leaves no process after kill -9', async () => {
      dev.process.kill('SIGKILL');
      await allClosed(dev);
    });
  });

  describe('that ends by itself', () => {
    afterEach(endAll);

    it('BN-1 opens the Bengali shop with --mode bn, closes both children at Ctrl-C and exits with the code of the closed shop', async () => {
      const dev = await startDev({}, ['--mode', 'bn']);
      const address = `http://127.0.0.1:${dev.ports[0]}/bn`;
      const greeting = `The shop is open at ${address} (demo accounts: see README.md)`;
      await vi.waitFor(() => expect(greetings(dev)).toEqual([greeting]), patience);
      const page = await fetch(`${address}/shop`, { headers: { accept: 'text/html' } });
      expect(await page.text()).toContain('<html lang="bn">');

      dev.process.kill('SIGINT');
      expect(await dev.gone).toBe(0);
      expect(await Promise.all(dev.ports.map(isOpen))).toEqual([false, false]);
    });

    it.each(['PORT', 'API_PORT'])(
      'ends both children and exits with code 1 when %s is in use',
      async (name) => {
        const holder = createServer().listen(0, '127.0.0.1');
        await once(holder, 'listening');
        const address = holder.address();
        const taken = typeof address === 'object' && address !== null ? address.port : 0;
        const dev = await startDev({ [name]: String(taken) });
        expect(await dev.gone).toBe(1);
        expect(dev.lines.join('\n')).toMatch(new RegExp(`${taken} is (already )?in use`));
        const [port = 0, apiPort = 0] = dev.ports;
        expect(await isOpen(name === 'PORT' ? apiPort : port)).toBe(false);
        holder.close();
      },
    );
  });
});

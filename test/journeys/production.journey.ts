import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { demoAccounts } from '#demo/accounts/demoAccounts.ts';
import { demoProducts } from '#demo/catalog/demoProducts.ts';
import { removeFolder } from '../support/removeFolder.ts';
import { builtShop } from '../support/servers/openShop.ts';
import {
  addressOf,
  endOf,
  makeProductionInstall,
  runInstalled,
  startInstalled,
} from '../support/servers/productionInstall.ts';
import { expect, test } from './support/journey.ts';

/** The built shop with only the packages of `npm ci --omit=dev`. */

const server = join(builtShop, 'server');
const serverFiles = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.js'),
);
const readFrom = (folder: string, file: string): string => readFileSync(join(folder, file), 'utf8');
const read = (file: string): string => readFrom(server, file);
const staticImport = /^(?:import|export)[^'"]*?["']([^"']+)["'];?$/gm;
const importsOf = (file: string): string[] =>
  [...read(file).matchAll(staticImport)].map(([, name = '']) => name);

const packageOf = (name: string): string => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

const project = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'shop',
};

let folder: string;
test.beforeAll(() => {
  folder = makeProductionInstall();
});
test.afterAll(() => removeFolder(folder));

test('the server’s bundle imports only packages of a production install', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  // The project's own specifiers (#machines) occur only in the text of a generated test.
  const imported = serverFiles
    .flatMap(importsOf)
    .filter((name) => !/^[./#]/.test(name) && !name.startsWith('node:') && !builtinModules.includes(name))
    .map(packageOf);
  expect([...new Set(imported)].toSorted()).toEqual(Object.keys(dependencies).toSorted());
});

test('PD-1 the output of the server holds nothing of the demo, which is beside it', () => {
  const names = [
    ...demoProducts(new Date('2026-03-01T06:00:00.000Z')).map(({ name }) => name),
    ...demoAccounts.flatMap(({ uid, email, password }) => [uid, email, password]),
  ];
  const namesIn = (text: string): string[] => names.filter((name) => text.includes(name));
  expect(serverFiles.flatMap((file) => namesIn(read(file)).map((name) => `${file}: ${name}`))).toEqual([]);
  expect(serverFiles.filter((file) => importsOf(file).some((name) => /(^|[/])demo[/]/.test(name)))).toEqual(
    [],
  );

  const demo = join(builtShop, 'demo');
  const chunks = readdirSync(demo).filter((file) => file.endsWith('.js'));
  expect(namesIn(chunks.map((file) => readFrom(demo, file)).join('\n'))).toEqual(names);
});

test('OP-59 a production install with a Firebase project opens the shop, and has its commands', async () => {
  test.slow();
  const dataDir = join(folder, 'data');
  const shop = startInstalled(folder, { ...project, DATA_DIR: dataDir });
  const origin = await addressOf(shop);
  const [home, products, demoImage] = await Promise.all([
    fetch(origin),
    fetch(`${origin}/api/products?limit=1`),
    fetch(origin + (demoProducts(new Date())[0]?.images[0] ?? '')),
  ]);
  expect({ home: home.status, products: products.status, demoImage: demoImage.status }).toEqual({
    home: 200,
    products: 200,
    demoImage: 404,
  });
  expect(await home.text()).toMatch(/<h1[ >]/);
  expect(await products.json()).toEqual({ data: [] });

  const none = join(folder, 'none');
  const run = (script: string, args: readonly string[] = [], data = none) =>
    runInstalled(folder, script, args, { ...project, DATA_DIR: data });
  const noShop = `There is no shop in the data folder ${none}; set DATA_DIR or DATABASE_URL.\n`;
  const build = [
    'vite',
    'build',
    '--ssr',
    'src/machines/orderMachine.ts',
    '--outDir',
    join(folder, 'changed'),
  ];
  expect(spawnSync('npx', build).status).toBe(0);
  const [backup, ...refused] = await Promise.all([
    run('backup', ['backup'], dataDir),
    run('orders:audit'),
    run('orders:whatif', ['changed/orderMachine.js']),
    run('couriers:replay'),
    run('migrate'),
    run('seed', ['--products', '1']),
    runInstalled(folder, 'seed', ['--products', '1'], { DATA_DIR: none }),
  ]);
  shop.kill('SIGTERM');
  expect(await once(shop, 'exit')).toEqual([0, null]);
  expect([backup, await run('restore', ['backup'], join(folder, 'restored'))]).toEqual([
    { code: 0, error: '', out: expect.stringMatching(/^\d+ rows and \d+ files backed up to backup /) },
    {
      code: 0,
      error: '',
      out: expect.stringContaining(` into the data folder ${join(folder, 'restored')} (`),
    },
  ]);
  expect(refused).toEqual([
    { code: 1, out: '', error: noShop },
    { code: 1, out: '', error: noShop },
    { code: 1, out: '', error: noShop },
    { code: 1, out: '', error: expect.stringMatching(/^Set DATABASE_URL: .*\n$/) },
    { code: 1, out: '', error: expect.stringMatching(/^NODE_ENV is production, .*\n$/) },
    { code: 1, out: '', error: expect.stringMatching(/^The seed is not part of this installation; .*\n$/) },
  ]);
});

test('a production install without a Firebase project ends with one message', async () => {
  const dataDir = join(folder, 'none');
  const stopped = await endOf(startInstalled(folder, { DATA_DIR: dataDir }));
  expect(stopped).toEqual({
    code: 1,
    error:
      'The accounts emulator is not installed: set FIREBASE_API_KEY, FIREBASE_AUTH_DOMAIN and FIREBASE_PROJECT_ID, or install with the dev dependencies (npm ci without --omit=dev).\n',
  });
  expect(existsSync(dataDir)).toBe(false);
});

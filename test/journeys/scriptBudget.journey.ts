import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtClient, filesOf } from '../support/servers/builtChunks.ts';
import { expect, test } from './support/journey.ts';

/** The scripts of a first visit stay within a budget. */

/** KiB of script before the browser is idle, compressed with gzip. The styles of the home page are a KiB of it. */
const budget = 160;

const weigh = (file: string): number => gzipSync(readFileSync(join(builtClient, file))).length / 1024;

/** Code that a first visit does not load, each with a text that every bundle of it contains. */
const laterLibraries: Readonly<Record<string, RegExp>> = {
  formik: /validateOnBlur/,
  yup: /is a required field/,
  sweetalert2: /swal2-/,
  firebase: /identitytoolkit/,
  xstate: /xstate\.init/,
  dashboard: /View All Products|ADD A PRODUCT/,
};
const librariesIn = (file: string): string[] => {
  const code = readFileSync(join(builtClient, file), 'utf8');
  return Object.keys(laterLibraries).filter((name) => laterLibraries[name]?.test(code));
};

test('RT-20 the build contains each library that a first visit must not load', () => {
  const all = readdirSync(join(builtClient, 'assets')).filter((name) => name.endsWith('.js'));
  const libraries = new Set(all.flatMap((name) => librariesIn(join('assets', name))));
  expect([...libraries].toSorted()).toEqual(Object.keys(laterLibraries).toSorted());
});

test(`RT-1 RT-20 a first visit to / loads less than ${budget} KiB of script`, async ({ shop }) => {
  const needed = filesOf(
    'index.html',
    'node_modules/react-dom/client.js',
    'src/app/render/renderApp.tsx',
    'src/storefront/home/HomeScreen.tsx',
  );
  const html = await (await fetch(shop.origin)).text();
  const announced = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) =>
    String(file),
  );
  expect(announced.toSorted()).toEqual(needed.toSorted());
  expect(needed.flatMap(librariesIn)).toEqual([]);
  expect(needed.reduce((sum, file) => sum + weigh(file), 0)).toBeLessThan(budget);
});

test('SPD-12 the scripts that start a page ask for the compilation of their functions while they arrive', () => {
  const screens = ['home/HomeScreen', 'listing/ShopScreen', 'product/ProductScreen'];
  const large = filesOf(
    'src/app/render/renderApp.tsx',
    ...screens.map((name) => `src/storefront/${name}.tsx`),
  ).filter((file) => weigh(file) > 2);
  const unmarked = large.filter(
    (file) => !readFileSync(join(builtClient, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(large.length).toBeGreaterThan(5);
  expect(unmarked).toEqual([]);
});

for (const list of ['ShopScreen', 'CategoryScreen'])
  test(`SPD-1 after ${list} a product page needs one more file`, () => {
    const loaded = filesOf('src/app/render/renderApp.tsx', `src/storefront/listing/${list}.tsx`);
    const missing = filesOf('src/storefront/product/ProductScreen.tsx').filter(
      (file) => !loaded.includes(file),
    );
    expect(missing).toEqual([expect.stringMatching(/^assets[/]ProductScreen-/)]);
  });

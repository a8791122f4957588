import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usersApi } from '#api/accounts/usersApi.ts';
import { ordersApi } from '#api/orders/ordersApi.ts';
import { productsApi } from '#api/products/productsApi.ts';
import { slidesApi } from '#api/slides/slidesApi.ts';
import { cartSlice } from '#slices/cartSlice.ts';
import { favouritesSlice } from '#slices/favouritesSlice.ts';
import { sessionSlice } from '#slices/sessionSlice.ts';
import { themeSlice } from '#slices/themeSlice.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  );

const sources = filesIn('src');

/** What the requirements fix; architecture.test.ts checks the packages of CARD-2. */
describe('the fixed choices', () => {
  it('CARD-1 all sources are TypeScript, except what Node loads without a build', () => {
    expect(sources.filter((file) => /\.(c|m)?jsx?$/.test(file)).toSorted()).toEqual([
      'src/build/build.js',
      'src/build/lockBuild.js',
      'src/build/plugins/writtenAfter.js',
      'src/command.js',
      'src/dev.js',
      'src/server/endWithParent.js',
      'src/server/firebaseEmulator/emulatorGuard.js',
      'src/server/firebaseEmulator/lazyEmulatorSchemas.js',
      'src/start.js',
    ]);
  });

  it('CARD-3 src, public, test and docs are the only folders at the top', () => {
    const generated = new Set(['node_modules', 'dist']);
    const folders = readdirSync('.', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !generated.has(entry.name))
      .map(({ name }) => name);
    expect(folders.toSorted()).toEqual(['docs', 'public', 'src', 'test']);
  });

  it('CARD-4 cart, favourites, theme and session have a slice each', () => {
    const slices = [cartSlice, favouritesSlice, themeSlice, sessionSlice];
    expect(slices.map(({ reducerPath }) => reducerPath)).toEqual(['cart', 'favourites', 'theme', 'session']);
  });

  it('CARD-5 products, orders, users and sliders have RTK Query endpoints', () => {
    const endpoints = [productsApi, ordersApi, usersApi, slidesApi].flatMap((api) =>
      Object.keys(api.endpoints),
    );
    expect(endpoints).toEqual(
      expect.arrayContaining(['listProducts', 'placeOrder', 'orderPage', 'userPage', 'listSlides']),
    );
  });
});

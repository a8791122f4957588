import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ordersApi } from '#api/ordersApi.ts';
import { productsApi } from '#api/productsApi.ts';
import { slidersApi } from '#api/slidersApi.ts';
import { usersApi } from '#api/usersApi.ts';
import { cartSlice } from '#slices/cartSlice.ts';
import { favouritesSlice } from '#slices/favouritesSlice.ts';
import { sessionSlice } from '#slices/sessionSlice.ts';
import { themeSlice } from '#slices/themeSlice.ts';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(folder, entry.name)) : [join(folder, entry.name)],
  );

const sources = filesIn('src');
const imports = (text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([^'.#][^']*)'/g)].map(([, name = '']) => name);

const fixed = [
  'react',
  'react-dom',
  '@reduxjs/toolkit',
  'react-redux',
  'react-router-dom',
  'redux-persist',
  'firebase',
  'formik',
  'yup',
  'xstate',
  '@xstate/react',
  'sweetalert2',
  'keen-slider',
  'styled-components',
];

describe('the fixed choices', () => {
  it('CARD-1 is TypeScript throughout; only what Node loads before or without a build is plain JavaScript', () => {
    expect(sources.filter((file) => /\.(c|m)?jsx?$/.test(file)).toSorted()).toEqual([
      'src/dev.js',
      'src/server/endWithParent.js',
      'src/server/firebaseEmulator/emulatorGuard.js',
      'src/start.js',
    ]);
  });

  it.each(fixed)('CARD-2 %s is in real use', (name) => {
    const uses = sources
      .filter((file) => ['.ts', '.tsx'].includes(extname(file)))
      .flatMap((file) => imports(readFileSync(file, 'utf8')))
      .filter((imported) => imported === name || imported.startsWith(`${name}/`));
    expect(uses.length).toBeGreaterThan(0);
  });

  it('CARD-3 has no other folder on top than src, public, test and docs', () => {
    const made = new Set(['node_modules', 'dist']);
    const folders = readdirSync('.', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !made.has(entry.name))
      .map(({ name }) => name);
    expect(folders.toSorted()).toEqual(['docs', 'public', 'src', 'test']);
  });

  it('CARD-4 keeps cart, favourites, theme and session in slices of their own', () => {
    const slices = [cartSlice, favouritesSlice, themeSlice, sessionSlice];
    expect(slices.map(({ reducerPath }) => reducerPath)).toEqual(['cart', 'favourites', 'theme', 'session']);
  });

  it('CARD-5 has RTK Query endpoints for products, orders, users and sliders', () => {
    const named = [productsApi, ordersApi, usersApi, slidersApi].flatMap(({ endpoints }) =>
      Object.keys(endpoints),
    );
    expect(named).toEqual(
      expect.arrayContaining(['listProducts', 'placeOrder', 'orderPages', 'userPages', 'listSlides']),
    );
  });
});

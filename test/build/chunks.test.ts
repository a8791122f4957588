import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { chunks } from '../../src/build/chunks.ts';

interface FakeModule {
  readonly imports?: readonly string[];
  /** The modules that it imports dynamically. */
  readonly later?: readonly string[];
}

/** Runs the plugin's check on an application of these modules; returns the error of the build. */
const errorOf = (modules: Readonly<Record<string, FakeModule>>): string | undefined => {
  let message: string | undefined;
  const context = {
    getModuleIds: () => Object.keys(modules).map((path) => resolve(path)),
    getModuleInfo: (id: string) => {
      const module = Object.entries(modules).find(([path]) => resolve(path) === id)?.[1];
      return {
        importedIds: (module?.imports ?? []).map((path) => resolve(path)),
        dynamicallyImportedIds: (module?.later ?? []).map((path) => resolve(path)),
      };
    },
    error: (text: string) => {
      message = text;
    },
  };
  const { buildEnd } = chunks();
  if (typeof buildEnd === 'function') void Reflect.apply(buildEnd, context, []);
  return message;
};

const screens = ['home/HomeScreen', 'listing/ShopScreen', 'product/ProductScreen'].map(
  (name) => `src/storefront/${name}.tsx`,
);
const folders = ['app/store', 'app/start', 'api', 'slices', 'domain', 'contract', 'ui'];
const messages = ['api/one.ts', 'app/one.ts', 'domain/one.ts', 'ui/one.ts', 'dates.ts', 'language.ts'];
const packages = ['react', 'react-dom', 'redux-persist', 'scheduler'];
const application: Readonly<Record<string, FakeModule>> = {
  'src/app/main.ts': { later: [...screens, 'src/dashboard/home/DashboardHomeScreen.tsx'] },
  ...Object.fromEntries(folders.map((folder) => [`src/${folder}/one.ts`, {}])),
  ...Object.fromEntries(messages.map((path) => [`src/messages/en/${path}`, {}])),
  ...Object.fromEntries(packages.map((name) => [`node_modules/${name}/index.js`, {}])),
};

it('SPD-1 the build names the folder of a group of chunks that has no module', () => {
  expect(errorOf(application)).toBeUndefined();
  const { 'node_modules/scheduler/index.js': _, ...withoutScheduler } = application;
  expect(errorOf(withoutScheduler)).toBe(
    'src/build/chunks.ts names the folder node_modules/scheduler, which has no module of a page.',
  );
  const withoutProduct = { ...application, 'src/app/main.ts': { later: screens.slice(0, 2) } };
  expect(errorOf(withoutProduct)).toBe(
    'src/build/chunks.ts names the folder src/storefront/product, which has no module of a page.',
  );
});

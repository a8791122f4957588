import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import extractConfiguration from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { forbiddenImports } from './forbiddenImports.ts';

const { options, ...ruleSet } = await extractConfiguration(resolve('.dependency-cruiser.cjs'));

const cruised = async (given: ICruiseOptions = {}): Promise<ICruiseResult> => {
  const cruiseOptions = { ...options, ...given, ruleSet, validate: true };
  const { output } = await cruise(['src'], cruiseOptions, options?.enhancedResolveOptions);
  if (typeof output === 'string') throw new Error(output);
  return output;
};

/** Each violation as `rule: from → to`. */
const violations = ({ summary }: ICruiseResult): string[] =>
  summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);

/** Violations in a temporary source tree of these files (path to text). */
const violationsOf = async (files: Readonly<Record<string, string>>): Promise<string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'import-rules-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    symlinkSync(resolve('package.json'), join(folder, 'package.json'));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    return violations(await cruised({ baseDir: folder }));
  } finally {
    await rm(folder, { recursive: true });
  }
};

const sourceFiles = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const modules = sourceFiles.filter((path) => /(?<![.]d)[.](ts|tsx|js)$/.test(path));
const layerOf = (path: string): string => /^src\/([^/.]+)\//.exec(path)?.[1] ?? '';

const sources = await cruised();

/** The modules of these that import or export more than types from `name` or below it. dependency-cruiser does not tell types apart. */
const valueImportersOf = (name: string, paths = modules): string[] => {
  const pattern = new RegExp(`^(import|export) (?!type )[^;]*'${name}['/]|\\bimport\\('${name}['/]`, 'm');
  return paths.filter((path) => pattern.test(readFileSync(path, 'utf8')));
};

describe('the import rules', () => {
  it('hold: no module imports what is not allowed, and there is no cycle', () => {
    expect(violations(sources)).toEqual([]);
  });

  it('see every file that exists', () => {
    const seen = new Set(sources.modules.map(({ source }) => source));
    expect(modules.filter((path) => !seen.has(path))).toEqual([]);
    expect(modules.length).toBeGreaterThan(100);
  });

  it('follow aliases such as #domain', () => {
    const pairs = new Set(
      sources.modules.flatMap(({ source, dependencies }) =>
        dependencies.map(({ resolved }) => `${layerOf(source)} → ${layerOf(resolved)}`),
      ),
    );
    const needed = [
      'contract → domain',
      'machines → domain',
      'ui → domain',
      'api → contract',
      'slices → domain',
      'identity → machines',
      'storefront → ui',
      'storefront → api',
      'dashboard → machines',
      'dashboard → slices',
      'server → contract',
      'server → machines',
      'server → demo',
      'demo → server',
      'cli → demo',
      'app → storefront',
      'app → dashboard',
    ];
    expect(needed.filter((pair) => !pairs.has(pair))).toEqual([]);
  });
});

const fixedPackages = [
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

describe('the packages of the application', () => {
  it.each(fixedPackages)('CARD-2 a module imports %s for more than its types', (name) => {
    expect(valueImportersOf(name)).not.toEqual([]);
  });
});

describe('the messages', () => {
  it('BN-4 import only types from the domain', () => {
    const messages = modules.filter((path) => layerOf(path) === 'messages');
    expect(valueImportersOf('#domain', messages)).toEqual([]);
  });
});

const empty = 'export {};';

describe('an import rule', () => {
  describe('in a source tree with all forbidden imports', () => {
    let actual: readonly string[];
    // Once for all of them, because each cruise reads the rules and the packages again.
    beforeAll(async () => {
      const files = new Map(forbiddenImports.map(([, , to]) => [to, empty]));
      for (const [, from, to] of forbiddenImports) {
        // Up from the importing file to `src`, and down to the other one.
        const path = `../${'../'.repeat(from.split('/').length - 3)}${to.slice(4)}`;
        files.set(from, `import '${path}';\n${files.get(from) ?? ''}`);
      }
      actual = await violationsOf(Object.fromEntries(files));
    });

    it.each(forbiddenImports)('keeps %s', (_, from, to) => {
      const edge = `${from} → ${to}`;
      // Some of them form a circle with others, which is another rule.
      const found = actual.filter((violation) => violation.endsWith(`: ${edge}`));
      expect(found.filter((violation) => !violation.startsWith('no-circle: '))).toEqual([
        `not-in-allowed: ${edge}`,
      ]);
    });
  });

  it('holds for every way of importing, types too', async () => {
    const ways = {
      'src/domain/asType.ts': "import type { Ask } from '#api/ask.ts';\nexport type Price = Ask;",
      'src/domain/byName.ts': "export { ask } from '#api/ask.ts';",
      'src/domain/all.ts': "export * from '../api/ask.ts';",
      'src/domain/late.ts': "export const late = () => import('#api/ask.ts');",
    };
    expect((await violationsOf({ ...ways, 'src/api/ask.ts': empty })).toSorted()).toEqual(
      Object.keys(ways)
        .map((from) => `not-in-allowed: ${from} → src/api/ask.ts`)
        .toSorted(),
    );
  });

  it.each([
    ['src/domain/price.ts', 'react'],
    ['src/domain/price.ts', 'node:fs'],
    ['src/machines/orderMachine.ts', 'yup'],
    ['src/ui/products/Price.tsx', 'react-redux'],
    ['src/api/ask.ts', 'firebase/auth'],
    ['src/storefront/home/HomeScreen.tsx', 'firebase/auth'],
    ['src/server/main.ts', 'react'],
    ['src/server/database/openDatabase.ts', '@electric-sql/pglite'],
  ])('keeps %s from the package %s', async (from, name) => {
    const actual = await violationsOf({ [from]: `import '${name}';` });
    expect(actual.map((violation) => violation.split(' → ')[0])).toEqual([`not-in-allowed: ${from}`]);
  });

  it('finds a cycle, also one of types', async () => {
    const actual = await violationsOf({
      'src/domain/orders/a.ts': "import { b } from './b.ts';\nexport const a = b;",
      'src/domain/orders/b.ts':
        "import type { a } from './a.ts';\nexport const b = 1;\nexport type A = typeof a;",
    });
    expect(actual.map((violation) => violation.split(':')[0])).toEqual(['no-circle']);
  });

  it('lets the server import one way: routes, service, repository', async () => {
    // A file that is neither routes nor a repository, such as `moveOrder.ts`, counts as a service.
    const actual = await violationsOf({
      'src/server/orders/ordersRoutes.ts':
        "import './lists/ordersService.ts';\nimport './lists/ordersRepository.ts';",
      'src/server/orders/lists/ordersService.ts': "import './ordersRepository.ts';",
      'src/server/orders/lists/ordersRepository.ts': empty,
      'src/server/orders/changes/movesRepository.ts': "import './moveOrder.ts';",
      'src/server/orders/changes/moveOrder.ts': empty,
      'src/server/accounts/usersRoutes.ts': empty,
      'src/server/accounts/usersService.ts': "import './usersRoutes.ts';",
    });
    expect(actual.toSorted()).toEqual([
      'repositories-import-no-services: src/server/orders/changes/movesRepository.ts → src/server/orders/changes/moveOrder.ts',
      'routes-import-no-repositories: src/server/orders/ordersRoutes.ts → src/server/orders/lists/ordersRepository.ts',
      'services-import-no-routes: src/server/accounts/usersService.ts → src/server/accounts/usersRoutes.ts',
    ]);
  });

  it('lets the rest of the server reach PGlite only through `openEmbedded`', async () => {
    const folder = 'src/server/database/embedded';
    const actual = await violationsOf({
      'src/server/database/openDatabase.ts':
        "import './embedded/openEmbedded.ts';\nimport './embedded/pglitePool.ts';",
      [`${folder}/openEmbedded.ts`]: "import './pglitePool.ts';",
      [`${folder}/pglitePool.ts`]: empty,
    });
    expect(actual).toEqual([
      `pglite-behind-open-embedded: src/server/database/openDatabase.ts → ${folder}/pglitePool.ts`,
    ]);
  });

  it('keeps stories out of the built shop', async () => {
    const actual = await violationsOf({
      'src/ui/products/Price.tsx': empty,
      'src/ui/products/Price.stories.tsx': "import './Price.tsx';",
      'src/storefront/home/HomeScreen.tsx': "import '#ui/products/Price.stories.tsx';",
    });
    expect(actual.map((violation) => violation.replace(/ → .*/, '')).toSorted()).toEqual([
      'stories-are-not-imported: src/storefront/home/HomeScreen.tsx',
    ]);
  });

  it('finds an import that does not resolve', async () => {
    const actual = await violationsOf({ 'src/api/ask.ts': "import '#domain/lost.ts';" });
    expect(actual).toContain('resolved: src/api/ask.ts → #domain/lost.ts');
  });
});

const textOf = (path: string): string => readFileSync(path, 'utf8');
/** Code of a file without strings and comments. */
const codeOf = (path: string): string =>
  textOf(path).replaceAll(/"[^"\n]*"|'(?:\\.|[^'\\\n])*'|\/\*[\s\S]*?\*\/|\/\/.*/g, "''");

describe('the layers', () => {
  it('have no barrels and no catch-all folders', () => {
    expect(modules.filter((path) => /^index[.]/.test(basename(path)))).toEqual([]);
    const catchAll = /(^|\/)(utils?|helpers?|common|managers?|misc|shared|lib)(\/|[.]tsx?$)/i;
    expect(sourceFiles.filter((path) => catchAll.test(path))).toEqual([]);
  });

  it('have no clock and no random numbers in the domain', () => {
    const impure = /\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bglobalThis\b/;
    const inDomain = modules.filter((path) => path.startsWith('src/domain/'));
    expect(inDomain.filter((path) => impure.test(codeOf(path)))).toEqual([]);
    expect(
      ['new Date()', 'Date.now()', 'Math.random()', 'globalThis.x'].filter((text) => !impure.test(text)),
    ).toEqual([]);
  });

  it('keep page, network and process out of the domain: its tsconfig leaves out their types', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'domain-types-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const names = ['document', 'window', 'localStorage', 'fetch', 'process', 'setTimeout', 'console'];
    writeFileSync(join(folder, 'impure.ts'), `export const impure = [${names.join(', ')}];`);
    writeFileSync(join(folder, 'pure.ts'), "export const pure = new Date(0).toISOString().split('T');");
    const tsconfig = { extends: resolve('src/domain/tsconfig.json'), include: ['.'] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    const { stdout } = spawnSync('npx', ['tsc', '--noEmit', '--project', folder], { encoding: 'utf8' });
    const unknown = [...stdout.matchAll(/impure[.]ts.*Cannot find name '(\w+)'/g)].map(([, name]) => name);
    expect(unknown).toEqual(names);
    expect(stdout).not.toContain('/pure.ts');
  });

  it('CO-8 touch the browser’s storage in one file only, since it throws where cookies are blocked', () => {
    const touching = modules.filter((path) => /\b(local|session)Storage\b/.test(codeOf(path)));
    expect(touching).toEqual(['src/slices/browserStorage.ts']);
  });

  it('let identity import only types of the machines, so that loading one does not load the other', () => {
    const identity = modules.filter((path) => layerOf(path) === 'identity');
    expect(valueImportersOf('#machines', identity)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { describe, expect, it } from 'vitest';

interface Package {
  readonly engines?: { readonly node?: string };
  readonly optional?: boolean;
  /** Where it is installed; everywhere by default. */
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly version?: string;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const manifest = readJson('package.json') as {
  engines: { node: string };
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};
const { packages } = readJson('package-lock.json') as { packages: Record<string, Package> };

/** Packages of which the shop uses more than is documented, and what that is. */
const pinned: readonly (readonly [name: string, what: string])[] = [
  [
    'styled-components',
    'app/styled/renderStyled.ts reads the text of its style tags (renderStyled.test.tsx)',
  ],
  ['@electric-sql/pglite', 'server/database/embedded extends its classes (pglite.test.ts)'],
  [
    'firebase-tools',
    'emulatorGuard.js guards each port that it opens, lazyEmulatorSchemas.js its router, emulatorPage.ts changes its page (their tests)',
  ],
  ['firebase', 'public/gapi-shim.js answers what its sign-in window asks of gapi.iframes (journeys)'],
  ['@swc/core', '.dependency-cruiser.cjs replaces its parseFileSync (architecture.test.ts)'],
];

describe('the packages', () => {
  it('run on the oldest Node of package.json', () => {
    const oldest = `${manifest.engines.node.replace('>=', '')}.0`;
    const tooNew = Object.entries(packages)
      .filter(([, { engines, optional }]) => !optional && !satisfies(oldest, engines?.node ?? '*'))
      .map(([path, { engines }]) => `${path} ${engines?.node}`);
    expect(tooNew).toEqual([]);
  });

  it('run no install scripts and name no registry', () => {
    expect(readFileSync('.npmrc', 'utf8').split('\n').filter(Boolean)).toEqual(['ignore-scripts=true']);
    expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "http/);
  });

  it('are at most 1,250 on Linux', () => {
    const installed = Object.entries(packages).filter(
      ([path, { os, cpu, libc }]) =>
        path !== '' &&
        (os?.includes('linux') ?? true) &&
        (cpu?.includes('x64') ?? true) &&
        (libc?.includes('glibc') ?? true),
    );
    // A new tool may bring hundreds: raise the limit on purpose only.
    expect(installed.length).toBeLessThanOrEqual(1250);
  });

  it('have no pre or post script, which ignore-scripts would skip', () => {
    const names = Object.keys(manifest.scripts);
    expect(names.filter((name) => /^(pre|post)/.test(name) || name === 'prepare')).toEqual([]);
  });

  it.each(pinned)('have one exact version of %s: %s', (name) => {
    const { dependencies, devDependencies } = manifest;
    expect({ ...dependencies, ...devDependencies }[name]).toBe(packages[`node_modules/${name}`]?.version);
  });
});

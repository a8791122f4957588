import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { describe, expect, it } from 'vitest';

interface Package {
  readonly engines?: { readonly node?: string };
  readonly optional?: boolean;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const manifest = readJson('package.json') as { engines: { node: string }; scripts: Record<string, string> };
const { packages } = readJson('package-lock.json') as { packages: Record<string, Package> };

describe('the packages', () => {
  it('run on the oldest Node that the shop promises, so that npm warns of none', () => {
    const floor = `${manifest.engines.node.replace('>=', '')}.0`;
    const newer = Object.entries(packages)
      .filter(([, { engines, optional }]) => !optional && !satisfies(floor, engines?.node ?? '*'))
      .map(([path, { engines }]) => `${path} ${engines?.node}`);
    expect(newer).toEqual([]);
  });

  it('run no script of their own when they are installed, and come from the registry of whoever installs', () => {
    expect(readFileSync('.npmrc', 'utf8').split('\n').filter(Boolean)).toEqual(['ignore-scripts=true']);
    expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "http/);
  });

  it('have no script that npm would start by itself before or after another, which ignore-scripts forbids', () => {
    const names = Object.keys(manifest.scripts);
    expect(names.filter((name) => /^(pre|post)/.test(name) || name === 'prepare')).toEqual([]);
  });
});

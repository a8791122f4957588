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

  it('have no pre or post script, which ignore-scripts would skip', () => {
    const names = Object.keys(manifest.scripts);
    expect(names.filter((name) => /^(pre|post)/.test(name) || name === 'prepare')).toEqual([]);
  });
});

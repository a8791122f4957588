import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const lines = (file: string): string[] => readFileSync(file, 'utf8').split('\n');

/** Every setting that the shop reads, as listed in `.env.example`. */
const known = new Set(lines('.env.example').flatMap((line) => /^#?([A-Z_]+)=/.exec(line)?.[1] ?? []));
const unknown = (names: readonly string[]): string[] => names.filter((name) => !known.has(name));

describe('the image', () => {
  it('copies files that exist and that .dockerignore lets through', () => {
    const passed = lines('.dockerignore').flatMap((line) => /^!(.+)/.exec(line)?.[1] ?? []);
    const copied = lines('Dockerfile')
      .filter((line) => line.startsWith('COPY ') && !line.includes('--from='))
      .flatMap((line) => line.split(' ').slice(1, -1));
    expect([...new Set(copied)].toSorted()).toEqual(passed.toSorted());
    expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('uses the Node version of .nvmrc and runs as an unprivileged user', () => {
    const dockerfile = readFileSync('Dockerfile', 'utf8');
    const nodes = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, version]) => version);
    expect(new Set(nodes)).toEqual(new Set([readFileSync('.nvmrc', 'utf8').trim()]));
    expect(dockerfile).toMatch(/\nUSER node\n/);
  });

  it('OP-59 has what the npm scripts of an operator run', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const names = ['seed', 'migrate', 'backup', 'restore', 'orders:audit', 'orders:whatif'];
    const files = new Set(names.map((name) => /^node (\S+) \w+$/.exec(scripts[name] ?? '')?.[1]));
    expect([...files]).toEqual(['src/command.js']);
    const lastStage = readFileSync('Dockerfile', 'utf8').split('\nFROM ').at(-1);
    expect(lastStage).toContain('\nCOPY --from=build /shop/src/command.js src/\n');
  });
});

describe('the examples of a deployment', () => {
  it('set nothing that the shop does not know', () => {
    const ofShop = readFileSync('compose.yaml', 'utf8').split('\n  database:')[0] ?? '';
    const composed = [...ofShop.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name);
    const environment = lines('docs/deployment/hatkhola.service').find((line) =>
      line.startsWith('Environment='),
    );
    const ofUnit = [...(environment ?? '').matchAll(/([A-Z_]+)=/g)].map(([, name = '']) => name);
    expect([composed.length, unknown(composed)]).toEqual([10, []]);
    // The others are Node's and glibc's.
    expect(unknown(ofUnit)).toEqual(['NODE_ENV', 'MALLOC_ARENA_MAX']);
  });
});

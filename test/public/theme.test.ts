import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const script = readFileSync(new URL('../../public/theme.js', import.meta.url), 'utf8');

/** The root element's class and colour scheme after the script that runs before the first paint. */
const themeFrom = (stored: string | null | Error, system: 'dark' | 'light') => {
  const classes = new Set<string>();
  const root = {
    style: { colorScheme: '' },
    classList: {
      add: (name: string) => classes.add(name),
      remove: (...names: string[]) => names.forEach((name) => classes.delete(name)),
    },
  };
  runInNewContext(script, {
    document: { documentElement: root },
    matchMedia: () => ({ matches: system === 'dark' }),
    localStorage: {
      getItem: () => {
        if (stored instanceof Error) throw stored;
        return stored;
      },
    },
  });
  return [[...classes].join(' '), root.style.colorScheme];
};

describe('theme.js', () => {
  it('TH-1 prefers the stored choice to the system’s theme', () => {
    expect(themeFrom('light', 'dark')).toEqual(['light', 'light']);
    expect(themeFrom('dark', 'light')).toEqual(['dark', 'dark']);
  });

  it.each([[null], ['{"a":1}'], [new Error('forbidden')]])(
    'TH-1 uses the system theme when %s is stored',
    (stored) => {
      expect(themeFrom(stored, 'dark')).toEqual(['dark', 'dark']);
      expect(themeFrom(stored, 'light')).toEqual(['light', 'light']);
    },
  );
});

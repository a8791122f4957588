import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const script = readFileSync(new URL('../../public/person.js', import.meta.url), 'utf8');

/** What the root element shows about the user after the script that runs before the first paint. */
const expectedWith = (storedToken: string | null | Error): string | undefined => {
  const dataset: { person?: string } = {};
  const getItem = () => {
    if (storedToken instanceof Error) throw storedToken;
    return storedToken;
  };
  runInNewContext(script, { document: { documentElement: { dataset } }, localStorage: { getItem } });
  return dataset.person;
};

describe('person.js', () => {
  it('AU-2 expects a user where a token is stored and can be read, and otherwise none', () => {
    expect(expectedWith('ey')).toBe('expected');
    expect([expectedWith(null), expectedWith(new Error('forbidden'))]).toEqual([undefined, undefined]);
  });
});

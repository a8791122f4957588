import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

const script = readFileSync(new URL('../../public/person.js', import.meta.url), 'utf8');

/** What the root element says about the user after the script that runs before the first paint. */
const expectedWith = (kept: string | null | Error): string | undefined => {
  const dataset: { person?: string } = {};
  const getItem = () => {
    if (kept instanceof Error) throw kept;
    return kept;
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

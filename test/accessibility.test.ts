import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Every criterion of levels A and AA of WCAG 2.2; 4.1.1 was removed from it. */
const criteria = [
  '1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5',
  '1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13',
  '2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11',
  '2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8',
  '3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2 4.1.3',
].flatMap((line) => line.split(' '));

const page = readFileSync('docs/accessibility.md', 'utf8');
const rows = page
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, name = '']) => /^\d\./.test(name));

describe('docs/accessibility.md', () => {
  it('SH-16 says of each criterion of WCAG 2.2 A and AA how it is met, or what is missing', () => {
    expect(rows.map(([, name = '']) => name.split(' ')[0])).toEqual(criteria);
    // An answer of fewer than eight letters says nothing.
    const unclear = rows.filter(
      ([, , level = '', state = '', how = '']) =>
        !/^AA?$/.test(level) || !/^(yes|part|does not apply)$/.test(state) || how.length < 8,
    );
    expect(unclear).toEqual([]);
  });

  it('SH-16 names files that exist', () => {
    const named = [...page.matchAll(/`((?:src|test)\/[\w/.]+)`|`(\w+[.]journey[.]ts)`/g)].map(
      ([, file, journey]) => file ?? `test/journeys/${journey}`,
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});

import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchKey } from '#domain/values/plainText.ts';
import { queryRows } from '#server/database/queries/queryRows.ts';
import { containsText } from '#server/database/queries/searchedText.ts';
import { type LentDatabase, lendDatabase } from '../../../support/servers/lendDatabase.ts';
import { testDatabases } from '../../../support/servers/testDatabases.ts';

/** Words, blanks, the signs of `like`, digits of two scripts, and letters that can be written in several ways. */
const parts = [
  'Red',
  'cup',
  '  ',
  ' ',
  '\u00a0',
  '\t',
  '%',
  '_',
  '\\',
  '৭',
  '7',
  'শা\u09dcি',
  'র\u200d্যা',
  'É',
];
const names = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 8 });
/** A name, and a part of it with other blanks, or with some of its signs taken for any. */
const searches = fc
  .tuple(names, fc.nat(7), fc.nat(7), fc.constantFrom(' ', '   ', '\u00a0', '%', '_', ''))
  .map(([name, start, length, blank]) => {
    const part = name.slice(start, start + 1 + length);
    return { name: name.join(''), text: part.map((each) => (each.trim() === '' ? blank : each)).join('') };
  });

describe.each(testDatabases())('a search by SQL on $name', (at) => {
  let lent: LentDatabase;
  beforeAll(async () => {
    lent = await lendDatabase(at);
  });
  afterAll(async () => {
    await lent?.giveBack();
  });
  const contains = async (name: string, text: string): Promise<boolean | undefined> => {
    const condition = containsText(sql`named.name`, text);
    const [row] = await queryRows<{ found: boolean }>(
      lent.database.db,
      sql`select ${condition} as found from (select ${name}::text as name) named`,
    );
    return row?.found;
  };

  it('BN-7 GS-7 finds a name of which two words have more than one blank between them', async () => {
    const typed = ['red cup', 'Red  Cup', 'red\u00a0cup', 'd c', 'red-cup', 'red a cup'];
    const found = await Promise.all(typed.map((text) => contains('Red  Cup', text)));
    expect(found).toEqual([true, true, true, true, false, false]);
  });

  it('BN-7 finds what the key of the domain finds', async () => {
    await fc.assert(
      fc.asyncProperty(searches, async ({ name, text }) => {
        expect(await contains(name, text)).toBe(searchKey(name).includes(searchKey(text)));
      }),
      { numRuns: 300 },
    );
  });
});

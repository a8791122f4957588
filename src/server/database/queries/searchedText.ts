import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { searchKey } from '#domain/values/plainText.ts';
import { containing } from './paging.ts';

/** What `searchKey` replaces by Latin digits, and after it what it drops. */
const replaced = '০১২৩৪৫৬৭৮৯\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff';

/** The domain's `searchKey` of a column, but for the number of blanks. */
const keyOf = (column: SQLWrapper): SQL =>
  sql`translate(lower(normalize(${column}, NFC)), ${replaced}, '0123456789')`;

/** Condition: the column contains the text, as `searchKey` compares texts. */
export const containsText = (column: SQLWrapper, text: string): SQL =>
  sql`${keyOf(column)} like ${containing(searchKey(text))}`;

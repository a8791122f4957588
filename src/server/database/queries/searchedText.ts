import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { searchKey } from '#domain/values/plainText.ts';
import { latinDigits } from '#domain/values/typedText.ts';
import { containing } from './paging.ts';

const signs = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
/** What `searchKey` replaces by Latin digits, and after it what it drops. */
const replaced = `০১২৩৪৫৬৭৮৯${signs.filter((sign) => latinDigits(sign) === '').join('')}`;

/**
 * The domain's `searchKey` of a column, but for the number of blanks; also the expression of indexes, which PostgreSQL uses for
 * this expression only.
 */
export const searchedText = (column: SQLWrapper): SQL =>
  sql`translate(lower(normalize(${column}, NFC)), ${sql.raw(`'${replaced}'`)}, '0123456789')`;

/** Condition: the column contains the text, as `searchKey` compares texts. */
export const containsText = (column: SQLWrapper, text: string): SQL =>
  sql`${searchedText(column)} like ${containing(searchKey(text))}`;

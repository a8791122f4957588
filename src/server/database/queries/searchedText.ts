import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { searchKey } from '#domain/values/plainText.ts';
import { latinDigits } from '#domain/values/typedText.ts';
import { containing } from './paging.ts';

const signs = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
/** The signs that `searchKey` replaces by Latin digits, followed by those that it drops. */
const replaced = `০১২৩৪৫৬৭৮৯${signs.filter((sign) => latinDigits(sign) === '').join('')}`;

/**
 * SQL for the domain's `searchKey` of a column, except that blanks stay as many as they are. The indexes for searches are
 * on this expression, and PostgreSQL uses them for exactly this one.
 */
export const searchedText = (column: SQLWrapper): SQL =>
  sql`translate(lower(normalize(${column}, NFC)), ${sql.raw(`'${replaced}'`)}, '0123456789')`;

/** Condition: the column contains the text, as `searchKey` compares texts. */
export const containsText = (column: SQLWrapper, text: string): SQL =>
  sql`${searchedText(column)} like ${containing(searchKey(text))}`;

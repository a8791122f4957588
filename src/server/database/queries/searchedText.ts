import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { searchKey } from '#domain/values/plainText.ts';
import { latinDigits } from '#domain/values/typedText.ts';

const codeUnits = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code));
/** The characters that `latinDigits`, and so `searchKey`, drops, such as zero-width ones. No quotation mark is among them. */
const droppedCharacters = codeUnits.filter((unit) => latinDigits(unit) === '').join('');
const bengaliDigits = '০১২৩৪৫৬৭৮৯';

/**
 * SQL for the domain's `searchKey` of a column, except that runs of blanks are not shortened. The indexes for searches are
 * on this expression (`migrate/searchIndexes.ts`), and PostgreSQL uses them for exactly this one: after a change of `searchKey` or
 * `latinDigits` they have to be built again, and the stored keys (`orders.name_key`) written again.
 */
export const searchedText = (column: SQLWrapper): SQL =>
  // `translate` replaces each Bengali digit by the Latin one in its place, and deletes the other characters, which have none in theirs.
  sql`translate(lower(normalize(${column}, NFC)), ${sql.raw(`'${bengaliDigits}${droppedCharacters}'`)}, '0123456789')`;

/** Blanks as JavaScript's `\s` has them, as a regular expression of PostgreSQL, whose own `\s` lacks no-break ones; U+FEFF is dropped before. */
const blanks = String.raw`[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+`;

/** LIKE pattern for texts that begin with this text; \ % _ are escaped. */
export const beginning = (text: string): string => `${text.replace(/[\\%_]/g, '\\$&')}%`;

/** LIKE pattern for texts that contain this text; \ % _ are escaped. */
export const containing = (text: string): string => `%${beginning(text)}`;

/** Condition: the column contains the text, as `searchKey` compares texts. */
export const containsText = (column: SQLWrapper, text: string): SQL => {
  const key = searchKey(text);
  const searched = searchedText(column);
  if (!key.includes(' ')) return sql`${searched} like ${containing(key)}`;
  // The index finds texts with these words in this order; it cannot tell whether only blanks are between them.
  const words = containing(key).replaceAll(' ', '%');
  const withSingleBlanks = sql`regexp_replace(${searched}, ${blanks}, ' ', 'g')`;
  return sql`(${searched} like ${words} and ${withSingleBlanks} like ${containing(key)})`;
};

import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { readOrderSearch } from '#domain/orderSearch.ts';
import { containing } from '../database/queries/paging.ts';
import { orders } from '../database/schema/schema.ts';

/** A row of an older version has no key until `numberOrders` has filled it. */
const nameKey = sql`coalesce(${orders.nameKey}, lower(${orders.name}))`;

/**
 * The expression of the index `orders_search` (ADR 0077), to the letter: PostgreSQL compares expressions. Stored
 * mobile numbers are in the national form.
 */
const searched = sql`(${orders.id} || ' ' || ${orders.emailKey} || ' ' || ${nameKey} || ' ' || ${orders.mobileNumber})`;

/**
 * Condition for the orders that match a search, as the domain's `matchesOrderSearch` decides; `undefined` when the
 * text is empty. The index finds candidates by all texts of an order at once; the columns decide.
 *
 * @param by `id`: those of which the id alone matches; `texts`: all others
 */
export const matchingSearch = (input: string, by?: 'id' | 'texts'): SQL | undefined => {
  const { text, number, phonePart } = readOrderSearch(input);
  if (text === '') return undefined;
  const pattern = containing(text);
  const phonePattern = phonePart === null ? null : containing(phonePart);
  const candidates = or(
    like(searched, pattern),
    phonePattern === null || phonePattern === pattern ? undefined : like(searched, phonePattern),
  );
  const ofNumber = number === null ? undefined : eq(orders.number, number);
  const ofId = like(orders.id, pattern);
  const ofTexts = or(
    like(orders.emailKey, pattern),
    like(nameKey, pattern),
    phonePattern === null ? undefined : like(orders.mobileNumber, phonePattern),
  );
  // An order without a number has none that differs.
  if (by === 'id') return and(candidates, ofId, sql`(${or(ofNumber, ofTexts)}) is not true`);
  return or(ofNumber, and(candidates, by === 'texts' ? ofTexts : or(ofId, ofTexts)));
};

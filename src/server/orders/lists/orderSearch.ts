import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { readOrderSearch } from '#domain/orders/orderSearch.ts';
import { containing } from '../../database/queries/paging.ts';
import { orders, searchedOrderText, storedOrderCode } from '../../database/schema/schema.ts';

/**
 * Condition for the orders that match a search, as the domain's `matchesOrderSearch` decides; `undefined` when the
 * text is empty. The index finds candidates by all texts of an order at once; the columns decide.
 *
 * @param by `id`: those of which the id alone matches; `texts`: all others
 */
export const matchingSearch = (input: string, by?: 'id' | 'texts'): SQL | undefined => {
  const { text, code, phonePart } = readOrderSearch(input);
  if (text === '') return undefined;
  const pattern = containing(text);
  const phonePattern = phonePart === null ? null : containing(phonePart);
  const candidates = or(
    like(searchedOrderText, pattern),
    phonePattern === null || phonePattern === pattern ? undefined : like(searchedOrderText, phonePattern),
  );
  const ofNumber = code === null ? undefined : eq(storedOrderCode, code);
  const ofId = like(orders.id, pattern);
  const ofTexts = or(
    like(orders.emailKey, pattern),
    like(orders.nameKey, pattern),
    phonePattern === null ? undefined : like(orders.mobileNumber, phonePattern),
  );
  if (by === 'id') return and(candidates, ofId, sql`not (${or(ofNumber, ofTexts)})`);
  return or(ofNumber, and(candidates, by === 'texts' ? ofTexts : or(ofId, ofTexts)));
};

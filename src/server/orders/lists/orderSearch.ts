import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { readOrderSearch } from '#domain/orders/orderSearch.ts';
import { containing } from '../../database/queries/paging.ts';
import { consignments, orders, searchedOrderText, storedOrderCode } from '../../database/schema/schema.ts';

/** A text that may be a tracking code; shorter ones are parts of names. */
const trackingCodeText = /^[a-z0-9][a-z0-9_-]{4,59}$/;

/**
 * Condition for the orders with a parcel of this tracking code (CR-1). The subquery is evaluated once, as an array, so that the
 * index of ids finds the orders: with `in` the condition beside it would read all orders.
 */
const withTrackingCode = (text: string): SQL | undefined =>
  trackingCodeText.test(text)
    ? sql`${orders.id} = any(array(select ${consignments.orderId} from ${consignments}
        where ${consignments.trackingKey} = ${text}))`
    : undefined;

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
  const ofNumber = or(code === null ? undefined : eq(storedOrderCode, code), withTrackingCode(text));
  const ofId = like(orders.id, pattern);
  const ofTexts = or(
    like(orders.emailKey, pattern),
    like(orders.nameKey, pattern),
    phonePattern === null ? undefined : like(orders.mobileNumber, phonePattern),
  );
  if (by === 'id') return and(candidates, ofId, sql`not (${or(ofNumber, ofTexts)})`);
  return or(ofNumber, and(candidates, by === 'texts' ? ofTexts : or(ofId, ofTexts)));
};

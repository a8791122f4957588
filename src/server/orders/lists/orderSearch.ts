import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { readOrderSearch } from '#domain/orders/orderSearch.ts';
import { containing } from '../../database/queries/paging.ts';
import { consignments, orders, searchedOrderText, storedOrderCode } from '../../database/schema/schema.ts';

/** What a tracking code may look like: 5 to 60 characters; shorter texts are rather parts of names. */
const trackingCodeText = /^[a-z0-9][a-z0-9_-]{4,59}$/;

/**
 * The condition for orders with a parcel that has this tracking code (CR-1). The subquery is evaluated once, as an array, so that the
 * index of ids finds the orders; with `in`, PostgreSQL would read all orders because of the other condition beside it.
 */
const withTrackingCode = (text: string): SQL | undefined =>
  trackingCodeText.test(text)
    ? sql`${orders.id} = any(array(select ${consignments.orderId} from ${consignments}
        where ${consignments.trackingKey} = ${text}))`
    : undefined;

/**
 * The condition for the orders that match a search, by the same rules as the domain's `matchesOrderSearch`; `undefined` for an empty
 * text. An index finds candidates by all texts of an order at once; then the single columns decide.
 *
 * @param by `id`: only orders of which nothing but the id matches; `texts`: only the others; left out: all
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
  const ofCode = or(code === null ? undefined : eq(storedOrderCode, code), withTrackingCode(text));
  const ofId = like(orders.id, pattern);
  const ofCustomer = or(
    like(orders.emailKey, pattern),
    like(orders.nameKey, pattern),
    phonePattern === null ? undefined : like(orders.mobileNumber, phonePattern),
  );
  if (by === 'id') return and(candidates, ofId, sql`not (${or(ofCode, ofCustomer)})`);
  if (by === 'texts') return or(ofCode, and(candidates, ofCustomer));
  return or(ofCode, and(candidates, or(ofId, ofCustomer)));
};

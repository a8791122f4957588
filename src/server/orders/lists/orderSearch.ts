import { and, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { readOrderSearch } from '#domain/orders/orderSearch.ts';
import { containing } from '../../database/queries/searchedText.ts';
import { consignments, orders, searchedOrderText, storedOrderCode } from '../../database/schema/schema.ts';

/** What a tracking code may look like, in lowercase: 5 to 60 characters; shorter texts are more likely parts of names. */
const trackingCodeText = /^[a-z0-9][a-z0-9_-]{4,59}$/;

/**
 * The condition for orders with a parcel that has this tracking code (CR-1). The subquery is evaluated once, as an array, so that the
 * index of ids finds the orders; with `in`, PostgreSQL would read all orders, since the searches join this condition to others by `or`.
 * `text` is lowercase, like every stored `trackingKey`.
 */
const withTrackingCode = (text: string): SQL | undefined =>
  trackingCodeText.test(text)
    ? // The parcel of a deleted order has no order id. With a null in the array this condition, and its `not`, would be null for all other
      // orders.
      sql`${orders.id} = any(array(select ${consignments.orderId} from ${consignments}
        where ${consignments.trackingKey} = ${text} and ${consignments.orderId} is not null))`
    : undefined;

/** Conditions for the orders that match a search; each is `undefined` for an empty text. */
interface OrderSearch {
  readonly matching?: SQL | undefined;
  /** Only those that match by a code or a text of the customer. */
  readonly byMoreThanId?: SQL | undefined;
  /** Only those that match by their id alone: a short text is in many ids by chance. */
  readonly byIdAlone?: SQL | undefined;
}

/**
 * The conditions for a text, by the same rules as the domain's `matchesOrderSearch`. One index of the joined texts of an order finds the
 * candidates (ADR 0077): all orders of `ofId` and `ofCustomer`, and some too many, which have the text where two of the joined texts
 * meet, or the digits of the phone number in another column. So the single columns are compared too. `ofCode` has indexes of its own.
 */
export const orderSearch = (input: string): OrderSearch => {
  const { text, code, phonePart } = readOrderSearch(input);
  if (text === '') return {};
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
  return {
    matching: or(ofCode, and(candidates, or(ofId, ofCustomer))),
    byMoreThanId: or(ofCode, and(candidates, ofCustomer)),
    byIdAlone: and(candidates, ofId, sql`not (${or(ofCode, ofCustomer)})`),
  };
};

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

/** The conditions that the searches are built from. */
interface SearchConditions {
  /** The text, or the phone number's part, is somewhere in the joined texts of the order: an index finds these orders. */
  readonly candidates: SQL | undefined;
  /** The order has the number, or a parcel with the tracking code. Both have indexes of their own. */
  readonly ofCode: SQL | undefined;
  /** The text is part of the order's id. */
  readonly ofId: SQL | undefined;
  /** The text is part of the customer's e-mail address, name or mobile number. */
  readonly ofCustomer: SQL | undefined;
}

/**
 * The conditions for a text, by the same rules as the domain's `matchesOrderSearch`; `null` for an empty text. One index of the joined
 * texts of an order finds the candidates (ADR 0077): all orders of `ofId` and `ofCustomer`, and some too many, which have the text where
 * two of the joined texts meet, or the digits of the phone number in another column. So the single columns are compared too.
 */
const conditionsOf = (input: string): SearchConditions | null => {
  const { text, code, phonePart } = readOrderSearch(input);
  if (text === '') return null;
  const pattern = containing(text);
  const phonePattern = phonePart === null ? null : containing(phonePart);
  const candidates = or(
    like(searchedOrderText, pattern),
    phonePattern === null || phonePattern === pattern ? undefined : like(searchedOrderText, phonePattern),
  );
  return {
    candidates,
    ofCode: or(code === null ? undefined : eq(storedOrderCode, code), withTrackingCode(text)),
    ofId: like(orders.id, pattern),
    ofCustomer: or(
      like(orders.emailKey, pattern),
      like(orders.nameKey, pattern),
      phonePattern === null ? undefined : like(orders.mobileNumber, phonePattern),
    ),
  };
};

/** The condition for the orders that match a search; `undefined` for an empty text. */
export const matchingSearch = (input: string): SQL | undefined => {
  const conditions = conditionsOf(input);
  if (conditions === null) return undefined;
  const { candidates, ofCode, ofId, ofCustomer } = conditions;
  return or(ofCode, and(candidates, or(ofId, ofCustomer)));
};

/** The condition for orders that match a search by a code or a text of the customer; `findHits` lists these first. */
export const matchingByMoreThanId = (input: string): SQL | undefined => {
  const conditions = conditionsOf(input);
  if (conditions === null) return undefined;
  const { candidates, ofCode, ofCustomer } = conditions;
  return or(ofCode, and(candidates, ofCustomer));
};

/** The condition for orders that match a search by their id alone: a short text is in many ids by chance. */
export const matchingByIdAlone = (input: string): SQL | undefined => {
  const conditions = conditionsOf(input);
  if (conditions === null) return undefined;
  const { candidates, ofCode, ofId, ofCustomer } = conditions;
  return and(candidates, ofId, sql`not (${or(ofCode, ofCustomer)})`);
};

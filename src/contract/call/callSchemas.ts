import { array, type InferType, number, object, type Schema, type StringSchema, string } from 'yup';
import { isLinkToken } from '#domain/orders/isLinkToken.ts';
import { isDay } from '#domain/values/dates.ts';
import { idLength, idShape } from '#domain/values/id.ts';
import { isAmount } from '#domain/values/money.ts';
import { digitsAsTyped } from '#domain/values/typedText.ts';
import { headers } from './headers.ts';
import { type RefusalCode, refusalStatus } from './refusal.ts';

/**
 * The schemas of one call: what a server validates, and what a host must reply. `params` and `query` arrive as text, and their types
 * are converted. Texts in a body are trimmed and transformed, but no type is converted: `"2"` is not a number.
 */
export interface CallSchemas {
  /** Refusals of the call, without those that follow from who may make it, and from what is validated. */
  readonly refusals?: readonly RefusalCode[];
  readonly params?: Schema<object>;
  readonly query?: Schema<object>;
  /** Request headers besides the token; only the bundled server reads them (API-8). */
  readonly headers?: Schema<Readonly<Record<string, string | undefined>>>;
  readonly body?: Schema;
  /** The form field that holds the image, if the body is a multipart form instead of JSON. */
  readonly image?: string;
  readonly reply: Schema;
  /** The reply's content type if it is not JSON. */
  readonly replyType?: 'text/csv' | 'text/event-stream';
  /**
   * Whether the reply is one page of a list, with at most `limit` items. Its total and next cursor are in response headers (headers.ts).
   * A paged list without this mark has both in the reply, as `total` and `next`.
   */
  readonly isPaged?: boolean;
}

/** The type with every object and list in it readonly. */
type Immutable<T> = T extends object ? { readonly [Name in keyof T]: Immutable<T[Name]> } : T;

type Input<S> = S extends Schema ? Immutable<InferType<S>> : undefined;

/** The types of the request and the reply that the schemas describe. */
export interface ShapeOf<S extends CallSchemas> {
  params: Input<S['params']>;
  query: Input<S['query']>;
  body: Input<S['body']>;
  /** Not `Immutable`: functions of domain take replies, and some of their types have lists that are not readonly. */
  reply: InferType<S['reply']>;
}

const idListShape = /^[0-9a-f]{24}(,[0-9a-f]{24})*$/;
/** The rule of an id. Within a list, call `label('id')` on it: otherwise yup's own sentences name the id by its place, as `orders[0]`. */
export const idRule = string()
  .required('id is required')
  .matches(idShape, `id must be ${idLength} hexadecimal digits`);
export const byId = object({ id: idRule });

/** A query parameter `name` of at most `most` ids, joined by commas; the messages say that they are ids of `things`. */
export const idListRule = (name: string, things: string, most: number) =>
  string()
    .required(`${name} is required`)
    .matches(idListShape, `${name} must be ids of ${things}, joined by commas`)
    // A comma follows each id but the last.
    .max(most * (idLength + 1) - 1, `${name} may name at most ${most} ${things}`);

/** Whether no value is in the list twice; a list that is left out has none. */
export const areDistinct = (values: readonly unknown[] = []): boolean =>
  new Set(values).size === values.length;

/** Whether no two items of a list have the same value in the field; a list that is left out has none. */
export const areDistinctBy =
  <Field extends string>(field: Field) =>
  // Runs before the rules of an item, which refuse `null`.
  (items: readonly ({ readonly [Name in Field]?: unknown } | null | undefined)[] = []): boolean =>
    areDistinct(items.map((item) => item?.[field]));

/** A required list `name` of 1 to `most` items, which the messages call a `thing`, such as `order`. */
export const listRule = <Item>(name: string, thing: string, item: Schema<Item>, most: number) =>
  array(item)
    .typeError(`${name} must be a list`)
    .required(`${name} is required`)
    .min(1, `${name} must name at least one ${thing}`)
    .max(most, `${name} may name at most ${most} ${thing}s`);

/** The largest number that a column of integers holds. */
const largestInteger = 2_147_483_647;

/** A required whole number, at least `least` and at most `most`, or the largest that a column of integers holds. */
export const integerRule = (name: string, least: number, most?: number) =>
  number()
    .typeError(`${name} must be a number`)
    .required(`${name} is required`)
    .integer(`${name} must be a whole number`)
    .min(least, `${name} must be at least ${least}`)
    .max(
      most ?? largestInteger,
      most === undefined ? `${name} is too large` : `${name} may be at most ${most}`,
    );

/** An amount from 0 to `most` taka with at most two decimals. */
export const takaRule = (name: string, most: number) =>
  number()
    .typeError(`${name} must be a number`)
    .min(0, `${name} must be at least 0`)
    .max(most, `${name} may be at most ${most}`)
    .test('decimals', `${name} may have at most two decimals`, (value) => value == null || isAmount(value));

/** One of the texts in the list. */
export const choiceRule = <Choice extends string>(name: string, choices: readonly Choice[]) =>
  string()
    .typeError(`${name} must be text`)
    .oneOf(choices, `${name} must be one of ${choices.join(', ')}`);

/** The headers of a call that takes effect only once, however often the request is sent with the same key. */
export const idempotencyHeaders = object({
  [headers.idempotencyKey]: string().matches(
    /^[\x21-\x7e]{8,100}$/,
    `${headers.idempotencyKey} must be 8 to 100 visible characters`,
  ),
});

/** A text of at most so many characters, which may be empty or left out. */
export const textRule = (name: string, most: number) =>
  string().typeError(`${name} must be text`).max(most, `${name} may have at most ${most} characters`);

/** A required text of at most so many characters, not counting blanks at its ends. */
export const filledTextRule = (name: string, most: number) =>
  string()
    .typeError(`${name} must be text`)
    .trim()
    .required(`${name} is required`)
    .max(most, `${name} may have at most ${most} characters`);

const linkToken = <Token extends string | undefined>(token: StringSchema<Token>) =>
  token
    .typeError('token must be text')
    .test('token', 'token is not one of a link', (value) => value === undefined || isLinkToken(value));

/** The token of an order's tracking link or of an advance's page. */
export const linkTokenRule = linkToken(string().required('token is required'));
export const optionalLinkTokenRule = linkToken(string());

/** A day in Dhaka, such as `2025-01-05`, in Latin or Bengali digits. */
export const dayRule = (name: string) =>
  string()
    .transform(digitsAsTyped)
    .test('day', `${name} must be a day such as 2025-01-05`, (value) => value === undefined || isDay(value));

/** Maximum number of items on one page of a list: about 2 MB of orders. */
export const largestPage = 1000;

/** The query parameters of a paged list: how many items, and the cursor after which they begin. */
export const pageRules = {
  limit: integerRule('limit', 1, largestPage).optional(),
  // The cursor of a list sorted by name holds the name, of up to 300 characters, in base64.
  after: string().max(2000, 'after is not a cursor of this list'),
};
/** What a reply with one page of a list has beside its items: the number of all that match, and the `after` of the next page. */
export const pageReply = { total: number().required(), next: string().defined().nullable() };

export const insertedReply = object({ insertedId: string().required() }).required();
export const modifiedReply = object({ modifiedCount: number().required() }).required();
export const deletedReply = object({ deletedCount: number().required() }).required();

/** The code of a refused thing, in a reply with a result for each of several things. */
export const refusalCodeReply = string().oneOf(Object.keys(refusalStatus) as RefusalCode[]);

import { type ErrorBody, type OrderQuote, type RefusalCode, refusalStatus } from '#contract/call/refusal.ts';

/** Fields that only some codes have; the ErrorBody says which. */
type ErrorDetails = Pick<ErrorBody, 'field' | 'orderStatus' | 'reason' | 'quote' | 'left'>;

/** Thrown anywhere below a route to reject the request; the error handler responds with an ErrorBody. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: RefusalCode;
  readonly details: ErrorDetails;
  /** A field, and no getter: Fastify assigns it again when a validator returns the error. */
  readonly statusCode: number;

  /** A `cause` is logged and never sent. */
  constructor(code: RefusalCode, message: string, details: ErrorDetails = {}, options: ErrorOptions = {}) {
    super(message, options);
    this.code = code;
    this.details = details;
    this.statusCode = refusalStatus[code];
  }
}

/** For a request of which this field breaks a rule. */
export const invalid = (field: string, message: string): ApiError =>
  new ApiError('invalid', message, { field });

/** For a resource that does not exist, or that the caller may not see. */
export const notFound = (resource: string, field = 'id'): ApiError =>
  new ApiError('unknown', `There is no such ${resource}.`, { field });

/** For an order that comes to other amounts than the caller saw; `quote` is what it comes to. */
export const priceChanged = (quote: OrderQuote): ApiError =>
  new ApiError('priceChanged', 'A price or the delivery charge has changed. Please check the new total.', {
    quote,
  });

/** For a request without a valid token. */
export const unauthorized = (message = 'Please sign in.'): ApiError => new ApiError('signInNeeded', message);
/** For a caller who may not do this, signed in or not. */
export const forbidden = (message = "Your account isn't allowed to do this."): ApiError =>
  new ApiError('notAllowed', message);

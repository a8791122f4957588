import type { OrderQuote, RefusalCode } from '#contract/call/refusal.ts';
import { isOrderStatus, type OrderRefusal, type OrderStatus } from '#domain/orders/orderStatus.ts';
import { isRecord, readText, readTexts } from '#domain/values/parse.ts';
import * as messages from '#messages/api/client.ts';
import type { HttpFailure } from './httpClient.ts';

/** Everything that can go wrong with a call, as a screen needs it: the server refused it, was unreachable, or is broken. */
export type Failure =
  | {
      readonly kind: 'refused';
      readonly status: number;
      /** `other` when the host sent no code. */
      readonly code: RefusalCode | 'other';
      readonly message: string;
      readonly field?: string;
      /** With `priceChanged`: what the shop asks for now. */
      readonly quote?: OrderQuote;
      /** With `soldOut`: how many pieces are left. */
      readonly left?: number;
      /** With `moveRefused`: the status that the order has. */
      readonly orderStatus?: OrderStatus;
      /** With `moveRefused`: why the order was not moved, if the host says so. */
      readonly reason?: OrderRefusal;
      /** Milliseconds that the server asks to wait before the next request. */
      readonly retryAfter?: number;
    }
  | { readonly kind: 'unreachable'; readonly message: string }
  | {
      readonly kind: 'broken';
      readonly message: string;
      readonly requestId?: string;
      /** The server, or a proxy in front of it, is overloaded or not running. */
      readonly isTemporary?: true;
      /** Milliseconds that the server, or the proxy, asks to wait before the next request. */
      readonly retryAfter?: number;
    };

/** A failure that is a refusal of the server. */
export type RefusedFailure = Extract<Failure, { kind: 'refused' }>;

/** The failure of an answer that cannot be read. */
export const unreadableAnswer: Failure = { kind: 'broken', message: messages.broken };

const temporaryStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

const leftIn = ({ left }: Record<string, unknown>): number | undefined =>
  typeof left === 'number' ? left : undefined;

/**
 * Why the shop refused a call, in the language of the page; `raw` is the body of the response. Its `sentence` is the code of the
 * sentence in `message`, from which a page in another language makes its own (BN-3).
 */
export const refusalMessage = (raw: Record<string, unknown>): string =>
  messages.refusalText({
    code: readText(raw.code) || 'other',
    message: readText(raw.message),
    left: leftIn(raw),
    ...(typeof raw.sentence === 'string' ? { sentence: raw.sentence, values: readTexts(raw.values) } : {}),
  });

/** The failure of a response that is an error, or that never came. Await `loadRefusals` before: it has the sentences of refusals. */
export const failureOfResult = (result: HttpFailure): Failure => {
  if (result.status === 'unreachable') return { kind: 'unreachable', message: messages.unreachable };
  const wait = result.retryAfter === undefined ? {} : { retryAfter: result.retryAfter };
  if (result.status >= 500) {
    const { requestId, status } = result;
    const isTemporary = temporaryStatuses.has(status) ? { isTemporary: true as const } : {};
    return { kind: 'broken', message: messages.broken, requestId, ...isTemporary, ...wait };
  }
  const raw = isRecord(result.data) ? result.data : {};
  // `code`, `reason` and `quote` are not checked: screens ask for known codes and reasons only, and no other host sends a quote.
  const code = (readText(raw.code) || 'other') as RefusalCode | 'other';
  const left = leftIn(raw);
  return {
    kind: 'refused',
    status: result.status,
    code,
    message: refusalMessage(raw),
    ...wait,
    ...(typeof raw.field === 'string' ? { field: raw.field } : {}),
    ...(isRecord(raw.quote) ? { quote: raw.quote as unknown as OrderQuote } : {}),
    ...(left === undefined ? {} : { left }),
    ...(isOrderStatus(raw.orderStatus) ? { orderStatus: raw.orderStatus } : {}),
    ...(typeof raw.reason === 'string' ? { reason: raw.reason as OrderRefusal } : {}),
  };
};

const kinds: readonly unknown[] = ['refused', 'unreachable', 'broken'] satisfies Failure['kind'][];

/** The failure in the error of a query or mutation. */
export const failureOfError = (error: unknown): Failure =>
  isRecord(error) && kinds.includes(error.kind) ? (error as unknown as Failure) : unreadableAnswer;

import { type OrderQuote, type RefusalCode, refusalStatus } from '#contract/refusal.ts';
import type { OrderRefusal, OrderStatus } from '#domain/order.ts';

export interface RefusalFacts {
  readonly field?: string;
  readonly orderStatus?: OrderStatus;
  readonly reason?: OrderRefusal;
  readonly reckoning?: OrderQuote;
}

/** Thrown anywhere below a route to reject the request; the error handler responds with a RefusalReply. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly facts: RefusalFacts;
  /** Fastify assigns it again when a validator returns the error. */
  readonly statusCode: number;

  constructor(code: RefusalCode, sentence: string, facts: RefusalFacts = {}) {
    super(sentence);
    this.code = code;
    this.facts = facts;
    this.statusCode = refusalStatus[code];
  }
}

export const invalid = (field: string, sentence: string): Refusal =>
  new Refusal('invalid', sentence, { field });

/** The thing does not exist, or the caller may not see it. */
export const unknown = (thing: string, field = 'id'): Refusal =>
  new Refusal('unknown', `There is no such ${thing}.`, { field });

export const unauthorized = (sentence = 'Please sign in.'): Refusal => new Refusal('signInNeeded', sentence);
export const forbidden = (sentence = 'Your account may not do this.'): Refusal =>
  new Refusal('notAllowed', sentence);

import { number, object, type Schema, string } from 'yup';
import type { Call, Shape } from './call.ts';

/**
 * The rules of one call: what a server refuses to read, and what a host must answer. `params` and
 * `query` arrive as text and may be cast; a body is taken strictly, so that `"2"` is not a number.
 */
export interface Rules<S extends Shape> {
  readonly params?: Schema<NonNullable<S['params']>>;
  readonly query?: Schema<NonNullable<S['query']>>;
  /** Of the request, beside its token; only the bundled server reads them (API-8). */
  readonly headers?: Schema<Readonly<Record<string, string | undefined>>>;
  readonly body?: Schema<NonNullable<S['body']>>;
  /** The field of a form that brings a picture, where the body is a form and no JSON. */
  readonly picture?: string;
  /** Whether a guest may ask a call that refuses a token that is not good. */
  readonly isForGuests?: boolean;
  readonly reply: Schema<S['reply']>;
  /** What the reply is, where it is no JSON. */
  readonly replyType?: 'text/csv';
  /** Whether its list is cut by `limit` and goes on by headers (`headers` in refusal.ts). */
  readonly isPaged?: boolean;
}

export interface CallSchemas<S extends Shape> extends Rules<S> {
  readonly call: Call<S>;
}

export const check = <S extends Shape>(call: Call<S>, rules: Rules<S>): CallSchemas<S> => ({
  call,
  ...rules,
});

/** 24 hexadecimal digits, as every stored thing is named. */
export const idRule = string()
  .required('id is required')
  .matches(/^[0-9a-f]{24}$/, 'id must be 24 hexadecimal digits');
export const byId = object({ id: idRule });

/** Items in one part of a list: some 2 MB of orders. */
export const largestPage = 1000;

export const pageRules = {
  limit: number()
    .integer('limit must be a whole number')
    .min(1, 'limit must be at least 1')
    .max(largestPage, `limit may be at most ${largestPage}`),
  after: string().max(200, 'after is not a cursor of this list'),
};
export const insertedReply = object({ insertedId: string().required() }).required();
export const deletedReply = object({ deletedCount: number().required() }).required();

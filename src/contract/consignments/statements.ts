import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { statementsSchemas } from './statementsSchemas.ts';

/** Couriers' statements and payouts (CA-3, CA-4): beyond API-1 to API-7. */

type Schemas = typeof statementsSchemas;

export type StatementSourceBody = ShapeOf<Schemas['previewStatement']>['body'];
export type MappedStatementBody = ShapeOf<Schemas['checkStatement']>['body'];
export type ApplyStatementBody = ShapeOf<Schemas['applyStatement']>['body'];
export type ConfirmPayoutBody = ShapeOf<Schemas['confirmPayout']>['body'];
export type AddPayoutBody = ShapeOf<Schemas['addPayoutAhead']>['body'];
export type StatementsQuery = ShapeOf<Schemas['listStatements']>['query'];

/** The newest payments in a courier's own list, if it has one; refused with `parcelRefused` when it cannot be asked. */
export const listCourierPaymentsCall = call<Schemas['listCourierPayments']>(
  'GET',
  '/courierPayments',
  'staff',
);
/** The first rows of a statement, and what its columns seem to mean. It is a file, sent in base64, or a courier's payment. */
export const previewStatementCall = call<Schemas['previewStatement']>('POST', '/statementPreviews', 'staff');
/** The dry run: what applying a statement would do, line by line; writes nothing. */
export const checkStatementCall = call<Schemas['checkStatement']>('POST', '/statementChecks', 'staff');
/**
 * Applies a statement exactly as the dry run with this `digest` showed it. Refused with `changedMeanwhile` when the dry run would show
 * something else by now, and with `cashRefused` when the statement was applied before or has cells that cannot be read; then nothing is
 * written.
 */
export const applyStatementCall = call<Schemas['applyStatement']>('POST', '/statements', 'staff');
/** Applied statements, newest first; with `unpaid` only those whose payout nobody has confirmed. */
export const listStatementsCall = call<Schemas['listStatements']>('GET', '/statements', 'staff');
/** One applied statement, with the sums of its lines by kind. */
export const readStatementCall = call<Schemas['readStatement']>('GET', '/statements/:id', 'staff');
/** The lines of a statement in the order of its file. */
export const listStatementLinesCall = call<Schemas['listStatementLines']>(
  'GET',
  '/statements/:id/lines',
  'staff',
);
/**
 * Confirms that a statement's payout has arrived, and stores by how much it differs from the statement's lines. Refused with
 * `cashRefused` when this payout has confirmed another statement, or was noted ahead (`matchPayoutCall` is for those).
 */
export const confirmPayoutCall = call<Schemas['confirmPayout']>('POST', '/statements/:id/payout', 'admin');
/** Confirms a statement by a payout that was noted before its parcels were delivered (`addPayoutAheadCall`). */
export const matchPayoutCall = call<Schemas['matchPayout']>('PUT', '/statements/:id/payout', 'admin');
/**
 * Notes a payout that came before its parcels were delivered. Requests with the same courier, method, reference, amount and day mean the
 * same payout: a repeated one stores nothing again, and is refused with `cashRefused` once that payout belongs to a statement.
 */
export const addPayoutAheadCall = call<Schemas['addPayoutAhead']>('POST', '/payouts', 'admin');
/** Payouts that were noted ahead and have no statement yet, newest first. */
export const listPayoutsAheadCall = call<Schemas['listPayoutsAhead']>('GET', '/payouts', 'staff');

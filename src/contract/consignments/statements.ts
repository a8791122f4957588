import { call } from '../call/call.ts';
import type { ShapeOf } from '../call/callSchemas.ts';
import type { statementsSchemas } from './statementsSchemas.ts';

/** Couriers' statements and payouts (CA-3, CA-4): beyond API-1 to API-7. */

export type StatementSourceBody = ShapeOf<typeof statementsSchemas.previewStatement>['body'];
export type MappedStatementBody = ShapeOf<typeof statementsSchemas.checkStatement>['body'];
export type ApplyStatementBody = ShapeOf<typeof statementsSchemas.applyStatement>['body'];
export type ConfirmPayoutBody = ShapeOf<typeof statementsSchemas.confirmPayout>['body'];
export type AddPayoutBody = ShapeOf<typeof statementsSchemas.addPayoutAhead>['body'];
export type StatementsQuery = ShapeOf<typeof statementsSchemas.listStatements>['query'];
export type StatementLinesQuery = ShapeOf<typeof statementsSchemas.listStatementLines>['query'];

/** The newest payments in a courier's own list, if it has one; refused with `parcelRefused` when it cannot be asked. */
export const listCourierPaymentsCall = call<typeof statementsSchemas.listCourierPayments>(
  'GET',
  '/courierPayments',
  { access: 'staff', refusals: ['invalid', 'parcelRefused'] },
);
/** The first rows of a statement, and what its columns seem to mean. It is a file, sent in base64, or a courier's payment. */
export const previewStatementCall = call<typeof statementsSchemas.previewStatement>(
  'POST',
  '/statementPreviews',
  { access: 'staff', refusals: ['invalid', 'unknown', 'tooLarge', 'parcelRefused'] },
);
/** The dry run: what applying a statement would do, line by line; writes nothing. */
export const checkStatementCall = call<typeof statementsSchemas.checkStatement>('POST', '/statementChecks', {
  access: 'staff',
  refusals: ['invalid', 'unknown', 'tooLarge', 'parcelRefused'],
});
/**
 * Applies a statement exactly as the dry run with this `digest` showed it. Refused with `changedMeanwhile` when the dry run would show
 * something else by now, and with `cashRefused` when the statement was applied before; then nothing is written.
 */
export const applyStatementCall = call<typeof statementsSchemas.applyStatement>('POST', '/statements', {
  access: 'staff',
  refusals: ['invalid', 'unknown', 'tooLarge', 'parcelRefused', 'changedMeanwhile', 'cashRefused'],
});
/** Applied statements, newest first; with `unpaid` only those whose payout nobody has confirmed. */
export const listStatementsCall = call<typeof statementsSchemas.listStatements>('GET', '/statements', {
  access: 'staff',
  refusals: ['invalid'],
});
/** One applied statement, with the sums of its lines by kind. */
export const readStatementCall = call<typeof statementsSchemas.readStatement>('GET', '/statements/:id', {
  access: 'staff',
  refusals: ['invalid', 'unknown'],
});
/** The lines of a statement in the order of its file. */
export const listStatementLinesCall = call<typeof statementsSchemas.listStatementLines>(
  'GET',
  '/statements/:id/lines',
  { access: 'staff', refusals: ['invalid'] },
);
/**
 * Confirms that a statement's payout has arrived, and stores by how much it differs from the statement's lines. Refused with
 * `cashRefused` when the payout was noted before: it is matched by `matchPayoutCall`.
 */
export const confirmPayoutCall = call<typeof statementsSchemas.confirmPayout>(
  'POST',
  '/statements/:id/payout',
  { access: 'admin', refusals: ['invalid', 'unknown', 'changedMeanwhile', 'cashRefused'] },
);
/** Confirms a statement by a payout that was noted before its parcels were delivered (`addPayoutAheadCall`). */
export const matchPayoutCall = call<typeof statementsSchemas.matchPayout>('PUT', '/statements/:id/payout', {
  access: 'admin',
  refusals: ['invalid', 'unknown', 'changedMeanwhile', 'cashRefused'],
});
/**
 * Notes a payout that came before its parcels were delivered; a repeated request stores nothing again. Refused with `cashRefused` when
 * an equal payout has its statement.
 */
export const addPayoutAheadCall = call<typeof statementsSchemas.addPayoutAhead>('POST', '/payouts', {
  access: 'admin',
  refusals: ['invalid', 'cashRefused'],
});
/** Payouts that were noted ahead and have no statement yet, newest first. */
export const listPayoutsAheadCall = call<typeof statementsSchemas.listPayoutsAhead>('GET', '/payouts', {
  access: 'staff',
  refusals: ['invalid'],
});

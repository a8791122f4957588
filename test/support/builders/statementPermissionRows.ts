import { forAdmins, forStaff, type Row, unknownId } from './permissionRow.ts';

/**
 * Statements and payouts: staff import and read them; admins confirm and match payouts, and note those that come ahead (CA-3, CA-4).
 * Each row has the status for those who may make the call, 200 unless it names another: the body is empty or the id unknown.
 */
export const statementRows = {
  listCourierPayments: forStaff(() => ({ query: { courier: 'redx' } })),
  previewStatement: forStaff(() => ({ body: {} }), 400),
  checkStatement: forStaff(() => ({ body: {} }), 400),
  applyStatement: forStaff(() => ({ body: {} }), 400),
  listStatements: forStaff(() => ({})),
  readStatement: forStaff(() => ({ params: { id: unknownId } }), 404),
  listStatementLines: forStaff(() => ({ params: { id: unknownId } })),
  listPayoutsAhead: forStaff(() => ({})),
  confirmPayout: forAdmins(() => ({ params: { id: unknownId }, body: {} }), 400),
  matchPayout: forAdmins(() => ({ params: { id: unknownId }, body: {} }), 400),
  addPayoutAhead: forAdmins(() => ({ body: {} }), 400),
} satisfies Record<string, Row>;

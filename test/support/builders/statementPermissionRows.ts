import { forAdmins, forStaff, nothing, type Row } from './publicPermissionRows.ts';

/** Statements and payouts: staff import, admins confirm payouts and write off (CA-3, CA-4). */
export const statementRows: Record<string, Row> = {
  listCourierPayments: forStaff(() => ({ query: { courier: 'redx' } })),
  previewStatement: forStaff(() => ({ body: {} }), 400),
  checkStatement: forStaff(() => ({ body: {} }), 400),
  applyStatement: forStaff(() => ({ body: {} }), 400),
  listStatements: forStaff(() => ({})),
  readStatement: forStaff(() => ({ params: { id: nothing } }), 404),
  listStatementLines: forStaff(() => ({ params: { id: nothing } })),
  listPayoutsAhead: forStaff(() => ({})),
  confirmPayout: forAdmins(() => ({ params: { id: nothing }, body: {} }), 400),
  matchPayout: forAdmins(() => ({ params: { id: nothing }, body: {} }), 400),
  addPayoutAhead: forAdmins(() => ({ body: {} }), 400),
};

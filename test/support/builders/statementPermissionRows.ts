import { forStaff, nothing, type Row } from './publicPermissionRows.ts';

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
  confirmPayout: {
    asking: () => ({ params: { id: nothing }, body: {} }),
    statuses: [401, 403, 403, 403, 400],
  },
  matchPayout: { asking: () => ({ params: { id: nothing }, body: {} }), statuses: [401, 403, 403, 403, 400] },
  addPayoutAhead: { asking: () => ({ body: {} }), statuses: [401, 403, 403, 403, 400] },
};

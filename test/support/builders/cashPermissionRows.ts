import { forAdmins, forStaff, type Row, unknownId } from './permissionRow.ts';

/** The calls of cash and of riders' handovers; an allowed one changes nothing, and is answered with 200 unless its row says otherwise. */
export const cashRows = {
  readCashOutstanding: forStaff(() => ({})),
  exportCashOutstanding: forStaff(() => ({})),
  listHeldParcels: forStaff(() => ({ query: { courier: 'steadfast' } })),
  listRiders: forStaff(() => ({})),
  writeOffCash: forAdmins(() => ({ params: { id: unknownId }, body: {} }), 400),
  makeHandover: forStaff(() => ({ body: {} }), 400),
  listHandovers: forStaff(() => ({})),
  readHandover: forStaff(() => ({ params: { id: unknownId } }), 404),
  readOrderProfit: forAdmins(() => ({ params: { id: unknownId } }), 404),
  confirmHandover: forAdmins(() => ({ params: { id: unknownId } }), 404),
} satisfies Record<string, Row>;

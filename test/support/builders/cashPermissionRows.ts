import { forAdmins, forStaff, nothing, type Row } from './publicPermissionRows.ts';

/** The calls of cash and of riders' handovers; an allowed one changes nothing. */
export const cashRows: Record<string, Row> = {
  readCashOutstanding: forStaff(() => ({})),
  exportCashOutstanding: forStaff(() => ({})),
  listHeldParcels: forStaff(() => ({ query: { courier: 'steadfast' } })),
  listRiders: forStaff(() => ({})),
  writeOffCash: forAdmins(() => ({ params: { id: nothing }, body: {} }), 400),
  makeHandover: forStaff(() => ({ body: {} }), 400),
  listHandovers: forStaff(() => ({})),
  readHandover: forStaff(() => ({ params: { id: nothing } }), 404),
  readOrderProfit: forAdmins(() => ({ params: { id: nothing } }), 404),
  confirmHandover: forAdmins(() => ({ params: { id: nothing } }), 404),
};

import { forStaff, nothing, type Row } from './publicPermissionRows.ts';

/** The calls of cash and of riders' handovers; an allowed one changes nothing. */
export const cashRows: Record<string, Row> = {
  readCashOutstanding: forStaff(() => ({})),
  exportCashOutstanding: forStaff(() => ({})),
  listHeldParcels: forStaff(() => ({ query: { courier: 'steadfast' } })),
  listRiders: forStaff(() => ({})),
  writeOffCash: {
    asking: () => ({ params: { id: nothing }, body: {} }),
    statuses: [401, 403, 403, 403, 400],
  },
  makeHandover: forStaff(() => ({ body: {} }), 400),
  listHandovers: forStaff(() => ({})),
  readHandover: forStaff(() => ({ params: { id: nothing } }), 404),
  readOrderProfit: { asking: () => ({ params: { id: nothing } }), statuses: [401, 403, 403, 403, 404] },
  confirmHandover: { asking: () => ({ params: { id: nothing } }), statuses: [401, 403, 403, 403, 404] },
};

import { forStaff, nothing, type Row } from './publicPermissionRows.ts';

/** The calls of advances for staff; an allowed one changes nothing. */
export const advanceRows: Record<string, Row> = {
  listOrderAdvances: forStaff(({ order }) => ({ params: { id: order } })),
  askAdvance: forStaff(() => ({ params: { id: nothing } }), 404),
  decideAdvance: forStaff(
    () => ({ params: { id: nothing }, body: { act: 'withdraw', note: '', revision: 1 } }),
    404,
  ),
  listPaidAdvances: forStaff(({ order }) => ({ query: { ids: order } })),
};

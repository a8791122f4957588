import { forStaff, type Row, unknownId } from './permissionRow.ts';

/** The calls of advances for staff; an allowed one changes nothing, and is answered with 200 unless the row names another status. */
export const advanceRows = {
  listOrderAdvances: forStaff(({ order }) => ({ params: { id: order } })),
  askAdvance: forStaff(() => ({ params: { id: unknownId } }), 404),
  decideAdvance: forStaff(
    () => ({ params: { id: unknownId }, body: { act: 'withdraw', note: '', revision: 1 } }),
    404,
  ),
  listPaidAdvances: forStaff(({ order }) => ({ query: { ids: order } })),
} satisfies Record<string, Row>;

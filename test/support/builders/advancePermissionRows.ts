import { nothing, type Row } from './publicPermissionRows.ts';

/** The calls of advances for staff; an allowed one changes nothing. */
export const advanceRows: Record<string, Row> = {
  listOrderAdvances: {
    asking: ({ order }) => ({ params: { id: order } }),
    statuses: [401, 403, 403, 200, 200],
  },
  askAdvance: {
    asking: () => ({ params: { id: nothing } }),
    statuses: [401, 403, 403, 404, 404],
  },
  decideAdvance: {
    asking: () => ({ params: { id: nothing }, body: { act: 'withdraw', note: '', revision: 1 } }),
    statuses: [401, 403, 403, 404, 404],
  },
  listPaidAdvances: {
    asking: ({ order }) => ({ query: { ids: order } }),
    statuses: [401, 403, 403, 200, 200],
  },
};

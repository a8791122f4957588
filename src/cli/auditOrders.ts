import { countWithNoun } from '#domain/values/countWithNoun.ts';
import { auditOrders } from '#server/orders/audit/auditOrders.ts';
import { runAudit } from './runAudit.ts';

/**
 * `npm run orders:audit`: checks for each order that its moves lead to its status, that its lines add up, and that its contents are
 * those of its last revision.
 */

const usage = 'Checks each order against its moves and revisions, without arguments: npm run orders:audit';

await runAudit('orders', usage, async (db) => {
  const { orders, moves, drifts } = await auditOrders(db);
  return { lookedAt: `${countWithNoun(orders, 'order')} with ${countWithNoun(moves, 'move')}`, drifts };
});

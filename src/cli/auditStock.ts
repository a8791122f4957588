import { countWithNoun } from '#domain/values/countWithNoun.ts';
import { auditStock } from '#server/orders/audit/auditStock.ts';
import { runAudit } from './runAudit.ts';

/**
 * `npm run stock:audit`: checks for each counted item that its pieces are the sum of its ledger, and that no order holds pieces that
 * it has given back.
 */

const usage = 'Checks each counted item against its ledger, without arguments: npm run stock:audit';

await runAudit('stock', usage, async (db) => {
  const { items, moves, drifts } = await auditStock(db);
  return {
    lookedAt: `${countWithNoun(items, 'item')} with ${countWithNoun(moves, 'row')} of the ledger`,
    drifts,
  };
});

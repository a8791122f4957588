import { countWithNoun } from '#domain/values/countWithNoun.ts';
import { formatExactTaka, fromPoisha } from '#domain/values/money.ts';
import { auditCash } from '#server/cash/auditCash.ts';
import { runAudit } from './runAudit.ts';

/** `npm run cash:audit`: replays the cash of each parcel with cashMachine and compares the result with what the parcel's row says. */

const usage = 'Checks the cash of each parcel against its ledger, without arguments: npm run cash:audit';

await runAudit('cash', usage, async (db) => {
  const { consignments, moves, outstanding, drifts } = await auditCash(db);
  return {
    lookedAt: `${countWithNoun(consignments, 'parcel')} with ${countWithNoun(moves, 'move')} of cash`,
    drifts,
    more: `Couriers have ${formatExactTaka(fromPoisha(outstanding))} still to pay.`,
  };
});

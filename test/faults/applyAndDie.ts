import { defaultPriceSettings } from '#domain/shop/courierPrices.ts';
import { openDatabase } from '#server/database/openDatabase.ts';
import { applyStatement } from '#server/statements/applyStatement.ts';
import { compareStatement, type GivenStatement } from '#server/statements/compareStatement.ts';

/** A process of its own that applies a statement; killedStatement.test.ts kills it before the commit, or lets it end. */

const { DATABASE_URL, INVOICE = '' } = process.env;
const { db } = await openDatabase({ databaseUrl: DATABASE_URL || null, dataDir: null });
/** Of one line: the parcel with the taka that it was to collect. */
const given: GivenStatement = {
  courier: 'steadfast',
  name: 'payout.csv',
  paymentId: null,
  table: { header: ['Invoice', 'COD'], rows: [{ row: 2, cells: [INVOICE, '311'] }] },
  mapping: { invoice: 'Invoice', collected: 'COD' },
  payoutTotal: null,
};
/** No prices are agreed. */
const settled = { prices: defaultPriceSettings };
const now = new Date();
// Applying it locks the parcels; comparing alone does not.
const { check } = await compareStatement(db, given, { by: 'admin', at: now, locks: false, ...settled });
/** What is stored of the caller. */
const caller = {
  uid: 'admin-1',
  name: 'Admin',
  email: 'admin@shop.example',
  role: 'admin',
  requestId: 'r1',
} as Parameters<typeof applyStatement>[1];
await applyStatement(db, caller, { given, digest: check.digest, ...settled }, now);
process.stdout.write('applied\n');
process.exit(0);

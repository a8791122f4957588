import { replayCash } from '#machines/cashMoves.ts';
import type { Db } from '../database/database.ts';
import { type AuditedCash, eachCash } from './cashAuditRepository.ts';

/** The result of an audit of all cash. Amounts are poisha. */
export interface CashAudit {
  readonly consignments: number;
  readonly moves: number;
  /** What couriers still have to pay, summed over the consignments. */
  readonly outstanding: number;
  /** One message for each consignment whose cash is not what its history gives. */
  readonly drifts: readonly string[];
}

/** How a parcel's cash differs from what its history gives; `null` if it does not. */
const driftOfCash = ({ state, unremitted, outstanding, history }: AuditedCash): string | null => {
  const { snapshot, fault } = replayCash(history);
  if (fault !== null) return `move ${fault.step}: ${fault.reason}`;
  const isEqual =
    snapshot.state === state && snapshot.unremitted === unremitted && snapshot.outstanding === outstanding;
  if (isEqual) return null;
  return `it is ${state} with ${outstanding} outstanding and ${unremitted} unremitted, but its ledger comes to ${snapshot.state} with ${snapshot.outstanding} and ${snapshot.unremitted}`;
};

/** Replays the cash history of all consignments in cashMachine and compares the results with what is stored; changes nothing. */
export const auditCash = async (db: Db): Promise<CashAudit> => {
  const drifts: string[] = [];
  let consignments = 0;
  let moves = 0;
  let outstanding = 0;
  for await (const batch of eachCash(db)) {
    for (const cash of batch) {
      const drift = driftOfCash(cash);
      if (drift !== null) drifts.push(`Parcel ${cash.invoice}: ${drift}.`);
      moves += cash.history.length;
      outstanding += cash.outstanding;
    }
    consignments += batch.length;
  }
  return { consignments, moves, outstanding, drifts };
};

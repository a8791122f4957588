import { sql } from 'drizzle-orm';
import type { CashSnapshot } from '#machines/cashMoves.ts';
import type { Db } from '../database/database.ts';
import { insertMany } from '../database/queries/insertMany.ts';
import { cashEntries, cashMoves } from '../database/schema/schema.ts';
import type { AppendedMove, CashActor, StoredCash } from './cashRepository.ts';

/** The moves to append to one consignment, in order, each with the cash after it. */
export interface AppendedMoves {
  readonly before: StoredCash;
  readonly moves: readonly (AppendedMove & { readonly after: CashSnapshot })[];
}

/** The rows to insert for a move that leads a consignment's cash from one snapshot to the next. */
const moveRows = (
  before: StoredCash,
  after: CashSnapshot,
  { type, entries, reason = '', statementId = null, payoutId = null }: AppendedMove,
  { role, uid, name, at }: CashActor,
) => ({
  move: {
    consignmentId: before.consignmentId,
    // The number of earlier moves: positions begin at 0.
    position: before.moves,
    event: type,
    fromState: before.state,
    toState: after.state,
    unremitted: after.unremitted,
    outstanding: after.outstanding,
    byRole: role,
    byUid: uid,
    byName: name,
    at,
    reason,
    statementId,
    payoutId,
  },
  entries: entries.map(({ kind, amount }) => ({
    consignmentId: before.consignmentId,
    move: before.moves,
    kind,
    amount,
  })),
});

/** A consignment's cash after a move at this time. */
export const cashAfter = (before: StoredCash, after: CashSnapshot, at: Date): StoredCash => ({
  ...before,
  ...after,
  moves: before.moves + 1,
  heldSince: after.outstanding === 0 ? null : (before.heldSince ?? at),
});

/** Appends moves to consignments that the transaction has locked, with a few statements however many there are. */
export const appendCashMoves = async (
  tx: Db,
  appended: readonly AppendedMoves[],
  actor: CashActor,
): Promise<void> => {
  const rows: ReturnType<typeof moveRows>[] = [];
  /** The new cash of each consignment, in the columns of `changed` in the last statement. */
  const changed: Readonly<Record<string, unknown>>[] = [];
  for (const { before, moves } of appended) {
    let cash = before;
    for (const { after, ...move } of moves) {
      rows.push(moveRows(cash, after, move, actor));
      cash = cashAfter(cash, after, actor.at);
    }
    const { consignmentId: id, state, moves: count, unremitted, outstanding, heldSince } = cash;
    if (moves.length > 0) changed.push({ id, state, count, unremitted, outstanding, held: heldSince });
  }
  await insertMany(
    tx,
    cashMoves,
    rows.map(({ move }) => move),
  );
  await insertMany(
    tx,
    cashEntries,
    rows.flatMap(({ entries }) => entries),
  );
  await tx.execute(sql`update consignments set cash_state = state, cash_moves = count, unremitted = changed.unremitted,
      outstanding = changed.outstanding, held_since = held
    from json_to_recordset(${JSON.stringify(changed)}::json)
      as changed (id text, state text, count int, unremitted bigint, outstanding bigint, held timestamptz)
    where consignments.id = changed.id`);
};

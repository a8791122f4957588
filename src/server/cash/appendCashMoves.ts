import { sql } from 'drizzle-orm';
import type { CashSnapshot } from '#machines/cashMoves.ts';
import type { Db } from '../database/database.ts';
import { insertMany } from '../database/queries/insertMany.ts';
import { cashEntries, cashMoves } from '../database/schema/schema.ts';
import {
  type AppendedMove,
  type CashActor,
  heldSinceAfter,
  moveRows,
  type StoredCash,
} from './cashRepository.ts';

/** The moves to append to one consignment, in order, each with the cash after it. */
export interface AppendedMoves {
  readonly before: StoredCash;
  readonly moves: readonly (AppendedMove & { readonly after: CashSnapshot })[];
}

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
      const heldSince = heldSinceAfter(cash, after, actor.at);
      cash = { ...cash, ...after, moves: cash.moves + 1, heldSince };
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

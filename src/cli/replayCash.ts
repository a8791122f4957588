import { formatExactTaka, fromPoisha } from '#domain/values/money.ts';
import { afterCashEvent, faultOf, newCash } from '#machines/cashMoves.ts';
import { cashHistories, type StoredCashMove } from '#server/cash/cashRepository.ts';
import { findByInvoice } from '#server/consignments/consignmentsRepository.ts';
import { StartError } from '#server/errors/startError.ts';
import { runCommand } from './runCommand.ts';
import { withDatabase } from './withDatabase.ts';

/**
 * `npm run cash:replay -- HK-7Q4K-2E`: replays the cash of the parcel with this invoice step by step with cashMachine and prints
 * each step with its entries in the ledger; exit code 1, with the reason, at the first step where the machine's result differs from what
 * is stored.
 */

const money = (poisha: number): string => formatExactTaka(fromPoisha(poisha));

const stepText = (number: number, { type, by, byName, at, entries, reason }: StoredCashMove): string => {
  const ledger = entries.map(({ kind, amount }) => `${kind} ${money(amount)}`).join(', ');
  const details = [ledger, reason].filter((text) => text !== '').join('; ');
  return `${number}. ${type} by ${byName} (${by}) at ${at}${details === '' ? '' : `: ${details}`}`;
};

const play = (history: readonly StoredCashMove[]): void => {
  let cash = newCash;
  for (const [index, move] of history.entries()) {
    const next = afterCashEvent(cash, move);
    const fault = faultOf(move, cash, next);
    if (fault !== null) {
      console.error(`${stepText(index + 1, move)}. ${fault}.`);
      process.exitCode = 1;
      return;
    }
    // Never `null` here: that would be a fault.
    cash = next ?? cash;
    process.stdout.write(
      `${stepText(index + 1, move)} → ${cash.state}, outstanding ${money(cash.outstanding)}\n`,
    );
  }
};

const usage = 'Name a parcel: npm run cash:replay -- HK-7Q4K-2E';

const replay = async (invoice: string | undefined): Promise<void> => {
  if (invoice === undefined) throw new StartError(usage);
  await withDatabase(async (db) => {
    const parcel = await findByInvoice(db, invoice);
    if (parcel === null) throw new StartError(`There is no parcel ${invoice}.`);
    const histories = await cashHistories(db, [parcel.id]);
    const history = histories.get(parcel.id) ?? [];
    if (history.length === 0) process.stdout.write(`Nothing has happened to the cash of ${invoice} yet.\n`);
    play(history);
  });
};

await runCommand(usage, { mostArguments: 1 }, replay);

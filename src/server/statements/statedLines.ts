import type { LedgerEntry } from '#domain/cash/ledger.ts';
import { agreedCost, agreedFeesOf, differsFromAgreed } from '#domain/consignments/agreedFees.ts';
import { collectedEntries, uncollectedPart } from '#domain/consignments/cashSteps.ts';
import { isOpenStage } from '#domain/consignments/consignmentStage.ts';
import type { PriceSettings } from '#domain/shop/courierPrices.ts';
import type { StatementKind } from '#domain/statements/statementKind.ts';
import type { StatementLine } from '#domain/statements/statementLines.ts';
import { toPoisha } from '#domain/values/money.ts';
import {
  type BookedLine,
  feesOf,
  type Sender,
  type StatedMove,
  statementMove,
} from '#machines/statementMove.ts';
import { toCash } from '../cash/cashRepository.ts';
import { mapInTurns } from '../process/mapInTurns.ts';
import type { FindParcel, NamedParcel } from './statementParcelsRepository.ts';

/** A line of a statement with its parcel and what it does to the parcel's money. Amounts are poisha. */
export interface StatedLine {
  readonly line: StatementLine;
  /** `null` if the line names no parcel of this courier. */
  readonly parcel: NamedParcel | null;
  readonly kind: StatementKind;
  readonly expected: number;
  readonly collected: number;
  readonly fees: number;
  readonly net: number;
  /** The agreed fees, if the billed ones differ from them; else `null`. */
  readonly agreedFees: number | null;
  /** The rows of the file that name the parcel, this one among them; one list for all of its lines, since it may have thousands. */
  readonly rows: readonly number[];
  readonly moves: readonly StatedMove[];
}

/** What `statedLines` needs besides the lines. */
interface StatedParts {
  readonly findParcel: FindParcel;
  /** By the id of the parcel, in poisha. */
  readonly writeOffs: ReadonlyMap<string, number>;
  /** By the id of the parcel. */
  readonly bookedLines: ReadonlyMap<string, readonly BookedLine[]>;
  /** The prices agreed with couriers. */
  readonly prices: PriceSettings;
  readonly sender: Sender;
}

/**
 * The ledger's entries if the parcel were delivered now, and its whole amount collected; after a partial delivery, of which nobody has
 * told the amount yet, what the line says.
 */
const collectionOf = ({ row, order }: NamedParcel, told: number | null): LedgerEntry[] => {
  const { stage, isExchange } = row;
  const amount = toPoisha(row.amount);
  const uncollected = uncollectedPart({ amount, isExchange }, order);
  return collectedEntries({ amount, uncollected }, stage === 'partlyDelivered' ? (told ?? amount) : amount);
};

/** Whether nobody took the parcel. If the shop has not heard so yet, it follows from a line that collects nothing of its amount. */
const seemsReturned = ({ row, isReturnedAtDoor }: NamedParcel, collected: number): boolean => {
  if (isReturnedAtDoor) return true;
  // A line about a parcel that the shop cancelled shows that the courier had it all the same.
  const mayComeBack = isOpenStage(row.stage) || row.stage === 'cancelled';
  return mayComeBack && row.amount > 0 && collected === 0;
};

/**
 * The agreed fees, if the line has other ones; else `null`, also for a line that tells the net amount alone, for a lost parcel, for one
 * of a deleted order, which has no address, and for money that the courier takes back.
 */
const differingFees = (line: StatementLine, parcel: NamedParcel, prices: PriceSettings): number | null => {
  const { collected } = line;
  const agreed = parcel.order === null ? null : agreedFeesOf(prices, { ...parcel.row, ...parcel.order });
  if (agreed === null || collected === null || collected < 0 || parcel.row.stage === 'lost') return null;
  const agreedFees = agreedCost(agreed, { isReturned: seemsReturned(parcel, collected), collected });
  return differsFromAgreed(feesOf(line), agreedFees) ? agreedFees : null;
};

/** A line that names no parcel of this courier. */
const unknownLine = (line: StatementLine): StatedLine => {
  const fees = feesOf(line);
  // A line may tell only one of the two amounts.
  const collected = line.collected ?? line.net ?? 0;
  return {
    line,
    parcel: null,
    kind: 'unknown',
    expected: 0,
    collected,
    fees,
    net: line.net ?? collected - fees + line.compensation,
    agreedFees: null,
    rows: [line.row],
    moves: [],
  };
};

/** Finds each line's parcel and what the line does to its money. Several lines of one parcel do nothing, since one of them is wrong. */
export const statedLines = async (
  lines: readonly StatementLine[],
  { findParcel, writeOffs, bookedLines, prices, sender }: StatedParts,
): Promise<StatedLine[]> => {
  const linesWithParcels = lines.map((line) => ({ line, parcel: findParcel(line) }));
  const rowsByParcel = new Map<string, number[]>();
  for (const { line, parcel } of linesWithParcels) {
    if (parcel === null) continue;
    const rows = rowsByParcel.get(parcel.row.id) ?? [];
    rows.push(line.row);
    rowsByParcel.set(parcel.row.id, rows);
  }
  return mapInTurns(linesWithParcels, ({ line, parcel }) => {
    if (parcel === null) return unknownLine(line);
    const { id, amount, collected } = parcel.row;
    const cash = {
      ...toCash(parcel.row),
      booked: toPoisha(amount),
      // What its courier collected for all that was delivered, such as a part. Unlike `amount`, it is stored in poisha.
      wholeAmount: collected ?? toPoisha(amount),
      collection: collectionOf(parcel, line.collected),
      writeOffs: writeOffs.get(id) ?? 0,
      bookedLines: bookedLines.get(id) ?? [],
    };
    const { kind, moves, ...amounts } = statementMove(line, cash, sender);
    const rows = rowsByParcel.get(id) ?? [];
    const isNamedTwice = rows.length > 1;
    return {
      line,
      parcel,
      kind: isNamedTwice ? 'twice' : kind,
      ...amounts,
      fees: feesOf(line),
      agreedFees: differingFees(line, parcel, prices),
      rows,
      moves: isNamedTwice ? [] : moves,
    };
  });
};

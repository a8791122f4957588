import { type HeldAge, heldAges, isHeldAge } from '../cash/heldAge.ts';
import { sum } from '../values/money.ts';
import { isRecord, readList, readNumber, readText } from '../values/parse.ts';
import { type CourierId, courierIds, couriers, isCourierId } from './couriers.ts';

/** Who holds the shop's cash, how much of it, since when (CA-5). Amounts are taka. */

/** Who holds cash: a courier, or one of the shop's own riders. */
export interface CashHolder {
  readonly courier: CourierId;
  /** The name of the own rider; `null` for any other courier, and if no rider was named. */
  readonly rider: string | null;
}

/** Stands in a page's address and in the filter of parcels for an own rider without a name. No rider may have this name (`riderRule`). */
export const unnamedRider = '-';

/** `Steadfast`, `Karim`, or `Own rider` without a name. */
export const holderName = ({ courier, rider }: CashHolder): string => rider ?? couriers[courier].name;

/** The cash of one `age` that a holder has. */
export interface HeldSum extends CashHolder {
  readonly age: HeldAge;
  readonly parcels: number;
  /** Negative when more was paid than is owed. */
  readonly amount: number;
}

/** Number of parcels, and taka. */
interface Held {
  readonly parcels: number;
  readonly amount: number;
}

/** A row of the table: what a holder has by age, and in all. */
export interface HolderRow {
  readonly holder: CashHolder;
  readonly ages: Readonly<Record<HeldAge, Held>>;
  readonly total: Held;
}

const addUp = (sums: readonly Held[]): Held => ({
  parcels: sums.reduce((count, { parcels }) => count + parcels, 0),
  amount: sum(sums.map(({ amount }) => amount)),
});

/** The sums by age, and in all. */
export const sumsByAge = (sums: readonly HeldSum[]): Omit<HolderRow, 'holder'> => ({
  ages: Object.fromEntries(
    heldAges.map((age) => [age, addUp(sums.filter((held) => held.age === age))]),
  ) as HolderRow['ages'],
  total: addUp(sums),
});

/** Identifies a holder. */
export const holderKey = ({ courier, rider }: CashHolder): string => `${courier} ${rider ?? ''}`;

/** Couriers as `couriers` lists them, riders by name. */
const compareHolders = (one: CashHolder, other: CashHolder): number =>
  courierIds.indexOf(one.courier) - courierIds.indexOf(other.courier) ||
  holderName(one).localeCompare(holderName(other), 'en');

/** A row for each holder, sorted by `compareHolders`. */
export const holderRows = (sums: readonly HeldSum[]): HolderRow[] => {
  const holders = new Map<string, CashHolder>();
  for (const { courier, rider } of sums) {
    const holder = { courier, rider };
    holders.set(holderKey(holder), holder);
  }
  return [...holders]
    .toSorted(([, one], [, other]) => compareHolders(one, other))
    .map(([key, holder]) => ({
      holder,
      ...sumsByAge(sums.filter((held) => holderKey(held) === key)),
    }));
};

const readHeldSum = (raw: unknown): HeldSum | null =>
  isRecord(raw) && isCourierId(raw.courier) && isHeldAge(raw.age)
    ? {
        courier: raw.courier,
        rider: readText(raw.rider) || null,
        age: raw.age,
        parcels: readNumber(raw.parcels) ?? 0,
        amount: readNumber(raw.amount) ?? 0,
      }
    : null;

/** The sums that a host sent. */
export const readHeldSums = (raw: unknown): HeldSum[] => readList(isRecord(raw) ? raw.sums : [], readHeldSum);

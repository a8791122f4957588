import { heldAgeLabel } from '#messages/domain/cash.ts';
import { heldAges } from '../cash/heldAge.ts';
import { type CsvColumns, csvHeadOf, csvRowOf } from '../values/csv.ts';
import { type HolderRow, holderName } from './cashHolder.ts';
import { couriers } from './couriers.ts';

/** Cash outstanding as a CSV table, one row for each holder. Only the server makes it, so its labels are English. Amounts are taka. */

const columns: CsvColumns<HolderRow> = [
  ['Courier', ({ holder }) => couriers[holder.courier].name],
  ['Holder', ({ holder }) => holderName(holder)],
  ...heldAges.flatMap((age): CsvColumns<HolderRow>[number][] => [
    [heldAgeLabel(age), ({ ages }) => ages[age].amount],
    [`Parcels, ${heldAgeLabel(age)}`, ({ ages }) => ages[age].parcels],
  ]),
  ['Total', ({ total }) => total.amount],
  ['Parcels', ({ total }) => total.parcels],
];

/** The start of the file: the byte order mark and the headers. */
export const outstandingCsvHead = csvHeadOf(columns);

/** The holder's row, with its line end. */
export const outstandingCsvRow = (row: HolderRow): string => csvRowOf(columns, row);

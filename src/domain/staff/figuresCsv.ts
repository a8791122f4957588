import { type CourierId, couriers } from '../consignments/couriers.ts';
import { orderStatuses } from '../orders/orderStatus.ts';
import { type CsvColumns, csvHeadOf, csvRowOf } from '../values/csv.ts';
import { deliveredShare, doorReturnShare, placedOf, returnShare } from './figureSums.ts';
import type { DeliveryCost, DoorReturns, Figures, OrderSums, PeriodFigures } from './figures.ts';

/** The figures as a CSV table for spreadsheets: a row is one line of a part, such as one day or one district. */

/** A row of the file; what its part of the figures does not have is absent. */
export interface FigureRow extends Partial<OrderSums> {
  /** Which part of the figures: `Day`, `District`. */
  readonly part: string;
  readonly name: string;
  readonly pieces?: number;
  readonly cost?: DeliveryCost;
  readonly doorReturns?: DoorReturns;
  /** `null`, as in `outstanding`, while the shop keeps no ledger of cash. */
  readonly cashIn?: number | null;
  readonly outstanding?: number | null;
}

/** The name of a category; a name in English for deleted products (`null`), and for products without a category (''). */
export const categoryName = (category: string | null): string => {
  if (category === null) return 'Deleted products';
  return category === '' ? 'No category' : category;
};

/** The name of a courier; `null` stands for orders without a parcel. */
export const courierName = (courier: CourierId | null): string =>
  courier === null ? 'No parcel' : couriers[courier].name;

const twoDigits = (hour: number): string => String(hour).padStart(2, '0');

/** `09:00–10:00`, by Dhaka's clock. */
export const hourName = (hour: number): string => `${twoDigits(hour)}:00–${twoDigits((hour + 1) % 24)}:00`;

const periodRow = (
  part: string,
  { period, orders, cost, doorReturns, cashIn }: PeriodFigures,
): FigureRow => ({
  part,
  name: `${period.from} to ${period.to}`,
  ...orders,
  cost,
  doorReturns,
  cashIn,
});

/** All rows of the file: the period, the period before, then the other parts. */
export const figureRows = (figures: Figures): FigureRow[] => [
  { ...periodRow('Period', figures), outstanding: figures.outstanding },
  periodRow('Days before', figures.before),
  ...figures.days.map((row) => ({ part: 'Day', name: row.day, ...row })),
  ...figures.categories.map((row) => ({ part: 'Category', name: categoryName(row.category), ...row })),
  ...figures.districts.map((row) => ({ part: 'District', name: row.district, ...row })),
  ...figures.couriers.map((row) => ({ part: 'Courier', name: courierName(row.courier), ...row })),
  ...figures.doorMonths.map(({ month, ...doorReturns }) => ({
    part: 'Returned by month',
    name: month,
    doorReturns,
  })),
  ...figures.doorDistricts.map(({ district, ...doorReturns }) => ({
    part: 'Returned by district',
    // The parcels of deleted orders have no district.
    name: district || 'No district',
    doorReturns,
  })),
  ...figures.hours.map((row) => ({ part: 'Hour', name: hourName(row.hour), ...row })),
];

/** Per cent with one decimal; empty for a share of nothing. */
const percentCell = (share: number | null): string => (share === null ? '' : (share * 100).toFixed(1));

const columns: CsvColumns<FigureRow> = [
  ['Part', ({ part }) => part],
  ['Name', ({ name }) => name],
  ['Orders', ({ counts }) => (counts === undefined ? '' : placedOf(counts))],
  ...orderStatuses.map((status) => [status, ({ counts }: FigureRow) => counts?.[status] ?? ''] as const),
  ['Pieces', ({ pieces }) => pieces ?? ''],
  ['Sales (BDT)', ({ sales }) => sales ?? ''],
  ['Delivered share (%)', ({ counts }) => percentCell(counts === undefined ? null : deliveredShare(counts))],
  ['Return share (%)', ({ counts }) => percentCell(counts === undefined ? null : returnShare(counts))],
  ['Cost of delivery (BDT)', ({ cost }) => cost?.fees ?? ''],
  ['Parcels', ({ cost }) => cost?.parcels ?? ''],
  ['Parcels without a fee', ({ cost }) => cost?.withoutFee ?? ''],
  ['Cost of returned parcels (BDT)', ({ doorReturns }) => doorReturns?.fees ?? ''],
  ['Returned parcels', ({ doorReturns }) => doorReturns?.parcels ?? ''],
  [
    'Returned of all parcels (%)',
    ({ doorReturns }) => percentCell(doorReturns === undefined ? null : doorReturnShare(doorReturns)),
  ],
  ['Returned parcels without a fee', ({ doorReturns }) => doorReturns?.withoutFee ?? ''],
  ['Cash in (BDT)', ({ cashIn }) => cashIn ?? ''],
  ['Cash outstanding (BDT)', ({ outstanding }) => outstanding ?? ''],
];

/** The start of the file: the byte order mark and the headers. */
export const figuresCsvHead = csvHeadOf(columns);

/** A row of the file, with its line end. */
export const figuresCsvRow = (row: FigureRow): string => csvRowOf(columns, row);

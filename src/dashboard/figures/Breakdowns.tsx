import type { CourierFigures, Figures, OrderSums } from '#domain/staff/figures.ts';
import { categoryName, courierName } from '#domain/staff/figuresCsv.ts';
import { formatCount } from '#domain/values/groupDigits.ts';
import { formatTaka } from '#domain/values/money.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { type BreakdownColumn, BreakdownTable } from './BreakdownTable.tsx';
import { DoorReturnsCard } from './DoorReturnsCard.tsx';
import { FigureCard } from './FigureCard.tsx';
import { HoursChart } from './HoursChart.tsx';
import { formatCost } from './mainFigures.ts';
import { sumColumns } from './sumColumns.ts';

const shares = 'Delivered is of the finished orders, returned of the delivered ones, open is neither.';

const takaOrDash = (amount: number | null): string => (amount === null ? '–' : formatTaka(amount));

/** Those of couriers: cash has a column once the shop keeps a ledger. */
const courierColumns = ({ cashIn, outstanding }: Figures): readonly BreakdownColumn<CourierFigures>[] => [
  ...sumColumns,
  { header: 'Cost', cell: ({ courier, cost }) => (courier === null ? '–' : formatCost(cost)) },
  { header: 'No fee yet', cell: ({ cost }) => formatCount(cost.withoutFee) },
  ...(cashIn === null ? [] : [{ header: 'Cash in', cell: (row: CourierFigures) => takaOrDash(row.cashIn) }]),
  ...(outstanding === null
    ? []
    : [{ header: 'Outstanding', cell: (row: CourierFigures) => takaOrDash(row.outstanding) }]),
];

const salesOf = ({ sales }: OrderSums): number => sales;

/** A period by category, district, courier and hour; only those that it has. */
export const Breakdowns = ({ figures }: { readonly figures: Figures }) => (
  <Stack gap={5}>
    {figures.categories.length > 0 && (
      <FigureCard
        title="By category"
        definition={`Orders with products of a category; their sales are those of these products alone, without the delivery charge. ${shares}`}
      >
        <BreakdownTable
          caption="Orders and sales by category"
          name="Category"
          rows={figures.categories}
          nameOf={({ category }) => categoryName(category)}
          valueOf={salesOf}
          columns={[...sumColumns, { header: 'Pieces', cell: ({ pieces }) => formatCount(pieces) }]}
        />
      </FigureCard>
    )}
    {figures.districts.length > 0 && (
      <FigureCard title="By district" definition={`By the district of an order's address. ${shares}`}>
        <BreakdownTable
          caption="Orders and sales by district"
          name="District"
          rows={figures.districts}
          nameOf={({ district }) => district || 'No district'}
          valueOf={salesOf}
          columns={sumColumns}
        />
      </FigureCard>
    )}
    {figures.couriers.length > 0 && (
      <FigureCard
        title="By courier"
        definition={`By the courier of an order's newest parcel. Cost is that of the parcels given to the courier in these days. ${shares}`}
      >
        <BreakdownTable
          caption="Orders, sales and cost by courier"
          name="Courier"
          rows={figures.couriers}
          nameOf={({ courier }) => courierName(courier)}
          valueOf={salesOf}
          columns={courierColumns(figures)}
        />
      </FigureCard>
    )}
    <DoorReturnsCard figures={figures} />
    <FigureCard
      title="By hour"
      definition={`By the hour of Dhaka's clock at which an order was placed, all days together. ${shares}`}
    >
      <HoursChart hours={figures.hours} />
    </FigureCard>
  </Stack>
);

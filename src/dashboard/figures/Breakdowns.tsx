import { useShop } from '#api/client/useShop.ts';
import { savedCategoryTitle } from '#domain/products/bengaliCategories.ts';
import { findCategory } from '#domain/products/categoryTree.ts';
import type { PageCategory } from '#domain/products/pageShop.ts';
import type { CourierFigures, Figures, OrderSums } from '#domain/staff/figures.ts';
import { categoryName, courierName } from '#domain/staff/figuresCsv.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/figures.ts';
import { districtName } from '#messages/domain/districts.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { type BreakdownColumn, BreakdownTable } from './BreakdownTable.tsx';
import { DoorReturnsCard } from './DoorReturnsCard.tsx';
import { FigureCard } from './FigureCard.tsx';
import { HoursChart } from './HoursChart.tsx';
import { formatCost } from './mainFigures.ts';
import { sumColumns } from './sumColumns.ts';

/** The amount; a dash for orders without a parcel (`null`), whose money is with no courier. */
const takaOrDash = (amount: number | null): string => (amount === null ? '–' : formatTaka(amount));

type CourierColumn = BreakdownColumn<CourierFigures>;

const cashInColumn: CourierColumn = { header: messages.cashIn, cell: ({ cashIn }) => takaOrDash(cashIn) };
const outstandingColumn: CourierColumn = {
  header: messages.outstanding,
  cell: ({ outstanding }) => takaOrDash(outstanding),
};

/** The columns of the table of couriers, with columns for cash only if the shop keeps a ledger. */
const courierColumns = ({ cashIn, outstanding }: Figures): readonly CourierColumn[] => [
  ...sumColumns,
  { header: messages.cost, cell: ({ courier, cost }) => (courier === null ? '–' : formatCost(cost)) },
  { header: messages.noFeeYet, cell: ({ cost }) => formatCount(cost.withoutFee) },
  ...(cashIn === null ? [] : [cashInColumn]),
  ...(outstanding === null ? [] : [outstandingColumn]),
];

const salesOf = ({ sales }: OrderSums): number => sales;

/**
 * The title of a category, also of one that the shop no longer has; for deleted products and for products without a category,
 * a text that says so.
 */
const shownCategory = (categories: readonly PageCategory[], category: string | null): string => {
  if (category === null || category === '') return shownText(categoryName(category));
  return savedCategoryTitle(findCategory(categories, category) ?? { name: category });
};

/** The figures of a period by category, district, courier and hour; a table without rows is left out. */
export const Breakdowns = ({ figures }: { readonly figures: Figures }) => {
  const { categories } = useShop();
  return (
    <Stack gap={5}>
      {figures.categories.length > 0 && (
        <FigureCard title={messages.byCategory} definition={messages.aboutCategories}>
          <BreakdownTable
            caption={messages.ordersAndSalesByCategory}
            name={messages.category}
            rows={figures.categories}
            nameOf={({ category }) => shownCategory(categories, category)}
            valueOf={salesOf}
            columns={[...sumColumns, { header: messages.pieces, cell: ({ pieces }) => formatCount(pieces) }]}
          />
        </FigureCard>
      )}
      {figures.districts.length > 0 && (
        <FigureCard title={messages.byDistrict} definition={messages.aboutDistricts}>
          <BreakdownTable
            caption={messages.ordersAndSalesByDistrict}
            name={messages.district}
            rows={figures.districts}
            nameOf={({ district }) => districtName(district) || messages.noDistrict}
            valueOf={salesOf}
            columns={sumColumns}
          />
        </FigureCard>
      )}
      {figures.couriers.length > 0 && (
        <FigureCard title={messages.byCourier} definition={messages.aboutCouriers}>
          <BreakdownTable
            caption={messages.ordersSalesAndCostByCourier}
            name={messages.courier}
            rows={figures.couriers}
            nameOf={({ courier }) => shownText(courierName(courier))}
            valueOf={salesOf}
            columns={courierColumns(figures)}
          />
        </FigureCard>
      )}
      <DoorReturnsCard figures={figures} />
      <FigureCard title={messages.byHour} definition={messages.aboutHours}>
        <HoursChart hours={figures.hours} />
      </FigureCard>
    </Stack>
  );
};

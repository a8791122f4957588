import { placedOf } from '#domain/staff/figureSums.ts';
import type { HourFigures } from '#domain/staff/figures.ts';
import { hourName as hourInFile } from '#domain/staff/figuresCsv.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/dashboard/figures.ts';
import { digits } from '#messages/language.ts';
import { ColumnChart } from '../components/charts/ColumnChart.tsx';
import { columnLabels, niceMax, valueBars } from '../components/charts/chartGeometry.ts';
import { Collapsible } from '../components/layout/Collapsible.tsx';
import { BreakdownTable } from './BreakdownTable.tsx';
import { sumColumns } from './sumColumns.ts';

/** `08:00–09:00`, in the digits of the page; files have Latin ones. */
const hourName = (hour: number): string => digits(hourInFile(hour));

/** Hours between two labels below the columns. */
const labelStep = 6;

/** The start of an hour, from its name `08:00–09:00`. */
const startOf = (name: string): string => name.slice(0, '08:00'.length);

/** A chart of the orders by the hour at which they were placed, with a table of the numbers. */
export const HoursChart = ({ hours }: { readonly hours: readonly HourFigures[] }) => {
  const columns = hours.map(({ hour, counts }) => ({ name: hourName(hour), value: placedOf(counts) }));
  const max = niceMax(Math.max(0, ...columns.map(({ value }) => value)));
  const orders = columns.reduce((total, { value }) => total + value, 0);
  return (
    <>
      <ColumnChart
        label={messages.ordersByHour(orders, formatCount(orders))}
        bars={valueBars(columns, max)}
        labels={columnLabels(
          columns.map(({ name }) => startOf(name)),
          (hour) => hour % labelStep === 0,
        )}
        max={max}
      />
      <Collapsible summary={messages.theNumbers}>
        <BreakdownTable
          caption={messages.ordersAndSalesByHour}
          name={messages.hour}
          rows={hours}
          nameOf={({ hour }) => hourName(hour)}
          valueOf={({ counts }) => placedOf(counts)}
          columns={sumColumns}
        />
      </Collapsible>
    </>
  );
};

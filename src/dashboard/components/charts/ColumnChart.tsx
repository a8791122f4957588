import { css, styled } from 'styled-components';
import { type OrderStatus, orderStatuses } from '#domain/orders/orderStatus.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/dashboard/components/charts.ts';
import { statusColors } from '#ui/badges/statusColors.ts';
import { type Bar, type ColumnLabel, chartSize, yOf } from './chartGeometry.ts';

const statusColorStyle = (status: OrderStatus): string => {
  const { chart, chartOpacity = 1 } = statusColors[status];
  return `[data-status='${status}'] { --status-color: ${chart}; --status-opacity: ${chartOpacity}; }`;
};

/** Sets `--status-color` and `--status-opacity` on elements with `data-status`. */
export const statusColorStyles = css`
  ${orderStatuses.map(statusColorStyle).join('\n')}
`;

/** In hundredths of the chart's width: narrower bars have no line around them, because it would cover them. */
const narrowBar = 0.5;

/** Height of the columns, and of the scale beside them. */
const height = '160px';

/** The units of a scale: lakh and crore, as in the amounts beside the chart, and thousands below. */
const scaleUnits = [
  { size: 10_000_000, label: messages.crores },
  { size: 100_000, label: messages.lakhs },
  { size: 1000, label: messages.thousands },
] as const;

/** A number of a chart's scale: `50K`, `2 lakh`, `৫০ হাজার`. */
export const scaleLabel = (value: number): string => {
  const unit = scaleUnits.find(({ size }) => value >= size);
  return unit === undefined ? formatCount(value) : unit.label(formatCount(value / unit.size));
};

interface ColumnChartProps {
  /** Text alternative of the chart. */
  readonly label: string;
  /** Each bar has the name of its column, such as a day; a bar without a status has the accent colour. */
  readonly bars: readonly (Bar & { readonly name: string; readonly status?: OrderStatus })[];
  readonly labels: readonly ColumnLabel[];
  readonly max: number;
}

/**
 * A chart of columns, such as days or hours, with a scale; the exact numbers are in a table elsewhere. Only the bars are
 * stretched to the available space: the labels keep their size and stay readable on a phone.
 */
export const ColumnChart = ({ label, bars, labels, max }: ColumnChartProps) => (
  <Root role="img" aria-label={label}>
    <Scale>
      {[max, max / 2, 0].map((value) => (
        <span key={value}>{scaleLabel(value)}</span>
      ))}
    </Scale>
    <svg
      viewBox={`0 0 ${chartSize} ${chartSize}`}
      preserveAspectRatio="none"
      data-dense={bars.some(({ width }) => width < narrowBar) || undefined}
      aria-hidden="true"
    >
      {[0, max / 2, max].map((value) => (
        <line key={value} x1={0} x2={chartSize} y1={yOf(value, max)} y2={yOf(value, max)} />
      ))}
      {bars.map(({ name, status, ...position }) => (
        <rect key={`${name} ${status}`} data-status={status} {...position} />
      ))}
    </svg>
    <Labels>
      {labels.map(({ x, text }) => (
        <span key={text} style={{ left: `${x}%` }}>
          {text}
        </span>
      ))}
    </Labels>
  </Root>
);

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-2);
  color: var(--ink-faint);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  line-height: 1;
  break-inside: avoid;

  svg {
    display: block;
    width: 100%;
    height: ${height};
    overflow: visible;
  }

  line,
  rect {
    vector-effect: non-scaling-stroke;
  }

  line {
    stroke: var(--line);
  }

  rect {
    fill: var(--status-color, var(--accent));
    fill-opacity: var(--status-opacity, 1);
    stroke: var(--surface);
    stroke-width: 0.5;
  }

  svg[data-dense] rect {
    stroke: none;
  }
`;

/** Aligns the middle of each number with its grid line: half a line of text stands out at both ends. */
const Scale = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  height: calc(${height} + 1em);
  margin-block: -0.5em;
  text-align: end;
`;

const Labels = styled.div`
  position: relative;
  grid-column: 2;
  height: 1.2em;
  white-space: nowrap;

  span {
    position: absolute;
    translate: -50%;
  }
`;

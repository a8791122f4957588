import { styled } from 'styled-components';
import { shortDay } from '#domain/dates.ts';
import type { OrderStatus } from '#domain/order.ts';
import type { OrderDay } from '#domain/orderDays.ts';
import { type Bar, figure, labelledDays, yOf } from './daysFigure.ts';

interface DaysChartProps {
  /** What is seen, in a sentence, for who does not see it. */
  readonly label: string;
  readonly days: readonly OrderDay[];
  readonly bars: readonly (Bar & { readonly day: string; readonly status?: OrderStatus })[];
  readonly top: number;
  readonly format: (value: number) => string;
}

/** Bars over days with their scale; the numbers themselves stand in a table beside it. */
export const DaysChart = ({ label, days, bars, top, format }: DaysChartProps) => (
  <Drawing role="img" aria-label={label} viewBox={`0 0 ${figure.width} ${figure.height}`}>
    {[0, top / 2, top].map((value) => (
      <g key={value}>
        <line x1={figure.left} x2={figure.width} y1={yOf(value, top)} y2={yOf(value, top)} />
        <text x={figure.left - 6} y={yOf(value, top) + 4} textAnchor="end">
          {format(value)}
        </text>
      </g>
    ))}
    {bars.map(({ day, status, ...place }) => (
      <rect key={`${day} ${status}`} data-status={status} {...place} />
    ))}
    {labelledDays(days).map(({ x, day }) => (
      <text key={day} x={x} y={figure.height - 6} textAnchor={x > figure.width - 30 ? 'end' : 'middle'}>
        {shortDay(day)}
      </text>
    ))}
  </Drawing>
);

const Drawing = styled.svg`
  display: block;
  width: 100%;
  height: auto;

  line {
    stroke: var(--line);
  }

  text {
    fill: var(--ink-faint);
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }

  rect {
    fill: var(--status-colour, var(--accent));
    stroke: var(--surface);
    stroke-width: 0.5;
  }
`;

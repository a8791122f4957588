import { describe, expect, it, onTestFinished } from 'vitest';
import { scaleLabel, statusColorStyles } from '#dashboard/components/charts/ColumnChart.tsx';
import { orderStatuses } from '#domain/orders/orderStatus.ts';
import { statusColors } from '#ui/badges/statusColors.ts';
import { chooseDigits } from '../../../../src/messages/bn/language.ts';
import { inBengali } from '../../../support/browser/inBengali.ts';

describe('the colours of ColumnChart', () => {
  it('ST-1 gives each status a colour of its own', () => {
    const written = statusColorStyles.map(String).join('');
    const looks = orderStatuses.map((status) => {
      const { chart, chartOpacity = 1 } = statusColors[status];
      return `{ --status-color: ${chart}; --status-opacity: ${chartOpacity}; }`;
    });
    for (const [index, status] of orderStatuses.entries())
      expect(written).toContain(`[data-status='${status}'] ${looks[index]}`);
    expect(new Set(looks).size).toBe(orderStatuses.length);
  });

  it('ST-1 does not compile while a status has no colour', () => {
    const { Return, ...others } = statusColors;
    // @ts-expect-error Return has no colour here.
    const incomplete: typeof statusColors = others;
    expect(incomplete).not.toHaveProperty('Return');
    expect(Return.chart).toBe('var(--line-strong)');
  });
});

it('BN-6 the scale of a chart is in lakh and crore, in the digits of the page', async () => {
  const numbers = [5, 50_000, 100_000, 2_500_000, 300_000_000];
  expect(numbers.map(scaleLabel)).toEqual(['5', '50K', '1 lakh', '25 lakh', '30 crore']);
  expect([1500, 150_000, 10_000_000_000].map(scaleLabel)).toEqual(['1.5K', '1.5 lakh', '1,000 crore']);
  const bengali = await inBengali(() => import('#dashboard/components/charts/ColumnChart.tsx'));
  expect(numbers.map(bengali.scaleLabel)).toEqual(['৫', '৫০ হাজার', '১ লাখ', '২৫ লাখ', '৩০ কোটি']);
  onTestFinished(() => chooseDigits({ digitsInBengali: 'bengali' }));
  chooseDigits({ digitsInBengali: 'latin' });
  expect(numbers.map(bengali.scaleLabel)).toEqual(['5', '50 হাজার', '1 লাখ', '25 লাখ', '30 কোটি']);
});

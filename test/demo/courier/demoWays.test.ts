import { describe, expect, it } from 'vitest';
import {
  type DemoWay,
  demoStages,
  demoWayOf,
  demoWays,
  isFinalWord,
  newestWord,
  type TimedWord,
} from '#demo/courier/demoWays.ts';
import { compareNews } from '#domain/consignments/compareNews.ts';
import { isOpenStage } from '#domain/consignments/consignmentStage.ts';

const invoices = Array.from({ length: 800 }, (_, index) => `HK-${1000 + index}-2M`);
const allWays = Object.entries(demoWays) as [DemoWay, readonly TimedWord[]][];

const invoiceGoing = (way: DemoWay): string => {
  const invoice = invoices.find((each) => demoWayOf(each) === way);
  if (invoice === undefined) throw new Error(`No invoice goes the way ${way}`);
  return invoice;
};

describe('the ways of parcels with the courier of the demo', () => {
  it('CR-15 are mostly deliveries, and each is gone by some', () => {
    const counts = allWays.map(([way]) => invoices.filter((each) => demoWayOf(each) === way).length);
    const [delivered = 0, ...others] = counts;

    expect(delivered).toBeGreaterThan(400);
    expect(Math.min(...others)).toBeGreaterThan(50);
  });

  it.each(allWays)('CR-15 say by each word of the way %s something newer, and end', (way, timedWords) => {
    const words = timedWords.map(({ word, after }) => ({
      stage: demoStages[word],
      at: new Date(Date.parse('2026-03-02T09:00:00Z') + after * 1000).toISOString(),
    }));
    const comparisons = words.slice(1).map((next, index) => compareNews(words[index] ?? next, next));

    expect(new Set(comparisons)).toEqual(new Set(['newer']));
    expect(isOpenStage(words.at(-1)?.stage ?? 'booking')).toBe(false);
    expect(isFinalWord(invoiceGoing(way), timedWords.at(-1)?.word ?? 'Booked')).toBe(true);
  });

  it('CR-15 follow from the time since the booking', () => {
    const invoice = invoiceGoing('held');
    const words = [-5, 0, 4, 5, 10, 49, 50, 60, 100_000].map((at) => newestWord(invoice, at).word);

    expect(words).toEqual([
      'Booked',
      'Booked',
      'Booked',
      'Picked up',
      'On hold',
      'On hold',
      'Out for delivery',
      'Delivered',
      'Delivered',
    ]);
  });
});

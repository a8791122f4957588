import { afterEach, describe, expect, it, vi } from 'vitest';
import { neighboursIn } from '#api/plainHost/orderAnswers.ts';
import { pageSettings } from '../../support/pageSettings.ts';

describe('neighboursIn', () => {
  const ids = ['a', 'b', 'c'];

  it('MD-11 names the orders beside one of a complete list', () => {
    expect(ids.map((id) => neighboursIn(ids, id))).toEqual([
      { previous: null, next: 'b', position: 1, total: 3 },
      { previous: 'a', next: 'c', position: 2, total: 3 },
      { previous: 'b', next: null, position: 3, total: 3 },
    ]);
  });

  it('MD-11 has none for an order that the list does not hold', () => {
    expect(neighboursIn(ids, 'x')).toEqual({ previous: null, next: null, position: null, total: 3 });
  });

  it('MD-11 counts no further than a thousand, as the bundled server', () => {
    const many = Array.from({ length: 1001 }, (_, index) => String(index));
    expect(neighboursIn(many, '1')).toEqual({ previous: '0', next: '2', position: 2, total: null });
    expect(neighboursIn(many, '1000')).toEqual({
      previous: '999',
      next: null,
      position: null,
      total: null,
    });
  });
});

describe('answerDays', () => {
  afterEach(() => void vi.useRealTimers());

  it('API-8 ER-8 ends with the shop’s day, on a device whose clock is wrong by years', async () => {
    vi.useFakeTimers({ now: new Date('2031-01-01T00:00:00Z') });
    vi.resetModules();
    const { learnServerTime } = await import('#api/client/shopClock.ts');
    const { answerDays } = await import('#api/plainHost/orderAnswers.ts');
    learnServerTime(new Headers({ date: 'Fri, 20 Nov 2026 21:00:00 GMT' }));
    const { data } = await answerDays(
      { query: { days: 2 } },
      {
        send: async () => ({ data: [] }),
        hostAndUser: 'host',
        ordersOf: null,
        shop: pageSettings.shop,
      },
    );
    // Three o'clock in the morning of Dhaka.
    expect(data?.days.map(({ day }) => day)).toEqual(['2026-11-20', '2026-11-21']);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TodayCards } from '#dashboard/home/TodayCards.tsx';
import type { ToDo } from '#domain/staff/toDo.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const nothing: ToDo = {
  toCall: 0,
  toCallBack: 0,
  toCorrect: 0,
  toCallAboutReturn: 0,
  toPack: 0,
  toHandOver: 0,
  toDecide: 0,
  overdue: null,
  days: [],
};

const open = (toDo: Partial<ToDo>) =>
  renderStaffScreen(<TodayCards />, () => ({ body: { ...nothing, ...toDo } }));

const links = async () =>
  (await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')]);

const noAnswer = () => new Promise<never>(() => undefined);
const placesIn = (container: HTMLElement): number =>
  container.querySelectorAll('[aria-hidden="true"]').length;

describe('the work of today', () => {
  it('CA-9 DK-12 has a number for each list, which opens it', async () => {
    open({
      toCall: 1200,
      toCallBack: 3,
      toCorrect: 1,
      toCallAboutReturn: 6,
      toPack: 5,
      toHandOver: 4,
      toDecide: 2,
      overdue: { parcels: 4, amount: 5240 },
    });

    expect(await links()).toEqual([
      ['1,200 to call', '/dashboard/callList?calls=never'],
      ['3 to call back', '/dashboard/callList?calls=due'],
      ['1 to correct', '/dashboard/callList?calls=change'],
      ['6 to call about a return', '/dashboard/returnOrders?calls=none'],
      ['5 to pack', '/dashboard/confirmedOrders?status=Confirmed&parcel=none&packed=no'],
      ['4 to hand over', '/dashboard/parcels?stage=booked'],
      ['2 to decide', '/dashboard/toDecide'],
      ['৳5,240 with couriers for more than 7 days', '/dashboard/cash'],
    ]);
  });

  it('CA-9 leaves out what is 0', async () => {
    open({ toDecide: 2, overdue: { parcels: 0, amount: 0 } });

    expect(await links()).toEqual([['2 to decide', '/dashboard/toDecide']]);
  });

  it('CA-9 is not there while nothing waits', async () => {
    const { requests } = open({});
    await waitFor(() => expect(requests).toHaveLength(1));

    expect(screen.queryByRole('heading', { name: 'To do today' })).toBeNull();
  });

  it('CA-9 DK-12 holds the place of both cards until they are loaded, and no place on a host without them', () => {
    const waiting = renderStaffScreen(<TodayCards />, noAnswer);
    expect(placesIn(waiting.container)).toBeGreaterThan(1);
    const plain = renderStaffScreen(<TodayCards />, noAnswer, { capabilities: [] });
    expect([placesIn(plain.container), plain.requests]).toEqual([0, []]);
  });

  it('DK-12 shows today beside yesterday and the same weekday a week ago, each number a link to its list', async () => {
    const days = [
      { day: '2026-11-26', placed: 40, cancelled: 10, delivered: 1200, cash: 5240 },
      { day: '2026-11-25', placed: 0, cancelled: 0, delivered: 2, cash: 1310.5 },
      { day: '2026-11-19', placed: 3, cancelled: 0, delivered: 0, cash: 0 },
    ];
    open({ days });
    expect(await screen.findByRole('heading', { name: 'Today so far' })).toBeTruthy();
    expect(
      screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent)),
    ).toEqual([
      ['Figure', 'Today', 'Yesterday', 'Thu 19 Nov'],
      ['Orders placed', '40', '0', '3'],
      ['Delivered that day', '1,200', '2', '0'],
      ['Cash expected of delivered', '৳5,240', '৳1,310.50', '৳0'],
      ['Cancelled of placed', '25 %', '–', '0 %'],
    ]);
    expect(
      ['Orders, Today: 40', 'Delivered, Yesterday: 2', 'Cancelled, Thu 19 Nov: 0 %'].map((name) =>
        screen.getByRole('link', { name }).getAttribute('href'),
      ),
    ).toEqual([
      '/dashboard/search?from=2026-11-26&to=2026-11-26',
      '/dashboard/search?deliveredOn=2026-11-25',
      '/dashboard/cancelledOrders?from=2026-11-19&to=2026-11-19',
    ]);
  });
});

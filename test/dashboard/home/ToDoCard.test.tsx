import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ToDoCard } from '#dashboard/home/ToDoCard.tsx';
import type { ToDo } from '#domain/staff/toDo.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const nothing: ToDo = { toCall: 0, toCallBack: 0, toBook: 0, toDecide: 0, overdue: null };

const open = (toDo: Partial<ToDo>) =>
  renderStaffScreen(<ToDoCard />, () => ({ body: { ...nothing, ...toDo } }));

const links = async () =>
  (await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')]);

describe('the work of today', () => {
  it('CA-9 has a number for each list, which opens it', async () => {
    open({ toCall: 1200, toCallBack: 3, toBook: 5, toDecide: 2, overdue: { parcels: 4, amount: 5240 } });

    expect(await links()).toEqual([
      ['1,200 to call', '/dashboard/callList?calls=never'],
      ['3 to call back', '/dashboard/callList?calls=due'],
      ['5 to give to a courier', '/dashboard/confirmedOrders?status=Confirmed&parcel=none'],
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
});

import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { showChanges } from '#api/orderAnnouncements/showChanges.ts';
import { refetchOrders } from '#api/orders/bulkOrdersApi.ts';
import { Component as CallListScreen } from '#dashboard/orders/calls/CallListScreen.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { aProduct } from '../../../support/builders/aProduct.ts';

const entry = (_id: string, hour: number) => ({
  order: anOrder({ _id }),
  placedAt: `2025-01-05T0${hour}:07:00.000Z`,
  tries: 0,
  lastCall: null,
});

const moved = { sequence: 1, kind: 'moved', orderId: 'a1', status: 'Confirmed', number: null } as const;

/** The call list of two orders. `leave` lets the first one leave the list, because a colleague has confirmed it. */
const openCallList = () => {
  let calls = [entry('a1', 1), entry('a2', 2)];
  const view = renderStaffScreen(<CallListScreen />, (call) => {
    if (call === 'GET /callers') return { body: { callers: [] } };
    if (call === 'GET /calls') return { body: { calls, total: calls.length, next: null } };
    if (call === 'GET /orders/a1')
      return { body: { data: anOrder({ _id: 'a1' }), history: [], revisions: [] } };
    return { body: { data: call.startsWith('GET /products') ? aProduct() : {} } };
  });
  const fetched = () => view.requests.filter(({ call }) => call === 'GET /calls').length;
  const leave = async () => {
    calls = calls.slice(1);
    const before = fetched();
    act(() => view.store.dispatch(refetchOrders()));
    await waitFor(() => expect(fetched()).toBe(before + 1));
  };
  return { ...view, leave };
};

const cards = () => screen.getAllByRole('article').map((card) => card.dataset.row);

/** Writes half a note into the card of the first order. */
const write = async ({ user }: ReturnType<typeof openCallList>) => {
  const [card] = await screen.findAllByRole('article');
  const first = within(card as HTMLElement);
  await user.click(first.getByRole('button', { name: 'Add a note' }));
  const field = first.getByRole<HTMLInputElement>('textbox');
  await user.type(field, 'Second floor');
  return { first, field };
};

describe('a card of the call list whose order a colleague confirms', () => {
  it('MD-4 MD-9 keeps a note that is being written, says what has happened, and takes the note', async () => {
    const view = openCallList();
    const { first, field } = await write(view);
    act(() => view.store.dispatch(showChanges([moved])));
    await first.findByRole('alert');
    await view.leave();
    expect({ cards: cards(), typed: field.value, isShown: field.isConnected }).toEqual({
      cards: ['a1', 'a2'],
      typed: 'Second floor',
      isShown: true,
    });
    expect(first.queryByRole('button', { name: 'Confirm' })).toBeNull();
    await view.user.click(first.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(cards()).toEqual(['a2']));
    expect(view.requests.find(({ call }) => call === 'POST /orders/a1/notes')?.body).toEqual({
      kind: 'note',
      text: 'Second floor',
      callBackAt: null,
    });
  });

  it('MD-4 keeps the note without a stream too, until its form is closed', async () => {
    const view = openCallList();
    const { first, field } = await write(view);
    await view.leave();
    expect((await first.findByRole('alert')).textContent).toBe('Someone else has just moved this order.');
    expect(field.value).toBe('Second floor');
    await view.user.click(first.getByRole('button', { name: 'Close' }));
    expect(cards()).toEqual(['a2']);
  });

  it('MD-4 MD-22 keeps the note while its order is corrected, and after the correction is closed', async () => {
    const view = openCallList();
    const { first, field } = await write(view);
    await view.user.click(first.getByRole('button', { name: 'Correct' }));
    await first.findByLabelText('Comment');
    expect({ typed: field.value, isShown: field.isConnected }).toEqual({
      typed: 'Second floor',
      isShown: true,
    });
    await view.user.click(first.getByRole('button', { name: 'Cancel' }));
    await view.leave();
    expect((await first.findByRole('alert')).textContent).toBe('Someone else has just moved this order.');
    expect({ typed: field.value, isShown: field.isConnected }).toEqual({
      typed: 'Second floor',
      isShown: true,
    });
  });

  it('MD-4 leaves the list with a card in which nothing is written', async () => {
    const view = openCallList();
    await screen.findAllByRole('article');
    await view.leave();
    await waitFor(() => expect(cards()).toEqual(['a2']));
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, expect, it } from 'vitest';
import { Component as CallListScreen } from '#dashboard/orders/calls/CallListScreen.tsx';
import {
  type BlockedNavigation,
  type BlockNavigation,
  NavigationBlocker,
} from '#ui/hooks/NavigationBlocker.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { aProduct } from '../../../support/builders/aProduct.ts';

const ids = ['a1', 'a2'];
const entry = (_id: string) => ({
  order: anOrder({ _id }),
  placedAt: '2025-01-05T09:07:00.000Z',
  tries: 0,
  lastCall: null,
});

/** The call list of two orders at `/` behind a router's block; `go` is a navigation, and `left` has those that were made. */
const openCallList = async () => {
  let blockers: readonly ((navigation: BlockedNavigation) => void)[] = [];
  const block: BlockNavigation = (onBlocked) => {
    blockers = [...blockers, onBlocked];
    return () => {
      blockers = blockers.filter((blocker) => blocker !== onBlocked);
    };
  };
  const left: string[] = [];
  const go = (pathname: string, search = ''): void => {
    if (blockers.length === 0) left.push(pathname + search);
    const navigation = { location: { pathname, search }, retry: () => go(pathname, search) };
    for (const onBlocked of blockers) onBlocked(navigation);
  };
  const { user } = renderStaffScreen(
    <NavigationBlocker value={block}>
      <CallListScreen />
    </NavigationBlocker>,
    (call) => {
      if (call === 'GET /calls') return { body: { calls: ids.map(entry), total: 2, next: null } };
      if (call === 'GET /callers') return { body: { callers: [] } };
      if (call === 'GET /orders/a1')
        return { body: { data: anOrder({ _id: 'a1' }), history: [], revisions: [] } };
      return { body: { data: call.startsWith('GET /products') ? aProduct() : {} } };
    },
  );
  const [first, second] = await screen.findAllByRole('article');
  const cards = [first, second].map((card) => within(card as HTMLElement));
  return { user, go: (to: string, search?: string) => act(() => go(to, search)), left, cards };
};
const questions = () => screen.queryAllByText('Leave without saving?');

afterEach(() => Swal.close());

it('MD-22 MD-4 asks before another search, filter or page takes away a half-written note', async () => {
  const { user, go, left, cards } = await openCallList();
  await user.click(cards[0]?.getByRole('button', { name: 'Add a note' }) as HTMLElement);
  go('/', '?calls=never');
  expect(left).toEqual(['/?calls=never']);
  await user.type(cards[0]?.getByRole('textbox') as HTMLElement, 'Ring');

  go('/', '?search=017');
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(questions()).toHaveLength(0));
  expect(left).toHaveLength(1);
  expect(cards[0]?.getByRole('textbox')).toHaveProperty('value', 'Ring');

  go('/', '?page=2');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(left).toEqual(['/?calls=never', '/?page=2']));
});

it('MD-22 asks one question for the half-made correction of one card and the note of another', async () => {
  const { user, go, left, cards } = await openCallList();
  await user.click(cards[0]?.getByRole('button', { name: 'Correct' }) as HTMLElement);
  await user.type(await screen.findByLabelText(/^Comment/), 'Ring twice');
  await user.click(cards[1]?.getByRole('button', { name: 'Add a note' }) as HTMLElement);
  await user.type(cards[1]?.getByRole('textbox') as HTMLElement, 'Ring');

  go('/', '?calls=due');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(left).toEqual(['/?calls=due']));
  await waitFor(() => expect(questions()).toHaveLength(0));
});

it('MD-22 asks nothing for an address on the same screen, such as that of a field', async () => {
  const { user, go, left, cards } = await openCallList();
  for (const card of cards) {
    await user.click(card.getByRole('button', { name: 'Add a note' }));
    await user.type(card.getByRole('textbox'), 'Ring');
  }
  go('/');
  expect([left, questions()]).toEqual([['/'], []]);
});

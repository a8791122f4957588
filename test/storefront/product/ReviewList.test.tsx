import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shopApi } from '#api/client/shopApi.ts';
import { ReviewList } from '#storefront/product/ReviewList.tsx';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

const pageWith = (text: string, next: string | null) => ({
  count: 2,
  byRating: [0, 0, 0, 0, 2],
  reviews: [
    { _id: text, rating: 5, text, by: 'Karim A.', at: '2026-03-01T04:00:00.000Z', color: 'N/A', size: 'N/A' },
  ],
  next,
});

/** Answers the first page, and the last one for what comes after it. */
const answer: typeof fetch = async (to) => {
  const { searchParams } = new URL(to instanceof Request ? to.url : String(to), 'http://host');
  return Response.json(searchParams.has('after') ? pageWith('Older', null) : pageWith('Newer', 'newer'));
};

it('SH-7 SH-16 moves the focus to the first review that the last press of the button has added', async () => {
  const { user } = renderScreen(<ReviewList productId="lamp" />, { fetch: answer });
  (await screen.findByRole('button', { name: 'Show more reviews' })).focus();
  await user.keyboard('{Enter}');
  const added = await screen.findByText('Older');
  expect(document.activeElement).toBe(added.closest('li'));
});

it('SH-7 ER-4 says nothing of a renewal that failed, and still adds older reviews', async () => {
  let requests = 0;
  const { user, store } = renderScreen(<ReviewList productId="lamp" />, {
    fetch: async (to, init) => {
      requests += 1;
      return requests === 2 ? new Response(null, { status: 400 }) : answer(to, init);
    },
  });
  const button = await screen.findByRole('button', { name: 'Show more reviews' });
  act(() => void store.dispatch(shopApi.internalActions.onFocus()));
  await waitFor(() => expect(requests).toBe(2));
  await act(async () => undefined);
  expect(screen.queryByText(/could not be loaded/)).toBe(null);
  await user.click(button);
  expect(await screen.findByText('Older')).toBeTruthy();
});

import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useCallEntries } from '#dashboard/orders/calls/useCallEntries.ts';
import type { CallEntry } from '#domain/staff/callList.ts';
import { anOrder } from '../../../support/builders/anOrder.ts';

const entry = (_id: string): CallEntry => ({
  order: anOrder({ _id }),
  placedAt: '2025-01-05T03:07:00.000Z',
  tries: 0,
  lastCall: null,
});
const [first, second] = [entry('a1'), entry('a2')];

const cardsOf = (entries: readonly CallEntry[]) => entries.map(({ order }) => order._id);

it('MD-4 keeps a note that was begun in another card while the first one was sent', () => {
  const { result, rerender } = renderHook(({ listed }) => useCallEntries('all', listed), {
    initialProps: { listed: [first, second] },
  });
  act(() => result.current.setWriting(first, true));
  // The form that sends its note closes later, as of this render.
  const { setWriting: setWritingWhenSent } = result.current;
  act(() => result.current.setWriting(second, true));
  act(() => setWritingWhenSent(first, false));
  rerender({ listed: [] });
  expect(cardsOf(result.current.entries)).toEqual(['a2']);
});

it('MD-4 keeps a note that was begun under another filter while one was sent', () => {
  const { result, rerender } = renderHook(({ key, listed }) => useCallEntries(key, listed), {
    initialProps: { key: 'all', listed: [first, second] },
  });
  act(() => result.current.setWriting(first, true));
  const { setWriting: setWritingWhenSent } = result.current;
  rerender({ key: 'never', listed: [second] });
  act(() => result.current.setWriting(second, true));
  act(() => setWritingWhenSent(first, false));
  rerender({ key: 'never', listed: [] });
  expect(cardsOf(result.current.entries)).toEqual(['a2']);
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useListSearch } from '#dashboard/components/filters/useListSearch.ts';
import { timers } from '#domain/shop/constants.ts';

const Field = () => {
  const { input, setInput } = useListSearch();
  return <input value={input} onChange={({ target }) => setInput(target.value)} />;
};

const openField = () => {
  vi.useFakeTimers();
  const router = createMemoryRouter([{ path: '*', element: <Field /> }]);
  render(<RouterProvider router={router} />);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  return { router, field, type: (value: string) => fireEvent.change(field, { target: { value } }) };
};

afterEach(() => {
  vi.useRealTimers();
});

describe('useListSearch', () => {
  it('OL-6 keeps what is typed while an earlier text is on its way to the address', async () => {
    const { router, field, type } = openField();
    type('0');
    await act(async () => {
      vi.advanceTimersByTime(timers.searchPause);
      type('01');
    });
    expect(router.state.location.search).toBe('?search=0');
    expect(field.value).toBe('01');
    await act(() => vi.advanceTimersByTimeAsync(timers.searchPause));
    expect(router.state.location.search).toBe('?search=01');
  });

  it('OL-6 shows the text of another address that a link or Back opens', async () => {
    const { router, field, type } = openField();
    type('cup');
    await act(() => vi.advanceTimersByTimeAsync(timers.searchPause));
    await act(() => router.navigate('/?search=plate'));
    expect(field.value).toBe('plate');
    await act(() => router.navigate(-1));
    expect(field.value).toBe('cup');
  });

  it('OL-6 does not write what was typed just before another address was opened', async () => {
    const { router, field, type } = openField();
    type('cup');
    await act(() => router.navigate('/?search=plate'));
    await act(() => vi.advanceTimersByTimeAsync(timers.searchPause));
    expect({ field: field.value, address: router.state.location.search }).toEqual({
      field: 'plate',
      address: '?search=plate',
    });
  });
});

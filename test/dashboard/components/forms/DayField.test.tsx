import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useSetListParams } from '#dashboard/components/filters/useSetListParams.ts';
import { DayField } from '#dashboard/components/forms/DayField.tsx';

const Filter = () => {
  const [params] = useSearchParams();
  const setParams = useSetListParams();
  return <DayField label="From" value={params.get('from') ?? ''} onChange={(from) => setParams({ from })} />;
};

const field = () => screen.getByLabelText<HTMLInputElement>('From');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

const openField = () => {
  const router = createMemoryRouter([{ path: '*', element: <Filter /> }], {
    initialEntries: ['/?from=2026-10-29'],
  });
  render(<RouterProvider router={router} />);
  return router;
};

describe('a field for a day', () => {
  it('CA-9 OL-6 keeps the focus while a date is typed part by part', () => {
    const router = openField();
    const atStart = field();
    atStart.focus();

    type('2026-01-29');
    type('2026-01-05');

    expect(router.state.location.search).toBe('?from=2026-01-05');
    expect(field()).toBe(atStart);
    expect(document.activeElement).toBe(atStart);
  });

  it('CA-9 OL-6 waits for the year until all its digits are typed', () => {
    const router = openField();

    for (const value of ['0002-10-29', '0020-10-29', '0202-10-29']) type(value);
    expect(router.state.location.search).toBe('?from=2026-10-29');
    expect(field().value).toBe('0202-10-29');

    type('2025-10-29');
    expect(router.state.location.search).toBe('?from=2025-10-29');
  });

  it('OL-6 shows the day of another address, and none when the filter is cleared', async () => {
    const router = openField();

    await act(() => router.navigate('/?from=2026-11-02'));
    expect(field().value).toBe('2026-11-02');

    await act(() => router.navigate('/'));
    expect(field().value).toBe('');
  });
});

import { act, render } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useUpdateSearchParams } from '#ui/hooks/useUpdateSearchParams.ts';

type UpdateSearchParams = ReturnType<typeof useUpdateSearchParams>;

it('OL-6 keeps the first of two changes that come before a render', async () => {
  const hooks: UpdateSearchParams[] = [];
  const Screen = () => {
    hooks.push(useUpdateSearchParams());
    return null;
  };
  window.history.replaceState(null, '', '/?page=2');
  render(<RouterProvider router={createBrowserRouter([{ path: '/', element: <Screen /> }])} />);
  // That of the first render, for both changes.
  const [updateSearchParams] = hooks;
  const set = (name: string, value: string) =>
    act(async () => {
      updateSearchParams?.((params) => {
        params.set(name, value);
        return params;
      });
    });

  await set('from', '2026-03-01');
  await set('area', 'Dhaka');

  expect(window.location.search).toBe('?page=2&from=2026-03-01&area=Dhaka');
});

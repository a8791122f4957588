import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ListPage } from '#dashboard/components/lists/ListPage.tsx';
import { usePagination } from '#dashboard/components/paging/usePagination.ts';
import { ShortcutKeys } from '#dashboard/components/shortcuts/ShortcutKeys.ts';

/** A list whose row can be moved, and that shows no rows from the press of "Next" until its second page is loaded, which takes forever. */
const List = () => {
  const pagination = usePagination();
  const [isFirst, setIsFirst] = useState(true);
  const goNext = () => setIsFirst(false);
  const [isBusy, setIsBusy] = useState(false);
  const page = { items: ['entry'], next: 'c-next', total: 60 };
  return (
    <ListPage
      title="Audit Log"
      noun="actions"
      query={{ isError: false, isFetching: !isFirst, refetch: () => undefined }}
      page={isFirst ? page : undefined}
      pagination={{ ...pagination, goNext, size: 25 }}
      empty={{ title: 'Nothing here yet' }}
    >
      <p>An entry</p>
      <button type="button" disabled={isBusy} onClick={() => setIsBusy(true)}>
        Move down
      </button>
    </ListPage>
  );
};

const openList = () => {
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <>
          <ShortcutKeys />
          <List />
        </>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
};

const button = (name: string) => screen.getByRole('button', { name });

it('OL-6 CN-3 keeps the focus in the list while its next page loads', async () => {
  openList();
  const body = screen.getByText('An entry').closest('[tabindex]');
  await userEvent.click(button('Next'));
  expect(screen.queryByText('An entry')).toBeNull();
  expect(document.activeElement).toBe(body);
});

it('OL-6 CN-3 takes no focus from a button of a row that is disabled for a while', async () => {
  openList();
  await userEvent.click(button('Move down'));
  expect(button('Move down')).toHaveProperty('disabled', true);
  expect(document.activeElement).toBe(button('Move down'));
});

const ofSearch = {
  search: { text: 'Rahima', input: 'Rahima', setInput: () => undefined, label: 'Search', maxLength: 20 },
};
const ofFilter = { activeFilter: { clear: () => undefined } };

/** A list of orders with a search or a filter, which has no rows on this page. */
const EmptyPage = (props: Partial<ComponentProps<typeof ListPage>>) => {
  const pagination = usePagination([10]);
  return (
    <ListPage
      title="Orders"
      noun="orders"
      query={{ isError: false, isFetching: false, refetch: () => undefined }}
      page={{ items: [], next: null, total: 10, pageCount: 1 }}
      pagination={{ ...pagination, size: 10 }}
      empty={{ title: 'Nothing here yet' }}
      {...props}
    >
      {null}
    </ListPage>
  );
};

const openEmptyPage = (props: Partial<ComponentProps<typeof ListPage>>, address: string) => {
  const element = (
    <>
      <ShortcutKeys />
      <EmptyPage {...props} />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  return { router, ...render(<RouterProvider router={router} />) };
};

it.each([
  ['search', ofSearch],
  ['filter', ofFilter],
])('OL-6 leads from an empty page of a %s to its first page, which has rows', async (_, props) => {
  const { router } = openEmptyPage(props, '/?search=Rahima&page=2');
  screen.getByText('No orders left on this page');
  await userEvent.click(button('Go to the first page'));
  expect(router.state.location.search).toBe('?search=Rahima');
});

it.each([
  ['search', ofSearch],
  ['filter', ofFilter],
])('OL-6 says that a %s has found nothing only once its answer is there', (_, props) => {
  const page = { items: [], next: null, total: 0 };
  const query = { isError: false, isFetching: true, currentData: undefined, refetch: () => undefined };
  const { unmount } = openEmptyPage({ ...props, page, query }, '/');
  const before = screen.queryByText(/^No orders match/);
  unmount();
  openEmptyPage({ ...props, page, query: { ...query, isFetching: false, currentData: page } }, '/');
  expect(before).toBeNull();
  screen.getByText(/^No orders match/);
});

it('DK-14 MD-1 a search that finds nothing within a filter speaks of the filter, and offers to clear either', () => {
  openEmptyPage({ ...ofSearch, ...ofFilter, page: { items: [], next: null, total: 0 } }, '/?search=Rahima');
  const title = screen.getByText('No orders match “Rahima”');
  expect(title.parentElement?.textContent).toBe(
    'No orders match “Rahima”Widen the filter, or clear it.Clear the filterClear the search',
  );
});

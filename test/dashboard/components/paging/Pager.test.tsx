import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Page } from '#api/client/page.ts';
import { Pager } from '#dashboard/components/paging/Pager.tsx';
import { usePagination } from '#dashboard/components/paging/usePagination.ts';

const openPager = (
  page: Partial<Page<string>>,
  address = '/',
  { sizes = [25, 50, 100], busy = false }: { sizes?: readonly number[]; busy?: boolean } = {},
) => {
  const List = () => (
    <Pager
      noun="orders"
      pagination={usePagination(sizes)}
      page={{ items: ['order'], next: 'c-next', total: 312, ...page }}
      busy={busy}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: <List /> }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return {
    user: userEvent.setup(),
    address: () => router.state.location.search,
  };
};

const button = (name: string) => screen.getByRole('button', { name });
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

describe('Pager', () => {
  it('MD-6 has links to the first, the last and the near pages, which keep the list’s filter', () => {
    openPager({ pageCount: 13 }, '/?sort=amountDown&page=7&after=c');
    expect(links()).toEqual(['1', '6', '7', '8', '13']);
    expect(screen.getByRole('link', { name: 'Page 7' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Page 13' }).getAttribute('href')).toBe(
      '/?sort=amountDown&page=13',
    );
    expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('href')).toBe('/?sort=amountDown');
  });

  it('MD-6 jumps to the page that is typed, in Bengali digits too', async () => {
    const { user, address } = openPager({ pageCount: 13 });
    await user.type(screen.getByLabelText('Go to page'), '১২{Enter}');
    expect(address()).toBe('?page=12');
  });

  it('MD-6 takes the error from the field once a page that exists is typed', async () => {
    const { user, address } = openPager({ pageCount: 13 });
    const field = screen.getByLabelText('Go to page');
    await user.type(field, '14{Enter}');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.clear(field);
    await user.type(field, '12{Enter}');
    expect([address(), field.getAttribute('aria-invalid')]).toEqual(['?page=12', null]);
  });

  it('MD-6 CN-3 takes no step to the next page while the page before it is still shown, and keeps the focus', async () => {
    const { user, address } = openPager({ pageCount: 13 }, '/?page=3', { busy: true });
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
    await user.click(next);
    // A browser takes the focus from a button that has `disabled`.
    expect({ disabled: next.disabled, address: address() }).toEqual({ disabled: false, address: '?page=3' });
    expect(button('Previous')).toHaveProperty('disabled', false);
  });

  it('MD-6 CN-3 keeps the focus among the pages when Previous leads to the first one, and is then disabled', async () => {
    const { user } = openPager({ pageCount: 13 }, '/?page=2');
    await user.click(button('Previous'));
    expect(button('Previous')).toHaveProperty('disabled', true);
    expect(document.activeElement).toBe(screen.getByRole('navigation', { name: 'Pages of orders' }));
  });

  it.each(['0', '14', 'two', ''])('MD-6 refuses to jump to the page “%s” beside the field', async (text) => {
    const { user, address } = openPager({ pageCount: 13 }, '/?page=3');
    if (text !== '') await user.type(screen.getByLabelText('Go to page'), text);
    await user.click(button('Go'));
    expect(screen.getByText('Please enter a page from 1 to 13.')).toBeTruthy();
    expect(address()).toBe('?page=3');
  });

  it('MD-6 goes on by the cursor and back the way it came', async () => {
    const { user, address } = openPager({ pageCount: 13 }, '/?page=3');
    await user.click(button('Next'));
    expect(address()).toBe('?page=4&after=c-next');
    await user.click(button('Previous'));
    expect(address()).toBe('?page=3');
    await user.click(button('Previous'));
    expect(address()).toBe('?page=2');
  });

  it('MD-6 keeps the first order in view when the size changes', async () => {
    const { user, address } = openPager({ pageCount: 13 }, '/?page=7&after=c');
    // The first order of page 7 is the 151st, which is on the second page of 100.
    await user.selectOptions(screen.getByLabelText('Orders per page'), '100');
    expect(address()).toBe('?page=2&size=100');
    // The first order of that page is the 101st.
    await user.selectOptions(screen.getByLabelText('Orders per page'), '25');
    expect(address()).toBe('?page=5');
  });

  it('MD-6 offers a smaller size on the only page of a large one', () => {
    openPager({ pageCount: 1, total: 60, next: null }, '/?size=100');
    expect(screen.getByLabelText('Orders per page')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('MD-6 is absent from a list of one short page', () => {
    openPager({ pageCount: 1, total: 25, next: null });
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('API-8 has no numbers where the host opens no page by number', async () => {
    const { user, address } = openPager({}, '/?page=3&after=c');
    expect(links()).toEqual([]);
    expect(screen.queryByLabelText('Go to page')).toBeNull();
    expect(screen.getByText('Page 3')).toBeTruthy();
    await user.click(button('First page'));
    expect(address()).toBe('');
  });

  it('OL-6 opens the first page for a number without a cursor in a list whose pages have no numbers', async () => {
    const { user, address } = openPager({ pageCount: 13 }, '/?page=3', { sizes: [] });
    expect(screen.getByText('Page 1')).toBeTruthy();
    await user.click(button('Next'));
    expect(address()).toBe('?page=2&after=c-next');
    await user.click(button('Previous'));
    expect(address()).toBe('');
  });
});

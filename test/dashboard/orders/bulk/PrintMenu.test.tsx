import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { PrintMenu } from '#dashboard/orders/bulk/PrintMenu.tsx';
import { registerIcons } from '#ui/icons/Icon.tsx';
import { staffIconPaths } from '#ui/icons/staffIconPaths.ts';

beforeAll(() => registerIcons(staffIconPaths));

const idsTo = (count: number) => Array.from({ length: count }, (_, index) => `o${index}`);

const open = async (ids: readonly string[]) => {
  render(
    <MemoryRouter>
      <PrintMenu ids={ids} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Lists and labels' }));
};

describe('PrintMenu', () => {
  it('MD-7 shows a link to each batch of the chosen orders, which keeps the list in its tab', async () => {
    await open(['a1', 'b2']);
    const links = screen.getAllByRole('link').map((link) => ({
      name: link.textContent,
      to: link.getAttribute('href'),
      target: link.getAttribute('target'),
    }));
    const inNewTab = '(opens in a new tab)';
    const target = '_blank';
    expect(links).toEqual([
      { name: `Picking list ${inNewTab}`, to: '/dashboard/print/picking-list?orders=a1,b2', target },
      { name: `Packing slips ${inNewTab}`, to: '/dashboard/print/packing-slips?orders=a1,b2', target },
      {
        name: `Labels 75 × 100 mm ${inNewTab}`,
        to: '/dashboard/print/labels?orders=a1,b2&size=75x100',
        target,
      },
      { name: `Labels 4 × 6 in ${inNewTab}`, to: '/dashboard/print/labels?orders=a1,b2&size=4x6', target },
      { name: `Invoices ${inNewTab}`, to: '/dashboard/print/invoices?orders=a1,b2', target },
    ]);
  });

  it('MD-7 divides more orders than one batch holds into several batches', async () => {
    await open(idsTo(120));
    const [first, second] = screen.getAllByRole('list');
    expect(screen.getByText('One batch holds at most 100 orders.')).toBeDefined();
    expect([first, second].map((list) => list?.getAttribute('aria-label'))).toEqual([
      'Print orders 1 to 100',
      'Print orders 101 to 120',
    ]);
    const slips = within(second as HTMLElement).getByRole('link', { name: /^Packing slips/ });
    expect(slips.getAttribute('href')).toBe(
      `/dashboard/print/packing-slips?orders=${idsTo(120).slice(100).join(',')}`,
    );
  });

  it('MD-7 Escape closes it and returns the focus', async () => {
    await open(['a1']);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Lists and labels' }));
  });
});

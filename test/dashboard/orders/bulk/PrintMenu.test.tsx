import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { PrintMenu } from '#dashboard/orders/bulk/PrintMenu.tsx';
import { openStore } from '../../../support/browser/openStore.ts';
import { ownSettings } from '../../../support/ownSettings.ts';

const idsTo = (count: number) => Array.from({ length: count }, (_, index) => `o${index}`);

/** A host that stores print batches and names them b1, b2 and so on. */
const storing = () => {
  const bodies: unknown[] = [];
  const respond = vi.fn<typeof fetch>(async (_address, init) => {
    bodies.push(JSON.parse(init?.body as string));
    return Response.json({ insertedId: `b${bodies.length}` });
  });
  return { bodies, respond };
};

const open = async (
  ids: readonly string[],
  respond: typeof fetch = storing().respond,
  settings = ownSettings,
) => {
  const store = openStore({ settings }, { fetch: respond, readToken: () => 'token' });
  const menuOf = (chosen: readonly string[]) => (
    <Provider store={store}>
      <MemoryRouter>
        <PrintMenu ids={chosen} />
      </MemoryRouter>
    </Provider>
  );
  const { rerender } = render(menuOf(ids));
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  return { choose: (chosen: readonly string[]) => rerender(menuOf(chosen)) };
};

const linksOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => ({
      name: link.textContent,
      to: link.getAttribute('href'),
      target: link.getAttribute('target'),
    }));

/** The links to all papers of what an address names, each in a new tab. */
const papersOf = (orders: string) =>
  [
    { name: 'Picking list', to: `picking-list?${orders}` },
    { name: 'Packing slips', to: `packing-slips?${orders}` },
    { name: 'Labels 75 × 100 mm', to: `labels?${orders}&size=75x100` },
    { name: 'Labels 4 × 6 in', to: `labels?${orders}&size=4x6` },
    { name: 'Invoices', to: `invoices?${orders}` },
  ].map(({ name, to }) => ({
    name: `${name} (opens in a new tab)`,
    to: `/dashboard/print/${to}`,
    target: '_blank',
  }));

describe('PrintMenu', () => {
  it('MD-18 has one link to each paper of 300 orders, whose batch it stores', async () => {
    const { bodies, respond } = storing();
    await open(idsTo(300), respond);
    const lists = await screen.findAllByRole('list');
    expect(lists.map(linksOf)).toEqual([papersOf('batch=b1')]);
    expect(bodies).toEqual([{ orders: idsTo(300) }]);
  });

  it('MD-18 stores one batch however often it is opened, and another one for other orders', async () => {
    const { bodies, respond } = storing();
    const { choose } = await open(['a1', 'b2'], respond);
    const button = screen.getByRole('button', { name: 'Print' });
    await screen.findByRole('list');
    await userEvent.click(button);
    await userEvent.click(button);
    expect(linksOf(await screen.findByRole('list'))).toEqual(papersOf('batch=b1'));
    choose(['b2']);
    expect(screen.queryByRole('list')).toBeNull();
    await userEvent.click(button);
    expect(linksOf(await screen.findByRole('list'))).toEqual(papersOf('batch=b2'));
    expect(bodies).toEqual([{ orders: ['a1', 'b2'] }, { orders: ['b2'] }]);
  });

  it('MD-18 ER-2 says that the batch was not stored and offers another try, which keeps the focus', async () => {
    const { respond } = storing();
    respond.mockResolvedValueOnce(
      Response.json({ code: 'unavailable', message: 'Please try again.' }, { status: 503 }),
    );
    await open(['a1'], respond);
    await screen.findByText('The chosen orders cannot be printed: Something went wrong at the shop.');
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(linksOf(await screen.findByRole('list'))).toEqual(papersOf('batch=b1'));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Print' }));
  });

  it('MD-18 API-8 names up to 100 orders in the address where the host stores no batch', async () => {
    const { bodies, respond } = storing();
    await open(idsTo(100), respond, { ...ownSettings, capabilities: [] });
    expect(linksOf(screen.getByRole('list'))).toEqual(papersOf(`orders=${idsTo(100).join()}`));
    expect(bodies).toEqual([]);
  });

  it('MD-18 API-8 says how many orders a host without batches prints at once', async () => {
    await open(idsTo(101), storing().respond, { ...ownSettings, capabilities: [] });
    expect(screen.getByText('To print, choose 100 orders or fewer.')).toBeDefined();
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('MD-7 Escape closes it and returns the focus', async () => {
    await open(['a1']);
    await screen.findByRole('list');
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('link')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Print' }));
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { User } from '#contract/accounts/users.ts';
import { Component as UsersScreen } from '#dashboard/users/UsersScreen.tsx';
import type { RoleFlags } from '#domain/accounts/session.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { createGate } from '../../support/createGate.ts';

const users: readonly User[] = [
  { _id: 'u1', name: 'Mitu', email: 'mitu@example.com', role: 'customer' },
  { _id: 'u2', name: 'Kamal', email: 'kamal@example.com', role: 'staff' },
  { _id: 'u3', name: 'Nusrat', email: 'nusrat@example.com', role: 'admin' },
];

const openScreen = (roles: RoleFlags, listed = users) =>
  renderStaffScreen(<UsersScreen />, (call) => ({ body: call.startsWith('GET') ? listed : {} }), { roles });

const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
const numbers = async () => (await rows()).map((row) => row.querySelector('td')?.textContent);
const buttonsIn = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent?.trim());
/** Name and address of a row, with their marks. */
const textsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('td')].slice(1, 3).map(({ textContent }) => textContent?.trim());

describe('the users', () => {
  it('US-1 US-2 MD-10 have their role in the word of the shop, and the two other roles to take', async () => {
    openScreen({ admin: true, customer: false, role: 'admin' });
    const all = await rows();

    expect(all.map((row) => row.querySelectorAll('td')[3]?.textContent)).toEqual([
      'Customer',
      'Staff',
      'Admin',
    ]);
    expect(all.map(buttonsIn)).toEqual([
      ['Promote to Admin', 'Make Staff', 'Delete'],
      ['Promote to Admin', 'Demote to Customer', 'Delete'],
      ['Demote to Customer', 'Make Staff', 'Delete'],
    ]);
  });

  it('US-1 ER-4 keep the numbers of their own page until the next one is there, and are gone when it has failed', async () => {
    const many = Array.from({ length: 26 }, (_, index) => ({
      _id: `u${index}`,
      name: `User ${index}`,
      email: `u${index}@example.com`,
      role: 'customer',
    }));
    const total = { 'x-total-count': '26' };
    let answer: ReturnType<Parameters<typeof renderStaffScreen>[1]> = {
      body: many.slice(0, 25),
      headers: { ...total, 'x-next-cursor': 'c' },
    };
    const { user } = renderStaffScreen(<UsersScreen />, () => answer, {
      roles: { admin: true, customer: false, role: 'admin' },
    });
    const firstPage = Array.from({ length: 25 }, (_, index) => String(index + 1));
    await expect.poll(numbers).toEqual(firstPage);

    const { opened: fails, open: fail } = createGate();
    answer = fails.then(() => ({ status: 500, body: {} }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await numbers()).toEqual(firstPage);
    fail();
    await screen.findByText('The users could not be loaded.');
    expect(screen.queryByRole('table')).toBeNull();

    answer = { body: many.slice(25), headers: total };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(numbers).toEqual(['26']);
  });

  it('MD-10 makes a user staff', async () => {
    const { user, requests } = openScreen({ admin: true, customer: false, role: 'admin' });
    await user.click(within((await rows())[0] as HTMLElement).getByRole('button', { name: 'Make Staff' }));

    await waitFor(() =>
      expect(requests.find(({ call }) => call.startsWith('PUT'))).toEqual({
        call: 'PUT /updateUser/u1',
        body: { role: 'staff' },
      }),
    );
    // Otherwise it would open in the next test.
    await screen.findByRole('dialog');
  });

  it('MD-17 are marked when an address is not verified, and when they look like a member of staff', async () => {
    const [mitu, kamal, nusrat] = users as [User, User, User];
    openScreen({ admin: true, customer: false, role: 'admin' }, [
      // Its second letter is Cyrillic.
      { ...mitu, name: 'Kаmal', verified: false, looksLike: 'Kamal' },
      { ...kamal, verified: true },
      nusrat,
    ]);

    expect((await rows()).map(textsOf)).toEqual([
      ['Kаmal Looks like Kamal, who is staff', 'mitu@example.com Not verified'],
      ['Kamal', 'kamal@example.com'],
      ['Nusrat', 'nusrat@example.com'],
    ]);
  });

  it('AU-13 say in the row that an account without a verified address gets no rights', async () => {
    const sentence = 'The address of this account is not verified. Its owner has to verify it first.';
    const { user } = renderStaffScreen(
      <UsersScreen />,
      (call) =>
        call.startsWith('GET')
          ? { body: users }
          : { status: 400, body: { code: 'invalid', field: 'role', message: sentence } },
      { roles: { admin: true, customer: false, role: 'admin' } },
    );
    const row = within((await rows())[0] as HTMLElement);
    await user.click(row.getByRole('button', { name: 'Make Staff' }));

    expect(await row.findByText(sentence)).toBeTruthy();
    await screen.findByRole('dialog');
  });

  it('US-2 ER-4 do not keep in the row that the shop was asked too often', async () => {
    const { user } = renderStaffScreen(<UsersScreen />, (call) =>
      call.startsWith('GET')
        ? { body: users }
        : { status: 429, body: { code: 'tooMany', message: 'That was too often.' } },
    );
    const [first] = await rows();
    await user.click(within(first as HTMLElement).getByRole('button', { name: 'Promote to Admin' }));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    expect(within(first as HTMLElement).queryByText('That was too often.')).toBeNull();
  });

  it('API-8 MD-10 have no staff at a host that tells the two flags only', async () => {
    openScreen({ admin: true, customer: false });

    expect(buttonsIn((await rows())[0])).toEqual(['Promote to Admin', 'Delete']);
  });

  it.each([
    ['can be saved as a table of the customers, and a failure is told', 'all', 1],
    ['cannot at a host without that call', [], 0],
  ] as const)('SP-8 API-8 %s', async (_title, capabilities, count) => {
    const { user } = renderStaffScreen(
      <UsersScreen />,
      (call) =>
        call.startsWith('GET /users')
          ? { body: users }
          : { status: 500, body: { code: 'broken', message: 'Broken.' } },
      { capabilities },
    );
    await rows();
    const buttons = screen.queryAllByRole('button', { name: 'Export Customers' });
    expect(buttons).toHaveLength(count);
    for (const button of buttons) {
      await user.click(button);
      expect(
        await screen.findByRole('heading', { name: 'The customers could not be exported.' }),
      ).toBeTruthy();
    }
  });
});

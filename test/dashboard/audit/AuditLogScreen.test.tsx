import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Component as AuditLogScreen } from '#dashboard/audit/AuditLogScreen.tsx';
import type { AuditEntry } from '#domain/staff/audit.ts';
import { inBengali } from '../../support/browser/inBengali.ts';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const moved: AuditEntry = {
  _id: 'a1',
  at: '2025-01-05T09:07:00.000Z',
  by: 'Kamal Uddin',
  email: 'kamal@shop.example',
  uid: 'uid-kamal',
  role: 'staff',
  action: 'moveOrder',
  subject: { kind: 'order', id: 'o1', label: 'HK-7Q4K-2M' },
  details: { from: 'Pending', to: 'Confirmed' },
  requestId: 'r1',
};
const added: AuditEntry = {
  ...moved,
  _id: 'a2',
  by: 'Nusrat Jahan',
  email: 'nusrat@shop.example',
  uid: 'uid-nusrat',
  role: 'admin',
  action: 'addProduct',
  subject: { kind: 'product', id: 'p1', label: 'Clay cup' },
  details: {},
};
const deleted: AuditEntry = { ...added, _id: 'a3', action: 'deleteProduct' };

interface Host {
  readonly status?: number;
  readonly entries?: readonly AuditEntry[];
  readonly address?: string;
}

const openScreen = ({ status = 200, entries = [moved, added, deleted], address = '/' }: Host = {}) =>
  renderStaffScreen(
    <AuditLogScreen />,
    () =>
      status === 200
        ? { body: { entries, total: entries.length, next: null } }
        : { status, body: { code: 'broken', message: 'No.' } },
    { address },
  );

/** The log on a Bengali page, with one entry. */
const openInBengali = async (entry: unknown) => {
  // Both, so that the screen has the store of the same modules.
  const [bengali, { renderStaffScreen: render }] = await inBengali(() =>
    Promise.all([
      import('#dashboard/audit/AuditLogScreen.tsx'),
      import('../../support/browser/renderStaffScreen.tsx'),
    ]),
  );
  render(<bengali.Component />, () => ({ body: { entries: [entry], total: 1, next: null } }));
};

const cells = async () => {
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  return rows
    .slice(1)
    .map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent?.trim()));
};

describe('the audit log', () => {
  it('MD-10 tells of each entry when, who and what, and links to what still exists', async () => {
    openScreen();

    // By Dhaka's clock, six hours ahead of UTC.
    const time = '05 Jan, 2025, 03:07 pm';
    expect(await cells()).toEqual([
      [time, 'Kamal Uddin Staff kamal@shop.example', 'Moved order HK-7Q4K-2M from Pending to Confirmed'],
      [time, 'Nusrat Jahan Admin nusrat@shop.example', 'Added product Clay cup'],
      [time, 'Nusrat Jahan Admin nusrat@shop.example', 'Deleted product Clay cup'],
    ]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard/order-overview/o1',
      '/dashboard/update/p1',
    ]);
    expect(screen.getByText('3 actions')).toBeTruthy();
  });

  it('CA-4 CA-8 MD-10 links to the statement of a payout and to the receipt of a handover', async () => {
    const subjects = [
      ['confirmPayout', { kind: 'statement', id: 's1', label: 'redx.csv (RedX)' }],
      // Its statement is still to come.
      ['addPayout', { kind: 'statement', id: '', label: 'Steadfast' }],
      ['makeHandover', { kind: 'handover', id: 'h1', label: 'R-0042' }],
    ] as const;
    openScreen({
      entries: subjects.map(([action, subject]) => ({ ...moved, _id: action, action, subject })),
    });

    const links = await screen.findAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['redx.csv (RedX)', '/dashboard/statements/s1'],
      ['R-0042', '/dashboard/handovers/h1'],
    ]);
  });

  it('MD-16 names an account without an address by its id, and shows an address that is also its name once', async () => {
    const nameless = { ...moved, _id: 'a4', by: moved.email };
    openScreen({ entries: [{ ...moved, email: '' }, nameless] });

    expect((await cells()).map(([, who]) => who)).toEqual([
      'Kamal Uddin Staff uid-kamal',
      'kamal@shop.example Staff',
    ]);
  });

  it('MD-16 tells that a member of staff changed their name, from which to which', async () => {
    openScreen({
      entries: [
        {
          ...moved,
          action: 'rename',
          subject: { kind: 'user', id: 'u1', label: 'Kamal Uddin' },
          details: { from: 'Kamal Uddin', to: 'Nusrat Jahan' },
        },
      ],
    });

    expect((await cells())[0]?.[2]).toBe('Changed their name from Kamal Uddin to Nusrat Jahan');
  });

  it.each([
    [['colors', 'pictures'], {}, 'রং, ছবি'],
    [['price'], { from: '৳1,100', to: '৳1,200' }, 'দাম ৳১,১০০ থেকে ৳১,২০০'],
    [['offer price'], { from: '৳300', to: '৳300, offer ৳250' }, 'অফারের দাম ৳৩০০ থেকে ৳৩০০, অফারে ৳২৫০'],
    [['name in Bengali', 'price'], { from: 'no price', to: '৳300' }, 'বাংলা নাম, দাম দাম নেই থেকে ৳৩০০'],
  ])('BN-3 MD-10 tells in Bengali that %j of a product were edited, %j', async (fields, prices, shown) => {
    const entry = { ...added, action: 'editProduct', details: { fields, ...prices } };
    await openInBengali(entry);

    expect((await cells())[0]?.[2]).toBe(`পণ্য বদল Clay cup: ${shown}`);
  });

  it.each([
    ['৳1,110', '৳১,১১০'],
    ['−৳50', '−৳৫০'],
  ])('BN-3 CA-4 MD-10 tells in Bengali that %s of cash were written off', async (to, shown) => {
    await openInBengali({ ...moved, action: 'writeOffCash', details: { to } });

    expect((await cells())[0]?.[2]).toBe(`ক্যাশ মওকুফ, অর্ডার HK-7Q4K-2M: ${shown}`);
  });

  it.each([
    ['sold out', 'স্টক শেষ'],
    ['available', 'স্টকে আছে'],
  ])('BN-3 MD-8 tells in Bengali that a product was marked as %s', async (to, shown) => {
    const entry = { ...added, action: 'setSoldOut', details: { to } };
    await openInBengali(entry);

    expect((await cells())[0]?.[2]).toBe(`স্টকের চিহ্ন বদল, পণ্য Clay cup ${shown} হিসেবে`);
  });

  it('BN-3 MD-10 tells in Bengali which rider handed over how much cash', async () => {
    const subject = { kind: 'handover', id: 'h1', label: '12' } as const;
    const entry = { ...moved, action: 'makeHandover', subject, details: { from: 'Karim', to: '৳1,500' } };
    await openInBengali(entry);

    expect((await cells())[0]?.[2]).toBe('ক্যাশ জমা, রসিদ 12: Karim থেকে ৳১,৫০০');
  });

  it('BN-3 MD-10 keeps the name of a rider who is called as a change is told', async () => {
    const subject = { kind: 'handover', id: 'h1', label: '12' } as const;
    const details = { from: 'Karim, Mia to Savar', to: '৳1,500' };
    await openInBengali({ ...moved, action: 'confirmHandover', subject, details });

    expect((await cells())[0]?.[2]).toMatch(/: Karim, Mia to Savar থেকে ৳১,৫০০$/);
  });

  it.each([
    // What is in brackets is the reference of the bank, which stays as it was typed.
    ['৳251 (Transfer 251)', '৳২৫১ (Transfer 251)'],
    ['৳201, ৳50 less than its lines (AB 12)', '৳২০১, লাইনগুলোর মোটের চেয়ে ৳৫০ কম (AB 12)'],
    ['৳1,260, ৳9 more than its lines (AB 12)', '৳১,২৬০, লাইনগুলোর মোটের চেয়ে ৳৯ বেশি (AB 12)'],
    ['৳251 (4512345)', '৳২৫১ (4512345)'],
    ['৳201, ৳50 less than its lines (201)', '৳২০১, লাইনগুলোর মোটের চেয়ে ৳৫০ কম (201)'],
    ['−৳60', '−৳৬০'],
  ])('BN-3 MD-10 tells of a payout with %s in the language of the page', async (to, shown) => {
    const subject = { kind: 'statement', id: 's1', label: 'November' } as const;
    const entry = { ...moved, action: 'confirmPayout', subject, details: { to } };
    await openInBengali(entry);

    expect((await cells())[0]?.[2]).toBe(`পেআউট নিশ্চিত, স্টেটমেন্ট November ${shown}`);
  });

  it('BN-3 MD-10 tells in Bengali what a statement comes to', async () => {
    const subject = { kind: 'statement', id: 's1', label: 'November' } as const;
    await openInBengali({ ...moved, action: 'applyStatement', subject, details: { to: '৳5,370', rows: 3 } });

    expect((await cells())[0]?.[2]).toBe('স্টেটমেন্ট ধরা November নিট ৳৫,৩৭০');
  });

  it('MD-10 reads its filter from the address', async () => {
    const { container } = openScreen({ address: '/?action=moveOrder&from=2025-01-05&account=kamal' });
    await cells();

    expect(container.querySelector('details')?.open).toBe(true);
    expect(screen.getByLabelText<HTMLSelectElement>('Action').value).toBe('moveOrder');
    expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2025-01-05');
    expect(screen.getByLabelText<HTMLInputElement>('Account').value).toBe('kamal');
  });

  it('MD-10 writes its filter into the address', async () => {
    const { user, router } = openScreen();
    await cells();
    await user.click(screen.getByText('Filter'));
    await user.type(screen.getByLabelText('Account'), 'kamal{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?account=kamal'));
    await user.selectOptions(screen.getByLabelText('Action'), 'Role changed');

    // In a browser the account stays: the hook reads the address from `window.location`, which a router in memory does not write.
    await waitFor(() => expect(router.state.location.search).toBe('?action=changeRole'));
  });

  it('MD-10 says so when it is empty, and when the filter keeps nothing', async () => {
    const { unmount } = openScreen({ entries: [] });
    expect(await screen.findByText('Nothing here yet')).toBeTruthy();
    unmount();
    openScreen({ entries: [], address: '/?account=kamal' });
    expect(await screen.findByText('No actions match this filter')).toBeTruthy();
  });

  it('MD-10 ER-2 says that it could not be loaded, and tries again', async () => {
    const { user, requests } = openScreen({ status: 500 });
    const again = await screen.findByRole('button', { name: 'Try again' });
    const before = requests.length;
    await user.click(again);

    await waitFor(() => expect(requests.length).toBeGreaterThan(before));
  });

  it('API-8 MD-10 says so if the host keeps no log', () => {
    renderStaffScreen(<AuditLogScreen />, () => ({ status: 500, body: {} }), { capabilities: [] });

    expect(screen.getByText("This shop's server doesn't keep an audit log.")).toBeTruthy();
  });

  it('MD-16 BN-1 does not filter by a name that an input method has not finished', async () => {
    const { user, router } = openScreen();
    const field = await screen.findByRole('textbox', { name: 'Account' });
    await user.type(field, 'কম');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(router.state.location.search).toBe('');
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(new URLSearchParams(router.state.location.search).get('account')).toBe('কম'));
  });

  it('MD-10 keeps the focus in the field for an account when Enter filters by it', async () => {
    const { user, router } = openScreen({ address: '/?account=Kamal' });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Account' });
    await user.type(field, ' Uddin {Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?account=Kamal+Uddin'));

    expect([document.activeElement === field, field.value]).toEqual([true, 'Kamal Uddin']);
  });
});

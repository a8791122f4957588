import { screen, waitFor, within } from '@testing-library/react';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, describe, expect, it } from 'vitest';
import { Component as CallListScreen } from '#dashboard/orders/calls/CallListScreen.tsx';
import type { OrderLine } from '#domain/orders/order.ts';
import { correctionMessages } from '#messages/domain/dashboardMessages.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../../support/builders/anOrder.ts';
import { aProduct } from '../../../support/builders/aProduct.ts';

const ids = ['a1', 'a2', 'a3'];
const entry = (_id: string) => ({
  order: anOrder({ _id }),
  placedAt: new Date(Date.now() - 130 * 60_000).toISOString(),
  tries: _id === 'a2' ? 2 : 0,
  lastCall:
    _id === 'a2'
      ? {
          kind: 'noAnswer',
          text: 'Off',
          callBackAt: null,
          by: 'Nusrat Jahan',
          at: '2025-01-05T09:07:00.000Z',
        }
      : null,
});
/** A Copper Kettle for ৳750, of an order from 01700000111 to House 3 in Dhaka, of ৳1,500 and ৳60 for its delivery. */
const [line] = anOrder().products as [OrderLine];
const caller = (_id: string) => ({
  _id,
  delivered: 0,
  cancelled: _id === 'a1' ? 3 : 0,
  returned: 0,
  open: 0,
  block: _id === 'a2' ? { reason: 'Refused.', by: 'Nusrat Jahan', at: '2025-01-05T09:07:00.000Z' } : null,
  repeat: _id === 'a1' ? { _id: 'a9', number: null } : null,
});

/** The call list of three orders; those in `gone` are no longer pending. */
const openCallList = () => {
  const gone: string[] = [];
  const rendered = renderStaffScreen(<CallListScreen />, (call) => {
    if (call === 'GET /callers') return { body: { callers: ids.map(caller) } };
    if (call === 'GET /orders/a1')
      return { body: { data: anOrder({ _id: 'a1' }), history: [], revisions: [] } };
    if (call.startsWith('GET /products')) return { body: { data: aProduct() } };
    if (call === 'PUT /orders/a1/correction')
      return { body: { data: anOrder({ _id: 'a1' }), revisions: [] } };
    if (call === 'GET /calls') {
      const calls = ids.filter((id) => !gone.includes(id)).map(entry);
      return { body: { calls, total: calls.length, next: null } };
    }
    if (call === 'POST /orders/a2/notes') gone.push('a2');
    return { body: { data: {} } };
  });
  return rendered;
};
const rows = () => screen.findAllByRole('article');
/** The warnings of an order. */
const warnings = (row: HTMLElement | undefined) =>
  row === undefined
    ? []
    : within(row)
        .queryAllByRole('listitem')
        .filter((item) => item.closest('[aria-label="Products"]') === null)
        .map(({ textContent }) => textContent?.trim());
const focused = () => document.activeElement?.getAttribute('data-row') ?? null;

describe('the call list', () => {
  afterEach(() => Swal.close());

  it('MD-4 MD-23 shows whom to call, since when the order waits and what the last call came to', async () => {
    openCallList();
    const [first, second] = await rows();
    await within(first as HTMLElement).findByRole('button', { name: 'Show them' });
    expect(within(second as HTMLElement).getByText(/2 h 10 min/)).toBeTruthy();
    expect(
      within(second as HTMLElement).getByText(/2 tries · No answer \(05 Jan, 2025, 03:07 pm, Nusrat Jahan\)/),
    ).toBeTruthy();
    expect(within(first as HTMLElement).getByText('Never called')).toBeTruthy();
    expect(
      within(first as HTMLElement)
        .getByRole('link', { name: '01700000111' })
        .getAttribute('href'),
    ).toBe('tel:01700000111');
    expect(
      within(first as HTMLElement)
        .getAllByRole('button')
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual([
      'Text',
      'Confirm',
      'Cancel',
      'Correct',
      'No answer',
      'Call back at…',
      'Wants a change',
      'Add a note',
      'Show them',
    ]);
  });

  it('MD-3 warns of what is known of the phone numbers', async () => {
    openCallList();
    const [first, second, third] = await rows();
    await expect.poll(() => warnings(first)).toEqual(['Few delivered', 'Ordered twice']);
    expect([warnings(second), warnings(third)]).toEqual([['Blocked phone'], []]);
    expect(first?.textContent).toContain(
      '3 other orders: 0 delivered, 3 cancelled, 0 returned, 0 open; 0 % delivered',
    );
  });

  it('MD-4 moves the focus to the next order by a key and by a button, from the last to the first', async () => {
    const { user } = openCallList();
    await rows();
    const path: (string | null)[] = [];
    for (const key of ['n', 'n', 'N', 'n']) {
      await user.keyboard(key);
      path.push(focused());
    }
    expect(path).toEqual(['a1', 'a2', 'a3', 'a1']);
    await user.click(screen.getByRole('button', { name: /^Next order/ }));
    expect(focused()).toBe('a2');
  });

  it('MD-4 moves on from the place of an order that has left the list', async () => {
    const { user } = openCallList();
    await rows();
    await user.keyboard('nn');
    expect(focused()).toBe('a2');
    await user.click(within((await rows())[1] as HTMLElement).getByRole('button', { name: 'No answer' }));
    await expect.poll(async () => (await rows()).length).toBe(2);
    await user.keyboard('n');
    expect(focused()).toBe('a3');
  });

  it('MD-4 leaves the key to a field that has the focus', async () => {
    const { user } = openCallList();
    const [first] = await rows();
    await user.click(within(first as HTMLElement).getByRole('button', { name: 'Add a note' }));
    const field = within(first as HTMLElement).getByRole<HTMLInputElement>('textbox');
    await user.type(field, 'not now');
    expect([field.value, document.activeElement]).toEqual(['not now', field]);
  });

  it('MD-22 shows what the caller confirms: the products, the address, the comment and the total', async () => {
    const order = anOrder({
      products: [
        { ...line, color: 'Red', size: 'M', quantity: 2 },
        { ...line, id: 'b', name: 'Plate', color: 'N/A', size: 'N/A', quantity: 1 },
      ],
      customerData: { ...anOrder().customerData, comment: 'Ring twice' },
    });
    renderStaffScreen(<CallListScreen />, (call) =>
      call === 'GET /callers'
        ? { body: { callers: [] } }
        : { body: { calls: [{ ...entry('a1'), order }], total: 1, next: null } },
    );
    const card = within((await rows())[0] as HTMLElement);
    const items = within(card.getByRole('list', { name: 'Products' })).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Copper KettleColor: Red · Size: M৳750 × 2৳1,500',
      'Plate৳750 × 1৳750',
    ]);
    expect(items.map((item) => item.querySelector('img')?.getAttribute('src'))).toEqual([
      line.imageUrl,
      line.imageUrl,
    ]);
    expect(card.getByText('House 3, Dhaka · Inside of Dhaka · Home')).toBeTruthy();
    expect(card.getByText('Ring twice')).toBeTruthy();
    expect(card.getByText(/^Sub Total/).textContent).toBe('Sub Total ৳1,500 + Delivery ৳60 = ৳1,560');
  });

  it('MD-22 corrects the order in its card, and goes on from it by the key', async () => {
    const { user, requests } = openCallList();
    const card = (await rows())[0] as HTMLElement;
    await user.click(within(card).getByRole('button', { name: 'Correct' }));
    const comment = await within(card).findByLabelText('Comment');
    await waitFor(() => expect(card.contains(document.activeElement)).toBe(true));
    expect(within(card).queryByRole('button', { name: 'Confirm' })).toBe(null);
    await user.type(comment, 'Ring twice');
    await user.click(within(card).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(within(card).queryByLabelText('Comment')).toBe(null));
    expect(requests.find(({ call }) => call === 'PUT /orders/a1/correction')?.body).toMatchObject({
      customerData: { comment: 'Ring twice' },
    });
    await screen.findByText(correctionMessages.saved.text);
    Swal.close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null), { timeout: 10_000 });
    expect(within(card).getByRole('button', { name: 'Confirm' })).toBeTruthy();
    await user.keyboard('n');
    await waitFor(() => expect(focused()).toBe('a2'));
  });

  it('MD-22 searches the list by the field above it, at which F arrives', async () => {
    const { user, requests, router } = openCallList();
    await rows();
    await user.keyboard('f');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    // At once: on a busy machine single keys are further apart than the pause after which the field searches.
    await user.paste('01712');
    await expect.poll(() => router.state.location.search).toBe('?search=01712');
    await expect.poll(() => requests.filter(({ call }) => call === 'GET /calls').length).toBe(2);
  });

  it('API-8 says that a host keeps no calls', () => {
    renderStaffScreen(<CallListScreen />, () => ({ status: 500, body: {} }), { capabilities: [] });
    expect(screen.getByText("This shop's server doesn't keep calls.")).toBeTruthy();
  });

  it('ER-2 offers to try again when the calls could not be loaded', async () => {
    renderStaffScreen(<CallListScreen />, () => ({ status: 400, body: {} }));
    expect(await screen.findByText('The orders could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

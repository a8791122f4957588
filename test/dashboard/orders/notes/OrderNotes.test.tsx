import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrderNotes } from '#dashboard/orders/notes/OrderNotes.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { requestsDone } from '../../../support/browser/requestsDone.ts';
import { createGate } from '../../../support/createGate.ts';

const called = {
  kind: 'callBack',
  text: 'After work',
  callBackAt: '2025-01-06T09:07:00.000Z',
  by: 'Nusrat Jahan',
  at: '2025-01-05T09:07:00.000Z',
};

/** The card of an order in front of a host that keeps notes; `failing` answers every new one with 500. */
const openNotes = ({ notes = [] as object[], failing = false } = {}) => {
  const stored = [...notes];
  return renderStaffScreen(<OrderNotes orderId="o1" />, (call, body) => {
    if (call.startsWith('GET')) return { body: { notes: stored } };
    if (failing) return { status: 500, body: {} };
    stored.push({
      text: '',
      callBackAt: null,
      by: 'Rahima',
      at: '2025-01-05T10:00:00.000Z',
      ...(body as object),
    });
    return { body: { data: stored.at(-1) } };
  });
};
const added = (requests: readonly { call: string; body: unknown }[]) =>
  requests.filter(({ call }) => call === 'POST /orders/o1/notes').map(({ body }) => body);

describe('OrderNotes', () => {
  it('MD-4 shows each note with its time and who wrote it', async () => {
    openNotes({ notes: [called] });
    expect((await screen.findByRole('listitem')).textContent).toBe(
      'Call back at 06 Jan, 2025, 03:07 pmAfter work05 Jan, 2025, 03:07 pm · Nusrat Jahan',
    );
  });

  it('MD-4 notes a call without an answer by one press', async () => {
    const { user, requests } = openNotes();
    await screen.findByText('No calls or notes yet.');
    await user.click(screen.getByRole('button', { name: 'No answer' }));

    expect(await screen.findByText('Noted: No answer')).toBeTruthy();
    expect((await screen.findByRole('listitem')).textContent).toBe(
      'No answer05 Jan, 2025, 04:00 pm · Rahima',
    );
    expect(added(requests)).toEqual([{ kind: 'noAnswer', text: '', callBackAt: null }]);
  });

  it('MD-4 CN-3 says to everyone what it noted, and counts a double press once', async () => {
    const { user, requests, store } = openNotes();
    const noAnswer = screen.getByRole('button', { name: 'No answer' });
    await user.click(noAnswer);
    const told = await screen.findByText('Noted: No answer');
    // The second press of a double press, which comes when the first one is kept already.
    fireEvent.click(noAnswer, { detail: 2 });
    await requestsDone(store);

    expect(told.getAttribute('role')).toBe('status');
    // As text for screen readers alone is.
    expect(getComputedStyle(told).clipPath).not.toBe('inset(50%)');
    expect(added(requests)).toHaveLength(1);
    fireEvent.click(noAnswer, { detail: 1 });
    await waitFor(() => expect(added(requests)).toHaveLength(2));
  });

  it('MD-4 CN-3 keeps the focus on the button of a call without an answer, also when it closes a form', async () => {
    const { user } = openNotes();
    await user.click(screen.getByRole('button', { name: 'Add a note' }));
    await user.click(screen.getByRole('button', { name: 'No answer' }));
    await screen.findByText('Noted: No answer');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'No answer' }));
  });

  it('MD-4 asks for a text before it adds a note, and returns the focus to the button', async () => {
    const { user, requests } = openNotes();
    await user.click(screen.getByRole('button', { name: 'Add a note' }));
    const form = within(screen.getByRole('form', { name: 'Note' }));
    const field = form.getByRole('textbox', { name: /^Note/ });
    expect(document.activeElement).toBe(field);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Please write what to note.')).toBeTruthy();
    await user.type(field, ' Second floor ');
    await user.click(form.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Second floor')).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a note' }));
    expect(added(requests)).toEqual([{ kind: 'note', text: 'Second floor', callBackAt: null }]);
  });

  it('MD-4 refuses a call back without a time, beside the field', async () => {
    const { user, requests } = openNotes();
    await user.click(screen.getByRole('button', { name: 'Call back at…' }));
    await user.clear(screen.getByLabelText(/^Call back at/));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Please choose a time from now on, within 60 days.')).toBeTruthy();
    expect(added(requests)).toEqual([]);
  });

  it('MD-4 says so when a note was not stored, and keeps the text', async () => {
    const { user } = openNotes({ failing: true });
    await user.click(screen.getByRole('button', { name: 'Wants a change' }));
    await user.type(screen.getByLabelText('What to change'), 'Size L');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^The note was not saved. Something went wrong at the shop/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('What to change').value).toBe('Size L');
  });

  it('MD-4 keeps what is typed when the form of another kind of note is opened', async () => {
    const { user, requests } = openNotes();
    await user.click(screen.getByRole('button', { name: 'Add a note' }));
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Size L');
    await user.click(screen.getByRole('button', { name: 'Wants a change' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Noted: Wants a change');
    await user.click(screen.getByRole('button', { name: 'Add a note' }));

    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveProperty('value', '');
    expect(added(requests)).toEqual([{ kind: 'wantsChange', text: 'Size L', callBackAt: null }]);
  });

  it.each([
    { failing: false, told: 'Noted: No answer' },
    { failing: true, told: /^The note was not saved/ },
  ])('MD-4 keeps what is typed when a call without an answer is noted, failing: $failing', async (host) => {
    const { user } = openNotes(host);
    await user.click(screen.getByRole('button', { name: 'Add a note' }));
    const field = screen.getByRole('textbox', { name: /^Note/ });
    await user.type(field, 'Second floor');
    await user.click(screen.getByRole('button', { name: 'No answer' }));
    await screen.findByText(host.told);

    // The failure is none of the typed note.
    expect([field.isConnected, field.getAttribute('aria-invalid')]).toEqual([true, null]);
    expect(field).toHaveProperty('value', 'Second floor');
  });

  it('MD-4 opens the form of another note without the failure of the last one', async () => {
    const { user } = openNotes({ failing: true });
    await user.click(screen.getByRole('button', { name: 'No answer' }));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('button', { name: 'Add a note' }));
    const field = screen.getByRole('textbox', { name: /^Note/ });
    expect([field.getAttribute('aria-invalid'), screen.queryByRole('alert')]).toEqual([null, null]);
  });

  it('API-8 is absent where the host keeps no notes', () => {
    const { container, requests } = renderStaffScreen(
      <OrderNotes orderId="o1" />,
      () => ({ status: 500, body: {} }),
      { capabilities: [] },
    );
    expect(container.textContent).toBe('');
    expect(requests).toEqual([]);
  });

  it('MD-4 takes no more text while a note is sent, since its form then closes', async () => {
    const { opened: isKept, open: keep } = createGate();
    const { user } = renderStaffScreen(<OrderNotes orderId="o1" />, async (call) => {
      if (call.startsWith('GET')) return { body: { notes: [] } };
      await isKept;
      return { body: { data: called } };
    });
    await user.click(screen.getByRole('button', { name: 'Add a note' }));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Note/ });
    await user.type(field, 'Second floor{Enter}');
    await user.type(field, ', left door');
    expect(field.value).toBe('Second floor');
    keep();
    expect(await screen.findByText(/^Noted/)).toBeTruthy();
  });
});

import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import Swal from 'sweetalert2/dist/sweetalert2.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { alertDialog, confirmDialog } from '#ui/feedback/dialogs.ts';

const question = { title: 'Delete user', text: 'Really?', yes: 'Yes, delete it!', no: 'Cancel' };
const user = userEvent.setup();

afterEach(() => {
  vi.restoreAllMocks();
  Swal.close();
});

/** Two buttons, of which the first has the focus. */
const renderButtons = () => {
  render(
    <>
      <button type="button">Opener</button>
      <button type="button">Next</button>
    </>,
  );
  screen.getByText('Opener').focus();
};
const focused = () => document.activeElement?.textContent;

describe('confirmDialog', () => {
  it('ER-1 is a modal dialog named by its title, with both answers', async () => {
    void confirmDialog(question);
    const dialog = await screen.findByRole('dialog', { name: 'Delete user' });
    expect(dialog.getAttribute('aria-modal')).toBe('true');
    expect(dialog.textContent).toContain('Really?');
    expect(screen.getByRole('button', { name: 'Yes, delete it!' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
  });

  it.each([
    ['Yes, delete it!', true],
    ['Cancel', false],
  ])('ER-1 resolves after a press of %s to %s', async (name, answer) => {
    const result = confirmDialog(question);
    await user.click(await screen.findByRole('button', { name }));
    expect(await result).toBe(answer);
  });

  it('ER-1 takes Escape for no', async () => {
    const result = confirmDialog(question);
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(await result).toBe(false);
  });

  it('ER-1 focuses the safe answer of a dangerous question', async () => {
    void confirmDialog({ ...question, danger: true });
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
  });

  it('ER-1 focuses the yes button otherwise', async () => {
    void confirmDialog(question);
    await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Yes, delete it!'));
  });
});

describe('the focus', () => {
  it('ER-1 returns from a dialog to what had it before', async () => {
    renderButtons();
    const answer = confirmDialog(question);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await answer;
    await waitFor(() => expect(focused()).toBe('Opener'));
  });

  it('ER-1 stays where the user has put it before the dialog is gone', async () => {
    renderButtons();
    void confirmDialog(question);
    await screen.findByRole('dialog');
    screen.getByText('Next').focus();
    Swal.close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(focused()).toBe('Next');
  });
});

describe('alertDialog', () => {
  it('CO-7 stays when the second tap of a double tap is outside, and closes at a later press', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
    let isClosed = false;
    const closed = alertDialog({ title: 'Order Confirmed!', icon: 'success' }).then(() => (isClosed = true));
    await screen.findByRole('dialog', { name: 'Order Confirmed!' });
    const outside = Swal.getContainer() ?? document.body;
    // The two taps of a double tap are at most 500 ms apart.
    clock.mockReturnValue(1300);
    await user.click(outside);
    await Promise.resolve();
    expect({ isClosed, isVisible: Swal.isVisible() }).toEqual({ isClosed: false, isVisible: true });
    clock.mockReturnValue(1900);
    await user.click(outside);
    expect(await closed).toBe(true);
  });

  it('ER-1 shows a message until OK is pressed', async () => {
    const closed = alertDialog({ title: 'Product Added!', icon: 'success' });
    await screen.findByRole('dialog', { name: 'Product Added!' });
    await user.click(screen.getByRole('button', { name: 'OK' }));
    await closed;
  });

  it('BC-2 names the language of a Bengali text', async () => {
    void alertDialog({ title: 'Order Confirmed!', text: 'ধন্যবাদ!', icon: 'success' });
    expect((await screen.findByText('ধন্যবাদ!')).lang).toBe('bn');
  });

  it('BC-2 takes a line in both languages, whose English is first, for a text in the language of the page', async () => {
    const line = 'It is too late to return it. এখন আর ফেরত দেওয়া যাবে না।';
    void alertDialog({ title: 'Failed to update status', text: line, icon: 'error' });
    expect((await screen.findByText(line)).getAttribute('lang')).toBeNull();
  });

  it('CN-4 closes by itself after the given time', async () => {
    await alertDialog({ title: 'Product Added!', icon: 'success', timer: 20 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

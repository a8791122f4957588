import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderNotes } from '#dashboard/orders/notes/OrderNotes.tsx';
import { renderStaffScreen } from '../support/browser/renderStaffScreen.tsx';

/** A change may have been made although its answer did not arrive. */

const busy = { status: 503, body: {} };

it.each<[string, () => typeof busy]>([
  [
    'nothing came',
    () => {
      throw new TypeError('The connection is lost.');
    },
  ],
  ['a proxy gave up', () => busy],
])('ER-1 says that nobody knows whether a note was saved when %s', async (_case, answer) => {
  const { user } = renderStaffScreen(<OrderNotes orderId="o1" />, (call) =>
    call.startsWith('GET') ? { body: { notes: [] } } : answer(),
  );
  // A note too: the customer did not answer the phone.
  await user.click(screen.getByRole('button', { name: 'No answer' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(
    /^We couldn't tell whether this was done\. You can safely try again\. (The shop can't be reached|Something went wrong)/,
  );
  expect(alert.textContent).not.toContain('not saved');
});

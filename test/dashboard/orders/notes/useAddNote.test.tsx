import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { headers as headerNames } from '#contract/call/headers.ts';
import { OrderNotes } from '#dashboard/orders/notes/OrderNotes.tsx';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';

it('MD-4 notes a call without an answer again some minutes after the answer to the first one was lost', async () => {
  const keys: (string | null)[] = [];
  const { user } = renderStaffScreen(<OrderNotes orderId="o1" />, (call, _body, _query, headers) => {
    if (call.startsWith('GET')) return { body: { notes: [] } };
    keys.push(headers?.get(headerNames.idempotencyKey) ?? null);
    return { status: 500, body: {} };
  });
  const press = async (presses: number) => {
    await user.click(await screen.findByRole('button', { name: 'No answer' }));
    await waitFor(() => expect(keys).toHaveLength(presses));
    await screen.findByRole('alert');
  };
  await press(1);
  await press(2);
  const later = Date.now() + 180_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(later);
  await press(3);
  clock.mockRestore();

  expect([typeof keys[0], keys[1] === keys[0], keys[2] === keys[0]]).toEqual(['string', true, false]);
});

import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as ReplayScreen } from '#dashboard/replay/ReplayScreen.tsx';
import { historyAsRecord } from '#machines/orderRecord.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';

const record = historyAsRecord([], 7);

it('CARD-9 CN-3 goes to the heading when a record is chosen, and when another one is to be', async () => {
  const { user } = renderScreen(<ReplayScreen />, {
    commands: { readRecords: () => Promise.resolve([{ name: 'The session of this tab', record }]) },
  });
  const heading = screen.getByRole('heading', { level: 1, name: 'Replay' });
  await user.click(screen.getByRole('button', { name: 'What this browser recorded' }));
  await user.click(await screen.findByRole('button', { name: 'The session of this tab' }));
  expect(document.activeElement).toBe(heading);
  await user.click(await screen.findByRole('button', { name: 'Choose another record' }));
  expect(document.activeElement).toBe(heading);
});

it.each([
  ['in its address', record],
  ['too long for an address', { ...record, note: 'x'.repeat(9000) }],
])('CARD-9 leads from a record %s back to the choice, and forward to its step again', async (_, picked) => {
  const { user, router } = renderStaffScreen(<ReplayScreen />, () => ({ body: {} }));
  await user.click(screen.getByRole('textbox', { name: 'A pasted record' }));
  await user.paste(JSON.stringify(picked));
  await user.click(screen.getByRole('button', { name: 'Replay it' }));
  const chooseAnother = await screen.findByRole('button', { name: 'Choose another record' });
  await user.click(screen.getByRole('button', { name: /^0\. / }));
  await act(() => router.navigate(-1));
  expect(chooseAnother.isConnected).toBe(false);
  expect(screen.getByRole('textbox', { name: 'A pasted record' })).toBeDefined();
  await act(() => router.navigate(1));

  expect(screen.getByRole('button', { name: 'Choose another record' })).toBeDefined();
});

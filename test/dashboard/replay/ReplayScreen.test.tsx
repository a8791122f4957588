import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as ReplayScreen } from '#dashboard/replay/ReplayScreen.tsx';
import { historyAsRecord } from '#machines/orderRecord.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';
import { renderStaffScreen } from '../../support/browser/renderStaffScreen.tsx';
import { anOrder } from '../../support/builders/anOrder.ts';

const isInvalid = (label: string) => screen.getByLabelText(label).getAttribute('aria-invalid') === 'true';

const returnDays = 7;
const record = historyAsRecord([], returnDays);

it('CARD-9 CN-3 the focus goes to the heading when a record is chosen, and when another one is to be chosen', async () => {
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

it('CARD-9 reads a chosen file again that was no record and has been mended', async () => {
  const { user } = renderScreen(<ReplayScreen />);
  const field = screen.getByLabelText<HTMLInputElement>('A file');
  const file = new File(['{}'], 'record.json', { type: 'application/json' });
  await user.upload(field, file);
  await screen.findByText(/^There is no machine/);
  file.text = () => Promise.resolve(JSON.stringify(record));
  await user.upload(field, file);

  expect(await screen.findByRole('button', { name: 'Choose another record' })).toBeDefined();
});

it('CARD-9 ER-1 says beside the file that it is no record, and nothing beside the empty text', async () => {
  const { user } = renderScreen(<ReplayScreen />);
  const file = screen.getByLabelText<HTMLInputElement>('A file');
  await user.upload(file, new File(['{}'], 'record.json', { type: 'application/json' }));
  await screen.findByText(/^There is no machine/);
  expect([isInvalid('A file'), isInvalid('A pasted record')]).toEqual([true, false]);
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

it('CARD-9 ER-2 offers another try when the shop was asked for the order too often', async () => {
  const headers = { 'retry-after': '60' };
  const refusal = { status: 429, headers, body: { code: 'tooMany', message: 'That was too often.' } };
  let answer: { readonly status?: number; readonly body: unknown } = refusal;
  const { user } = renderStaffScreen(<ReplayScreen />, () => answer, { address: '/?order=o1' });
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('This order cannot be replayed')).toBeNull();
  answer = { body: { data: anOrder({ _id: 'o1' }), history: [] } };
  await user.click(tryAgain);
  expect(await screen.findByRole('button', { name: /^0\. / })).toBeTruthy();
});

it('CARD-9 MD-2 names the order by its number, and by its id until that is known', async () => {
  const body = { data: anOrder({ _id: 'o1', number: 'HK-7Q4K-2E' }), history: [] };
  renderStaffScreen(<ReplayScreen />, () => ({ body }), { address: '/?order=o1' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Replay of order o1');
  expect(await screen.findByRole('heading', { name: 'Replay of order HK-7Q4K-2E' })).toBeDefined();
});

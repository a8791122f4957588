import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Component as ReplayScreen } from '#dashboard/replay/ReplayScreen.tsx';
import { historyAsRecord } from '#machines/orderRecord.ts';
import { renderScreen } from '../../support/browser/renderScreen.tsx';

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

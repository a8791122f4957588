import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Component as NewStatementScreen } from '#dashboard/orders/statements/NewStatementScreen.tsx';
import { statementLimits } from '#domain/statements/statementTable.ts';
import { loseFocus } from '../../../support/browser/loseFocus.ts';
import { renderStaffScreen } from '../../../support/browser/renderStaffScreen.tsx';
import { requestsDone } from '../../../support/browser/requestsDone.ts';
import { aCheckedLine } from '../../../support/builders/aCheckedLine.ts';
import { createGate } from '../../../support/createGate.ts';

const firstRows = {
  name: 'payout.csv',
  courier: 'steadfast',
  header: ['Invoice', 'COD', 'Charge'],
  rows: [{ row: 2, cells: ['HK-1', '311', '60'] }],
  lines: 2,
  mapping: { invoice: 'Invoice' },
  isSaved: false,
  payoutTotal: null,
};

/** Row 2 of the file: HK-1, of which ৳311 were collected for ৳60. */
const line = aCheckedLine();

const check = {
  digest: 'd1',
  lines: [
    line,
    {
      ...line,
      row: 3,
      name: 'HK-2',
      kind: 'unknown',
      consignmentId: null,
      orderId: null,
      invoice: '',
      note: 'No parcel.',
      events: [],
    },
  ],
  sums: [
    { kind: 'equal', lines: 1, collected: 311, fees: 60, net: 251 },
    { kind: 'unknown', lines: 1, collected: 311, fees: 60, net: 251 },
  ],
  feesDiffer: 0,
  net: 502,
  payoutTotal: 500,
  same: null,
  overlaps: [],
  faults: [],
};

const desk = { couriers: ['steadfast'], hasParcels: true, scoresPhones: null, returns: [], pickups: [] };

interface Host {
  /** The answer to a file. */
  readonly preview?: object;
  /** The answers to the checks, one after the other; the last one again and again. */
  readonly checks?: object[];
  /** The status of the answer when the statement is applied. */
  readonly applied?: number;
  /** Holds back the next check or application until it resolves. */
  readonly holdBack?: () => Promise<void> | undefined;
}

const openScreen = ({ preview = firstRows, checks = [check], applied = 200, holdBack }: Host = {}) => {
  let asked = 0;
  const screens = (
    <Routes>
      <Route path="/" element={<NewStatementScreen />} />
      <Route path="*" element={<p>Elsewhere</p>} />
    </Routes>
  );
  return renderStaffScreen(screens, async (call) => {
    if (call === 'POST /statementChecks' || call === 'POST /statements') await holdBack?.();
    if (call === 'GET /courierDesk') return { body: desk };
    if (call.startsWith('GET /courierPayments')) return { body: { payments: [], isOffered: false } };
    if (call === 'POST /statementPreviews') return { body: preview };
    if (call === 'POST /statementChecks') {
      asked += 1;
      return { body: checks[Math.min(asked, checks.length) - 1] };
    }
    if (applied === 200) return { body: { data: { id: 's1', courier: 'steadfast' } } };
    return { status: applied, body: { code: 'changedMeanwhile', message: 'The money has changed.' } };
  });
};

const readFile = async ({ user }: ReturnType<typeof openScreen>) => {
  await user.selectOptions(await screen.findByLabelText(/^Courier/), 'Steadfast');
  await user.upload(
    screen.getByLabelText(/^File/),
    new File(['Invoice,COD,Charge\nHK-1,311,60\n'], 'payout.csv'),
  );
  await user.click(screen.getByRole('button', { name: 'Read the file' }));
};

const chooseFile = ({ user }: ReturnType<typeof openScreen>, bytes: number) =>
  user.upload(screen.getByLabelText(/^File/), new File([new Uint8Array(bytes)], 'payout.csv'));

const checkStatement = async (opened: ReturnType<typeof openScreen>) => {
  await readFile(opened);
  const { user } = opened;
  await user.selectOptions(await screen.findByLabelText('Collected'), 'COD');
  await user.click(screen.getByRole('button', { name: 'Check the statement' }));
};

const lines = () => within(screen.getByRole('table', { name: 'Lines of the statement' })).getAllByRole('row');

const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

const focused = () => document.activeElement?.getAttribute('aria-label');

describe('a new statement', () => {
  it('CA-3 shows the first rows beside what the columns mean, and asks for the columns that are missing', async () => {
    const opened = openScreen();
    await readFile(opened);
    const rows = await screen.findByRole('table', { name: 'First rows of the file' });
    expect(within(rows).getByRole('cell', { name: '311' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLSelectElement>('Invoice').value).toBe('Invoice');
    await opened.user.click(screen.getByRole('button', { name: 'Check the statement' }));
    expect(await screen.findByText(/Choose the column of what was collected/)).toBeTruthy();
    expect(opened.requests.some(({ call }) => call === 'POST /statementChecks')).toBe(false);
  });

  it('CA-3 shows each step after the first one from its beginning', async () => {
    const shown: unknown[] = [];
    vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (
      this: HTMLElement,
      options,
    ) {
      shown.push([this.getAttribute('aria-label'), options]);
    });
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    await checkStatement(openScreen());
    await screen.findByRole('region', { name: 'The check' });
    expect(shown).toEqual([
      ['What the columns mean', { block: 'start' }],
      ['The check', { block: 'start' }],
    ]);
  });

  it('CA-3 says that a file is too large until another one is chosen', async () => {
    const opened = openScreen();
    await opened.user.selectOptions(await screen.findByLabelText(/^Courier/), 'Steadfast');
    await chooseFile(opened, statementLimits.bytes + 1);
    await opened.user.click(screen.getByRole('button', { name: 'Read the file' }));
    const file = screen.getByLabelText(/^File/);
    expect(file.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('A statement may be at most 5 MB.')).toBeTruthy();
    await chooseFile(opened, 10);
    expect(file.getAttribute('aria-invalid')).not.toBe('true');
    expect(opened.requests.some(({ call }) => call === 'POST /statementPreviews')).toBe(false);
  });

  it('CA-3 SH-16 asks for a file again that was changed after it was chosen, in the field, which takes the focus', async () => {
    const opened = openScreen();
    await opened.user.selectOptions(await screen.findByLabelText(/^Courier/), 'Steadfast');
    const changed = new File(['Invoice,COD,Charge'], 'payout.csv');
    // As a browser does with a file that has another size or time than when it was chosen.
    changed.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    await opened.user.upload(screen.getByLabelText(/^File/), changed);
    await opened.user.click(screen.getByRole('button', { name: 'Read the file' }));
    const text = 'The file has changed since it was chosen, or is gone. Please choose it again.';
    expect(await screen.findByText(text)).toBeTruthy();
    // The same file can be chosen again only in an empty field.
    const field = screen.getByLabelText<HTMLInputElement>(/^File/);
    expect(field.files).toHaveLength(0);
    expect(document.activeElement).toBe(field);

    await readFile(opened);
    expect(await screen.findByRole('table', { name: 'First rows of the file' })).toBeTruthy();
  });

  it('CA-3 SH-16 gives the focus back to the button of a payment that was not read', async () => {
    const payment = { id: 'P-1', amount: 500, at: '2026-11-25', state: 'paid' };
    const { user } = renderStaffScreen(<NewStatementScreen />, (call) => {
      if (call === 'GET /courierDesk') return { body: desk };
      if (call.startsWith('GET')) return { body: { payments: [payment], isOffered: true } };
      // As a browser does when the pressed button is disabled.
      loseFocus();
      return { status: 400, body: { code: 'invalid', message: 'No.' } };
    });
    await user.selectOptions(await screen.findByLabelText(/^Courier/), 'Steadfast');
    const button = await screen.findByRole('button', { name: 'Read payment P-1' });
    await user.click(button);
    await screen.findByText(/^The statement was not read/);
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('CA-3 ER-1 says so when the answer of the host cannot be read', async () => {
    const opened = openScreen({ preview: {} });
    await readFile(opened);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^The statement was not read\. ./);
  });

  it('CA-3 shows the dry run by kind with its sums, and what is deducted from the total', async () => {
    const opened = openScreen();
    await checkStatement(opened);
    expect(await screen.findByText(/The payout is ৳500.00: ৳2.00 is deducted from the total/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'The check' }));
    const sums = within(screen.getByRole('table', { name: 'Sums by kind' })).getAllByRole('row');
    const [, ...sumsOfKinds] = sums.map(({ textContent }) => textContent);
    expect(sumsOfKinds).toEqual(['Equal1৳311.00৳60.00৳251.00', 'Unknown parcel1৳311.00৳60.00৳251.00']);
    expect(lines()).toHaveLength(3);
    await opened.user.click(screen.getByText('Unknown parcel (1)'));
    expect(lines()).toHaveLength(2);
    expect(screen.getByText('No parcel.')).toBeTruthy();
  });

  it('CA-3 lets nobody choose another file or other columns while a check or an application is running', async () => {
    const [checking, applying] = [createGate(), createGate()];
    const answers = [checking.opened, applying.opened];
    const opened = openScreen({ holdBack: () => answers.shift() });
    await checkStatement(opened);
    await screen.findByRole('button', { name: 'Checking…' });
    expect(isDisabled('Choose another one')).toBe(true);

    checking.open();
    await opened.user.click(await screen.findByRole('button', { name: 'Apply 2 lines' }));
    await screen.findByRole('button', { name: 'Applying…' });
    expect([isDisabled('Choose another one'), isDisabled('Change the columns')]).toEqual([true, true]);
    applying.open();
  });

  it('CA-3 opens no statement for somebody who has left the screen before the answer', async () => {
    const { opened: applied, open: answer } = createGate();
    // The check is answered at once, the application when the gate opens.
    const answers = [undefined, applied];
    const opened = openScreen({ holdBack: () => answers.shift() });
    await checkStatement(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Apply 2 lines' }));
    await act(() => opened.router.navigate('/dashboard/pendingOrders'));
    answer();
    await requestsDone(opened.store);
    expect(opened.router.state.location.pathname).toBe('/dashboard/pendingOrders');
  });

  it('CA-3 checks again when the money has changed, and shows the new dry run', async () => {
    const opened = openScreen({
      checks: [check, { ...check, digest: 'd2', payoutTotal: 502 }],
      applied: 409,
    });
    await checkStatement(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Apply 2 lines' }));
    expect(await screen.findByText(/The payout is ৳502.00: the same/)).toBeTruthy();
    expect(screen.getByText(/The money has changed/)).toBeTruthy();
  });

  it('CA-3 no longer says why nothing was applied while the columns are changed', async () => {
    const opened = openScreen({ applied: 409 });
    await checkStatement(opened);
    await opened.user.click(await screen.findByRole('button', { name: 'Apply 2 lines' }));
    await screen.findByText(/The money has changed/);
    await opened.user.click(screen.getByRole('button', { name: 'Change the columns' }));
    expect(screen.queryByText(/The money has changed/)).toBeNull();
  });

  it('CA-3 applies nothing of a file with cells that cannot be read', async () => {
    const fault = { row: 3, column: 'COD', message: '“free” is not an amount.' };
    await checkStatement(openScreen({ checks: [{ ...check, faults: [fault] }] }));
    expect(await screen.findByText('Row 3, column COD: “free” is not an amount.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply 2 lines' }).disabled).toBe(true);
  });

  it('CA-3 SH-16 moves the focus to each new step, since the button that led there is gone', async () => {
    const opened = openScreen();
    await readFile(opened);
    await waitFor(() => expect(focused()).toBe('What the columns mean'));
    await opened.user.selectOptions(screen.getByLabelText('Collected'), 'COD');
    await opened.user.click(screen.getByRole('button', { name: 'Check the statement' }));
    await waitFor(() => expect(focused()).toBe('The check'));
    await opened.user.click(screen.getByRole('button', { name: 'Change the columns' }));
    expect(focused()).toBe('What the columns mean');
    await opened.user.click(screen.getByRole('button', { name: 'Choose another one' }));
    expect(focused()).toBe('Choose the statement');
  });
});

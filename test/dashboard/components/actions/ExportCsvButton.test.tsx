import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';

/** New modules, so that the clock of other tests stays as it is. */
const load = async () => {
  vi.resetModules();
  const { learnServerTime } = await import('#api/client/shopClock.ts');
  const { ExportCsvButton } = await import('#dashboard/components/actions/ExportCsvButton.tsx');
  const { renderScreen } = await import('../../../support/browser/renderScreen.tsx');
  return { learnServerTime, ExportCsvButton, renderScreen };
};

it('ER-8 names the file by the day of the shop on a device whose clock is wrong', async () => {
  const { learnServerTime, ExportCsvButton, renderScreen } = await load();
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function saveAs(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  vi.useFakeTimers({ now: new Date('2019-01-01T00:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => {
    vi.useRealTimers();
    click.mockRestore();
    vi.resetModules();
  });
  learnServerTime(new Headers({ date: 'Fri, 20 Nov 2026 21:00:00 GMT' }));
  const { user } = renderScreen(
    <ExportCsvButton name="cash" failure="Not exported." exportFile={() => async () => new Blob(['"a"'])} />,
  );
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  // It is the next day in Dhaka.
  await waitFor(() => expect(saved).toEqual(['cash-2026-11-21.csv']));
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { BulkBar } from '#dashboard/components/selection/BulkBar.tsx';
import { useSelection } from '#dashboard/components/selection/useSelection.ts';

const rows = [{ _id: '7' }];

const Bar = ({ hasMain }: { readonly hasMain: boolean }) => {
  const selection = useSelection('pending');
  return (
    <>
      <button type="button" onClick={() => selection.add(rows)}>
        Choose
      </button>
      <BulkBar
        noun="orders"
        rows={rows}
        total={1}
        limit={100}
        selection={selection}
        readAll={() => Promise.resolve(rows)}
        main={hasMain && <button type="button">Confirm</button>}
      >
        <button type="button">Print</button>
      </BulkBar>
    </>
  );
};

it.each([true, false])('MD-6 has no empty line in place of a main action (%j)', async (hasMain) => {
  render(<Bar hasMain={hasMain} />);
  await userEvent.click(screen.getByRole('button', { name: 'Choose' }));
  const bar = screen.getByRole('group', { name: /orders/ });
  const texts = new Set([...bar.children].map(({ textContent }) => textContent));
  expect([texts.has('Confirm'), texts.has('')]).toEqual([hasMain, false]);
});

it('BY-1 MD-6 brings what was pressed out from under the bar that appears, and moves nothing for its own buttons', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  onTestFinished(() => scroll.mockRestore());
  render(<Bar hasMain />);
  const choose = screen.getByRole('button', { name: 'Choose' });
  await userEvent.click(choose);
  expect([scroll.mock.contexts, scroll.mock.calls]).toEqual([[choose], [[{ block: 'nearest' }]]]);

  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  scroll.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Select this one' }));
  expect([screen.getByText('1 order selected').textContent, scroll.mock.calls]).toEqual([
    '1 order selected',
    [],
  ]);
});

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { selectionColumn } from '#dashboard/components/selection/selectionColumn.tsx';
import { useSelection } from '#dashboard/components/selection/useSelection.ts';

const page = [{ _id: 'a' }, { _id: 'b' }];

/** The checkbox of a page; a press on it also selects a row of another page in the same event. */
const Page = () => {
  const selection = useSelection<{ readonly _id: string }>('list');
  const selectOther = () => selection.toggle({ _id: `other${selection.items.length}` }, true);
  const { headerControl } = selectionColumn(page, selection, ({ _id }) => _id);
  return (
    <>
      <fieldset onChangeCapture={selectOther}>{headerControl}</fieldset>
      <output>{selection.items.map(({ _id }) => _id).join(' ')}</output>
    </>
  );
};

const selected = () => screen.getByRole('status').textContent;

it('MD-6 the checkbox of a page clears the rows of the page alone, not one that the same event has selected', async () => {
  render(<Page />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox'));
  expect(selected()).toBe('other0 a b');
  await user.click(screen.getByRole('checkbox'));
  expect(selected()).toBe('other0 other3');
});

import * as messages from '#messages/dashboard/components/selection.ts';
import { Checkbox } from '#ui/forms/Checkbox.tsx';
import type { Column } from '#ui/layout/Table.tsx';
import type { Selectable, Selection } from './useSelection.ts';

/** The column of a table whose checkboxes select rows; the one in its header selects all rows of the page. */
export const selectionColumn = <Item extends Selectable>(
  rows: readonly Item[],
  selection: Selection<Item>,
  nameOf: (item: Item) => string,
): Column<Item> => ({
  key: 'selection',
  header: messages.selection,
  hiddenHeader: true,
  narrowLayout: 'mark',
  headerControl: <PageCheckbox rows={rows} selection={selection} />,
  cell: (item) => <RowCheckbox item={item} name={nameOf(item)} selection={selection} />,
});

interface RowCheckboxProps<Item extends Selectable> {
  readonly item: Item;
  /** Names the row for screen readers: `order HK-7Q4K-2E`. */
  readonly name: string;
  readonly selection: Selection<Item>;
}

/** The checkbox that selects one row. */
export const RowCheckbox = <Item extends Selectable>({ item, name, selection }: RowCheckboxProps<Item>) => (
  <Checkbox
    label={messages.select(name)}
    hiddenLabel
    checked={selection.has(item._id)}
    // Not `disabled`, which would take the focus from it.
    aria-disabled={selection.isLocked}
    onChange={(isSelected) => selection.toggle(item, isSelected)}
  />
);

interface PageCheckboxProps<Item extends Selectable> {
  readonly rows: readonly Item[];
  readonly selection: Selection<Item>;
}

/** The checkbox that selects the rows of this page, or none of them; mixed while some are selected. */
const PageCheckbox = <Item extends Selectable>({ rows, selection }: PageCheckboxProps<Item>) => {
  const count = rows.filter(({ _id }) => selection.has(_id)).length;
  return (
    <Checkbox
      label={messages.selectAllOnThisPage}
      hiddenLabel
      checked={count > 0 && count === rows.length}
      mixed={count > 0 && count < rows.length}
      disabled={rows.length === 0}
      aria-disabled={selection.isLocked}
      onChange={(isSelected) =>
        isSelected ? selection.add(rows) : rows.forEach((row) => selection.toggle(row, false))
      }
    />
  );
};

import { Checkbox } from '#ui/forms/Checkbox.tsx';
import type { Row, Selection } from './useSelection.ts';

interface PageCheckboxProps<Item extends Row> {
  /** The rows on this page of the list. */
  readonly rows: readonly Item[];
  readonly selection: Selection<Item>;
}

/** Chooses the rows of this page, or none of them; mixed while some are chosen. */
export const PageCheckbox = <Item extends Row>({ rows, selection }: PageCheckboxProps<Item>) => {
  const count = rows.filter(({ _id }) => selection.has(_id)).length;
  const isOfPage = ({ _id }: Row): boolean => rows.some((row) => row._id === _id);
  return (
    <Checkbox
      label="Choose all on this page"
      hiddenLabel
      checked={count > 0 && count === rows.length}
      mixed={count > 0 && count < rows.length}
      disabled={rows.length === 0}
      onChange={(isSelected) =>
        isSelected
          ? selection.add(rows)
          : selection.replace(selection.items.filter((item) => !isOfPage(item)))
      }
    />
  );
};

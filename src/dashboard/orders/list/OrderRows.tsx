import { useCallback, useMemo } from 'react';
import { styled } from 'styled-components';
import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { Table } from '#ui/layout/Table.tsx';
import { from, narrow } from '#ui/theme/media.ts';
import { DenseTable } from '../../components/lists/DenseTable.ts';
import { cardColumns, type OrderColumnsOptions, orderColumns } from './orderColumns.tsx';
import { useOrderRowShortcuts } from './useOrderRowShortcuts.ts';

interface OrderRowsProps extends Omit<OrderColumnsOptions, 'onDone'> {
  readonly caption: string;
  readonly busy: boolean;
  /** Whether the visitor has come back to these rows: all are then rendered at once, so that the scroll position can be restored. */
  readonly isRevisit: boolean;
}

/** The orders of a page: a table, or a card for each on a phone (OL-3, MD-6). */
export const OrderRows = ({
  caption,
  busy,
  isRevisit,
  list,
  by,
  at,
  orders,
  selection,
  phoneHistories,
  parcelMarks,
  columns: columnNames,
}: OrderRowsProps) => {
  const isNarrow = useMediaQuery(narrow);
  const { listRef, handleFocus, goNext } = useOrderRowShortcuts(orders, selection !== null);
  const deselect = selection?.deselect;
  // Deselects the order, and after a shortcut focuses the next row (DK-14).
  const onDone = useCallback(
    (id: string, byShortcut: boolean) => {
      deselect?.(id);
      if (byShortcut) goNext();
    },
    [deselect, goNext],
  );
  // The same columns at each render, so that the rows are not rendered again while a bulk move shows its progress.
  const columns = useMemo(
    () =>
      (isNarrow ? cardColumns : orderColumns)({
        list,
        by,
        at,
        orders,
        selection,
        phoneHistories,
        parcelMarks,
        columns: columnNames,
        onDone,
      }),
    [isNarrow, list, by, at, orders, selection, phoneHistories, parcelMarks, columnNames, onDone],
  );
  return (
    <Root ref={listRef} onFocus={handleFocus}>
      <Table
        caption={caption}
        columns={columns}
        rows={orders}
        rowKey={(order) => order._id}
        busy={busy}
        isComplete={isRevisit}
      />
    </Root>
  );
};

const Root = styled(DenseTable)`
  /* Space for one button on a line, and for two in a wide row. */
  ${from.medium} {
    td:last-child > * {
      min-width: 118px;
    }
  }

  @media (min-width: 1100px) {
    td:last-child > * {
      min-width: 236px;
    }
  }
`;

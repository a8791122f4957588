import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { Table } from '#ui/layout/Table.tsx';
import { from, narrow } from '#ui/theme/media.ts';
import { DenseTable } from '../../components/DenseTable.tsx';
import { cardColumns, type OrderColumnsOptions, orderColumns } from './orderColumns.tsx';
import { useOrderRowShortcuts } from './useOrderRowShortcuts.ts';

interface OrderRowsProps extends OrderColumnsOptions {
  readonly caption: string;
  readonly busy: boolean;
  /** Whether the visitor has come back to these rows, which then are rendered at once. */
  readonly isReturn: boolean;
}

/** The orders of a page: a table, or a card for each on a phone (OL-3, MD-6). */
export const OrderRows = ({
  caption,
  busy,
  isReturn,
  list,
  by,
  at,
  orders,
  selection,
  callers,
}: OrderRowsProps) => {
  const isNarrow = useMediaQuery(narrow);
  const { listRef, handleFocus } = useOrderRowShortcuts(orders, selection !== null);
  // While many orders move, what is beside the rows changes with each call.
  const columns = useMemo(
    () => (isNarrow ? cardColumns : orderColumns)({ list, by, at, orders, selection, callers }),
    [isNarrow, list, by, at, orders, selection, callers],
  );
  return (
    <Root ref={listRef} onFocus={handleFocus}>
      <Table
        caption={caption}
        columns={columns}
        rows={orders}
        rowKey={(order) => order._id}
        busy={busy}
        isComplete={isReturn}
      />
    </Root>
  );
};

const Root = styled(DenseTable)`
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

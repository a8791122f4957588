import { useState } from 'react';
import { styled } from 'styled-components';
import { readMatching } from '#api/bulkOrdersApi.ts';
import { failureOfError } from '#api/failure.ts';
import type { OrderListArgs } from '#api/orderLists.ts';
import { useShopDispatch } from '#api/useShopDispatch.ts';
import { bulkOrdersLimit } from '#domain/constants.ts';
import type { Order } from '#domain/order.ts';
import type { OrderEventType } from '#domain/orderStatus.ts';
import type { Role } from '#domain/role.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useAsyncAction } from '../../components/useAsyncAction.ts';
import type { Selection } from '../../components/useSelection.ts';
import { moveLabel } from '../moveLabels.ts';
import { movesOfList } from '../offeredMoves.ts';
import { ordersLabel } from '../ordersLabel.ts';
import { BulkMoveDialog } from './BulkMoveDialog.tsx';
import { PrintMenu } from './PrintMenu.tsx';

interface BulkActionsBarProps {
  readonly args: OrderListArgs;
  readonly by: Role;
  /** The orders on this page of the list. */
  readonly rows: readonly Order[];
  readonly total: number;
  readonly selection: Selection<Order>;
  readonly onPrint: () => void;
}

/**
 * Actions of staff on many orders: select, move, print. Rendered outside the list's empty state,
 * since the result of a move is still shown when the last row has left the list.
 */
export const BulkActionsBar = ({ args, by, rows, total, selection, onPrint }: BulkActionsBarProps) => {
  const [move, setMove] = useState<OrderEventType | null>(null);
  const selected = selection.items;
  return (
    <>
      {(rows.length > 0 || selected.length > 0) && (
        <Root role="group" aria-label="Many orders at once">
          <p aria-live="polite">
            {selected.length === 0 ? 'None chosen' : `${ordersLabel(selected.length)} chosen`}
          </p>
          <SelectionButtons args={args} rows={rows} total={total} selection={selection} />
          {selected.length > 0 && (
            <Actions>
              {movesOfList(args.list, by).map((type) => (
                <Button
                  key={type}
                  size="s"
                  tone={type === 'CANCEL' ? 'danger' : 'accent'}
                  onClick={() => setMove(type)}
                >
                  {moveLabel(type, by)} {ordersLabel(selected.length)}
                </Button>
              ))}
              <Button tone="plain" size="s" onClick={onPrint}>
                <Icon name="printer" size={16} /> Print invoices
              </Button>
              <PrintMenu ids={selected.map(({ _id }) => _id)} />
            </Actions>
          )}
        </Root>
      )}
      {move !== null && (
        <BulkMoveDialog
          orders={selected.slice(0, bulkOrdersLimit)}
          type={move}
          by={by}
          onClose={(unmoved) => {
            setMove(null);
            selection.replace([...unmoved, ...selected.slice(bulkOrdersLimit)]);
          }}
        />
      )}
    </>
  );
};

/** Buttons that select the rows of this page, all rows of the list (at most `bulkOrdersLimit`), or none. */
const SelectionButtons = ({ args, rows, total, selection }: Omit<BulkActionsBarProps, 'by' | 'onPrint'>) => {
  const dispatch = useShopDispatch();
  const { busy, run } = useAsyncAction();
  const selectAll = () =>
    run(() =>
      dispatch(readMatching(args)).then(
        (orders) => {
          selection.add(orders);
          return null;
        },
        (error: unknown) => ({
          title: 'The orders could not be loaded.',
          text: failureOfError(error).message,
          icon: 'error' as const,
        }),
      ),
    );
  return (
    <>
      {rows.length > 0 && (
        <Button tone="plain" size="s" onClick={() => selection.add(rows)}>
          Choose these {rows.length}
        </Button>
      )}
      {total > rows.length && (
        <Button tone="plain" size="s" busy={busy} busyLabel="Choosing..." onClick={selectAll}>
          {total > bulkOrdersLimit ? `Choose the first ${bulkOrdersLimit}` : `Choose all ${total}`}
        </Button>
      )}
      {selection.items.length > 0 && (
        <Button tone="quiet" size="s" onClick={() => selection.replace([])}>
          Choose none
        </Button>
      )}
    </>
  );
};

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  font-size: var(--text-s);

  > p {
    min-width: 9em;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { readMatching } from '#api/bulkOrdersApi.ts';
import { failureOf } from '#api/failure.ts';
import type { OrderListArgs } from '#api/orderLists.ts';
import type { ShopDispatch } from '#api/shopApi.ts';
import { bulkOrdersLimit } from '#domain/constants.ts';
import type { Order, OrderEventType } from '#domain/order.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useAsyncAction } from '../../components/useAsyncAction.ts';
import { moveLabel } from '../moveLabels.ts';
import { movesOfList } from '../offeredMoves.ts';
import { BulkMoveDialog } from './BulkMoveDialog.tsx';
import { ordersIn } from './CollapsibleOrders.tsx';
import type { Selection } from './useSelection.ts';

interface ManyOrdersBarProps {
  readonly question: OrderListArgs;
  readonly shown: readonly Order[];
  readonly total: number;
  readonly selection: Selection;
  readonly onPrint: () => void;
}

/**
 * Actions of an admin on many orders: select, move, print invoices. Rendered outside the list's empty state,
 * since the result of a move is still shown when the last row has left the list.
 */
export const BulkActionsBar = ({ question, shown, total, selection, onPrint }: ManyOrdersBarProps) => {
  const [move, setMove] = useState<OrderEventType | null>(null);
  const chosen = selection.orders;
  return (
    <>
      {(shown.length > 0 || chosen.length > 0) && (
        <Bar role="group" aria-label="Many orders at once">
          <p aria-live="polite">
            {chosen.length === 0 ? 'None chosen' : `${ordersIn(chosen.length)} chosen`}
          </p>
          <Choosing question={question} shown={shown} total={total} selection={selection} />
          {chosen.length > 0 && (
            <Works>
              {movesOfList(question.list, 'admin').map((type) => (
                <Button
                  key={type}
                  size="s"
                  tone={type === 'CANCEL' ? 'danger' : 'accent'}
                  onClick={() => setMove(type)}
                >
                  {moveLabel(type, 'admin')} {ordersIn(chosen.length)}
                </Button>
              ))}
              <Button tone="plain" size="s" onClick={onPrint}>
                <Icon name="printer" size={16} /> Print invoices
              </Button>
            </Works>
          )}
        </Bar>
      )}
      {move !== null && (
        <BulkMoveDialog
          orders={chosen.slice(0, bulkOrdersLimit)}
          type={move}
          by="admin"
          onClose={(open) => {
            setMove(null);
            selection.choose([...open, ...chosen.slice(bulkOrdersLimit)]);
          }}
        />
      )}
    </>
  );
};

/** Selects the rows shown, all rows of the list (at most `bulkOrdersLimit`), or none. */
const Choosing = ({ question, shown, total, selection }: Omit<ManyOrdersBarProps, 'onPrint'>) => {
  const dispatch = useDispatch<ShopDispatch>();
  const { busy, run } = useAsyncAction();
  const chooseAll = () =>
    run(() =>
      dispatch(readMatching(question)).then(
        (orders) => {
          selection.add(orders);
          return null;
        },
        (error: unknown) => ({
          title: 'The orders could not be loaded.',
          text: failureOf(error).message,
          mood: 'error' as const,
        }),
      ),
    );
  return (
    <>
      {shown.length > 0 && (
        <Button tone="plain" size="s" onClick={() => selection.add(shown)}>
          Choose these {shown.length}
        </Button>
      )}
      {total > shown.length && (
        <Button tone="plain" size="s" busy={busy} busyLabel="Choosing..." onClick={chooseAll}>
          {total > bulkOrdersLimit ? `Choose the first ${bulkOrdersLimit}` : `Choose all ${total}`}
        </Button>
      )}
      {selection.orders.length > 0 && (
        <Button tone="quiet" size="s" onClick={() => selection.choose([])}>
          Choose none
        </Button>
      )}
    </>
  );
};

const Bar = styled.div`
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

const Works = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

import { useLocation } from 'react-router-dom';
import { refetchOrders } from '#api/bulkOrdersApi.ts';
import type { ListedOrder } from '#api/orderLists.ts';
import { useShopDispatch } from '#api/useShopDispatch.ts';
import { moveRefusalMessages } from '#domain/messages/messages.ts';
import { orderName } from '#domain/order.ts';
import type { OrderEventType, OrderListName } from '#domain/orderStatus.ts';
import type { Role } from '#domain/role.ts';
import { isRemovable } from '#machines/orderMoves.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { IconLink } from '../../components/IconLink.tsx';
import { ActionsCell, Reason, RowActions } from '../../components/RowActions.ts';
import { WarningButton } from '../../components/WarningButton.tsx';
import { moveLabel, refusalMessage } from '../moveLabels.ts';
import { type OfferedMove, offeredMoves } from '../offeredMoves.ts';
import { overviewFrom, stateFromList } from '../orderOrigin.ts';
import { useOrderCommands } from '../useOrderCommands.ts';

interface OrderActionsProps {
  readonly order: ListedOrder;
  readonly list: OrderListName;
  readonly by: Role;
  /** When the list was fetched (ISO). */
  readonly at: string;
}

/** The last cell of an order's row: the moves of orderMachine, removal, and a link to the overview. */
export const OrderActions = (props: OrderActionsProps) =>
  props.order.movedMeanwhile === undefined ? <MoveActions {...props} /> : <StaleOrderActions {...props} />;

/** For an order that another user has moved: offers to refetch the list in place of moves. */
const StaleOrderActions = ({ order, by }: OrderActionsProps) => {
  const dispatch = useShopDispatch();
  return (
    <RowActions>
      <Button tone="plain" size="s" onClick={() => dispatch(refetchOrders())}>
        <Icon name="refresh" size={16} /> Refresh the list
      </Button>
      <ViewLink order={order} by={by} />
    </RowActions>
  );
};

const MoveActions = ({ order, list, by, at }: OrderActionsProps) => {
  const { busy, move, remove } = useOrderCommands(order, by);
  const moves = offeredMoves(list, order, by, at);
  const expired = moves.find(({ refusal }) => refusal === 'returnWindowOver');
  return (
    <ActionsCell>
      <RowActions>
        {moves.map((offer) => (
          <MoveButton key={offer.type} offer={offer} by={by} busy={busy} onMove={move} />
        ))}
        {isRemovable(order.orderStatus, by) && (
          <WarningButton tone="plain" size="s" disabled={busy} onClick={remove}>
            <Icon name="trash" size={16} /> Delete
          </WarningButton>
        )}
        <ViewLink order={order} by={by} />
      </RowActions>
      {expired?.refusal && (
        <Reason>
          {moveRefusalMessages[expired.refusal].en}{' '}
          <span lang="bn">{moveRefusalMessages[expired.refusal].bn}</span>
        </Reason>
      )}
    </ActionsCell>
  );
};

interface MoveButtonProps {
  readonly offer: OfferedMove;
  readonly by: Role;
  readonly busy: boolean;
  readonly onMove: (type: OrderEventType) => void;
}

const MoveButton = ({ offer: { type, refusal }, by, busy, onMove }: MoveButtonProps) => {
  const reason = refusal === null ? undefined : refusalMessage(refusal);
  const ActionButton = type === 'CANCEL' ? WarningButton : Button;
  return (
    <ActionButton
      tone="plain"
      size="s"
      disabled={busy || refusal !== null}
      title={reason}
      aria-description={reason}
      onClick={() => onMove(type)}
    >
      {moveLabel(type, by)}
    </ActionButton>
  );
};

const ViewLink = ({ order, by }: Pick<OrderActionsProps, 'order' | 'by'>) => {
  const to = overviewFrom(order._id, useLocation());
  const state = stateFromList(order);
  if (by === 'admin')
    return <IconLink label={`View order ${orderName(order)}`} icon="eye" to={to} state={state} />;
  return (
    <ButtonLink tone="quiet" size="s" to={to} state={state}>
      View Details
    </ButtonLink>
  );
};

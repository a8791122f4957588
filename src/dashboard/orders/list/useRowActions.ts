import type { ListedOrder } from '#api/orders/orderListArgs.ts';
import type { Role } from '#domain/accounts/role.ts';
import type { ParcelMark } from '#domain/consignments/parcelMark.ts';
import type { OrderListName } from '#domain/orders/orderLists.ts';
import { isRemovable } from '#machines/orderMoves.ts';
import { nextStep, offeredMoves } from '../moves/offeredMoves.ts';
import { useOrderCommands } from '../moves/useOrderCommands.ts';

export interface RowActionsProps {
  readonly order: ListedOrder;
  readonly list: OrderListName;
  readonly by: Role;
  /** When the list was fetched (ISO). */
  readonly at: string;
  /** The mark of the order's newest parcel. */
  readonly parcelMark?: ParcelMark | undefined;
  /** What the list does once the row has moved or deleted its order; `byShortcut`: a shortcut has moved it. */
  readonly onDone?: ((id: string, byShortcut: boolean) => void) | undefined;
}

/** What can be done with the order of a row: its main action, the other moves, and its removal. */
export const useRowActions = ({ order, list, by, at, parcelMark, onDone }: RowActionsProps) => {
  const { busy, move, remove } = useOrderCommands(order, by, {
    parcels: parcelMark === undefined ? [] : [parcelMark],
    onMoved: (byShortcut) => onDone?.(order._id, byShortcut),
    // No shortcut deletes an order.
    onRemoved: () => onDone?.(order._id, false),
  });
  const offers = offeredMoves(list, order, by, at);
  const main = nextStep(offers);
  return {
    busy,
    remove,
    /** For the button of each move. */
    moveProps: { returnDays: order.returnDays, by, busy, onMove: move },
    main,
    others: offers.filter((offer) => offer !== main),
    canRemove: isRemovable(order.orderStatus, by),
    /** Whether the order could be returned if its return window were not over. */
    isReturnTooLate: offers.some(({ refusal }) => refusal === 'returnWindowOver'),
  };
};

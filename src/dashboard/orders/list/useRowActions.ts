import type { ListedOrder } from '#api/orderLists.ts';
import type { OrderListName } from '#domain/orderStatus.ts';
import type { Role } from '#domain/role.ts';
import { isRemovable } from '#machines/orderMoves.ts';
import { nextStep, offeredMoves } from '../offeredMoves.ts';
import { useOrderCommands } from '../useOrderCommands.ts';

export interface RowActionsProps {
  readonly order: ListedOrder;
  readonly list: OrderListName;
  readonly by: Role;
  /** When the list was fetched (ISO). */
  readonly at: string;
}

/** What can be done with the order of a row: its main action, the other moves, and its removal. */
export const useRowActions = ({ order, list, by, at }: RowActionsProps) => {
  const commands = useOrderCommands(order, by);
  const offers = offeredMoves(list, order, by, at);
  const main = nextStep(offers);
  return {
    ...commands,
    main,
    others: offers.filter((offer) => offer !== main),
    canRemove: isRemovable(order.orderStatus, by),
    /** Why the order cannot be returned any more; `null` when it is no question. */
    expired: offers.find(({ refusal }) => refusal === 'returnWindowOver')?.refusal ?? null,
  };
};

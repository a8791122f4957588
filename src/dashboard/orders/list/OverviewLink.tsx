import { useLocation } from 'react-router-dom';
import type { ListedOrder } from '#api/orders/orderListArgs.ts';
import { isStaff, type Role } from '#domain/accounts/role.ts';
import { orderName } from '#domain/orders/order.ts';
import * as messages from '#messages/dashboard/orders/list.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { IconLink } from '../../components/actions/IconLink.tsx';
import { overviewFrom, stateFromList } from '../orderOrigin.ts';

interface OverviewLinkProps {
  readonly order: ListedOrder;
  /** The role of the user who sees the list. */
  readonly by: Role;
}

/** Opens the overview of the order (OL-4, OL-5). */
export const OverviewLink = ({ order, by }: OverviewLinkProps) => {
  const to = overviewFrom(order._id, useLocation());
  const state = stateFromList(order);
  if (isStaff(by))
    return <IconLink label={messages.viewOrder(orderName(order))} icon="eye" to={to} state={state} />;
  return (
    <ButtonLink tone="quiet" size="s" to={to} state={state}>
      {messages.viewDetails}
    </ButtonLink>
  );
};

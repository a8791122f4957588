import { useLocation } from 'react-router-dom';
import type { ListedOrder } from '#api/orderLists.ts';
import { orderName } from '#domain/order.ts';
import { isStaff, type Role } from '#domain/role.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { IconLink } from '../../components/IconLink.tsx';
import { overviewFrom, stateFromList } from '../orderOrigin.ts';

interface ViewLinkProps {
  readonly order: ListedOrder;
  readonly by: Role;
}

/** Opens the overview of the order (OL-4, OL-5). */
export const ViewLink = ({ order, by }: ViewLinkProps) => {
  const to = overviewFrom(order._id, useLocation());
  const state = stateFromList(order);
  if (isStaff(by))
    return <IconLink label={`View order ${orderName(order)}`} icon="eye" to={to} state={state} />;
  return (
    <ButtonLink tone="quiet" size="s" to={to} state={state}>
      View Details
    </ButtonLink>
  );
};

import type { ListedOrder } from '#api/orderLists.ts';
import { orderName } from '#domain/order.ts';
import { isStaff, type Role } from '#domain/role.ts';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { overviewPath } from '../../components/addresses.ts';
import { IconLink } from '../../components/IconLink.tsx';

interface ViewLinkProps {
  readonly order: ListedOrder;
  readonly by: Role;
}

/** Opens the overview of the order (OL-4, OL-5). */
export const ViewLink = ({ order, by }: ViewLinkProps) => {
  const to = overviewPath(order._id);
  if (isStaff(by))
    return <IconLink label={`View order ${orderName(order)}`} icon="eye" to={to} state={order} />;
  return (
    <ButtonLink tone="quiet" size="s" to={to} state={order}>
      View Details
    </ButtonLink>
  );
};

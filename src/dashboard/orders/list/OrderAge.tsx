import type { ListedOrder } from '#api/orders/orderListArgs.ts';
import { orderAge } from '#domain/orders/orderAge.ts';
import * as messages from '#messages/dashboard/orders/list.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';

interface OrderAgeProps {
  readonly order: ListedOrder;
  /** When the list was fetched (ISO): the order's age is shown as it was at that moment. */
  readonly at: string;
}

/** How long ago the order was placed; nothing when its time cannot be read. */
export const OrderAge = ({ order, at }: OrderAgeProps) => {
  const age = orderAge(order, at);
  if (age === null) return null;
  return (
    <span>
      {age} <VisuallyHidden>{messages.ago}</VisuallyHidden>
    </span>
  );
};

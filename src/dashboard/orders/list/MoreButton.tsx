import type { ComponentProps } from 'react';
import type { ListedOrder } from '#api/orders/orderListArgs.ts';
import { orderName } from '#domain/orders/order.ts';
import * as messages from '#messages/dashboard/orders/list.ts';
import { Button } from '#ui/controls/Button.tsx';

interface MoreButtonProps extends Pick<ComponentProps<'button'>, 'className'> {
  readonly order: ListedOrder;
  readonly isOpen: boolean;
  /** The id of the element that the button shows. */
  readonly controls: string;
  readonly onToggle: () => void;
}

/** A button that shows and hides the other actions of an order's row. */
export const MoreButton = ({ order, isOpen, controls, onToggle, className }: MoreButtonProps) => (
  <Button
    className={className}
    tone="plain"
    size="s"
    aria-label={messages.moreActionsOf(orderName(order))}
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onToggle}
  >
    {messages.more}
  </Button>
);

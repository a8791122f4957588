import { useRef } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/dashboard/orders.ts';
import { newOrdersLabel } from '#messages/domain/announcementMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import type { NewOrders } from './useNewOrders.ts';

interface NewOrdersButtonProps {
  readonly newOrders: NewOrders;
  /** Whether the list has a filter, which some of the new orders may not pass. */
  readonly isFiltered: boolean;
  readonly busy: boolean;
  readonly onShow: () => void;
}

const labelOf = ({ count }: NewOrders, isFiltered: boolean): string => {
  if (count === 0) return messages.thisListHasChanged;
  return isFiltered ? messages.possiblyOutsideFilter(newOrdersLabel(count)) : newOrdersLabel(count);
};

/** A button that says what has come into the list and shows it; until it is pressed the list stays as it is (MD-9). */
export const NewOrdersButton = ({ newOrders, isFiltered, busy, onShow }: NewOrdersButtonProps) => {
  const root = useRef<HTMLDivElement>(null);
  const show = () => {
    // The button that has the focus is about to disappear: its container takes the focus.
    root.current?.focus();
    onShow();
  };
  return (
    <Root ref={root} role="status" tabIndex={-1}>
      {(newOrders.count > 0 || newOrders.hasChanged) && (
        <Button tone="plain" wide busy={busy} onClick={show}>
          <Icon name="refresh" size={18} /> {labelOf(newOrders, isFiltered)}
        </Button>
      )}
    </Root>
  );
};

const Root = styled.div`
  /* While nothing is new: no gap in the list around it, but still a live region. */
  &:empty {
    position: absolute;
  }

  &:focus {
    outline: none;
  }
`;

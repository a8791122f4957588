import { useRef } from 'react';
import { styled } from 'styled-components';
import { newOrdersLabel } from '#domain/messages/announcementMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import type { NewOrders } from './useNewOrders.ts';

interface NewOrdersButtonProps {
  readonly news: NewOrders;
  /** Whether the new orders may not pass the list's filter. */
  readonly filtered: boolean;
  readonly busy: boolean;
  readonly onShow: () => void;
}

const labelOf = ({ count }: NewOrders, filtered: boolean): string => {
  if (count === 0) return 'This list has changed';
  return filtered ? `${newOrdersLabel(count)}, perhaps not in this filter` : newOrdersLabel(count);
};

/** Tells what has come into the list, which stays as it is until the button is pressed (MD-9). */
export const NewOrdersButton = ({ news, filtered, busy, onShow }: NewOrdersButtonProps) => {
  const root = useRef<HTMLDivElement>(null);
  const show = () => {
    // The button goes away, and the focus with it.
    root.current?.focus();
    onShow();
  };
  return (
    <Root ref={root} role="status" tabIndex={-1}>
      {(news.count > 0 || news.hasChanged) && (
        <Button tone="plain" wide busy={busy} onClick={show}>
          <Icon name="refresh" size={18} /> {labelOf(news, filtered)}
        </Button>
      )}
    </Root>
  );
};

const Root = styled.div`
  &:empty {
    display: none;
  }

  &:focus {
    outline: none;
  }
`;

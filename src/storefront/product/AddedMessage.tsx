import { timers } from '#domain/shop/constants.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import * as messages from '#messages/storefront/product/added.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { Toast } from '#ui/feedback/Toast.tsx';

interface AddedMessageProps {
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** The message after Add To Cart (PD-3). It closes by itself, and the page can be used meanwhile (SH-2). */
export const AddedMessage = ({ onUndo, onClose }: AddedMessageProps) => (
  <Toast {...shopMessages.addedToCart} duration={timers.toast} onClose={onClose}>
    <Button size="s" tone="quiet" onClick={onUndo}>
      {messages.undo}
    </Button>
    <ButtonLink size="s" tone="quiet" to="/cart">
      {messages.viewCart}
    </ButtonLink>
    <Button size="s" tone="quiet" onClick={onClose}>
      {messages.ok}
    </Button>
  </Toast>
);

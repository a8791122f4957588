import { timers } from '#domain/shop/constants.ts';
import * as messages from '#messages/storefront/cart.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Toast } from '#ui/feedback/Toast.tsx';

interface RemovedMessageProps {
  /** The name of the removed line. */
  readonly name: string;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** The message after a line is removed from the cart (CT-1). It closes by itself, and the page can be used meanwhile. */
export const RemovedMessage = ({ name, onUndo, onClose }: RemovedMessageProps) => (
  <Toast
    title={messages.removed}
    text={messages.wasRemoved(name)}
    duration={timers.removedToast}
    onClose={onClose}
  >
    <Button size="s" tone="quiet" onClick={onUndo}>
      {messages.undo}
    </Button>
    <Button size="s" tone="quiet" onClick={onClose}>
      {messages.ok}
    </Button>
  </Toast>
);

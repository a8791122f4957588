import type { PlaceOrderOutcome, RefusedOrder } from '#machines/placeOrderMachine.ts';
import { unansweredOrderMessages } from '#messages/domain/checkoutMessages.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import * as messages from '#messages/storefront/checkout.tsx';
import { alertDialog } from '#ui/feedback/dialogs.ts';

/** Dialogs about an order that was sent and is not placed, or may not be. */

/** Opens a dialog for a refusal, unless it is shown beside a field or a line. */
export const showRefusal = ({ message, field, lineKey: line }: RefusedOrder): void => {
  if (field === null && line === null)
    void alertDialog({ title: shopMessages.orderFailed, text: message, icon: 'error' });
};

/** Reports that no response arrived. A repeatable order can simply be confirmed again; any other may exist already. */
export const showLost = (isRepeatable: boolean): void => {
  void alertDialog(
    isRepeatable
      ? { title: shopMessages.orderFailed, text: messages.shopDidNotAnswer, icon: 'error' }
      : { ...unansweredOrderMessages.unknown, icon: 'warning' },
  );
};

/** Reports to a shopper who has left the checkout that the order is not placed, or that this is unknown. */
export const showNotPlaced = (outcome: PlaceOrderOutcome, isRepeatable: boolean): void => {
  if (outcome.kind === 'lost') return showLost(isRepeatable);
  const reason = outcome.kind === 'refused' ? { text: outcome.refusal.message } : {};
  void alertDialog({ title: shopMessages.orderFailed, ...reason, icon: 'error' });
};

import * as messages from '#messages/domain/checkoutMessages.ts';
import type { LineFinding } from '../checkout/cartCheck.ts';
import { formatTaka } from '../values/money.ts';

/** The message beside a cart line that the shop would not take as it is (SH-5); `before` is the price of one piece in the cart, in taka. */
export const findingMessage = (finding: LineFinding, before: number): string => {
  switch (finding.kind) {
    case 'gone':
      return messages.goneMessage;
    case 'soldOut':
      return messages.soldOut;
    case 'unchosen':
      return messages.unchosen(finding.choice);
    case 'few':
      return messages.fewLeft(finding.left);
    case 'taken':
      return messages.taken;
    case 'notOrderable':
      return messages.notOrderable;
    default:
      // cheaper, dearer
      return messages.priceChanged(finding.kind, formatTaka(finding.price), formatTaka(before));
  }
};

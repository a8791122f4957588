import type { LineFinding } from '../cartCheck.ts';
import { formatTaka } from '../money.ts';

export const goneMessage = 'This product has left the shop.';

/** Messages beside a cart line that the shop would not take as it is (SH-5). */
export const findingMessage = (finding: LineFinding, before: number): string => {
  switch (finding.kind) {
    case 'gone':
      return goneMessage;
    case 'soldOut':
      return 'This product is sold out.';
    case 'notOrderable':
      return 'This product cannot be ordered at present.';
    default:
      return `${finding.kind === 'cheaper' ? 'Now cheaper' : 'Now dearer'}: ${formatTaka(finding.price)} instead of ${formatTaka(before)}.`;
  }
};

export const unchecked = "Today's prices could not be asked for; the checkout shows them before you confirm.";

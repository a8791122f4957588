import { type CartLine, lineKey } from '#domain/checkout/cart.ts';
import { acceptedLine, checkLines, isUnavailable } from '#domain/checkout/cartCheck.ts';
import { findingMessage } from '#domain/messages/findingMessage.ts';
import type { RefusedOrder } from '#machines/placeOrderMachine.ts';
import { useProductsOfLines } from '../products/useProductsOfLines.ts';
import { unsettledRefusal } from './unsettledRefusal.ts';

/** Why the shop does not take a line of the order. */
export interface LineRefusal extends Pick<RefusedOrder, 'message' | 'left' | 'isUnavailable'> {
  /** The shop has named this line in its refusal of the order. */
  readonly isNamed: boolean;
}

/**
 * What the shopper has still to settle after a refusal. The shop names one line alone, so its products are then asked for, and the other
 * lines that it would refuse are told at once (CO-12).
 */
export const useLineRefusals = (answer: RefusedOrder | null, lines: readonly CartLine[]) => {
  const isAboutLine = answer !== null && answer.lineKey !== null;
  const { data: checked } = useProductsOfLines(lines, {
    refetchOnMountOrArgChange: true,
    skip: !isAboutLine,
  });
  const refusal = unsettledRefusal(answer, lines, checked?.products ?? []);
  const findings = isAboutLine && checked !== undefined ? checkLines(lines, checked) : null;
  const refusalOf = (line: CartLine): LineRefusal | null => {
    if (refusal !== null && refusal.lineKey === lineKey(line)) return { ...refusal, isNamed: true };
    const finding = findings?.get(lineKey(line)) ?? null;
    const isAccepted = acceptedLine(line, finding) !== null;
    if (finding === null || isAccepted) return null;
    const message = findingMessage(finding, line.originalPrice);
    const left = finding.kind === 'few' ? finding.left : null;
    return { message, left, isUnavailable: isUnavailable(finding), isNamed: false };
  };
  return { refusal, refusalOf };
};

import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { Advance } from '#domain/cash/advance.ts';
import type { Order } from '#domain/orders/order.ts';
import { deliveredStatuses } from '#domain/orders/orderLists.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/advances.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { keepFocusIn } from '../../components/forms/keepFocusIn.ts';
import { restoreFocus } from '../../components/forms/restoreFocus.ts';
import { Collapsible } from '../../components/layout/Collapsible.tsx';
import { History } from '../History.ts';
import { AdvanceActs } from './AdvanceActs.tsx';
import { AdvanceLink } from './AdvanceLink.tsx';
import { AdvanceSummary } from './AdvanceSummary.tsx';

interface AdvanceItemProps {
  readonly advance: Advance;
  readonly order: Order;
  /** Whether a press has just asked for an advance: then a new item takes the focus, which the button loses. */
  readonly takesFocus: boolean;
}

/** One advance of an order: its state, the link while it can be paid, what can be done about it, and its history. */
export const AdvanceItem = ({ advance, order, takesFocus }: AdvanceItemProps) => {
  const { amount, revision, token, history } = advance;
  const itemRef = useRef<HTMLElement>(null);
  /** The revision at which a press has failed. */
  const [failedAt, setFailedAt] = useState<number | null>(null);
  // The advance may have changed all the same: then the pressed button is gone.
  const hasChangedSince = failedAt !== null && failedAt !== revision;
  const restoresFocus = takesFocus || hasChangedSince;
  useEffect(() => {
    if (restoresFocus) restoreFocus(itemRef.current);
  }, [restoresFocus]);
  return (
    <Root ref={itemRef} tabIndex={-1} aria-label={messages.advanceOf(formatTaka(amount))}>
      <AdvanceSummary advance={advance} isDelivered={deliveredStatuses.includes(order.orderStatus)} />
      {token === null ? null : <AdvanceLink advance={advance} token={token} order={order} />}
      <AdvanceActs
        advance={advance}
        // The pressed button goes away with the decision.
        onDecided={() => keepFocusIn(itemRef.current)}
        onProblem={() => setFailedAt(revision)}
      />
      <Collapsible summary={messages.historyOfTheAdvance}>
        <History>
          {history.map(({ at, text, by }) => (
            <li key={`${at} ${text}`}>
              {shownText(text)}
              <small>
                {formatDateTime(at)} · {shownText(by)}
              </small>
            </li>
          ))}
        </History>
      </Collapsible>
    </Root>
  );
};

const Root = styled.section`
  display: grid;
  gap: var(--space-3);
  font-size: var(--text-s);
  overflow-wrap: anywhere;
  & + & { padding-block-start: var(--space-4); border-block-start: 1px solid var(--line); }
`;

import { useEffect } from 'react';
import { failureOfError } from '#api/client/failure.ts';
import { useMarkPrintedMutation } from '#api/staff/printedOrdersApi.ts';
import type { Order } from '#domain/orders/order.ts';
import type { PaperKind } from '#domain/staff/printBatch.ts';
import * as messages from '#messages/dashboard/orders.ts';
import { screenMessages } from '#messages/domain/screenMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { keepRetryFocus } from '#ui/feedback/keepRetryFocus.ts';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { withRequestId } from '../components/loading/failureMessages.ts';

interface MarkAsPrintedProps {
  readonly paper: PaperKind;
  readonly orders: readonly Order[];
}

/**
 * Marks the orders as printed each time the browser's print dialog has ended, which does not tell whether it was cancelled (MD-19), and
 * says when that failed.
 */
export const MarkAsPrinted = ({ paper, orders }: MarkAsPrintedProps) => {
  const [markPrinted, { error, originalArgs: lastMark }] = useMarkPrintedMutation();
  useEffect(() => {
    const mark = () => {
      if (orders.length > 0) void markPrinted({ paper, orders: orders.map(({ _id }) => _id) });
    };
    window.addEventListener('afterprint', mark);
    return () => window.removeEventListener('afterprint', mark);
  }, [markPrinted, paper, orders]);
  if (error === undefined || lastMark === undefined) return null;
  return (
    <div ref={keepRetryFocus}>
      <Notice tone="danger">
        <Row gap={2}>
          {messages.notMarkedAsPrinted(withRequestId(failureOfError(error)))}
          <Button tone="plain" size="s" onClick={() => void markPrinted(lastMark)}>
            {screenMessages.tryAgain}
          </Button>
        </Row>
      </Notice>
    </div>
  );
};

import { useState } from 'react';
import { styled } from 'styled-components';
import { useReturnedLinesQuery } from '#api/orders/returnedLinesApi.ts';
import type { ConsignmentWithHistory } from '#domain/consignments/consignmentWithHistory.ts';
import type { ReturnedLine } from '#domain/consignments/returnedLine.ts';
import type { Order } from '#domain/orders/order.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import * as messages from '#messages/dashboard/orders/parcels.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LoadFailure } from '#ui/feedback/LoadFailure.tsx';
import { shownName } from '#ui/layout/Bilingual.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { lineTitle } from '../lineTitle.ts';
import { ReceiveLinesForm } from './ReceiveLinesForm.tsx';

interface ReturnedLinesProps {
  readonly order: Order;
  readonly parcels: readonly ConsignmentWithHistory[];
}

const wasPartlyDelivered = ({ history }: ConsignmentWithHistory): boolean =>
  history.some(({ to }) => to === 'partlyDelivered');

/** What partial deliveries of the order bring back, and whether it has arrived (CR-8); nothing without such a delivery. */
export const ReturnedLines = ({ order, parcels }: ReturnedLinesProps) => {
  const partlyDelivered = parcels.filter(wasPartlyDelivered);
  const { currentData, isError, refetch } = useReturnedLinesQuery(order._id, {
    ...refetchOnMount,
    skip: partlyDelivered.length === 0,
  });
  if (partlyDelivered.length > 0 && isError && currentData === undefined)
    return <LoadFailure what={messages.whatComesBack} onRetry={() => void refetch()} />;
  return partlyDelivered.map(({ id, invoice }) => {
    const lines = (currentData ?? []).filter(({ consignmentId }) => consignmentId === id);
    return lines.length === 0 ? null : (
      <ParcelLines key={id} order={order} parcelId={id} invoice={invoice} lines={lines} />
    );
  });
};

/** `2 of 3 come back. Received 2 on 05 Jan, 2025, 03:07 pm, by Nusrat.` */
const progressText = (
  { quantity, received, receivedAt, receivedBy }: ReturnedLine,
  ordered: number,
): string => {
  const comeBack = messages.comeBack(quantity, ordered);
  if (receivedAt === null) return `${comeBack} ${messages.notReceivedYet}`;
  // `receivedBy` is `null` only together with `receivedAt`.
  const cameOn = messages.receivedOn(received, formatDateTime(receivedAt), receivedBy ?? '');
  const missing = quantity - received;
  return missing === 0 ? `${comeBack} ${cameOn}` : `${comeBack} ${cameOn} ${messages.stillToCome(missing)}`;
};

interface ParcelLinesProps {
  readonly order: Order;
  readonly parcelId: string;
  readonly invoice: string;
  readonly lines: readonly ReturnedLine[];
}

const ParcelLines = ({ order, parcelId, invoice, lines }: ParcelLinesProps) => {
  const [isReceiving, setIsReceiving] = useState(false);
  /** The lines of which pieces are still to come. */
  const expected = lines.filter(({ quantity, received }) => received < quantity);
  return (
    <Root aria-label={messages.whatComesBackOf(invoice)}>
      <h3>{messages.whatComesBackOf(invoice)}</h3>
      <ul>
        {lines.map((line) => {
          // `line.line` is an index into the order's lines.
          const ordered = order.products[line.line];
          return (
            <li key={line.line}>
              <strong>{ordered === undefined ? messages.aProduct : shownName(lineTitle(ordered))}</strong>
              <small>{progressText(line, ordered?.quantity ?? line.quantity)}</small>
            </li>
          );
        })}
      </ul>
      {isReceiving && expected.length > 0 ? (
        <ReceiveLinesForm
          order={order}
          parcelId={parcelId}
          lines={expected}
          onClose={() => setIsReceiving(false)}
        />
      ) : (
        expected.length > 0 && (
          <div>
            <Button tone="plain" size="s" onClick={() => setIsReceiving(true)}>
              {messages.received}
            </Button>
          </div>
        )
      )}
    </Root>
  );
};

const Root = styled.section`
  display: grid;
  gap: var(--space-2);
  padding-block-start: var(--space-4);
  border-block-start: 1px solid var(--line);
  font-size: var(--text-s);

  h3 {
    font-size: var(--text-s);
  }

  ul {
    display: grid;
    gap: var(--space-2);
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
`;

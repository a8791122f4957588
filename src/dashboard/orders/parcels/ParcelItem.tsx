import { useState } from 'react';
import { styled } from 'styled-components';
import type {
  ConsignmentEvent,
  ConsignmentWithHistory,
} from '#domain/consignments/consignmentWithHistory.ts';
import { couriers } from '#domain/consignments/couriers.ts';
import { mayBeSent } from '#domain/orders/courierMoves.ts';
import type { OrderStatus } from '#domain/orders/orderStatus.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/parcels.ts';
import { consignmentStageLabels } from '#messages/domain/stages.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Collapsible } from '../../components/layout/Collapsible.tsx';
import { Facts } from '../../components/layout/Facts.ts';
import { bookingOutcome } from '../bookings/bookingOutcome.ts';
import { History } from '../History.ts';
import { TrackingCodeLink } from '../TrackingCodeLink.tsx';
import { CorrectParcelForm } from './CorrectParcelForm.tsx';
import { ParcelCash } from './ParcelCash.tsx';
import { useIsSending } from './parcelMutations.ts';
import { ReturnRequest } from './ReturnRequest.tsx';
import { StageForm } from './StageForm.tsx';

interface ParcelItemProps {
  readonly parcel: ConsignmentWithHistory;
  readonly orderStatus: OrderStatus;
  /** The shop's time. */
  readonly now: Date;
}

/** One parcel of an order: what it is, what can be done with it, and its history. */
export const ParcelItem = ({ parcel, orderStatus, now }: ParcelItemProps) => {
  const [form, setForm] = useState<'stage' | 'details' | null>(null);
  const isSending = useIsSending(parcel.id);
  const toggleOf = (name: 'stage' | 'details') => ({
    size: 's' as const,
    disabled: isSending,
    'aria-expanded': form === name,
    onClick: () => setForm(form === name ? null : name),
  });
  const close = () => setForm(null);
  return (
    <Root>
      <Row gap={2}>
        <strong>{consignmentStageLabels[parcel.stage]}</strong>
        <TrackingCodeLink parcel={parcel} />
      </Row>
      <BookingAdvice parcel={parcel} orderStatus={orderStatus} />
      {/* The shop cancels no booking with a courier, who would come for the parcel. */}
      {orderStatus === 'Cancelled' && parcel.stage === 'booked' && (
        <Notice tone="warning">{messages.cancelledButBooked(couriers[parcel.courier].name)}</Notice>
      )}
      <ParcelCash parcel={parcel} now={now} />
      <ParcelFacts parcel={parcel} />
      <Row gap={2}>
        <Button tone="plain" {...toggleOf('stage')}>
          {messages.moveTheParcel}
        </Button>
        <Button tone="quiet" {...toggleOf('details')}>
          {parcel.courier === 'ownRider' ? messages.riderCodeAndFee : messages.codeAndFee}
        </Button>
      </Row>
      {form === 'stage' && <StageForm parcel={parcel} onClose={close} />}
      {form === 'details' && <CorrectParcelForm parcel={parcel} onClose={close} />}
      <ReturnRequest parcel={parcel} />
      <Collapsible summary={messages.historyOfTheParcel}>
        <History>
          {parcel.history.map((event) => (
            <EventItem key={`${event.at} ${event.from} ${event.to}`} event={event} />
          ))}
        </History>
      </Collapsible>
    </Root>
  );
};

/** Why a booking failed or got no clear answer, and what staff can do. */
const BookingAdvice = ({ parcel, orderStatus }: Omit<ParcelItemProps, 'now'>) => {
  const { stage, trackingCode, isExchange, history } = parcel;
  // Corrections and some words of couriers are events too, but keep the stage.
  const change = history.findLast(({ from, to }) => from !== to);
  // A parcel that is cancelled after it was booked was not refused.
  if (change?.from !== 'booking') return null;
  const said = change.word;
  const { text, advice } = bookingOutcome({ stage, trackingCode, said });
  if (advice === null) return null;
  // Staff who have cancelled a parcel themselves, without a word of the courier, need no advice; and only an order that may be sent is
  // booked again.
  if (stage === 'cancelled' && (said === '' || !mayBeSent(orderStatus, { isExchange }))) return null;
  return (
    <Notice tone="warning">
      {text} {advice}
    </Notice>
  );
};

const ParcelFacts = ({ parcel }: { readonly parcel: ConsignmentWithHistory }) => {
  const { invoice, amount, collected, fee, weight, thana, note, isExchange, createdAt, createdBy } = parcel;
  return (
    <Facts>
      <Fact name={messages.invoice} value={isExchange ? messages.exchangeInvoice(invoice) : invoice} />
      <Fact name={messages.toCollect} value={formatTaka(amount)} />
      {collected !== null && <Fact name={messages.collected} value={formatTaka(collected)} />}
      <Fact name={messages.fee} value={fee === null ? messages.feeUnknown : formatTaka(fee)} />
      <Fact name={messages.weight} value={messages.grams(weight)} />
      {thana !== null && <Fact name={messages.thana} value={thana} />}
      {note !== '' && <Fact name={messages.note} value={note} />}
      <Fact name={messages.given} value={`${formatDateTime(createdAt)} · ${createdBy}`} />
    </Facts>
  );
};

const Fact = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);

/** What a correction changed. A rider is only replaced, and `collected` is unset only by a move, so neither is `null` here. */
const changesText = ({ changes: { trackingCode, rider, fee, collected } }: ConsignmentEvent): string => {
  const texts: string[] = [];
  if (trackingCode !== undefined)
    texts.push(trackingCode === null ? messages.codeTakenOut : messages.codeNow(trackingCode));
  if (rider != null) texts.push(messages.riderNow(rider));
  if (fee !== undefined) texts.push(fee === null ? messages.feeNotKnown : messages.feeNow(formatTaka(fee)));
  if (collected != null) texts.push(messages.collectedNow(formatTaka(collected)));
  return texts.join(', ');
};

const EventItem = ({ event }: { readonly event: ConsignmentEvent }) => (
  <li>
    {/* An event that keeps the stage is a correction. */}
    {event.from === event.to ? messages.changed(changesText(event)) : consignmentStageLabels[event.to]}
    {event.word !== '' && ` (“${shownText(event.word)}”)`}
    <small>
      {formatDateTime(event.at)} · {event.by}
    </small>
  </li>
);

const Root = styled.div`
  display: grid;
  gap: var(--space-3);
  font-size: var(--text-s);
`;

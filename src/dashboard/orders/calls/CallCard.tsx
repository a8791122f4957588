import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { orderName } from '#domain/orders/order.ts';
import { orderNoteTitle } from '#domain/orders/orderNote.ts';
import { otherOrderCount, type PhoneHistory } from '#domain/orders/phoneHistory.ts';
import { type CallEntry, formatAge } from '#domain/staff/callList.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/calls.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { focusOnMount } from '#ui/hooks/focusOnMount.ts';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { DoorReturns } from '../caller/DoorReturns.tsx';
import { OtherOrders, phoneHistorySummary } from '../caller/OtherOrders.tsx';
import { PhoneAdviceLine } from '../caller/PhoneAdviceLine.tsx';
import { PhoneWarnings } from '../caller/PhoneWarnings.tsx';
import { OrderCorrection } from '../corrections/OrderCorrection.tsx';
import { InHandNotice } from '../InHandNotice.tsx';
import { overviewFrom, stateFromList } from '../orderOrigin.ts';
import { CallLink } from '../PhoneLink.tsx';
import { ReadyTexts } from '../ReadyTexts.tsx';
import { CallContents } from './CallContents.tsx';
import { CallWork } from './CallWork.tsx';
import { Details, Head, Root, SmallLine } from './callCardStyles.ts';

interface CallCardProps {
  readonly entry: CallEntry;
  readonly phoneHistory: PhoneHistory | undefined;
  /** The shop's time when the list was fetched. */
  readonly now: Date;
  /** Whether a form is open in the card. */
  readonly isWriting: boolean;
  /** Called when a form opens in the card, and when it closes. */
  readonly onWriting: (isOpen: boolean) => void;
  /** Called when the focus comes to the card. */
  readonly onFocus: () => void;
}

/** `2 tries · No answer (05 Jan, 2025, 03:07 pm, Nusrat Jahan)`. */
const triesLabel = ({ tries, lastCall }: Pick<CallEntry, 'tries' | 'lastCall'>): string => {
  if (lastCall === null) return messages.neverCalled;
  const whenAndWho = `${formatDateTime(lastCall.at)}, ${lastCall.by}`;
  return `${messages.tries(tries)} · ${orderNoteTitle(lastCall)} (${whenAndWho})`;
};

const correctionHeading = () => (
  <h3 tabIndex={-1} ref={focusOnMount}>
    {messages.correctTheOrder}
  </h3>
);

/** Scrolls to the card when its form closes: the form is taller than what replaces it, and the card may then be outside the window. */
const useScrollBackAfter = (isCorrecting: boolean, cardRef: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const card = cardRef.current;
    if (!isCorrecting || card === null) return undefined;
    return () => card.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
  }, [isCorrecting, cardRef]);
};

/** The card of one pending order in the call list: whom to call, what is known of the caller, and its calls (MD-3, MD-4). */
export const CallCard = ({ entry, phoneHistory, now, isWriting, onWriting, onFocus }: CallCardProps) => {
  const headingId = useId();
  const location = useLocation();
  const { order } = entry;
  const { mobileNumber, name } = order.customerData;
  const [isCorrecting, setIsCorrecting] = useState(false);
  // Whether the card has had the focus: a courier is asked only about the phone numbers of orders that staff come to (CR-10).
  const [hadFocus, setHadFocus] = useState(false);
  const cardRef = useRef<HTMLElement>(null);
  useScrollBackAfter(isCorrecting, cardRef);
  /** A ref, since a form that closes after an answer calls the function of an earlier render. */
  const openForms = useRef(new Set<'correction' | 'note'>());
  const setFormOpen = (form: 'correction' | 'note', isOpen: boolean) => {
    if (isOpen) openForms.current.add(form);
    else openForms.current.delete(form);
    onWriting(openForms.current.size > 0);
  };
  const correct = () => {
    setIsCorrecting(true);
    setFormOpen('correction', true);
  };
  const close = () => {
    setIsCorrecting(false);
    setFormOpen('correction', false);
    // The focused field or button is removed: the card takes the focus.
    cardRef.current?.focus({ preventScroll: true });
  };
  return (
    <Root
      ref={cardRef}
      onFocus={() => {
        setHadFocus(true);
        onFocus();
      }}
      tabIndex={-1}
      data-row={order._id}
      aria-labelledby={headingId}
    >
      <Head>
        <h2 id={headingId}>
          <Link to={overviewFrom(order._id, location)} state={stateFromList(order)}>
            {orderName(order)}
          </Link>
        </h2>
        <span>
          <StaffIcon name="clock" size={16} /> {formatAge(now.getTime() - Date.parse(entry.placedAt))}
        </span>
        <strong>{formatTaka(order.total)}</strong>
      </Head>
      <InHandNotice order={order} />
      <PhoneWarnings phoneHistory={phoneHistory} />
      <Details>
        <p>{name}</p>
        <CallLink number={mobileNumber} />
        <ReadyTexts order={order} />
      </Details>
      <CallWork
        entry={entry}
        now={now}
        isWriting={isWriting}
        isCorrecting={isCorrecting}
        onNoteForm={(isOpen) => setFormOpen('note', isOpen)}
        onCorrect={correct}
      />
      {isCorrecting ? (
        <OrderCorrection id={order._id} renderHeading={correctionHeading} onClose={close} />
      ) : (
        <>
          <CallContents order={order} />
          <SmallLine>
            {triesLabel(entry)}
            {entry.lastCall !== null && entry.lastCall.text !== '' && <q>{entry.lastCall.text}</q>}
          </SmallLine>
          {phoneHistory !== undefined && <DoorReturns phoneHistory={phoneHistory} />}
          {hadFocus && <PhoneAdviceLine order={order} />}
          {phoneHistory !== undefined && <PhoneHistoryLine entry={entry} phoneHistory={phoneHistory} />}
        </>
      )}
    </Root>
  );
};

/** How the other orders of the phone number ended, and a button that lists them. */
const PhoneHistoryLine = ({
  entry,
  phoneHistory,
}: {
  readonly entry: CallEntry;
  readonly phoneHistory: PhoneHistory;
}) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <SmallLine>
        {phoneHistorySummary(phoneHistory)}{' '}
        {otherOrderCount(phoneHistory) > 0 && (
          <Button tone="quiet" size="s" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? messages.hideThem : messages.showThem}
          </Button>
        )}
      </SmallLine>
      {isOpen && <OtherOrders order={entry.order} phoneHistory={phoneHistory} />}
    </div>
  );
};

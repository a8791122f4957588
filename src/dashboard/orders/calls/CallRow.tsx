import { useEffect, useId, useRef, useState } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { refetchOrders } from '#api/bulkOrdersApi.ts';
import type { ListedOrder } from '#api/orderLists.ts';
import { useShopDispatch } from '#api/useShopDispatch.ts';
import { type Caller, otherOrdersOf } from '#domain/caller.ts';
import { type CallEntry, formatAge } from '#domain/callList.ts';
import { formatDateTime } from '#domain/dates.ts';
import { formatTaka } from '#domain/money.ts';
import { orderName } from '#domain/order.ts';
import { orderNoteTitle } from '#domain/orderNote.ts';
import { selectRole } from '#slices/sessionSlice.ts';
import { StatusBadge } from '#ui/badges/StatusBadge.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { focusOnMount } from '../../components/Modal.tsx';
import { CallLink } from '../CallLink.tsx';
import { CallerWarnings } from '../caller/CallerWarnings.tsx';
import { callerSummary, OtherOrders } from '../caller/OtherOrders.tsx';
import { OrderCorrection } from '../corrections/OrderCorrection.tsx';
import { MoveButton } from '../MoveButton.tsx';
import { CallButtons } from '../notes/CallButtons.tsx';
import { nextStep, offeredMoves } from '../offeredMoves.ts';
import { overviewFrom, stateFromList } from '../orderOrigin.ts';
import { useOrderCommands } from '../useOrderCommands.ts';
import { CallContents } from './CallContents.tsx';
import { Details, Head, Root } from './callRowStyles.ts';

interface CallRowProps {
  readonly entry: CallEntry;
  readonly caller: Caller | undefined;
  /** When the list was fetched. */
  readonly now: Date;
}

/** `2 tries · No answer, 05 Jan, 2025, 03:07 pm, Nusrat Jahan`. */
export const triesLabel = ({ tries, lastCall }: Pick<CallEntry, 'tries' | 'lastCall'>): string => {
  if (lastCall === null) return 'Never called';
  const count = `${tries} ${tries === 1 ? 'try' : 'tries'}`;
  return `${count} · ${orderNoteTitle(lastCall)} (${formatDateTime(lastCall.at)}, ${lastCall.by})`;
};

const correctionHeading = () => (
  <h3 tabIndex={-1} ref={focusOnMount}>
    Correct the order
  </h3>
);

/** One pending order of the call list: whom to call, what is known, and what the call came to (MD-3, MD-4). */
export const CallRow = ({ entry, caller, now }: CallRowProps) => {
  const headingId = useId();
  const location = useLocation();
  const order: ListedOrder = entry.order;
  const { mobileNumber, name } = order.customerData;
  const [isCorrecting, setIsCorrecting] = useState(false);
  const root = useRef<HTMLElement>(null);
  const close = () => {
    setIsCorrecting(false);
    // What has the focus leaves the page.
    root.current?.focus({ preventScroll: true });
  };
  useEffect(() => {
    const card = root.current;
    if (!isCorrecting || card === null) return undefined;
    // Once the form, which is taller than what replaces it, has left the page.
    return () => card.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
  }, [isCorrecting]);
  return (
    <Root ref={root} tabIndex={-1} data-row={order._id} aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>
          <Link to={overviewFrom(order._id, location)} state={stateFromList(order)}>
            {orderName(order)}
          </Link>
        </h2>
        <span>
          <Icon name="clock" size={16} /> {formatAge(now.getTime() - Date.parse(entry.placedAt))}
        </span>
        <strong>{formatTaka(order.total)}</strong>
      </Head>
      <CallerWarnings caller={caller} />
      <Details>
        <p>{name}</p>
        <CallLink mobileNumber={mobileNumber} />
      </Details>
      {isCorrecting ? (
        <OrderCorrection id={order._id} renderHeading={correctionHeading} onClose={close} />
      ) : (
        <>
          <CallWork entry={entry} now={now} onCorrect={() => setIsCorrecting(true)} />
          <CallContents order={order} />
          <Tries>
            {triesLabel(entry)}
            {entry.lastCall !== null && entry.lastCall.text !== '' && <q>{entry.lastCall.text}</q>}
          </Tries>
          {caller !== undefined && <CallerHistory entry={entry} caller={caller} />}
        </>
      )}
    </Root>
  );
};

interface CallWorkProps extends Omit<CallRowProps, 'caller'> {
  readonly onCorrect: () => void;
}

/** What is done with the order; above its contents, so that it is in the first view whatever was ordered (MD-23). */
const CallWork = ({ entry, now, onCorrect }: CallWorkProps) => {
  const order: ListedOrder = entry.order;
  if (order.movedMeanwhile !== undefined) return <MovedNotice order={order} message={order.movedMeanwhile} />;
  return (
    <>
      <Moves entry={entry} now={now} onCorrect={onCorrect} />
      <CallButtons orderId={order._id} />
    </>
  );
};

/** In place of the buttons when another user has moved the order since the list was fetched (MD-9). */
const MovedNotice = ({ order, message }: { readonly order: ListedOrder; readonly message: string }) => {
  const dispatch = useShopDispatch();
  return (
    <Stack gap={2}>
      <Row gap={2}>
        <StatusBadge status={order.orderStatus} />
        <Tries role="alert">{message}</Tries>
      </Row>
      <Row gap={2}>
        <Button tone="plain" size="s" onClick={() => dispatch(refetchOrders())}>
          <Icon name="refresh" size={16} /> Refresh the list
        </Button>
      </Row>
    </Stack>
  );
};

const CallerHistory = ({ entry, caller }: { readonly entry: CallEntry; readonly caller: Caller }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Tries>
        {callerSummary(caller)}{' '}
        {otherOrdersOf(caller) > 0 && (
          <Button tone="quiet" size="s" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide them' : 'Show them'}
          </Button>
        )}
      </Tries>
      {isOpen && <OtherOrders order={entry.order} caller={caller} />}
    </div>
  );
};

/** The moves that orderMachine allows staff, as in the list of pending orders, and a correction. */
const Moves = ({ entry, now, onCorrect }: CallWorkProps) => {
  const by = useSelector(selectRole) ?? 'staff';
  const { busy, move } = useOrderCommands(entry.order, by);
  const offers = offeredMoves('pending', entry.order, by, now.toISOString());
  const main = nextStep(offers);
  return (
    <Row gap={2}>
      {offers.map((offer) => (
        <MoveButton
          key={offer.type}
          offer={offer}
          by={by}
          busy={busy}
          isMain={offer === main}
          onMove={move}
        />
      ))}
      <Button tone="plain" size="s" onClick={onCorrect}>
        <Icon name="edit" size={16} /> Correct
      </Button>
    </Row>
  );
};

const Tries = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  color: var(--ink-soft);
  font-size: var(--text-s);
  overflow-wrap: anywhere;

  /* The text of a quiet button begins where the text beside and below it does. */
  > button {
    margin-inline: calc(-1 * var(--space-3));
  }
`;

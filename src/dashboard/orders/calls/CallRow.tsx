import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Caller } from '#domain/caller.ts';
import { type CallEntry, formatAge } from '#domain/callList.ts';
import { formatDateTime } from '#domain/dates.ts';
import { formatTaka } from '#domain/money.ts';
import { orderName } from '#domain/order.ts';
import { orderNoteTitle } from '#domain/orderNote.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { WarningButton } from '../../components/WarningButton.tsx';
import { CallerWarnings } from '../caller/CallerWarnings.tsx';
import { callerSummary, OtherOrders } from '../caller/OtherOrders.tsx';
import { moveLabel } from '../moveLabels.ts';
import { CallButtons } from '../notes/CallButtons.tsx';
import { offeredMoves } from '../offeredMoves.ts';
import { overviewFrom, stateFromList } from '../orderOrigin.ts';
import { PhoneLink } from '../PhoneLink.tsx';
import { useOrderCommands } from '../useOrderCommands.ts';
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

/** One pending order of the call list: whom to call, what is known, and what the call came to (MD-3, MD-4). */
export const CallRow = ({ entry, caller, now }: CallRowProps) => {
  const headingId = useId();
  const location = useLocation();
  const { order } = entry;
  const { mobileNumber, name } = order.customerData;
  return (
    <Root tabIndex={-1} data-row={order._id} aria-labelledby={headingId}>
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
        <PhoneLink mobileNumber={mobileNumber} />
      </Details>
      <Tries>
        {triesLabel(entry)}
        {entry.lastCall !== null && entry.lastCall.text !== '' && <q>{entry.lastCall.text}</q>}
      </Tries>
      {caller !== undefined && <CallerHistory entry={entry} caller={caller} />}
      <CallButtons orderId={order._id} />
      <Moves entry={entry} now={now} />
    </Root>
  );
};

const CallerHistory = ({ entry, caller }: { readonly entry: CallEntry; readonly caller: Caller }) => {
  const [isOpen, setIsOpen] = useState(false);
  const hasOthers = caller.delivered + caller.cancelled + caller.returned + caller.open > 0;
  return (
    <div>
      <Tries>
        {callerSummary(caller)}{' '}
        {hasOthers && (
          <Button tone="quiet" size="s" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? 'Hide them' : 'Show them'}
          </Button>
        )}
      </Tries>
      {isOpen && <OtherOrders order={entry.order} caller={caller} />}
    </div>
  );
};

/** The moves that orderMachine allows staff, as in the list of pending orders. */
const Moves = ({ entry, now }: { readonly entry: CallEntry; readonly now: Date }) => {
  const { busy, move } = useOrderCommands(entry.order, 'admin');
  return (
    <Row gap={2}>
      {offeredMoves('pending', entry.order, 'admin', now.toISOString()).map(({ type, refusal }) =>
        type === 'CANCEL' ? (
          <WarningButton
            key={type}
            tone="plain"
            size="s"
            disabled={busy || refusal !== null}
            onClick={() => move(type)}
          >
            {moveLabel(type, 'admin')}
          </WarningButton>
        ) : (
          <Button key={type} size="s" disabled={busy || refusal !== null} onClick={() => move(type)}>
            {moveLabel(type, 'admin')}
          </Button>
        ),
      )}
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
`;

import { useId } from 'react';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { isAdmin } from '#domain/accounts/role.ts';
import { couriers } from '#domain/consignments/couriers.ts';
import { toDecideLabels } from '#domain/consignments/decisionChoices.ts';
import { type ToDecide, timeLeft } from '#domain/staff/toDecide.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import { formatTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/toDecide.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { selectRole } from '#slices/sessionSlice.ts';
import { Badge } from '#ui/badges/Badge.tsx';
import { StaffIcon } from '#ui/icons/StaffIcon.ts';
import { surfaceStyles } from '#ui/layout/Card.tsx';
import { addresses } from '../../components/routing/addresses.ts';
import { overviewFrom, stateFromList } from '../orderOrigin.ts';
import { CallLink } from '../PhoneLink.tsx';
import { TrackingCodeLink } from '../TrackingCodeLink.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import { explanationOf } from './decisionTexts.ts';
import type { DecisionFormProps } from './useDecision.ts';

interface DecisionRowProps {
  readonly decision: ToDecide;
  /** The shop's time when the list was fetched. */
  readonly now: Date;
  readonly onDecided: DecisionFormProps['onDecided'];
  readonly onRefused: (problem: string) => void;
}

/** One thing to decide: what happened, whom to call, how much time is left, and the buttons of its choices. */
export const DecisionRow = ({ decision, now, onDecided, onRefused }: DecisionRowProps) => {
  const headingId = useId();
  const { id, kind, name, courier, parcel, until } = decision;
  return (
    // The keys J and K find rows by `data-row` (useRowShortcuts).
    <Root tabIndex={-1} data-row={`${kind} ${id}`} aria-labelledby={headingId}>
      <Head>
        <h2 id={headingId}>
          <Name decision={decision} />
        </h2>
        <Badge tone={kind === 'deliveryFailed' ? 'warning' : 'neutral'}>
          {shownText(toDecideLabels[kind])}
        </Badge>
        {until !== null && (
          <TimeLeft>
            <StaffIcon name="clock" size={16} /> {shownText(timeLeft(until, now))}
          </TimeLeft>
        )}
      </Head>
      <p>{explanationOf(decision)}</p>
      {parcel !== null && (
        <Details>
          <span>{parcel.recipientName}</span>
          <CallLink number={parcel.recipientPhone} />
        </Details>
      )}
      <Details>
        {parcel === null ? (
          <span>{shownText(couriers[courier].name)}</span>
        ) : (
          <TrackingCodeLink parcel={parcel} />
        )}
        {parcel !== null && <span>{messages.toCollect(formatTaka(parcel.amount))}</span>}
        {parcel !== null && parcel.collected !== null && (
          <span>{messages.collected(formatTaka(parcel.collected))}</span>
        )}
      </Details>
      <Word decision={decision} />
      <DecisionButtons decision={decision} name={name} onDecided={onDecided} onRefused={onRefused} />
    </Root>
  );
};

/** The parcel's invoice as a link to its order, unless the shop does not know the parcel or the order was deleted. */
const Name = ({ decision: { name, parcel } }: Pick<DecisionRowProps, 'decision'>) => {
  const location = useLocation();
  if (parcel === null || parcel.orderId === null) return name;
  // The list has no order to hand on, so the overview loads it.
  return (
    <Link to={overviewFrom(parcel.orderId, location)} state={stateFromList({})}>
      {name}
    </Link>
  );
};

/** What the courier said, or why a booking failed, and since when the decision waits. */
const Word = ({ decision: { kind, word, since } }: Pick<DecisionRowProps, 'decision'>) => {
  const isForAdmin = isAdmin(useSelector(selectRole));
  const isStuck = kind === 'stuckBooking';
  const shownWord = shownText(word);
  return (
    <Small>
      {word !== '' && `${isStuck ? shownWord : messages.theCouriersWord(shownWord)} `}
      {messages.since(formatDateTime(since))}{' '}
      {isStuck && isForAdmin && <Link to={addresses.jobs}>{messages.tryAgainOnJobs}</Link>}
    </Small>
  );
};

const Root = styled.article`
  ${surfaceStyles}
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  font-size: var(--text-s);
  overflow-wrap: anywhere;

  > * {
    min-width: 0;
  }

  &:focus {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  font-variant-numeric: tabular-nums;

  h2 {
    font-size: var(--text-l);
  }

  h2 a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`;

const TimeLeft = styled.strong`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  margin-inline-start: auto;
`;

const Details = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
  font-variant-numeric: tabular-nums;
`;

const Small = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-xs);
`;

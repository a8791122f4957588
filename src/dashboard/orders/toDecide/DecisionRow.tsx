import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
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
import { addresses } from '../../components/routing/addresses.ts';
import { CallLink } from '../PhoneLink.tsx';
import { TrackingCodeLink } from '../TrackingCodeLink.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import { explanationOf } from './decisionTexts.ts';
import type { DecisionFormProps } from './useDecisionForm.ts';
import { Remark, WaitingCard } from './WaitingCard.tsx';

interface DecisionRowProps {
  /** Names the row for the keys J and K. */
  readonly rowId: string;
  readonly decision: ToDecide;
  /** The shop's time when the list was fetched. */
  readonly now: Date;
  readonly onDecided: DecisionFormProps['onDecided'];
  readonly onProblem: (problem: string) => void;
}

/** One thing to decide: what happened, whom to call, how much time is left, and the buttons of its choices. */
export const DecisionRow = ({ rowId, decision, now, onDecided, onProblem }: DecisionRowProps) => {
  const { kind, name, courier, parcel, until } = decision;
  const aside = (
    <>
      <Badge tone={kind === 'deliveryFailed' ? 'warning' : 'neutral'}>
        {shownText(toDecideLabels[kind])}
      </Badge>
      {until !== null && (
        <TimeLeft>
          <StaffIcon name="clock" size={16} /> {shownText(timeLeft(until, now))}
        </TimeLeft>
      )}
    </>
  );
  return (
    <WaitingCard rowId={rowId} name={name} orderId={parcel?.orderId ?? null} aside={aside}>
      <p>{explanationOf(decision)}</p>
      {parcel !== null && (
        <Details>
          <span>{parcel.recipientName}</span>
          <CallLink number={parcel.recipientPhone} />
        </Details>
      )}
      <Details>
        {parcel === null ? <span>{couriers[courier].name}</span> : <TrackingCodeLink parcel={parcel} />}
        {parcel !== null && <span>{messages.toCollect(formatTaka(parcel.amount))}</span>}
        {parcel !== null && parcel.collected !== null && (
          <span>{messages.collected(formatTaka(parcel.collected))}</span>
        )}
      </Details>
      <Word decision={decision} />
      <DecisionButtons decision={decision} name={name} onDecided={onDecided} onProblem={onProblem} />
    </WaitingCard>
  );
};

/** What the courier said, or why a booking failed, and since when the decision waits. */
const Word = ({ decision: { kind, word, since } }: Pick<DecisionRowProps, 'decision'>) => {
  const isForAdmin = isAdmin(useSelector(selectRole));
  const isStuck = kind === 'stuckBooking';
  const shownWord = shownText(word);
  return (
    <Remark>
      {word !== '' && `${isStuck ? shownWord : messages.theCouriersWord(shownWord)} `}
      {messages.since(formatDateTime(since))}{' '}
      {isStuck && isForAdmin && <Link to={addresses.jobs}>{messages.tryAgainOnJobs}</Link>}
    </Remark>
  );
};

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

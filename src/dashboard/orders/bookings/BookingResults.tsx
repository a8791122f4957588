import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { type BookingAnswer, bookingsApi, useBookingsQuery } from '#api/orders/bookingsApi.ts';
import type { Booking } from '#domain/consignments/booking.ts';
import { type Order, orderName } from '#domain/orders/order.ts';
import * as messages from '#messages/dashboard/orders/bookings.tsx';
import { shownText } from '#messages/refusals/sentences.ts';
import { bookingPolling } from '../../components/loading/bookingPolling.ts';
import { addresses, overviewPath } from '../../components/routing/addresses.ts';
import { type BookingOutcome, bookingOutcome } from './bookingOutcome.ts';

interface BookingResultsProps {
  readonly orders: readonly Order[];
  readonly answers: readonly BookingAnswer[];
  /** Whether the parcels go into an upload file, so that no call books them. */
  readonly isFile: boolean;
}

const isInProgress = ({ stage }: Booking): boolean => stage === 'booking';

/**
 * The bookings as they are now, at first as the server answered. They are fetched again and again while some are in progress: the cache
 * is read before the query, since what it holds sets the query's interval.
 */
const useBookingsNow = (answers: readonly BookingAnswer[], isFile: boolean): readonly Booking[] => {
  const answered = answers.flatMap(({ booking }) => booking ?? []);
  const ids = answered.map(({ id }) => id);
  const skip = isFile || ids.length === 0;
  const cached = bookingsApi.endpoints.bookings.useQueryState(ids, { skip }).data;
  const bookings = cached ?? answered;
  useBookingsQuery(ids, { skip, ...bookingPolling(bookings) });
  return bookings;
};

/** What became of each order. Bookings in progress go on after the dialog is closed. */
export const BookingResults = ({ orders, answers, isFile }: BookingResultsProps) => {
  const bookings = useBookingsNow(answers, isFile);
  const inProgress = bookings.filter(isInProgress).length;
  return (
    <>
      <p role="status">
        {isFile
          ? messages.inTheFileOf(bookings.length, answers.length)
          : messages.finishedOf(answers.length - inProgress, answers.length)}
      </p>
      {inProgress > 0 && (
        <p>
          {messages.youCanCloseThis(
            <Link to={`${addresses.parcels}?stage=booking`}>{messages.parcelsBeingBooked}</Link>,
          )}
        </p>
      )}
      <List aria-label={messages.resultOfEachOrder}>
        {answers.map((answer) => {
          const order = orders.find(({ _id }) => _id === answer.order);
          const booking = bookings.find(({ id }) => id === answer.booking?.id) ?? null;
          const orderLabel = order === undefined ? answer.order : orderName(order);
          return (
            <li key={answer.order}>
              <code>{booking?.invoice ?? orderLabel}</code>
              <Outcome answer={answer} booking={booking} isFile={isFile} />
            </li>
          );
        })}
      </List>
    </>
  );
};

const inFile: BookingOutcome = { tone: 'good', text: messages.inTheFile, advice: null };

interface OutcomeProps {
  readonly answer: BookingAnswer;
  readonly booking: Booking | null;
  readonly isFile: boolean;
}

const Outcome = ({ answer, booking, isFile }: OutcomeProps) => {
  if (booking === null) return <Text $isBad>{messages.notBookedSaid(shownText(answer.message))}</Text>;
  const { tone, text, advice } = isFile ? inFile : bookingOutcome(booking);
  return (
    <Text $isBad={tone === 'danger' || tone === 'warning'}>
      {text}
      {advice !== null && (
        <small>
          {advice} <Link to={overviewPath(answer.order)}>{messages.openTheOrder}</Link>
        </small>
      )}
    </Text>
  );
};

const List = styled.ul`
  display: grid;
  max-height: 50dvh;
  padding: 0;
  font-size: var(--text-s);
  list-style: none;
  overflow: auto;

  li {
    display: grid;
    grid-template-columns: 9em minmax(0, 1fr);
    gap: var(--space-2);
    padding: var(--space-2) 0;
    border-block-start: 1px solid var(--line);
  }
`;

const Text = styled.span<{ $isBad: boolean }>`
  color: ${({ $isBad }) => ($isBad ? 'var(--danger)' : 'inherit')};
  overflow-wrap: anywhere;

  small {
    display: block;
    color: var(--ink-soft);
  }
`;

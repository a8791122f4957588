import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { bookingsApi, useBookingsQuery } from '#api/orders/bookingsApi.ts';
import type { BookingResult } from '#api/orders/bookOrders.ts';
import type { Booking } from '#domain/consignments/booking.ts';
import { type Order, orderName } from '#domain/orders/order.ts';
import * as messages from '#messages/dashboard/orders/bookings.tsx';
import { shownText } from '#messages/refusals/sentences.ts';
import { from } from '#ui/theme/media.ts';
import { bookingPolling } from '../../components/loading/bookingPolling.ts';
import { addresses, overviewPath } from '../../components/routing/addresses.ts';
import { unansweredOf } from '../useSendOrders.ts';
import { type BookingOutcome, bookingOutcome } from './bookingOutcome.ts';

interface BookingResultsProps {
  readonly orders: readonly Order[];
  readonly results: readonly BookingResult[];
  /** Whether the parcels go into an upload file, so that no call books them. */
  readonly isFile: boolean;
}

const isInProgress = ({ stage }: Booking): boolean => stage === 'booking';

/**
 * The bookings as they are now, at first as the server answered. They are fetched again and again while some are in progress: the cache
 * is read before the query, since what it holds sets the query's interval.
 */
const useBookingsNow = (results: readonly BookingResult[], isFile: boolean): readonly Booking[] => {
  const answered = results.flatMap(({ booking }) => booking ?? []);
  const ids = answered.map(({ id }) => id);
  const skip = isFile || ids.length === 0;
  const cached = bookingsApi.endpoints.bookings.useQueryState(ids, { skip }).data;
  const bookings = cached ?? answered;
  useBookingsQuery(ids, { skip, ...bookingPolling(bookings) });
  return bookings;
};

/** What became of each order. Bookings in progress go on after the dialog is closed. */
export const BookingResults = ({ orders, results, isFile }: BookingResultsProps) => {
  const bookings = useBookingsNow(results, isFile);
  const inProgress = bookings.filter(isInProgress).length;
  const wereInProgress = results.some(({ booking }) => booking !== null && isInProgress(booking));
  const unanswered = unansweredOf(results).length;
  return (
    <>
      <p role="status">
        {isFile
          ? messages.inTheFileOf(bookings.length, results.length)
          : messages.finishedOf(results.length - inProgress - unanswered, results.length)}
      </p>
      {wereInProgress && (
        <ProgressNote $isOver={inProgress === 0}>
          {messages.youCanCloseThis(
            <Link to={`${addresses.parcels}?stage=booking`}>{messages.parcelsBeingBooked}</Link>,
          )}
        </ProgressNote>
      )}
      <List aria-label={messages.resultOfEachOrder}>
        {results.map((result) => {
          const order = orders.find(({ _id }) => _id === result.order);
          const booking = bookings.find(({ id }) => id === result.booking?.id) ?? null;
          const orderLabel = order === undefined ? result.order : orderName(order);
          return (
            <li key={result.order}>
              <code>{booking?.invoice ?? orderLabel}</code>
              <Outcome result={result} booking={booking} isFile={isFile} />
            </li>
          );
        })}
      </List>
    </>
  );
};

const inFile: BookingOutcome = { tone: 'good', text: messages.inTheFile, advice: null };

interface OutcomeProps {
  readonly result: BookingResult;
  readonly booking: Booking | null;
  readonly isFile: boolean;
}

const Outcome = ({ result, booking, isFile }: OutcomeProps) => {
  if (booking === null) {
    const sentence = result.unanswered === 'lost' ? messages.notKnownWhetherBooked : messages.notBookedSaid;
    return <Text $isBad>{sentence(shownText(result.message))}</Text>;
  }
  const { tone, text, advice } = isFile ? inFile : bookingOutcome(booking);
  return (
    <Text $isBad={tone === 'danger' || tone === 'warning'}>
      {text}
      {advice !== null && (
        <small>
          {advice} <Link to={overviewPath(result.order)}>{messages.openTheOrder}</Link>
        </small>
      )}
    </Text>
  );
};

/** Keeps its place once nothing is in progress: otherwise the buttons below would move under a finger. */
const ProgressNote = styled.p<{ $isOver: boolean }>`
  visibility: ${({ $isOver }) => ($isOver ? 'hidden' : 'visible')};
`;

const List = styled.ul`
  display: grid;
  max-height: 50dvh;
  font-size: var(--text-s);
  overflow: auto;

  li {
    display: grid;
    column-gap: var(--space-2);
    padding: var(--space-2) 0;
    border-block-start: 1px solid var(--line);
  }

  ${from.tablet} {
    li {
      grid-template-columns: 9em minmax(0, 1fr);
    }
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

import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/dashboard/orders/bookings.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Actions } from '../../components/layout/Modal.tsx';
import { BookingTable } from './BookingTable.tsx';
import type { BookingChoice } from './bookingChoices.ts';
import { type BookingRows, readyParcels } from './useBookingRows.ts';

interface CheckedOrdersProps {
  readonly table: BookingRows;
  readonly choice: BookingChoice;
  /** How many orders are booked so far; `null` while nothing is being booked. */
  readonly bookedCount: number | null;
  readonly onBack: () => void;
  readonly onBook: () => void;
}

/** The second step of booking: the dry run, and the button that books the orders that are ready. */
export const CheckedOrders = ({ table, choice, bookedCount, onBack, onBook }: CheckedOrdersProps) => {
  const { rows, places, problem, isChecking, isPricing } = table;
  const readyCount = readyParcels(rows).length;
  const isBooking = bookedCount !== null;
  return (
    <>
      <p role="status">
        {isBooking ? messages.givenOf(bookedCount, readyCount) : messages.readyOf(readyCount, rows.length)}
      </p>
      {problem !== '' && <Notice tone="danger">{problem}</Notice>}
      <BookingTable
        rows={rows}
        places={places}
        // A table of several orders has no space for notes.
        hasNotes={rows.length === 1}
        isBooking={isBooking}
        onChange={({ order }, typed) => table.change(order._id, typed)}
        onLeave={(row) => void table.checkAgain(choice, row)}
      />
      <Actions>
        <Button tone="plain" disabled={isBooking} onClick={onBack}>
          {messages.back}
        </Button>
        {choice.way === 'call' && choice.courier.prices && (
          <Button
            tone="plain"
            disabled={isBooking || readyCount === 0}
            busy={isPricing}
            busyLabel={messages.asking}
            onClick={() => void table.askPrices(choice)}
          >
            {messages.askForPrices}
          </Button>
        )}
        <Button
          disabled={readyCount === 0}
          busy={isBooking || isChecking}
          busyLabel={isBooking ? messages.booking : messages.checking}
          onClick={onBook}
        >
          {choice.way === 'file'
            ? messages.makeTheFileOf(readyCount, formatCount(readyCount))
            : messages.book(readyCount, formatCount(readyCount))}
        </Button>
      </Actions>
    </>
  );
};

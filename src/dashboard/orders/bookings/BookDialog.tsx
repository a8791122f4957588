import { useId, useState } from 'react';
import { useShop } from '#api/client/useShop.ts';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import type { BookingAnswer } from '#api/orders/bookingsApi.ts';
import { bookDrafts } from '#api/orders/bookOrders.ts';
import { type BookingCourier, bookedOrdersLimit } from '#domain/consignments/booking.ts';
import { usualWeight } from '#domain/consignments/consignmentRules.ts';
import type { Order } from '#domain/orders/order.ts';
import { formatCount } from '#domain/values/groupDigits.ts';
import * as messages from '#messages/dashboard/orders/bookings.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { newIdempotencyKey } from '../../components/forms/newIdempotencyKey.ts';
import { Actions, focusOnMount, Modal } from '../../components/layout/Modal.tsx';
import { BookingResults } from './BookingResults.tsx';
import { BookingTable } from './BookingTable.tsx';
import { type BookingChoice, bookingChoices } from './bookingChoices.ts';
import { ChooseCourier } from './ChooseCourier.tsx';
import { UploadFileButton } from './UploadFileButton.tsx';
import { type BookingRows, readyDrafts, useBookingRows } from './useBookingRows.ts';

interface BookDialogProps {
  readonly orders: readonly Order[];
  readonly couriers: readonly BookingCourier[];
  /** Whether the parcel is an exchange: it goes beside another one of its order, for an amount of its own. */
  readonly isExchange?: boolean;
  readonly onClose: () => void;
}

type Step = 'choose' | 'table' | 'result';

const headingOf = (step: Step, orders: number, isExchange: boolean): string => {
  switch (step) {
    case 'choose':
      return isExchange
        ? messages.bookExchangeWithCourier
        : messages.bookWithCourier(orders, formatCount(orders));
    case 'table':
      return isExchange ? messages.checkExchange : messages.checkOrders(orders, formatCount(orders));
    default:
      return messages.theBookings;
  }
};

/** A dialog that books orders with a courier in three steps: choose it, check the dry run, see what became of each order (CR-13). */
export const BookDialog = ({ orders: chosen, couriers, isExchange = false, onClose }: BookDialogProps) => {
  const orders = chosen.slice(0, bookedOrdersLimit);
  const dispatch = useShopDispatch();
  const shop = useShop();
  const headingId = useId();
  const choices = bookingChoices(couriers);
  const [picked, setPicked] = useState<BookingChoice | undefined>(choices[0]);
  const [weight, setWeight] = useState(String(usualWeight));
  /** What the courier collects for an exchange, as typed; `null` when the parcels are none. */
  const [amount, setAmount] = useState(isExchange ? '' : null);
  const [storeName, setStoreName] = useState(shop.name);
  const [step, setStep] = useState<Step>('choose');
  const [key] = useState(newIdempotencyKey);
  /** How many orders are booked so far; `null` while nothing is being booked. */
  const [done, setDone] = useState<number | null>(null);
  const [answers, setAnswers] = useState<readonly BookingAnswer[]>([]);
  const table = useBookingRows(orders);
  if (picked === undefined) return null;
  const isFile = picked.way === 'file';
  const check = async () => {
    if (await table.check(picked, { weight, amount })) setStep('table');
  };
  const book = async () => {
    setDone(0);
    const given = { key, courier: picked.courier.id, way: picked.way };
    setAnswers(await dispatch(bookDrafts(given, readyDrafts(table.rows), setDone)));
    setDone(null);
    setStep('result');
  };
  return (
    <Modal labelledBy={headingId} onClose={done === null ? onClose : undefined}>
      <h2 id={headingId} key={step} tabIndex={-1} ref={focusOnMount}>
        {headingOf(step, orders.length, isExchange)}
      </h2>
      {chosen.length > orders.length && step === 'choose' && (
        <Notice tone="warning">{messages.onlyTheFirstOrders(bookedOrdersLimit)}</Notice>
      )}
      {step === 'choose' && (
        <ChooseCourier
          choices={choices}
          choice={picked}
          weight={weight}
          amount={amount}
          storeName={storeName}
          problem={table.problem}
          amountProblem={table.amountProblem}
          busy={table.busy !== null}
          onChoice={setPicked}
          onWeight={setWeight}
          onAmount={setAmount}
          onStoreName={setStoreName}
          onCheck={() => void check()}
          onClose={onClose}
        />
      )}
      {step === 'table' && (
        <CheckedOrders
          table={table}
          choice={picked}
          done={done}
          onBack={() => setStep('choose')}
          onBook={() => void book()}
        />
      )}
      {step === 'result' && (
        <>
          <BookingResults orders={orders} answers={answers} isFile={isFile} />
          <Actions>
            {isFile && answers.some(({ booking }) => booking !== null) && (
              <UploadFileButton
                courier={picked.courier.id}
                storeName={storeName}
                parcels={answers.flatMap(({ booking }) => booking?.id ?? [])}
              />
            )}
            <Button onClick={onClose}>{messages.close}</Button>
          </Actions>
        </>
      )}
    </Modal>
  );
};

interface CheckedOrdersProps {
  readonly table: BookingRows;
  readonly choice: BookingChoice;
  /** How many orders are booked so far; `null` before the first call. */
  readonly done: number | null;
  readonly onBack: () => void;
  readonly onBook: () => void;
}

/** The second step: the dry run, and the button that books the orders that are ready. */
const CheckedOrders = ({ table, choice, done, onBack, onBook }: CheckedOrdersProps) => {
  const { rows, places, problem, busy } = table;
  const ready = readyDrafts(rows).length;
  const isFile = choice.way === 'file';
  return (
    <>
      <p role="status">
        {done === null ? messages.readyOf(ready, rows.length) : messages.givenOf(done, ready)}
      </p>
      {problem !== '' && <Notice tone="danger">{problem}</Notice>}
      <BookingTable
        rows={rows}
        places={places}
        hasNotes={rows.length === 1}
        onChange={({ order }, part) => table.change([order._id], { ...part, isChanged: true })}
        onLeave={(row) => void table.checkAgain(choice, row)}
      />
      <Actions>
        <Button tone="plain" disabled={done !== null} onClick={onBack}>
          {messages.back}
        </Button>
        {choice.way === 'call' && choice.courier.prices && (
          <Button
            tone="plain"
            disabled={done !== null || ready === 0}
            busy={busy === 'pricing'}
            busyLabel={messages.asking}
            onClick={() => void table.askPrices(choice)}
          >
            {messages.askForPrices}
          </Button>
        )}
        <Button
          disabled={ready === 0}
          busy={done !== null || busy === 'checking'}
          busyLabel={done === null ? messages.checking : messages.booking}
          onClick={onBook}
        >
          {isFile
            ? messages.makeTheFileOf(ready, formatCount(ready))
            : messages.book(ready, formatCount(ready))}
        </Button>
      </Actions>
    </>
  );
};

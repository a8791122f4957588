import { useState } from 'react';
import { useShop } from '#api/client/useShop.ts';
import { type BookingResult, bookOrders } from '#api/orders/bookOrders.ts';
import { type BookingCourier, bookedOrdersLimit } from '#domain/consignments/booking.ts';
import { usualWeight } from '#domain/consignments/consignmentRules.ts';
import { typedRider } from '#domain/consignments/typedParcel.ts';
import type { Order } from '#domain/orders/order.ts';
import { formatCount } from '#domain/values/formatCount.ts';
import * as messages from '#messages/dashboard/orders/bookings.tsx';
import { screenMessages } from '#messages/domain/screenMessages.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Actions, Modal, ModalHeading } from '../../components/layout/Modal.tsx';
import { unansweredOf, useSendOrders } from '../useSendOrders.ts';
import { BookingResults } from './BookingResults.tsx';
import { type BookingChoice, bookingChoices } from './bookingChoices.ts';
import { CheckedOrders } from './CheckedOrders.tsx';
import { ChooseCourier, type TypedBooking } from './ChooseCourier.tsx';
import { UploadFileButton } from './UploadFileButton.tsx';
import { readyParcels, useBookingRows } from './useBookingRows.ts';

interface BookDialogProps {
  readonly orders: readonly Order[];
  readonly couriers: readonly BookingCourier[];
  /** Whether the parcel is an exchange: it goes beside another one of its order, for an amount of its own. */
  readonly isExchange?: boolean;
  readonly onClose: () => void;
}

type Step = 'choose' | 'table' | 'result';

/** `choiceLabel` names the courier and the way of booking. */
const headingOf = (step: Step, orderCount: number, isExchange: boolean, choiceLabel: string): string => {
  switch (step) {
    case 'choose':
      return isExchange
        ? messages.bookExchangeWithCourier
        : messages.bookWithCourier(orderCount, formatCount(orderCount));
    case 'table':
      return isExchange
        ? messages.checkExchange(choiceLabel)
        : messages.checkOrders(orderCount, formatCount(orderCount), choiceLabel);
    // result
    default:
      return messages.theBookings;
  }
};

/** A dialog that books orders with a courier in three steps: choose it, check the dry run, see what became of each order (CR-13). */
export const BookDialog = ({ orders: chosen, couriers, isExchange = false, onClose }: BookDialogProps) => {
  const orders = chosen.slice(0, bookedOrdersLimit);
  const shop = useShop();
  const choices = bookingChoices(couriers);
  const [choice, setChoice] = useState<BookingChoice | undefined>(choices[0]);
  const [typed, setTyped] = useState<TypedBooking>({
    weight: String(usualWeight),
    // `null`: only for an exchange staff enter what the courier collects.
    amount: isExchange ? '' : null,
    storeName: shop.name,
    rider: '',
  });
  const [step, setStep] = useState<Step>('choose');
  const { results, doneCount: bookedCount, send, sendAgain } = useSendOrders(bookOrders);
  const table = useBookingRows(orders);
  // Without a courier no screen opens the dialog.
  if (choice === undefined) return null;
  const check = async () => {
    const isChecked = await table.check(choice, typed);
    if (isChecked) setStep('table');
  };
  const book = async () => {
    const rider = typedRider(typed.rider);
    // The check has refused an own rider without a name.
    const named = choice.courier.isOwn && 'value' in rider ? { rider: rider.value } : {};
    await send({ courier: choice.courier.id, way: choice.way, ...named }, readyParcels(table.rows));
    setStep('result');
  };
  return (
    <Modal onClose={bookedCount === null ? onClose : undefined}>
      {/* The key makes a new heading of each step, which takes the focus, and after a try again that the shop has answered. */}
      <ModalHeading key={`${step} ${unansweredOf(results).length}`}>
        {headingOf(step, orders.length, isExchange, choice.label)}
      </ModalHeading>
      {chosen.length > orders.length && step === 'choose' && (
        <Notice tone="warning">{messages.onlyTheFirstOrders(bookedOrdersLimit)}</Notice>
      )}
      {step === 'choose' && (
        <ChooseCourier
          choices={choices}
          choice={choice}
          typed={typed}
          problem={table.problem}
          amountProblem={table.amountProblem}
          riderProblem={table.riderProblem}
          busy={table.isChecking || table.isPricing}
          onChoice={setChoice}
          onChange={(part) => setTyped({ ...typed, ...part })}
          onCheck={() => void check()}
          onClose={onClose}
        />
      )}
      {step === 'table' && (
        <CheckedOrders
          table={table}
          choice={choice}
          bookedCount={bookedCount}
          onBack={() => setStep('choose')}
          onBook={() => void book()}
        />
      )}
      {step === 'result' && (
        <Results
          orders={orders}
          results={results}
          choice={choice}
          storeName={typed.storeName}
          isBooking={bookedCount !== null}
          onAgain={() => void sendAgain()}
          onClose={onClose}
        />
      )}
    </Modal>
  );
};

interface ResultsProps {
  readonly orders: readonly Order[];
  readonly results: readonly BookingResult[];
  readonly choice: BookingChoice;
  /** The shop's name in the courier's portal. */
  readonly storeName: string;
  /** Whether orders are being sent again. */
  readonly isBooking: boolean;
  /** Sends the orders again about which the shop has not answered. */
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** The third step: what became of each order, and the upload file if the parcels go into one. */
const Results = ({ orders, results, choice, storeName, isBooking, onAgain, onClose }: ResultsProps) => {
  const isFile = choice.way === 'file';
  const hasUnanswered = unansweredOf(results).length > 0;
  const bookedIds = results.flatMap(({ booking }) => booking?.id ?? []);
  return (
    <>
      <BookingResults orders={orders} results={results} isFile={isFile} />
      <Actions>
        {hasUnanswered && (
          <Button busy={isBooking} busyLabel={messages.booking} onClick={onAgain}>
            {screenMessages.tryAgain}
          </Button>
        )}
        {isFile && bookedIds.length > 0 && (
          <UploadFileButton
            courier={choice.courier.id}
            storeName={storeName}
            readParcels={async () => bookedIds}
          />
        )}
        <Button tone={hasUnanswered ? 'plain' : 'accent'} disabled={isBooking} onClick={onClose}>
          {messages.close}
        </Button>
      </Actions>
    </>
  );
};

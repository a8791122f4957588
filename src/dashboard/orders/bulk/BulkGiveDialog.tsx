import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { type GivenOrder, type GivenParcels, giveOrders } from '#api/orders/bulkConsignmentsApi.ts';
import { usualWeight } from '#domain/consignments/consignmentRules.ts';
import { errorOf, typedRider, typedWeight } from '#domain/consignments/typedParcel.ts';
import { type Order, orderName } from '#domain/orders/order.ts';
import * as messages from '#messages/dashboard/orders/bulk.ts';
import * as orderMessages from '#messages/dashboard/orders.ts';
import { screenMessages } from '#messages/domain/screenMessages.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Actions, Modal, ModalHeading } from '../../components/layout/Modal.tsx';
import { countLabel } from '../../components/lists/countLabel.ts';
import { CourierField, useChosenCourier } from '../CourierField.tsx';
import { RiderField } from '../RiderField.tsx';
import { unansweredOf, useSendOrders } from '../useSendOrders.ts';

interface BulkGiveDialogProps {
  readonly orders: readonly Order[];
  /** Opens the booking dialog, which can make an upload file instead; `undefined` in a shop that books with no courier. */
  readonly onMakeFile: (() => void) | undefined;
  readonly onClose: () => void;
}

/**
 * Records the parcels of orders that staff give to one courier by hand, all with the same weight, and shows the result of each (CR-1).
 * The courier is not called.
 */
export const BulkGiveDialog = ({ orders, onMakeFile, onClose }: BulkGiveDialogProps) => {
  const { results, doneCount: givenCount, send, sendAgain } = useSendOrders(giveOrders);
  const isGiven = results.length > 0;
  const toGive = orders.map(({ _id }) => ({ order: _id }));
  const heading = isGiven
    ? messages.theParcels
    : messages.giveOrdersToACourier(countLabel(orders.length, messages.orders));
  return (
    <Modal onClose={givenCount === null ? onClose : undefined}>
      {/* The key makes a new heading for the results, which takes the focus, and after a try again that the shop has answered. */}
      <ModalHeading key={`${heading} ${unansweredOf(results).length}`}>{heading}</ModalHeading>
      {isGiven ? (
        <Results
          orders={orders}
          results={results}
          isGiving={givenCount !== null}
          onAgain={() => void sendAgain()}
          onClose={onClose}
        />
      ) : (
        <GiveManyForm
          givenCount={givenCount}
          total={orders.length}
          onGive={(given) => void send(given, toGive)}
          onMakeFile={onMakeFile}
          onClose={onClose}
        />
      )}
    </Modal>
  );
};

interface GiveManyFormProps {
  /** How many orders are given so far; `null` while none are being given. */
  readonly givenCount: number | null;
  readonly total: number;
  readonly onMakeFile: (() => void) | undefined;
  readonly onGive: (given: GivenParcels) => void;
  readonly onClose: () => void;
}

type Errors = Partial<Record<'courier' | 'rider' | 'weight', string | undefined>>;

const GiveManyForm = ({ givenCount, total, onGive, onMakeFile, onClose }: GiveManyFormProps) => {
  const { courier, choose } = useChosenCourier();
  const [weight, setWeight] = useState(String(usualWeight));
  const [rider, setRider] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const weightOrError = typedWeight(weight);
    const riderOrError = courier === 'ownRider' ? typedRider(rider) : { value: null };
    setErrors({
      courier: courier === undefined ? orderMessages.chooseACourier : undefined,
      rider: errorOf(riderOrError),
      weight: errorOf(weightOrError),
    });
    if (courier === undefined || 'error' in riderOrError || 'error' in weightOrError) return;
    onGive({ courier, rider: riderOrError.value, weight: weightOrError.value });
  };
  return (
    <Form onSubmit={submit} noValidate aria-label={messages.giveToACourier}>
      <ErrorSummary />
      <CourierField value={courier} error={errors.courier} onChange={choose} />
      {courier === 'ownRider' && <RiderField value={rider} error={errors.rider} onChange={setRider} />}
      <TextField
        label={messages.weightOfEachParcel}
        inputMode="numeric"
        autoComplete="off"
        required
        value={weight}
        error={errors.weight}
        onChange={({ target }) => setWeight(target.value)}
      />
      {givenCount !== null && <p role="status">{messages.progress(givenCount, total)}</p>}
      <Actions>
        {onMakeFile !== undefined && (
          <Button tone="quiet" disabled={givenCount !== null} onClick={onMakeFile}>
            {messages.makeAFileToUpload}
          </Button>
        )}
        <Button tone="plain" disabled={givenCount !== null} onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button type="submit" busy={givenCount !== null}>
          {messages.giveToTheCourier}
        </Button>
      </Actions>
    </Form>
  );
};

interface ResultsProps {
  readonly orders: readonly Order[];
  readonly results: readonly GivenOrder[];
  /** Whether orders are being sent again. */
  readonly isGiving: boolean;
  /** Sends the orders again about which the shop has not answered. */
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

const Results = ({ orders, results, isGiving, onAgain, onClose }: ResultsProps) => (
  <>
    <p>{messages.haveAParcel(results.filter(({ invoice }) => invoice !== null).length, results.length)}</p>
    <List aria-label={messages.resultOfEachOrder}>
      {results.map((result) => (
        <li key={result.order}>
          <code>{nameOf(result, orders)}</code> {textOf(result)}
        </li>
      ))}
    </List>
    <Actions>
      {unansweredOf(results).length > 0 && (
        <Button tone="plain" busy={isGiving} onClick={onAgain}>
          {screenMessages.tryAgain}
        </Button>
      )}
      <Button disabled={isGiving} onClick={onClose}>
        {messages.close}
      </Button>
    </Actions>
  </>
);

const nameOf = ({ order: id }: GivenOrder, orders: readonly Order[]): string =>
  orderName(orders.find(({ _id }) => _id === id) ?? { _id: id, number: null });

/** What became of an order. */
const textOf = ({ invoice, message, unanswered }: GivenOrder): string => {
  if (invoice !== null) return messages.parcel(invoice);
  const reason = shownText(message);
  return unanswered === 'lost' ? messages.notKnownWhetherGiven(reason) : reason;
};

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  font-size: var(--text-s);
`;

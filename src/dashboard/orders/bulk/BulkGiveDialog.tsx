import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { type GivenOrder, giveOrders } from '#api/orders/bulkConsignmentsApi.ts';
import { usualWeight } from '#domain/consignments/consignmentRules.ts';
import type { CourierId } from '#domain/consignments/couriers.ts';
import { errorOf, typedRider, typedWeight } from '#domain/consignments/typedParcel.ts';
import { type Order, orderName } from '#domain/orders/order.ts';
import * as messages from '#messages/dashboard/orders/bulk.ts';
import * as orderMessages from '#messages/dashboard/orders.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { focusOnMount } from '../../components/forms/focusOnMount.ts';
import { newIdempotencyKey } from '../../components/forms/newIdempotencyKey.ts';
import { Actions, Modal } from '../../components/layout/Modal.tsx';
import { countLabel } from '../../components/lists/countLabel.ts';
import { CourierField, useChosenCourier } from '../CourierField.tsx';
import { RiderField } from '../RiderField.tsx';

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
  const dispatch = useShopDispatch();
  const headingId = useId();
  // One key for the dialog: an order that is sent twice gets one parcel.
  const [key] = useState(newIdempotencyKey);
  /** How many orders are given so far; `null` while none are being given. */
  const [givenCount, setGivenCount] = useState<number | null>(null);
  const [results, setResults] = useState<readonly GivenOrder[] | null>(null);
  /** Gives the orders to the courier. It never rejects: the result of an order that failed has the reason. */
  const give = async (given: GivenParcels) => {
    setGivenCount(0);
    setResults(await dispatch(giveOrders(orders, { key, ...given }, setGivenCount)));
    setGivenCount(null);
  };
  const heading =
    results === null
      ? messages.giveOrdersToACourier(countLabel(orders.length, messages.orders))
      : messages.theParcels;
  return (
    <Modal labelledBy={headingId} onClose={givenCount === null ? onClose : undefined}>
      {/* The key makes a new heading for the results, which takes the focus. */}
      <h2 id={headingId} key={heading} tabIndex={-1} ref={focusOnMount}>
        {heading}
      </h2>
      {results === null ? (
        <GiveManyForm
          givenCount={givenCount}
          total={orders.length}
          onGive={give}
          onMakeFile={onMakeFile}
          onClose={onClose}
        />
      ) : (
        <Results results={results} onClose={onClose} />
      )}
    </Modal>
  );
};

/** What the parcels have in common. */
interface GivenParcels {
  readonly courier: CourierId;
  /** `null` for every courier but the shop's own rider. */
  readonly rider: string | null;
  /** Grams. */
  readonly weight: number;
}

interface GiveManyFormProps {
  /** How many orders are given so far; `null` while none are being given. */
  readonly givenCount: number | null;
  readonly total: number;
  readonly onMakeFile: (() => void) | undefined;
  readonly onGive: (given: GivenParcels) => Promise<void>;
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
    void onGive({ courier, rider: riderOrError.value, weight: weightOrError.value });
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

const Results = ({
  results,
  onClose,
}: {
  readonly results: readonly GivenOrder[];
  readonly onClose: () => void;
}) => (
  <>
    <p>{messages.haveAParcel(results.filter((result) => 'invoice' in result).length, results.length)}</p>
    <List aria-label={messages.resultOfEachOrder}>
      {results.map((result) => (
        <li key={result.order._id}>
          <code>{orderName(result.order)}</code>{' '}
          {'invoice' in result ? messages.parcel(result.invoice) : shownText(result.reason)}
        </li>
      ))}
    </List>
    <Actions>
      <Button onClick={onClose}>{messages.close}</Button>
    </Actions>
  </>
);

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  font-size: var(--text-s);
`;

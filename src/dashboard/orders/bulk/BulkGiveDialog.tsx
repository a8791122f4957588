import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useShopDispatch } from '#api/client/useShopDispatch.ts';
import { type GivenOrder, giveOrders } from '#api/orders/bulkConsignmentsApi.ts';
import { usualWeight } from '#domain/consignments/consignmentRules.ts';
import { type CourierId, couriers, isCourierId, realCourierIds } from '#domain/consignments/couriers.ts';
import { typedRider, typedWeight } from '#domain/consignments/typedParcel.ts';
import { type Order, orderName } from '#domain/orders/order.ts';
import * as messages from '#messages/dashboard/orders/bulk.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { newIdempotencyKey } from '../../components/forms/newIdempotencyKey.ts';
import { Actions, focusOnMount, Modal } from '../../components/layout/Modal.tsx';
import { countLabel } from '../../components/lists/countLabel.ts';
import { RiderField } from '../RiderField.tsx';

interface BulkGiveDialogProps {
  readonly orders: readonly Order[];
  /** Opens the booking dialog, which can make an upload file instead; `undefined` in a shop that books with no courier. */
  readonly onFile: (() => void) | undefined;
  readonly onClose: () => void;
}

/** By hand, parcels can be given to every courier, also to one that the shop has not set up. `shownText` translates the name. */
const courierOptions = realCourierIds.map((value) => ({ value, label: shownText(couriers[value].name) }));

/**
 * Records the parcels of orders that staff give to one courier by hand, all with the same weight, and shows the result of each (CR-1).
 * The courier is not called.
 */
export const BulkGiveDialog = ({ orders, onFile, onClose }: BulkGiveDialogProps) => {
  const dispatch = useShopDispatch();
  const headingId = useId();
  const [key] = useState(newIdempotencyKey);
  const [done, setDone] = useState<number | null>(null);
  const [results, setResults] = useState<readonly GivenOrder[] | null>(null);
  /** Gives the orders to the courier. It never rejects: the result of an order that failed has the reason. */
  const give = async (courier: CourierId, rider: string | null, weight: number) => {
    setDone(0);
    setResults(await dispatch(giveOrders(orders, { key, courier, rider, weight }, setDone)));
    setDone(null);
  };
  const heading =
    results === null
      ? messages.giveOrdersToACourier(countLabel(orders.length, messages.orders))
      : messages.theParcels;
  return (
    <Modal labelledBy={headingId} onClose={done === null ? onClose : undefined}>
      <h2 id={headingId} key={heading} tabIndex={-1} ref={focusOnMount}>
        {heading}
      </h2>
      {results === null ? (
        <GiveManyForm done={done} total={orders.length} onGive={give} onFile={onFile} onClose={onClose} />
      ) : (
        <Results results={results} onClose={onClose} />
      )}
    </Modal>
  );
};

interface GiveManyFormProps {
  /** How many orders are given so far; `null` before the first call, after which the buttons are disabled. */
  readonly done: number | null;
  readonly total: number;
  readonly onFile: (() => void) | undefined;
  /** `rider` is `null` for every courier but the shop's own rider; `weight` is in grams. */
  readonly onGive: (courier: CourierId, rider: string | null, weight: number) => Promise<void>;
  readonly onClose: () => void;
}

const GiveManyForm = ({ done, total, onGive, onFile, onClose }: GiveManyFormProps) => {
  // The first of the options, whichever couriers the shop uses.
  const [courier, setCourier] = useState<CourierId>('steadfast');
  const [weight, setWeight] = useState(String(usualWeight));
  const [rider, setRider] = useState('');
  const [errors, setErrors] = useState<{ readonly rider?: string; readonly weight?: string }>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const weightOrError = typedWeight(weight);
    const riderOrError = courier === 'ownRider' ? typedRider(rider) : { value: null };
    setErrors({
      ...('error' in riderOrError ? { rider: riderOrError.error } : {}),
      ...('error' in weightOrError ? { weight: weightOrError.error } : {}),
    });
    if ('value' in weightOrError && 'value' in riderOrError)
      void onGive(courier, riderOrError.value, weightOrError.value);
  };
  return (
    <Form onSubmit={submit} noValidate aria-label={messages.giveToACourier}>
      <Select
        label={messages.courier}
        options={courierOptions}
        value={courier}
        onChange={({ target }) => {
          if (isCourierId(target.value)) setCourier(target.value);
        }}
      />
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
      {done !== null && <p role="status">{messages.progress(done, total)}</p>}
      <Actions>
        {onFile !== undefined && (
          <Button tone="quiet" disabled={done !== null} onClick={onFile}>
            {messages.makeAFileToUpload}
          </Button>
        )}
        <Button tone="plain" disabled={done !== null} onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button type="submit" busy={done !== null}>
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

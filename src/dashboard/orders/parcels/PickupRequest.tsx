import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import {
  useCourierDeskQuery,
  usePickupsQuery,
  useRequestPickupMutation,
} from '#api/orders/courierDeskApi.ts';
import { courierRequestLimits, type Pickup } from '#domain/consignments/courierRequest.ts';
import { type CourierId, couriers } from '#domain/consignments/couriers.ts';
import { typedPieces } from '#domain/consignments/typedParcel.ts';
import { phoneKey } from '#domain/orders/phoneHistory.ts';
import { formatDateTime } from '#domain/values/dates.ts';
import * as messages from '#messages/dashboard/orders/parcels.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { ParcelForm } from '../ParcelForm.tsx';
import { ParcelFormEnd } from './ParcelFormEnd.tsx';
import { useParcelCommand } from './useParcelCommand.ts';

/** Asks couriers to fetch parcels from the shop, and shows the newest request (CR-11); nothing if no courier can be asked. */
export const PickupRequest = () => {
  /** The courier whose form is open; `null` for none. */
  const [asked, setAsked] = useState<CourierId | null>(null);
  const { data: desk } = useCourierDeskQuery();
  const pickups = desk?.pickups ?? [];
  const { data: [newest] = [] } = usePickupsQuery(undefined, {
    ...refetchOnMount,
    skip: pickups.length === 0,
  });
  if (pickups.length === 0) return null;
  return (
    <Root>
      {newest !== undefined && (
        <Text>
          {messages.wasAskedToFetch(
            shownText(couriers[newest.courier].name),
            newest.reason,
            newest.state,
            newest.requestedBy,
            formatDateTime(newest.requestedAt),
          )}
        </Text>
      )}
      {asked === null ? (
        pickups.map((courier) => (
          <div key={courier}>
            <Button tone="quiet" size="s" onClick={() => setAsked(courier)}>
              {messages.askForAPickUp(shownText(couriers[courier].name))}
            </Button>
          </div>
        ))
      ) : (
        <PickupForm courier={asked} onClose={() => setAsked(null)} />
      )}
    </Root>
  );
};

interface TypedPickup extends Omit<Pickup, 'parcels'> {
  readonly parcels: string;
}

type PickupErrors = Partial<Record<keyof TypedPickup, string>>;

const errorsOf = ({ address, policeStation, phone, parcels }: TypedPickup): PickupErrors => {
  const count = typedPieces(parcels, courierRequestLimits.parcels);
  return {
    ...(address.trim() === '' ? { address: messages.enterThePlace } : {}),
    ...(policeStation.trim() === '' ? { policeStation: messages.enterThePoliceStation } : {}),
    ...(phoneKey(phone) === null ? { phone: messages.enterAMobileNumber } : {}),
    ...('error' in count || count.value === 0 ? { parcels: messages.enterTheNumberOfParcels } : {}),
  };
};

const fields = [
  { field: 'address', label: messages.whereTheParcelsAre, maxLength: courierRequestLimits.address, hint: '' },
  {
    field: 'policeStation',
    label: messages.policeStation,
    maxLength: courierRequestLimits.policeStation,
    hint: messages.asTheCourierWritesIt,
  },
  { field: 'phone', label: messages.mobileNumberOfSender, maxLength: 20, hint: '' },
  { field: 'parcels', label: messages.numberOfParcels, maxLength: 4, hint: '' },
] as const;

interface PickupFormProps {
  readonly courier: CourierId;
  readonly onClose: () => void;
}

const PickupForm = ({ courier, onClose }: PickupFormProps) => {
  const { address, phones } = useShop();
  const { name } = couriers[courier];
  const [typed, setTyped] = useState<TypedPickup>({
    address,
    policeStation: '',
    phone: phones[0] ?? '',
    parcels: '',
  });
  const [errors, setErrors] = useState<PickupErrors>({});
  const [ask, { isLoading }] = useRequestPickupMutation();
  const { problem, run } = useParcelCommand(onClose, messages.wasNotAsked(name));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = errorsOf(typed);
    setErrors(found);
    const count = typedPieces(typed.parcels, courierRequestLimits.parcels);
    const phone = phoneKey(typed.phone);
    if (Object.keys(found).length > 0 || phone === null || 'error' in count) return;
    void run(() => ask({ ...typed, courier, phone, parcels: count.value }).unwrap());
  };
  return (
    <ParcelForm onSubmit={submit} noValidate aria-label={messages.askForAPickUp(name)}>
      {fields.map(({ field, label, maxLength, hint }) => (
        <TextField
          key={field}
          label={label}
          required
          maxLength={maxLength}
          hint={hint}
          value={typed[field]}
          error={errors[field]}
          onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
        />
      ))}
      <ParcelFormEnd saveLabel={messages.ask} problem={problem} busy={isLoading} onClose={onClose} />
    </ParcelForm>
  );
};

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
`;

const Text = styled.p`
  color: var(--ink-soft);
  overflow-wrap: anywhere;
`;

import { type FormEvent, useState } from 'react';
import { useShop } from '#api/client/useShop.ts';
import {
  courierDeskApi,
  useCourierDeskQuery,
  usePickupsQuery,
  useRequestPickupMutation,
} from '#api/orders/courierDeskApi.ts';
import { courierRequestLimits, type Pickup } from '#domain/consignments/courierRequest.ts';
import { type CourierId, couriers } from '#domain/consignments/couriers.ts';
import { typedPieces } from '#domain/consignments/typedParcel.ts';
import { phoneKey } from '#domain/orders/phoneHistory.ts';
import * as messages from '#messages/dashboard/orders/parcels.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { requestPolling } from '../../components/loading/bookingPolling.ts';
import { refetchOnMount } from '../../components/loading/queryOptions.ts';
import { InlineForm } from '../InlineForm.tsx';
import { InlineFormEnd } from '../InlineFormEnd.tsx';
import { useCommandProblem } from '../useCommandProblem.ts';
import { CourierRequestStatus } from './CourierRequestStatus.tsx';
import { pickupRequestText } from './courierRequestTexts.ts';

/** Asks couriers to fetch parcels from the shop, and shows the newest request (CR-11); nothing if no courier can be asked. */
export const PickupRequest = () => {
  /** The courier whose form is open; `null` for none. */
  const [askedCourier, setAskedCourier] = useState<CourierId | null>(null);
  const { data: desk } = useCourierDeskQuery();
  /** The couriers that can be asked. */
  const pickupCouriers = desk?.pickups ?? [];
  // What the cache has of the requests decides whether they are fetched again.
  const { data: cached = [] } = courierDeskApi.endpoints.pickups.useQueryState();
  const { data: [newest] = [] } = usePickupsQuery(undefined, {
    ...refetchOnMount,
    ...requestPolling(cached),
    skip: pickupCouriers.length === 0,
  });
  if (pickupCouriers.length === 0) return null;
  return (
    <Stack gap={2}>
      {newest !== undefined && <CourierRequestStatus request={newest} text={pickupRequestText(newest)} />}
      {askedCourier === null ? (
        pickupCouriers.map((courier) => (
          <div key={courier}>
            <Button tone="plain" size="s" onClick={() => setAskedCourier(courier)}>
              {messages.askForAPickUp(couriers[courier].name)}
            </Button>
          </div>
        ))
      ) : (
        <PickupForm courier={askedCourier} onClose={() => setAskedCourier(null)} />
      )}
    </Stack>
  );
};

/** The form of a pick-up, as typed. */
interface TypedPickup extends Omit<Pickup, 'parcels'> {
  readonly parcels: string;
}

type PickupErrors = Partial<Record<keyof TypedPickup, string | undefined>>;

/** The pick-up that was typed, or what is wrong with each of its fields. */
const readTypedPickup = (
  typed: TypedPickup,
): { readonly pickup: Pickup } | { readonly errors: PickupErrors } => {
  const address = typed.address.trim();
  const policeStation = typed.policeStation.trim();
  const phone = phoneKey(typed.phone);
  const count = typedPieces(typed.parcels, courierRequestLimits.parcels);
  // 0, which is no possible number of parcels, also for a text that cannot be read.
  const parcels = 'value' in count ? count.value : 0;
  if (address !== '' && policeStation !== '' && phone !== null && parcels > 0)
    return { pickup: { address, policeStation, phone, parcels } };
  return {
    errors: {
      address: address === '' ? messages.enterThePlace : undefined,
      policeStation: policeStation === '' ? messages.enterThePoliceStation : undefined,
      phone: phone === null ? messages.enterAMobileNumber : undefined,
      parcels: parcels > 0 ? undefined : messages.enterTheNumberOfParcels,
    },
  };
};

/** Maximum number of characters that can be typed: of a phone number in any notation, and of the number of parcels. */
const typedLengths = { phone: 20, parcels: String(courierRequestLimits.parcels).length } as const;

interface PickupField {
  readonly field: keyof Pickup;
  readonly label: string;
  readonly maxLength: number;
  readonly hint?: string;
}

const fields: readonly PickupField[] = [
  { field: 'address', label: messages.whereTheParcelsAre, maxLength: courierRequestLimits.address },
  {
    field: 'policeStation',
    label: messages.policeStation,
    maxLength: courierRequestLimits.policeStation,
    hint: messages.asTheCourierWritesIt,
  },
  { field: 'phone', label: messages.mobileNumberOfSender, maxLength: typedLengths.phone },
  { field: 'parcels', label: messages.numberOfParcels, maxLength: typedLengths.parcels },
];

interface PickupFormProps {
  readonly courier: CourierId;
  readonly onClose: () => void;
}

const PickupForm = ({ courier, onClose }: PickupFormProps) => {
  const { address, phones } = useShop();
  const name = couriers[courier].name;
  const [typed, setTyped] = useState<TypedPickup>({
    address,
    policeStation: '',
    phone: phones[0] ?? '',
    parcels: '',
  });
  const [errors, setErrors] = useState<PickupErrors>({});
  const [ask] = useRequestPickupMutation();
  const { problem, busy, run } = useCommandProblem(onClose, messages.wasNotAsked(name), {
    lostText: messages.notKnownWhetherAsked(name),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = readTypedPickup(typed);
    setErrors('errors' in result ? result.errors : {});
    if ('errors' in result) return;
    void run(() => ask({ ...result.pickup, courier }).unwrap());
  };
  return (
    <InlineForm onSubmit={submit} noValidate aria-label={messages.askForAPickUp(name)}>
      <ErrorSummary />
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
      <InlineFormEnd saveLabel={messages.ask} problem={problem} busy={busy} onClose={onClose} />
    </InlineForm>
  );
};

import { useState } from 'react';
import { useCapability } from '#api/client/useCapability.ts';
import { useCourierDeskQuery } from '#api/orders/courierDeskApi.ts';
import { noCourierDesk } from '#domain/consignments/courierDesk.ts';
import { type CourierId, couriers, realCourierIds } from '#domain/consignments/couriers.ts';
import * as messages from '#messages/dashboard/orders.ts';
import { Select } from '#ui/forms/Select.tsx';

/** The courier that staff choose in a form: until they do, the first that the shop has set up, and none in a shop without one. */
export const useChosenCourier = () => {
  const [chosen, choose] = useState<CourierId>();
  const isSupported = useCapability('consignments');
  const { data: desk = noCourierDesk } = useCourierDeskQuery(undefined, { skip: !isSupported });
  const courier = chosen ?? realCourierIds.find((id) => desk.couriers.includes(id));
  return { courier, choose };
};

interface CourierFieldProps {
  readonly value: CourierId | undefined;
  /** What is wrong while no courier is chosen. */
  readonly error?: string | undefined;
  readonly onChange: (courier: CourierId | undefined) => void;
}

/** All couriers but the demo's: by hand, parcels can be given also to a courier that the shop has not set up. */
const options = realCourierIds.map((value) => ({ value, label: couriers[value].name }));

/** A field for the courier of parcels that the shop does not book by a call. */
export const CourierField = ({ value, error, onChange }: CourierFieldProps) => (
  <Select
    label={messages.courier}
    options={options}
    required
    error={value === undefined ? error : undefined}
    value={value ?? ''}
    onChange={({ target }) => onChange(realCourierIds.find((id) => id === target.value))}
    {...(value === undefined ? { placeholder: messages.chooseACourier } : {})}
  />
);

import { useId } from 'react';
import { useRidersQuery } from '#api/cash/cashApi.ts';
import { consignmentLimits } from '#domain/consignments/consignmentRules.ts';
import * as messages from '#messages/dashboard/orders.ts';
import { TextField } from '#ui/controls/TextField.tsx';

interface RiderFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (rider: string) => void;
}

/** The name of an own rider: one of the earlier ones, which the browser proposes, or a new one (CA-8). */
export const RiderField = ({ value, error, onChange }: RiderFieldProps) => {
  const { data: riders = [] } = useRidersQuery();
  const listId = useId();
  return (
    <div>
      <TextField
        label={messages.rider}
        autoComplete="off"
        required
        list={listId}
        maxLength={consignmentLimits.rider}
        value={value}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={listId}>
        {riders.map((rider) => (
          <option key={rider} value={rider}>
            {rider}
          </option>
        ))}
      </datalist>
    </div>
  );
};

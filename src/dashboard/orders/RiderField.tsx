import { useRidersQuery } from '#api/cash/cashApi.ts';
import { consignmentLimits } from '#domain/consignments/consignmentRules.ts';
import * as messages from '#messages/dashboard/orders.ts';
import { TextField } from '#ui/controls/TextField.tsx';

interface RiderFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (rider: string) => void;
}

/** A field for the name of an own rider: the browser suggests the earlier riders, and a new name can be typed (CA-8). */
export const RiderField = ({ value, error, onChange }: RiderFieldProps) => {
  const { data: riders = [] } = useRidersQuery();
  return (
    <TextField
      label={messages.rider}
      autoComplete="off"
      required
      suggestions={riders}
      maxLength={consignmentLimits.rider}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

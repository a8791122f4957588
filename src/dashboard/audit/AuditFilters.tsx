import { auditFilterLengths } from '#domain/staff/audit.ts';
import { auditActionLabel, auditActions } from '#domain/staff/auditActions.ts';
import * as messages from '#messages/dashboard/audit.ts';
import { shownText } from '#messages/refusals/sentences.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { ListFilter } from '../components/filters/ListFilter.tsx';
import { DayField } from '../components/forms/DayField.tsx';
import { useTypedText } from '../components/forms/useTypedText.ts';
import type { useAuditFilter } from './useAuditFilter.ts';

const actions = auditActions.map((value) => ({ value, label: shownText(auditActionLabel(value)) }));

/** The fields that filter the audit log by account, action and days. */
export const AuditFilters = ({
  filters: { filter, count, change, clear },
}: {
  readonly filters: ReturnType<typeof useAuditFilter>;
}) => (
  <ListFilter count={count} onClear={clear}>
    <AccountField value={filter.account ?? ''} onChange={(account) => change({ account })} />
    <Select
      label={messages.action}
      placeholder={messages.allActions}
      options={actions}
      value={filter.action ?? ''}
      onChange={({ target }) => change({ action: target.value })}
    />
    <DayField
      label={messages.from}
      value={filter.from}
      max={filter.to}
      onChange={(from) => change({ from })}
    />
    <DayField label={messages.to} value={filter.to} min={filter.from} onChange={(to) => change({ to })} />
  </ListFilter>
);

interface AccountFieldProps {
  readonly value: string;
  readonly onChange: (account: string) => void;
}

/** A field for part of an account's name or address, or its id; filters on Enter and when the field is left. */
const AccountField = ({ value, onChange }: AccountFieldProps) => {
  const { typed, setTyped, noteWritten } = useTypedText(value);
  const apply = () => {
    const account = typed.trim();
    if (account === value) return;
    setTyped(account);
    // The new value comes from this field: the field keeps what the user types until the value arrives.
    noteWritten(account);
    onChange(account);
  };
  return (
    <TextField
      label={messages.account}
      placeholder={messages.partOfANameOrAddress}
      autoComplete="off"
      maxLength={auditFilterLengths.account}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={apply}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) apply();
      }}
    />
  );
};

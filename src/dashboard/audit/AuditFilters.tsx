import { useState } from 'react';
import { auditActionLabel, auditActions, auditFilterLengths } from '#domain/audit.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TextField } from '#ui/controls/TextField.tsx';
import { Select } from '#ui/forms/Select.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Collapsible } from '../components/Collapsible.tsx';
import { DayField } from '../components/DayField.tsx';
import { FilterFields } from '../components/FilterFields.ts';
import type { useAuditFilter } from './useAuditFilter.ts';

const actions = auditActions.map((value) => ({ value, label: auditActionLabel(value) }));

/** Filters the audit log by account, action and days; initially collapsed unless a filter is set. */
export const AuditFilters = ({
  filters: { filter, count, change, clear },
}: {
  readonly filters: ReturnType<typeof useAuditFilter>;
}) => {
  const [isOpen] = useState(count > 0);
  return (
    <Collapsible
      open={isOpen}
      summary={
        <>
          <Icon name="filter" size={18} /> Filter{count > 0 && ` (${count})`}
        </>
      }
    >
      <FilterFields>
        <AccountField
          key={filter.account}
          value={filter.account ?? ''}
          onChange={(account) => change({ account })}
        />
        <Select
          label="Action"
          placeholder="All actions"
          options={actions}
          value={filter.action ?? ''}
          onChange={({ target }) => change({ action: target.value })}
        />
        <DayField label="From" value={filter.from} max={filter.to} onChange={(from) => change({ from })} />
        <DayField label="To" value={filter.to} min={filter.from} onChange={(to) => change({ to })} />
        <Button tone="quiet" disabled={count === 0} onClick={clear}>
          Clear the filter
        </Button>
      </FilterFields>
    </Collapsible>
  );
};

interface AccountFieldProps {
  readonly value: string;
  readonly onChange: (account: string) => void;
}

/** Part of a name or address, or an id, which takes effect with Enter and when the field is left. */
const AccountField = ({ value, onChange }: AccountFieldProps) => {
  const apply = (text: string) => {
    if (text.trim() !== value) onChange(text.trim());
  };
  return (
    <TextField
      label="Account"
      placeholder="Part of a name or address"
      autoComplete="off"
      maxLength={auditFilterLengths.account}
      defaultValue={value}
      onBlur={({ target }) => apply(target.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') apply(currentTarget.value);
      }}
    />
  );
};

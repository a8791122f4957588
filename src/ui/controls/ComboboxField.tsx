import type { ComponentProps } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { SearchField } from './SearchField.tsx';
import type { Combobox, Identified } from './useCombobox.ts';

interface ComboboxFieldProps<Option extends Identified>
  extends Omit<ComponentProps<typeof SearchField>, 'value' | 'onChange'> {
  readonly combobox: Combobox<Option>;
  /** Receives the active option, `undefined` if there is none. */
  readonly onEnter: (option: Option | undefined) => void;
}

/** The field of a combobox. Announces to screen readers what is found. */
export const ComboboxField = <Option extends Identified>({
  combobox,
  onEnter,
  ...field
}: ComboboxFieldProps<Option>) => (
  <>
    <SearchField {...field} {...combobox.inputProps(onEnter)} />
    <VisuallyHidden role="status">{combobox.isExpanded ? combobox.message : ''}</VisuallyHidden>
  </>
);

import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/ui/controls.ts';
import { Icon } from '../icons/Icon.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { IconButton } from './IconButton.tsx';
import { inputStyles } from './inputStyles.ts';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A search field with a button that clears it. The label is for screen readers, and the default placeholder. */
export const SearchField = ({ label, value, onChange, placeholder, ...input }: SearchFieldProps) => (
  <Root>
    <label>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Icon name="search" size={18} />
      <Input
        autoComplete="off"
        {...input}
        type="search"
        enterKeyHint="search"
        value={value}
        placeholder={placeholder ?? label}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
    {value === '' ? null : (
      <IconButton
        label={messages.clearSearch}
        icon={<Icon name="close" size={16} />}
        onClick={({ currentTarget }) => {
          onChange('');
          // The button goes away with the text.
          currentTarget.parentElement?.querySelector('input')?.focus();
        }}
      />
    )}
  </Root>
);

const Root = styled.div`
  position: relative;
  width: 100%;
  label > svg {
    position: absolute;
    inset-inline-start: var(--space-3);
    inset-block-start: 50%;
    translate: 0 -50%;
    color: var(--ink-faint);
    pointer-events: none;
  }
  > button { position: absolute; inset-inline-end: 2px; inset-block-start: 50%; translate: 0 -50%; }
`;
const Input = styled.input`
  ${inputStyles}
  padding-inline: 40px 46px;
  text-overflow: ellipsis;
  /* Empty, hence without the button that clears it. */
  &:placeholder-shown { padding-inline-end: var(--space-3); }
  border-radius: var(--radius-full);
  border-color: var(--line-strong);
  &:focus-visible { border-radius: var(--radius-full); }
  &::-webkit-search-cancel-button { display: none; }
`;

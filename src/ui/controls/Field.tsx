import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { inPageLanguage } from '#messages/api/client.ts';
import { Icon } from '../icons/Icon.tsx';

/** The props that connect the control inside a Field with its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-required': true | undefined;
}

interface FieldProps {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly required?: boolean | undefined;
  readonly children: (controlProps: ControlProps) => ReactNode;
}

/** A label, its control, a hint and an error. An `error` of '' is none. */
export const Field = ({ label, error, hint, required = false, children }: FieldProps) => {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined || error === '' ? undefined : `${id}-error`;
  const describedBy = [hintId, errorId].filter((part) => part !== undefined).join(' ');
  return (
    <Root>
      <Label htmlFor={id}>
        {label}
        {required ? <RequiredMark aria-hidden="true"> *</RequiredMark> : null}
      </Label>
      {children({
        id,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': errorId === undefined ? undefined : true,
        'aria-required': required ? true : undefined,
      })}
      {hintId === undefined ? null : <Hint id={hintId}>{hint}</Hint>}
      <div aria-live="polite">
        {errorId === undefined ? null : (
          <FieldError id={errorId}>
            {/* Some messages begin with a warning sign of their own. */}
            {error?.startsWith('⚠') ? null : <Icon name="warning" size={16} />}
            {error === undefined ? null : inPageLanguage(error)}
          </FieldError>
        )}
      </div>
    </Root>
  );
};

// The empty live region takes no space, not even a gap. It is not hidden, because a hidden region would not announce
// the error that comes into it.
const Root = styled.div`
  display: grid;
  gap: var(--space-1);
  min-width: 0;
  > [aria-live]:empty { position: absolute; }
`;
const Label = styled.label`
  font-size: var(--text-s);
  font-weight: 600;
  color: var(--ink);
`;
const RequiredMark = styled.span`
  color: var(--danger);
`;
const Hint = styled.p`
  font-size: var(--text-s);
  color: var(--ink-faint);
`;
export const FieldError = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  font-size: var(--text-s);
  font-weight: 500;
  color: var(--danger);
`;

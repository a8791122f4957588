import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import * as messages from '#messages/ui/forms.ts';
import { focusField } from './invalidFields.ts';
import { useFailedSubmit } from './useFailedSubmit.ts';

/**
 * After a failed submit, lists the errors of the form that contains it, as links to the fields, and takes the focus (SH-16).
 * Labels and messages are read from the elements of the form.
 */
export const ErrorSummary = () => {
  const rootRef = useRef<HTMLDivElement>(null);
  const id = useId();
  const { fields, attempt } = useFailedSubmit(rootRef);
  useEffect(() => {
    if (attempt > 0) rootRef.current?.focus();
  }, [attempt]);
  const isEmpty = fields.length === 0;
  return (
    <Root
      ref={rootRef}
      tabIndex={-1}
      role="group"
      hidden={isEmpty}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-list`}
    >
      {isEmpty ? null : (
        <>
          <p id={`${id}-title`}>{messages.fieldsNeedAnotherLook(fields.length)}</p>
          <ul id={`${id}-list`}>
            {fields.map((field) => (
              <li key={field.id}>
                <a
                  href={`#${field.id}`}
                  onClick={(event) => {
                    // Following the link would add a history entry for its hash.
                    event.preventDefault();
                    focusField(field.id);
                  }}
                >
                  {field.label}: {field.message}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Root>
  );
};

const Root = styled.div`
  padding: var(--space-3) var(--space-4);
  border: 1.5px solid var(--danger);
  border-radius: var(--radius-m);
  background: var(--danger-soft);
  color: var(--ink);
  font-size: var(--text-s);
  &[hidden] { display: none; }
  > p { font-weight: 600; }
  a {
    display: flex;
    align-items: center;
    min-height: var(--target);
    color: inherit;
    overflow-wrap: anywhere;
  }
`;

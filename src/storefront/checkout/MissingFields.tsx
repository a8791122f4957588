import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { CheckoutField } from '#domain/checkout.ts';
import { fieldLabels } from './fieldLabels.ts';

interface MissingFieldsProps {
  readonly id: string;
  /** Fields without a valid value; never empty. */
  readonly fields: readonly CheckoutField[];
}

const focusField = ({ currentTarget }: MouseEvent<HTMLButtonElement>, name: CheckoutField): void => {
  const field = currentTarget.form?.elements.namedItem(name);
  const control = field instanceof RadioNodeList ? field[0] : field;
  if (control instanceof HTMLElement) control.focus();
};

/** What keeps the order from being confirmed: each name leads to its field (SH-16). */
export const MissingFields = ({ id, fields }: MissingFieldsProps) => {
  const missing = (Object.keys(fieldLabels) as CheckoutField[]).filter((field) => fields.includes(field));
  return (
    <Root id={id}>
      Still needed:{' '}
      {missing.map((field, index) => (
        <span key={field}>
          {index > 0 ? ', ' : null}
          <button type="button" onClick={(event) => focusField(event, field)}>
            {fieldLabels[field]}
          </button>
        </span>
      ))}
      .
    </Root>
  );
};

const Root = styled.p`
  font-size: var(--text-s);
  color: var(--ink-soft);
  text-align: center;
  button {
    padding: 10px 0;
    border: 0;
    background: none;
    color: var(--accent);
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

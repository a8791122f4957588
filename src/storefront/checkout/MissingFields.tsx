import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { CheckoutField } from '#domain/checkout/checkout.ts';

/** How a sentence names the fields of the checkout, in the order of the form. */
export const fieldLabels: Readonly<Record<CheckoutField, string>> = {
  name: 'full name',
  email: 'e-mail',
  mobileNumber: 'mobile number',
  district: 'district',
  address: 'address',
  comment: 'a shorter comment',
  addressType: 'kind of address',
  deliveryArea: 'delivery area',
  paymentSystem: 'payment',
};

interface MissingFieldsProps {
  readonly id: string;
  /** Fields without a valid value; never empty. */
  readonly fields: readonly CheckoutField[];
}

const focusField = (event: MouseEvent<HTMLAnchorElement>, name: CheckoutField): void => {
  // Following the link would add a history entry for its hash.
  event.preventDefault();
  const field = event.currentTarget.closest('form')?.elements.namedItem(name);
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
          <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
            {fieldLabels[field]}
          </a>
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
  a { padding-block: 10px; color: var(--accent); text-underline-offset: 3px; }
`;

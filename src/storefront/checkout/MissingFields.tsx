import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { CheckoutField } from '#domain/checkout/checkoutForm.ts';
import * as messages from '#messages/storefront/checkout.tsx';

/** What sentences call the fields of the checkout; the keys are in the order of the form. */
export const fieldLabels: Readonly<Record<CheckoutField, string>> = messages.fieldNames;

interface MissingFieldsProps {
  readonly id: string;
  /** Fields without a valid value; never empty. */
  readonly fields: readonly CheckoutField[];
}

const inFormOrder = (fields: readonly CheckoutField[]): CheckoutField[] =>
  (Object.keys(fieldLabels) as CheckoutField[]).filter((field) => fields.includes(field));

/** Focuses the field with that name in the form around the element; the browser scrolls the field into view. */
const focusField = (element: Element, name: CheckoutField | undefined): void => {
  const field = name === undefined ? null : element.closest('form')?.elements.namedItem(name);
  const control = field instanceof RadioNodeList ? field[0] : field;
  if (control instanceof HTMLElement) control.focus();
};

/** Focuses the first of the fields, in the order of the form around the element. */
export const focusFirst = (element: Element, fields: readonly CheckoutField[]): void =>
  focusField(element, inFormOrder(fields)[0]);

const followLink = (event: MouseEvent<HTMLAnchorElement>, name: CheckoutField): void => {
  // Following the link would add a history entry for its hash.
  event.preventDefault();
  focusField(event.currentTarget, name);
};

/** Lists the fields that keep the order from being confirmed; each name leads to its field (SH-16). */
export const MissingFields = ({ id, fields }: MissingFieldsProps) => {
  const missing = inFormOrder(fields);
  return (
    <Root id={id}>
      {messages.stillNeeded(
        missing.map((field, index) => (
          <span key={field}>
            {index > 0 ? ', ' : null}
            <a href={`#${field}`} onClick={(event) => followLink(event, field)}>
              {fieldLabels[field]}
            </a>
          </span>
        )),
      )}
    </Root>
  );
};

const Root = styled.p`
  font-size: var(--text-s);
  color: var(--ink-soft);
  text-align: center;
  a { padding-block: 10px; color: var(--accent); text-underline-offset: 3px; }
`;

import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { DeliveryDays } from '#domain/shop/deliveryDays.ts';
import type { OrderTerms } from '#domain/shop/orderTerms.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { from } from '#ui/theme/media.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';

interface OrderTermsFieldsProps {
  /** The props of one field of the form. */
  readonly field: (
    name: keyof OrderTerms | keyof DeliveryDays | 'orderPrefix',
  ) => ComponentProps<typeof TextField>;
}

/** What the merchant decides about delivery and orders (SP-3, SP-12, BY-6). */
export const OrderTermsFields = ({ field }: OrderTermsFieldsProps) => {
  const number = (name: keyof OrderTerms | keyof DeliveryDays) =>
    ({ ...field(name), inputMode: 'numeric', autoComplete: 'off' }) as const;
  return (
    <TitledCard isSpaced title="Delivery and returns">
      <Intro>
        These hold for new orders. Orders that were placed keep their charge and their days for a return. If
        the notice or the description name an amount or days, change those texts too.
      </Intro>
      <Fields>
        <TextField {...number('chargeInside')} required hint="In whole taka; 0 delivers free." />
        <TextField {...number('chargeOutside')} required hint="In whole taka; 0 delivers free." />
        <TextField
          {...number('freeDeliveryOver')}
          hint="In whole taka: an order of goods over this amount is delivered free. Empty: never."
        />
        <TextField {...number('piecesLimit')} required hint="In one order; staff may add more to it." />
        <TextField {...number('insideDaysFrom')} required hint="From the order to the customer’s door." />
        <TextField {...number('insideDaysTo')} required hint="Shoppers are told both: in 2 to 3 days." />
        <TextField {...number('outsideDaysFrom')} required hint="From the order to the customer’s door." />
        <TextField {...number('outsideDaysTo')} required hint="Open orders follow a change too." />
        <TextField {...number('returnDays')} required hint="After the delivery; 0 takes nothing back." />
        <TextField
          required
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={4}
          hint="2 to 4 letters. Orders that were placed keep their number and are found as before."
          {...field('orderPrefix')}
        />
      </Fields>
    </TitledCard>
  );
};

const Intro = styled.p`
  color: var(--ink-soft);
  font-size: var(--text-s);
`;

const Fields = styled.div`
  display: grid;
  align-items: start;
  gap: var(--space-4);
  ${from.medium} { grid-template-columns: 1fr 1fr; }
`;

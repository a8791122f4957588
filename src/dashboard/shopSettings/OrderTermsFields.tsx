import type { ComponentProps } from 'react';
import type { DeliveryDays } from '#domain/shop/deliveryDays.ts';
import type { OrderTerms } from '#domain/shop/orderTerms.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { FieldColumns } from '../components/forms/FieldColumns.ts';
import { SmallText } from '../components/layout/SmallText.ts';
import { TitledCard } from '../components/layout/TitledCard.tsx';

interface OrderTermsFieldsProps {
  /** The props of a text field of the form. */
  readonly field: (
    name: keyof OrderTerms | keyof DeliveryDays | 'orderPrefix',
  ) => ComponentProps<typeof TextField>;
}

/** Longest start of an order number, in characters (`shopSettingsSchema`). */
const prefixLength = 4;

/** The fields for what the merchant decides about delivery and orders (SP-3, SP-12, BY-6). */
export const OrderTermsFields = ({ field }: OrderTermsFieldsProps) => {
  const numberField = (name: keyof OrderTerms | keyof DeliveryDays) =>
    ({ ...field(name), inputMode: 'numeric', autoComplete: 'off' }) as const;
  return (
    <TitledCard isSpaced title={messages.deliveryAndReturns}>
      <SmallText>{messages.whatTermsAre}</SmallText>
      <FieldColumns>
        <TextField {...numberField('chargeInside')} required hint={messages.inTakaZeroIsFree} />
        <TextField {...numberField('chargeOutside')} required hint={messages.inTakaZeroIsFree} />
        <TextField {...numberField('freeDeliveryOver')} hint={messages.freeDeliveryOver} />
        <TextField {...numberField('piecesLimit')} required hint={messages.inOneOrder} />
        <TextField {...numberField('insideDaysFrom')} required hint={messages.fromTheOrderToTheDoor} />
        <TextField {...numberField('insideDaysTo')} required hint={messages.shoppersAreToldBoth} />
        <TextField {...numberField('outsideDaysFrom')} required hint={messages.fromTheOrderToTheDoor} />
        <TextField {...numberField('outsideDaysTo')} required hint={messages.openOrdersFollow} />
        <TextField {...numberField('returnDays')} required hint={messages.afterTheDelivery} />
        <TextField
          required
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={prefixLength}
          hint={messages.whatThePrefixIs}
          {...field('orderPrefix')}
        />
      </FieldColumns>
    </TitledCard>
  );
};

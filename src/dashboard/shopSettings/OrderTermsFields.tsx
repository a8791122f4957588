import type { ComponentProps } from 'react';
import type { DeliveryDays } from '#domain/shop/deliveryDays.ts';
import type { OrderTerms } from '#domain/shop/orderTerms.ts';
import * as messages from '#messages/dashboard/shopSettings.ts';
import { TextField } from '#ui/controls/TextField.tsx';
import { FieldColumns } from '../components/forms/FieldColumns.ts';
import { SmallText } from '../components/layout/SmallText.ts';
import { TitledCard, type TitledCardProps } from '../components/layout/TitledCard.tsx';

interface OrderTermsFieldsProps {
  /**
   * The props of a text field of the form. They come after the props below, since for a value that the environment fixes they bring
   * another `hint` (SP-13).
   */
  readonly field: (
    name: keyof OrderTerms | keyof DeliveryDays | 'orderPrefix',
  ) => ComponentProps<typeof TextField>;
  readonly target: Pick<TitledCardProps, 'id' | 'titleRef'>;
}

/** Longest start of an order number, in characters (`shopSettingsSchema`). */
const prefixLength = 4;

/** The fields for what the merchant decides about delivery and orders (SP-3, SP-12, BY-6). */
export const OrderTermsFields = ({ field, target }: OrderTermsFieldsProps) => {
  const numberField = (name: keyof OrderTerms | keyof DeliveryDays) =>
    ({ ...field(name), inputMode: 'numeric', autoComplete: 'off' }) as const;
  return (
    <TitledCard isSpaced title={messages.deliveryAndReturns} {...target}>
      <SmallText>{messages.whatTermsAre}</SmallText>
      <FieldColumns>
        <TextField required hint={messages.inTakaZeroIsFree} {...numberField('chargeInside')} />
        <TextField required hint={messages.inTakaZeroIsFree} {...numberField('chargeOutside')} />
        <TextField hint={messages.freeDeliveryOver} {...numberField('freeDeliveryOver')} />
        <TextField required hint={messages.inOneOrder} {...numberField('piecesLimit')} />
        <TextField required hint={messages.fromTheOrderToTheDoor} {...numberField('insideDaysFrom')} />
        <TextField required hint={messages.shoppersAreToldBoth} {...numberField('insideDaysTo')} />
        <TextField required hint={messages.fromTheOrderToTheDoor} {...numberField('outsideDaysFrom')} />
        <TextField required hint={messages.openOrdersFollow} {...numberField('outsideDaysTo')} />
        <TextField required hint={messages.afterTheDelivery} {...numberField('returnDays')} />
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

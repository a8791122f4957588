import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import { paymentSystems } from '#domain/checkout/checkoutForm.ts';
import { deliveryAreas } from '#domain/checkout/delivery.ts';
import { spanText } from '#domain/shop/deliveryDays.ts';
import { isDeliveredFree } from '#domain/shop/orderTerms.ts';
import type { PublicSettings } from '#domain/shop/shopSettings.ts';
import { formatTaka } from '#domain/values/money.ts';
import { nameOf } from '#messages/domain/names.ts';
import { language } from '#messages/language.ts';
import * as messages from '#messages/storefront/checkout.tsx';
import { RadioGroup } from '#ui/forms/RadioGroup.tsx';
import { CheckoutSection } from './CheckoutSection.tsx';
import type { CheckoutFields } from './useCheckoutForm.ts';

interface AreaSectionProps {
  readonly fields: CheckoutFields;
  /** Taka; above a limit of the shop delivery is free. */
  readonly subTotal: number;
  /** Whether the area follows from the district, since the shopper has not chosen one. */
  readonly isSuggested: boolean;
}

/** The choice of the delivery area, with its charge and days, and of the payment (CO-4, CO-5, BY-6). */
export const AreaSection = ({ fields, subTotal, isSuggested }: AreaSectionProps) => {
  const shop = useShop();
  return (
    <CheckoutSection title={messages.deliveryAndPayment}>
      <RadioGroup
        legend={messages.deliveryArea}
        options={deliveryAreas.map(({ name, label, charge: chargeSetting, days }) => ({
          value: name,
          label:
            language === 'bn' ? (
              label
            ) : (
              <OptionLabel>
                <span lang="bn">{label}</span> <span>{name}</span>
              </OptionLabel>
            ),
          hint: (
            <>
              {chargeHint(shop, shop[chargeSetting], subTotal)}
              <br />
              {messages.arrivesIn(spanText(days(shop)))}
            </>
          ),
        }))}
        {...fields.choice('deliveryArea')}
        required
      />
      <Suggestion role="status">{isSuggested ? messages.chosenFromYourDistrict : ''}</Suggestion>
      <RadioGroup
        legend={messages.payment}
        options={paymentSystems.map((system) => ({
          value: system,
          label: nameOf(system),
          hint: messages.payTheDeliveryMan,
        }))}
        {...fields.choice('paymentSystem')}
      />
    </CheckoutSection>
  );
};

const chargeHint = (shop: PublicSettings, charge: number, subTotal: number): string => {
  // With free delivery `freeDeliveryOver` is never `null`; the type does not know it.
  if (isDeliveredFree(shop, subTotal)) return messages.freeOver(formatTaka(shop.freeDeliveryOver ?? 0));
  return charge === 0 ? messages.free : formatTaka(charge);
};

/** Nearer to the group above than the gap; while empty it takes no space, not even a gap. */
const Suggestion = styled.p`
  margin-block-start: calc(-1 * var(--space-3));
  font-size: var(--text-s);
  color: var(--ink-soft);
  &:empty { position: absolute; }
`;
const OptionLabel = styled.span`
  > :last-child { font-size: var(--text-s); font-weight: 400; color: var(--ink-soft); }
`;

import { styled } from 'styled-components';
import { paymentSystems } from '#domain/checkout.ts';
import { freeShippingOver } from '#domain/constants.ts';
import { deliveryAreas } from '#domain/delivery.ts';
import { formatTaka } from '#domain/money.ts';
import { RadioGroup } from '#ui/controls/RadioGroup.tsx';
import { CheckoutSection } from './CheckoutSection.tsx';
import type { Checkout } from './useCheckout.ts';

interface AreaSectionProps {
  readonly checkout: Checkout;
}

/** Delivery charge and payment (CO-4, CO-5). */
export const AreaSection = ({ checkout }: AreaSectionProps) => {
  const { form, sums, choose, errorOf } = checkout;
  const isFree = sums.subTotal > freeShippingOver;
  return (
    <CheckoutSection title="Delivery and payment">
      <RadioGroup
        legend="Delivery area"
        name="deliveryArea"
        value={form.deliveryArea}
        options={deliveryAreas.map(({ name, label, charge }) => ({
          value: name,
          label: (
            <Area>
              <span lang="bn">{label}</span> <span>{name}</span>
            </Area>
          ),
          hint: isFree ? `Free: your order is over ${formatTaka(freeShippingOver)}` : formatTaka(charge),
        }))}
        error={errorOf('deliveryArea')}
        onChange={(area) => choose('deliveryArea', area)}
        required
      />
      <RadioGroup
        legend="Payment"
        name="paymentSystem"
        value={form.paymentSystem}
        options={paymentSystems.map((system) => ({
          value: system,
          label: system,
          hint: 'You pay the delivery man when the parcel is in your hands.',
        }))}
        error={errorOf('paymentSystem')}
        onChange={(system) => choose('paymentSystem', system)}
      />
    </CheckoutSection>
  );
};

const Area = styled.span`
  > :last-child { font-size: var(--text-s); font-weight: 400; color: var(--ink-soft); }
`;

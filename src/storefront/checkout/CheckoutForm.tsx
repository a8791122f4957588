import { styled } from 'styled-components';
import { AreaSection } from './AreaSection.tsx';
import { ConfirmSection } from './ConfirmSection.tsx';
import { Columns, Side } from './checkoutLayout.ts';
import type { StoredCheckout } from './checkoutStorage.ts';
import { DeliverySection } from './DeliverySection.tsx';
import { SummarySection } from './SummarySection.tsx';
import { useCheckout } from './useCheckout.ts';

interface CheckoutFormProps {
  readonly begun: StoredCheckout;
}

export const CheckoutForm = ({ begun }: CheckoutFormProps) => {
  const checkout = useCheckout(begun);
  return (
    <Columns as="form" noValidate onSubmit={checkout.submit} aria-label="Checkout">
      <Sections>
        <DeliverySection checkout={checkout} />
        <AreaSection checkout={checkout} />
      </Sections>
      <Side>
        <SummarySection checkout={checkout} />
        <ConfirmSection checkout={checkout} />
      </Side>
    </Columns>
  );
};

const Sections = styled.div`
  display: grid;
  gap: var(--space-5);
  min-width: 0;
`;

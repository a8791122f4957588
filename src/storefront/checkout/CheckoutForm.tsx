import { styled } from 'styled-components';
import { withoutLines } from '#domain/cart.ts';
import { AreaSection } from './AreaSection.tsx';
import { ConfirmSection } from './ConfirmSection.tsx';
import { Content, Sidebar } from './checkoutLayout.ts';
import type { StoredCheckout } from './checkoutStorage.ts';
import { DeliverySection } from './DeliverySection.tsx';
import { EmptyCheckout } from './EmptyCheckout.tsx';
import { focusNextField } from './focusNextField.ts';
import { orderSums } from './orderPayload.ts';
import { SummarySection } from './SummarySection.tsx';
import { useCheckout } from './useCheckout.ts';

/** The checkout of some lines (CO-1 … CO-6, CO-12). */
export const CheckoutForm = ({ stored }: { readonly stored: StoredCheckout }) => {
  const { cart, form, progress, remembered } = useCheckout(stored);
  const { fields, values } = form;
  const { refusal } = progress;
  const unavailable = refusal?.isUnavailable === true && refusal.lineKey !== null ? [refusal.lineKey] : [];
  const sums = orderSums(withoutLines(cart.lines, unavailable), values.deliveryArea);
  if (cart.lines.length === 0)
    return (
      <LeftOut tabIndex={-1} ref={focusOnMount}>
        <EmptyCheckout />
      </LeftOut>
    );
  return (
    <Content
      as="form"
      noValidate
      onSubmit={form.submit}
      onKeyDown={form.invalidFields.length === 0 ? undefined : focusNextField}
      aria-label="Checkout"
    >
      <Sections>
        <DeliverySection fields={fields} remembered={remembered} />
        <AreaSection fields={fields} subTotal={sums.subTotal} isSuggested={form.isAreaSuggested} />
      </Sections>
      <Sidebar>
        <SummarySection cart={cart} refusal={refusal} sums={sums} hasArea={values.deliveryArea !== ''} />
        <ConfirmSection
          progress={progress}
          total={sums.total}
          missing={form.invalidFields}
          limit={cart.limit}
          mayBeDuplicate={cart.hasLeftCart && progress.stage !== 'placed'}
        />
      </Sidebar>
    </Content>
  );
};

/** The pressed button has left the page, and on a phone it was far below. */
const focusOnMount = (element: HTMLElement | null): void => element?.focus();

const LeftOut = styled.div`
  &:focus { outline: none; }
`;
const Sections = styled.div`
  display: grid;
  gap: var(--space-5);
  min-width: 0;
`;

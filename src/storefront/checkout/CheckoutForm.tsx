import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { useShop } from '#api/client/useShop.ts';
import * as messages from '#messages/storefront/checkout.tsx';
import { focusOnMount } from '#ui/hooks/focusOnMount.ts';
import { useMediaQuery } from '#ui/hooks/useMediaQuery.ts';
import { from, narrow, phone } from '#ui/theme/media.ts';
import { AreaSection } from './AreaSection.tsx';
import { ConfirmSection } from './ConfirmSection.tsx';
import type { StoredCheckout } from './checkoutStorage.ts';
import { DeliverySection } from './DeliverySection.tsx';
import { EmptyCheckout } from './EmptyCheckout.tsx';
import { orderSums } from './orderPayload.ts';
import { SummaryLine } from './SummaryLine.tsx';
import { SummarySection } from './SummarySection.tsx';
import { useCheckout } from './useCheckout.ts';
import { useLineRefusals } from './useLineRefusals.ts';

const typedFields = 'input:not([type="radio"], [type="checkbox"]), textarea';

/**
 * Makes Enter, the "next" key of a phone's keyboard, focus the next field to type in (SH-2). Used only while a field is
 * invalid; once all are valid, Enter submits the form. An Enter that confirms what an input method composes does not count.
 */
const focusNextField = (event: KeyboardEvent<HTMLElement>): void => {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return;
  const fields = [...currentTarget.querySelectorAll<HTMLElement>(typedFields)];
  const index = fields.indexOf(target);
  const next = index < 0 ? undefined : fields[index + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
};

/** The form of the checkout with the summary of its lines (CO-1 … CO-6, CO-12). */
export const CheckoutForm = ({ stored }: { readonly stored: StoredCheckout }) => {
  const { checkoutLines, form, progress, remembered, sameOrder } = useCheckout(stored);
  // `limit` is the reason why the lines exceed the limits of one order; `null` if they do not.
  const { lines, limit, hasLeftCart } = checkoutLines;
  const shop = useShop();
  const isNarrow = useMediaQuery(narrow);
  const { fields, values } = form;
  const { refusal, refusalOf } = useLineRefusals(progress.refusal, lines);
  // The summary strikes out a line whose product is no longer sold: that line does not count.
  const countedLines = lines.filter((line) => refusalOf(line)?.isUnavailable !== true);
  const sums = orderSums(shop, countedLines, values.deliveryArea);
  if (lines.length === 0)
    // It takes the focus: the button that was pressed is gone, and on a phone it was far below.
    return (
      <EmptyRoot tabIndex={-1} ref={focusOnMount}>
        <EmptyCheckout />
      </EmptyRoot>
    );
  const summary = (
    <SummarySection
      checkoutLines={checkoutLines}
      refusalOf={refusalOf}
      sums={sums}
      hasArea={values.deliveryArea !== ''}
    />
  );
  return (
    <Content
      as="form"
      noValidate
      onSubmit={form.submit}
      onKeyDown={form.invalidFields.length === 0 ? undefined : focusNextField}
      aria-label={messages.checkout}
    >
      {isNarrow ? (
        <SummaryLine
          count={lines.length}
          total={sums.total}
          needsAttention={limit !== null || lines.some((line) => refusalOf(line) !== null)}
        >
          {summary}
        </SummaryLine>
      ) : null}
      <Sections>
        <DeliverySection fields={fields} remembered={remembered} />
        <AreaSection fields={fields} subTotal={sums.subTotal} isSuggested={form.isAreaSuggested} />
      </Sections>
      <Sidebar>
        {isNarrow ? null : summary}
        <ConfirmSection
          progress={{ ...progress, refusal }}
          total={sums.total}
          isNarrow={isNarrow}
          onShowErrors={form.showErrors}
          missing={form.invalidFields}
          limit={limit}
          sameOrder={sameOrder}
          // Another tab may have ordered a line that left the cart; a placed order takes its own lines out of the cart.
          mayBeDuplicate={hasLeftCart && progress.stage !== 'placed'}
        />
      </Sidebar>
    </Content>
  );
};

/** The form and, beside it on a wide screen, the sticky summary. */
export const Content = styled.div`
  display: grid;
  gap: var(--space-5);
  align-items: start;
  ${from.large} { grid-template-columns: minmax(0, 1fr) 400px; gap: var(--space-6); }
`;
export const Sidebar = styled.div`
  display: grid;
  gap: var(--space-5);
  min-width: 0;
  /* Lets the bar of ConfirmSection stick to the lower edge along the whole form. */
  ${phone} { display: contents; }
  /* Below the sticky header. */
  ${from.large} { position: sticky; inset-block-start: 96px; }
`;
const EmptyRoot = styled.div`
  &:focus { outline: none; }
`;
const Sections = styled.div`
  display: grid;
  gap: var(--space-5);
  min-width: 0;
`;

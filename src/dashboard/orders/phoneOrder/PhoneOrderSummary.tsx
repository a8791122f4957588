import { styled } from 'styled-components';
import { formatExactTaka } from '#domain/values/money.ts';
import * as messages from '#messages/dashboard/orders/phoneOrder.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { DelayedStatus } from '#ui/feedback/DelayedStatus.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { from } from '#ui/theme/media.ts';
import { TitledCard } from '../../components/layout/TitledCard.tsx';
import { OrderTotals } from '../OrderTotals.tsx';
import type { PhoneOrderFormState } from './usePhoneOrderForm.ts';

/** What the order costs, and the button that places it. */
export const PhoneOrderSummary = ({ form }: { readonly form: PhoneOrderFormState }) => {
  const { formik, draft, problem } = form;
  return (
    <Sticky>
      <TitledCard title={messages.order} isSpaced>
        <OrderTotals
          order={draft}
          totalLabel={messages.total}
          chargeText={formik.values.deliveryArea === '' ? messages.chooseAnArea : undefined}
        />
        <DelayedStatus text={messages.totalOf(formatExactTaka(draft.total))} />
        {problem !== null && <Notice tone="danger">{problem}</Notice>}
        <Button type="submit" wide busy={formik.isSubmitting} busyLabel={messages.placing}>
          {messages.placeOrder}
        </Button>
      </TitledCard>
    </Sticky>
  );
};

const Sticky = styled.div`
  ${from.large} {
    position: sticky;
    /* 17 px below the top bar (Header in layoutStyles.ts). */
    inset-block-start: 74px;
  }
`;

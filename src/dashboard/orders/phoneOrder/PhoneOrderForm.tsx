import * as messages from '#messages/dashboard/orders/phoneOrder.tsx';
import { ErrorSummary } from '#ui/forms/ErrorSummary.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { FormFields } from '../../components/forms/FormFields.ts';
import { useSubmitFocus } from '../../components/forms/useSubmitFocus.ts';
import { TwoColumns } from '../../components/layout/TwoColumns.ts';
import { CorrectedLines } from '../corrections/CorrectedLines.tsx';
import { CallerFields } from './CallerFields.tsx';
import { PhoneOrderSummary } from './PhoneOrderSummary.tsx';
import { type PlacedPhoneOrder, usePhoneOrderForm } from './usePhoneOrderForm.ts';

/** The form for the order of a caller: who gets it, what is in it (chosen by the same fields as in a correction), and what it costs. */
export const PhoneOrderForm = ({ onPlaced }: { readonly onPlaced: (placed: PlacedPhoneOrder) => void }) => {
  const form = usePhoneOrderForm(onPlaced);
  useSubmitFocus(form.formik.isSubmitting);
  return (
    <form onSubmit={form.formik.handleSubmit} noValidate aria-label={messages.phoneOrderForm}>
      <Stack gap={5}>
        <ErrorSummary />
        <TwoColumns>
          <FormFields disabled={form.formik.isSubmitting}>
            <CallerFields form={form} />
            <CorrectedLines form={form} isNewOrder />
          </FormFields>
          <PhoneOrderSummary form={form} />
        </TwoColumns>
      </Stack>
    </form>
  );
};

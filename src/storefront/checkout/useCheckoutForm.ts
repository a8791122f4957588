import { useFormik } from 'formik';
import type { ChangeEvent } from 'react';
import { useSelector } from 'react-redux';
import type { CheckoutField, FilledCheckout } from '#domain/checkout/checkoutForm.ts';
import type { RememberedDetails } from '#domain/checkout/rememberedDetails.ts';
import { mobileNumberLength } from '#domain/shop/constants.ts';
import { normalizeMobileNumber } from '#domain/values/mobileNumber.ts';
import { latinDigits } from '#domain/values/typedText.ts';
import type { RefusedOrder } from '#machines/placeOrderMachine.ts';
import { shopMessages } from '#messages/domain/shopMessages.ts';
import { selectUser } from '#slices/sessionSlice.ts';
import { alertDialog } from '#ui/feedback/dialogs.ts';
import { onRelease } from '#ui/forms/onRelease.ts';
import { type CheckoutDraft, checkoutErrors, filledCheckout } from './checkoutDraft.ts';

type InputEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;
type ChoiceField = 'addressType' | 'deliveryArea' | 'paymentSystem';

interface CheckoutFormOptions {
  readonly draft: CheckoutDraft;
  /** What this device remembers from earlier orders of the account; `null` for nothing. */
  readonly remembered: RememberedDetails | null;
  /** The server's last refusal, shown beside its field until the value changes. */
  readonly refusal: RefusedOrder | null;
  /** The order is being sent: a change would not be part of it. */
  readonly isSending: boolean;
  readonly onSubmit: (values: FilledCheckout) => Promise<void>;
}

/** What may be typed before a number: the country code (`880`, `00880`), even if the rest is still missing, or a zero too many (`001`). */
const beforeNumber = /^(?:(?:00)?880+|00+(?=1))/;

/**
 * The field's value after a keystroke, a paste or autofill (CO-3): digits only, without the country code. One digit too many leaves
 * the value unchanged and sets `tooLong`.
 */
export const nextMobileNumber = (before: string, input: string): { value: string; tooLong: boolean } => {
  const digits = latinDigits(input).replace(/\D/g, '');
  // The shopper has deleted the leading zero, which `normalizeMobileNumber` would restore.
  if (before === `0${digits}`) return { value: digits, tooLong: false };
  const value = normalizeMobileNumber(digits.replace(beforeNumber, '0'));
  return value.length > mobileNumberLength ? { value: before, tooLong: true } : { value, tooLong: false };
};

/** Values, validation and field props of the checkout form (CO-1 … CO-5). */
export const useCheckoutForm = ({ draft, remembered, refusal, isSending, onSubmit }: CheckoutFormOptions) => {
  const user = useSelector(selectUser);
  const formik = useFormik<CheckoutDraft>({
    initialValues: draft,
    validate: (values) => checkoutErrors(filledCheckout(values, user, remembered)),
    onSubmit: (values) => onSubmit(filledCheckout(values, user, remembered)),
  });
  const values = filledCheckout(formik.values, user, remembered);
  const errors = checkoutErrors(values);

  const errorOf = (field: CheckoutField): string | undefined => {
    const isTouched = formik.touched[field] === true;
    if (isTouched && errors[field] !== undefined) return errors[field];
    const isRefused = refusal?.field === field && refusal.form[field] === values[field];
    return isRefused ? refusal.message : undefined;
  };
  /**
   * A field that is touched shows its error. `false`, here and in `showErrors`: Formik need not validate again, since `errors` are
   * computed at each render.
   */
  const touch = (field: CheckoutField): void => void formik.setFieldTouched(field, true, false);
  const change = (field: CheckoutField, value: string): void => {
    if (!isSending) void formik.setFieldValue(field, value);
  };
  const textField = (field: Exclude<CheckoutField, ChoiceField>) => ({
    name: field,
    value: values[field],
    readOnly: isSending,
    error: errorOf(field),
    // A message that appears at once would move what the visitor is about to press.
    onBlur: () => onRelease(() => touch(field)),
    onChange: (event: InputEvent) => change(field, event.target.value),
  });
  return {
    /** What was typed so far, to be stored. */
    draft: formik.values,
    values,
    /** The delivery area follows from the district; the shopper has not chosen one. */
    isAreaSuggested: values.deliveryArea !== '' && formik.values.deliveryArea === '',
    invalidFields: Object.keys(errors) as CheckoutField[],
    submit: formik.handleSubmit,
    /** Shows the message of each invalid field, also of those that were never touched. */
    showErrors: (): void =>
      void formik.setTouched(Object.fromEntries(Object.keys(errors).map((field) => [field, true])), false),
    /** Props of the inputs. */
    fields: {
      text: textField,
      mobileNumber: () => ({
        ...textField('mobileNumber'),
        onChange: (event: InputEvent) => {
          const { value, tooLong } = nextMobileNumber(values.mobileNumber, event.target.value);
          change('mobileNumber', value);
          if (tooLong) void alertDialog({ title: shopMessages.numberTooLong, icon: 'warning' });
        },
      }),
      choice: (field: ChoiceField) => ({
        name: field,
        value: values[field],
        error: errorOf(field),
        onChange: (value: string) => {
          touch(field);
          change(field, value);
        },
      }),
    },
  };
};

export type CheckoutFields = ReturnType<typeof useCheckoutForm>['fields'];

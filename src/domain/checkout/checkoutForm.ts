import { type InferType, object, string } from 'yup';
import * as messages from '#messages/domain/checkout.ts';
import { mobileNumberLength } from '../shop/constants.ts';
import { emailLength } from '../values/email.ts';
import { normalizeMobileNumber } from '../values/mobileNumber.ts';
import { cleanText, hasLetterOrDigit } from '../values/plainText.ts';
import { type DeliveryArea, deliveryAreaNames } from './delivery.ts';

/** Rules of the checkout form (CO-1), shared by the form and the server. */

export const paymentSystems = ['Cash On Delivery'] as const;
export const addressTypes = ['Home', 'Office'] as const;

/** Required text of at most `limit` characters; the form shows the messages beside the field, the server sends them. */
const requiredText = (field: keyof typeof messages.formFields, limit: number) =>
  string()
    .transform(cleanText)
    .trim()
    .required(messages.required(messages.formFields[field]))
    .max(limit, messages.tooLong(messages.formFields[field], limit));

/**
 * The rule for the phone number of an order, and for each one that shoppers leave for a call (CO-3). Beyond 20 characters the refusal
 * is that it is too long.
 */
export const mobileNumberRule = requiredText('mobileNumber', 20)
  // A number instead of a string stays invalid: it may have lost a leading zero.
  .transform((value: string, original) =>
    typeof original === 'string' ? normalizeMobileNumber(value) : value,
  )
  .matches(new RegExp(`^[0-9]{${mobileNumberLength}}$`), messages.mobileNumberDigits(mobileNumberLength));

/** A name needs a letter or a digit; `required` refuses an empty one. */
const nameRule = requiredText('name', 120).test(
  'letters',
  messages.required(messages.formFields.name),
  (value) => value === undefined || value === '' || hasLetterOrDigit(value),
);

// The limits are beyond real values.
export const customerDataSchema = object({
  name: nameRule,
  email: requiredText('email', emailLength).email(messages.emailShape),
  mobileNumber: mobileNumberRule,
  district: requiredText('district', 60),
  address: requiredText('address', 500),
  comment: string().transform(cleanText).trim().max(1000, messages.commentTooLong).default(''),
  addressType: requiredText('addressType', 20).oneOf(addressTypes, messages.addressTypeUnknown),
  deliveryArea: requiredText('deliveryArea', 40).oneOf(deliveryAreaNames, messages.deliveryAreaUnknown),
  paymentSystem: requiredText('paymentSystem', 40).oneOf(paymentSystems, messages.paymentUnknown),
});

export type CheckoutForm = InferType<typeof customerDataSchema>;

/** The form's values on the screen; the area is empty until one is chosen. */
export type FilledCheckout = Omit<CheckoutForm, 'deliveryArea'> & {
  readonly deliveryArea: DeliveryArea | '';
};
export type CheckoutField = keyof FilledCheckout;

export const emptyCheckout: FilledCheckout = {
  name: '',
  email: '',
  mobileNumber: '',
  district: '',
  address: '',
  comment: '',
  addressType: 'Home',
  deliveryArea: '',
  paymentSystem: 'Cash On Delivery',
};

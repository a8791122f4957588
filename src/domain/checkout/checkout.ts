import { type InferType, object, string } from 'yup';
import { mobileNumberLength } from '../shop/constants.ts';
import { normalizeMobileNumber } from '../values/mobileNumber.ts';
import { type DeliveryArea, deliveryAreaNames } from './delivery.ts';

/** Rules of the checkout form (CO-1), shared by the form and the server. */

export const paymentSystems = ['Cash On Delivery'] as const;
export const addressTypes = ['Home', 'Office'] as const;

/**
 * Required text with a maximum length; the form shows the messages beside the field, the server sends them.
 */
const requiredText = (name: string, limit: number) =>
  string().trim().required(`${name} is required`).max(limit, `${name} may have at most ${limit} characters`);

/** The phone number of an order, and of all who leave one for staff to call (CO-3). */
export const mobileNumberRule = requiredText('Mobile number', 20)
  // A number instead of a string stays invalid: it may have lost a leading zero.
  .transform((value: string, original) =>
    typeof original === 'string' ? normalizeMobileNumber(value) : value,
  )
  .matches(new RegExp(`^[0-9]{${mobileNumberLength}}$`), `Number must be ${mobileNumberLength} digit`);

export const customerDataSchema = object({
  name: requiredText('Name', 120),
  email: requiredText('Email', 254).email('Email must be an address such as name@example.com'),
  mobileNumber: mobileNumberRule,
  district: requiredText('District', 60),
  address: requiredText('Address', 500),
  comment: string().trim().max(1000, 'Comment may have at most 1000 characters').default(''),
  addressType: requiredText('Address type', 20).oneOf(addressTypes, 'Address type must be Home or Office'),
  deliveryArea: requiredText('Delivery area', 40).oneOf(
    deliveryAreaNames,
    'Delivery area must be Inside of Dhaka or Outside of Dhaka',
  ),
  paymentSystem: requiredText('Payment', 40).oneOf(paymentSystems, 'Payment must be Cash On Delivery'),
});

export type CheckoutForm = InferType<typeof customerDataSchema>;

/** The form's values on the screen; the area is empty until one is chosen. */
export type FilledCheckout = Omit<CheckoutForm, 'deliveryArea'> & {
  readonly deliveryArea: DeliveryArea | '';
};
export type CheckoutField = keyof FilledCheckout;

export const emptyCheckout: CheckoutForm = {
  name: '',
  email: '',
  mobileNumber: '',
  district: '',
  address: '',
  comment: '',
  addressType: 'Home',
  deliveryArea: '' as CheckoutForm['deliveryArea'],
  paymentSystem: 'Cash On Delivery',
};

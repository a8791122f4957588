import type { CheckoutField } from '#domain/checkout.ts';

/** How a sentence names the fields of the checkout, in the order of the form. */
export const fieldLabels: Readonly<Record<CheckoutField, string>> = {
  name: 'full name',
  email: 'e-mail',
  mobileNumber: 'mobile number',
  district: 'district',
  address: 'address',
  comment: 'a shorter comment',
  addressType: 'kind of address',
  deliveryArea: 'delivery area',
  paymentSystem: 'payment',
};

/** What the form of an order refuses (CO-1). The server answers with the English sentences. */
export const formFields = {
  name: 'Name',
  email: 'Email',
  mobileNumber: 'Mobile number',
  district: 'District',
  address: 'Address',
  addressType: 'Address type',
  deliveryArea: 'Delivery area',
  paymentSystem: 'Payment',
} as const;
export const required = (field: string): string => `${field} is required`;
export const tooLong = (field: string, limit: number): string =>
  `${field} may have at most ${limit} characters`;
export const mobileNumberDigits = (length: number): string => `Number must be ${length} digit`;
export const emailShape = 'Email must be an address such as name@example.com';
export const emailTooLong = 'Email may have at most 254 characters';
export const commentTooLong = 'Comment may have at most 1000 characters';
export const addressTypeUnknown = 'Address type must be Home or Office';
export const deliveryAreaUnknown = 'Delivery area must be Inside of Dhaka or Outside of Dhaka';
export const paymentUnknown = 'Payment must be Cash On Delivery';

/** Of a form that finds an order (SH-4). */
export const orderNumberRequired = 'Order number is required';
export const orderNumberTooLong = 'Order number may have at most 40 characters';
export const noOrderNumber = (example: string | undefined): string =>
  `This isn't an order number. Please check it${example === undefined ? '' : `: one looks like ${example}`}.`;
export const mobileNumberRequired = 'Mobile number is required';
export const mobileNumberTooLong = 'Mobile number may have at most 40 characters';
export const noMobileNumber = "This isn't an 11-digit mobile number.";

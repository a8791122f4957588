import { object, string } from 'yup';
import { phoneKey } from './caller.ts';
import { parseOrderNumber } from './orderNumber.ts';

/** What finds an order without an account (SH-4), each number in any notation; shared by the form and the server. */
export const trackingFormSchema = object({
  number: string()
    .typeError('The order number must be a text')
    .required('Order number is required')
    .max(40, 'Order number may have at most 40 characters')
    .test(
      'number',
      'This is not an order number: please look at it again, it is like HK-7Q4K-2E.',
      (value) => parseOrderNumber(value ?? '') !== null,
    ),
  mobileNumber: string()
    .typeError('The mobile number must be a text')
    .required('Mobile number is required')
    .max(40, 'Mobile number may have at most 40 characters')
    .test('mobile', 'This is not a mobile number of 11 digits.', (value) => phoneKey(value ?? '') !== null),
}).required('a body is required');

import { object, string } from 'yup';
import { parseOrderCode } from './orderNumber.ts';
import { phoneKey } from './phoneHistory.ts';

/**
 * What finds an order without an account (SH-4), each number in any notation; shared by the form and the server. `example`
 * shows what an order number looks like, where the shop's prefix is known.
 */
export const trackingFormSchemaOf = (example?: string) =>
  object({
    number: string()
      .typeError('The order number must be a text')
      .required('Order number is required')
      .max(40, 'Order number may have at most 40 characters')
      .test(
        'number',
        `This isn't an order number. Please check it${example === undefined ? '' : `: one looks like ${example}`}.`,
        (value) => parseOrderCode(value ?? '') !== null,
      ),
    mobileNumber: string()
      .typeError('The mobile number must be a text')
      .required('Mobile number is required')
      .max(40, 'Mobile number may have at most 40 characters')
      .test('mobile', "This isn't an 11-digit mobile number.", (value) => phoneKey(value ?? '') !== null),
  }).required('a body is required');

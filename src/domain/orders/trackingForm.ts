import { object, string } from 'yup';
import * as messages from '#messages/domain/checkout.ts';
import { parseInvoiceCode } from './invoiceNumber.ts';
import { phoneKey } from './phoneHistory.ts';

/**
 * The fields by which an order is found without an account (SH-4), each number in any notation; shared by the form and the server.
 * `example` is an order number for the message, if the shop's prefix is known. 40 characters are more than any notation has. Only
 * programs get the messages about a value that is no text: the form sends texts.
 */
export const trackingFormSchemaOf = (example?: string) =>
  object({
    number: string()
      .typeError('The order number must be text')
      .required(messages.orderNumberRequired)
      .max(40, messages.orderNumberTooLong)
      .test('number', messages.noOrderNumber(example), (value) => parseInvoiceCode(value ?? '') !== null),
    mobileNumber: string()
      .typeError('The mobile number must be text')
      .required(messages.mobileNumberRequired)
      .max(40, messages.mobileNumberTooLong)
      .test('mobile', messages.noMobileNumber, (value) => phoneKey(value ?? '') !== null),
  }).required('a body is required');

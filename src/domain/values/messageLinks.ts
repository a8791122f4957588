import { normalizeMobileNumber } from './mobileNumber.ts';

/** Addresses that open a message to a customer. */

/** A mobile number of Bangladesh with its country code and without the plus sign; its leading 0 is the last digit of 880. */
const withCountryCode = (mobileNumber: string): string => `88${normalizeMobileNumber(mobileNumber)}`;

/** The address that opens a chat with a mobile number of Bangladesh, with the text ready to send. */
export const whatsAppLink = (mobileNumber: string, text: string): string =>
  `https://wa.me/${withCountryCode(mobileNumber)}?text=${encodeURIComponent(text)}`;

/** The address that opens a short message to the number, with the text ready to send. */
export const smsLink = (mobileNumber: string, text: string): string =>
  `sms:+${withCountryCode(mobileNumber)}?body=${encodeURIComponent(text)}`;

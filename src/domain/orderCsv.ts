import { notPicked } from './cart.ts';
import type { Order, OrderLine } from './order.ts';

/** Orders as a table that a spreadsheet opens: one row for each order. */

/** A byte order mark: without it Excel takes Bengali for another code page. */
const mark = '\uFEFF';

/**
 * Where a spreadsheet would begin a formula: at the start of a cell, and behind what separates cells and rows for
 * one that does not split at commas, for which quotes inside a line are nothing. Signs count in full width too,
 * and behind blanks and quotes.
 */
const formulaStart = /(^|[;\t\r\n])((?:[\s"'\u200B-\u200F\u2060]|\p{Cc})*)(?=[=+\-@＝＋－＠])/gu;

const isControlled = /^[\t\r\n]/;

const cell = (value: string | number): string => {
  const text = String(value).replace(formulaStart, "$1'$2");
  const safe = isControlled.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** With a hyphen, as numbers are written in Bangladesh: else a spreadsheet drops the leading 0. */
const phone = (digits: string): string =>
  /^0\d{10}$/.test(digits) ? `${digits.slice(0, 5)}-${digits.slice(5)}` : digits;

const item = ({ name, color, size, quantity }: OrderLine): string => {
  const choices = [color, size].filter((choice) => choice !== notPicked && choice !== '');
  return `${quantity} × ${name}${choices.length === 0 ? '' : ` (${choices.join(', ')})`}`;
};

const columns: readonly (readonly [header: string, value: (order: Order) => string | number])[] = [
  ['Order ID', ({ _id }) => _id],
  ['Order Date', ({ date }) => date],
  ['Order Time', ({ time }) => time],
  ['Order Status', ({ orderStatus }) => orderStatus],
  ['Customer Name', ({ customerData }) => customerData.name],
  ['Customer Number', ({ customerData }) => phone(customerData.mobileNumber)],
  ['Email', ({ customerData }) => customerData.email],
  ['Address', ({ customerData }) => customerData.address],
  ['District', ({ customerData }) => customerData.district],
  ['Address Type', ({ customerData }) => customerData.addressType],
  ['Delivery Area', ({ customerData }) => customerData.deliveryArea],
  ['Payment', ({ customerData }) => customerData.paymentSystem],
  ['Products', ({ products }) => products.map(item).join('; ')],
  ['Sub Total', ({ subTotal }) => subTotal],
  ['Delivery Charge', ({ customerData }) => customerData.deliveryCharge],
  ['Total', ({ total }) => total],
  ['Comment', ({ customerData }) => customerData.comment],
];

const line = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** What the file begins with: the byte order mark and the headers. */
export const csvHead = mark + line(columns.map(([header]) => header));

/** The order's row, with its line end. Amounts are taka as plain numbers. */
export const csvRow = (order: Order): string => line(columns.map(([, value]) => value(order)));

import { notPicked } from './cart.ts';
import type { Order, OrderLine } from './order.ts';

/** Orders as a CSV table for spreadsheets: one row for each order. */

/** Without it Excel reads Bengali in another code page. */
const byteOrderMark = '\uFEFF';

/**
 * Positions at which a spreadsheet may start a formula: the start of a cell, and after separators of cells
 * and rows, because a spreadsheet that does not split at commas ignores quotes inside a line. Includes
 * full-width signs, and signs after blanks and quotes. A character fits one part of the expression only:
 * with two, a guest's comment of thirty tabs would take minutes.
 */
const formulaStart = /(^|[;\t\r\n])(?=(?:(?![\t\r\n])[\s"'\u200B-\u200F\u2060\p{Cc}])*[=+\-@＝＋－＠])/gu;

const startsWithControl = /^[\t\r\n]/;

const cell = (value: string | number): string => {
  const text = String(value).replace(formulaStart, "$1'");
  const safe = startsWithControl.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** With a hyphen, as numbers are written in Bangladesh: otherwise a spreadsheet drops the leading 0. */
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
  ['Order Number', ({ number }) => number ?? ''],
];

const line = (cells: readonly (string | number)[]): string => `${cells.map(cell).join(',')}\r\n`;

/** The start of the file: the byte order mark and the headers. */
export const csvHead = byteOrderMark + line(columns.map(([header]) => header));

/** The order's row, with its line end. Amounts are taka as plain numbers. */
export const csvRow = (order: Order): string => line(columns.map(([, value]) => value(order)));

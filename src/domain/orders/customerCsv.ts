import { type CsvColumns, csvHeadOf, csvRowOf, phoneCell } from '../values/csv.ts';

/** Customers as a CSV table for spreadsheets: one row for each phone number, with or without an account (SP-8). */

/** A customer as the orders of one phone number show them; name and address are taken from the newest order. */
export interface Customer {
  readonly mobileNumber: string;
  readonly name: string;
  readonly email: string;
  readonly district: string;
  readonly address: string;
  readonly orders: number;
  /** Pending, confirmed and on their way. */
  readonly open: number;
  readonly delivered: number;
  readonly cancelled: number;
  readonly returned: number;
  /** Taka of the delivered orders. */
  readonly spent: number;
  /** Days in Dhaka, such as `2026-01-05`. */
  readonly firstOrder: string;
  readonly lastOrder: string;
}

const columns: CsvColumns<Customer> = [
  ['Customer Number', ({ mobileNumber }) => phoneCell(mobileNumber)],
  ['Customer Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['District', ({ district }) => district],
  ['Address', ({ address }) => address],
  ['Orders', ({ orders }) => orders],
  ['Open', ({ open }) => open],
  ['Delivered', ({ delivered }) => delivered],
  ['Cancelled', ({ cancelled }) => cancelled],
  ['Returned', ({ returned }) => returned],
  ['Spent', ({ spent }) => spent],
  ['First Order', ({ firstOrder }) => firstOrder],
  ['Last Order', ({ lastOrder }) => lastOrder],
];

/** The start of the file: the byte order mark and the headers. */
export const customerCsvHead = csvHeadOf(columns);

/** The customer's row, with its line end. */
export const customerCsvRow = (customer: Customer): string => csvRowOf(columns, customer);

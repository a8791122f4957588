import { consignmentStageLabels } from '#messages/domain/stages.ts';
import { notPicked } from '../checkout/cart.ts';
import { couriers } from '../consignments/couriers.ts';
import type { ParcelMark } from '../consignments/parcelMark.ts';
import { type CsvColumns, csvHeadOf, csvRowOf, phoneCell } from '../values/csv.ts';
import type { Order, OrderLine } from './order.ts';

/** Orders as a CSV table for spreadsheets: one row for each order. */

/** `2 × Shirt (Red, M)`, with the values as they are stored: `pickedChoices` translates them for screens. */
const lineText = ({ name, color, size, quantity }: OrderLine): string => {
  const choices = [color, size].filter((choice) => choice !== notPicked && choice !== '');
  const product = `${quantity} × ${name}`;
  return choices.length === 0 ? product : `${product} (${choices.join(', ')})`;
};

const columns: CsvColumns<Order> = [
  ['Order ID', ({ _id }) => _id],
  ['Order Date', ({ date }) => date],
  ['Order Time', ({ time }) => time],
  ['Order Status', ({ orderStatus }) => orderStatus],
  ['Customer Name', ({ customerData }) => customerData.name],
  ['Customer Number', ({ customerData }) => phoneCell(customerData.mobileNumber)],
  ['Email', ({ customerData }) => customerData.email],
  ['Address', ({ customerData }) => customerData.address],
  ['District', ({ customerData }) => customerData.district],
  ['Address Type', ({ customerData }) => customerData.addressType],
  ['Delivery Area', ({ customerData }) => customerData.deliveryArea],
  ['Payment', ({ customerData }) => customerData.paymentSystem],
  ['Products', ({ products }) => products.map(lineText).join('; ')],
  ['Sub Total', ({ subTotal }) => subTotal],
  ['Delivery Charge', ({ customerData }) => customerData.deliveryCharge],
  ['Total', ({ total }) => total],
  ['Comment', ({ customerData }) => customerData.comment],
  // Last, so that the other columns keep their places for spreadsheets that read them by place.
  ['Order Number', ({ number }) => number ?? ''],
];

/** The start of the file: the byte order mark and the headers. */
export const orderCsvHead = csvHeadOf(columns);

/** The order's row, with its line end. Amounts are taka as plain numbers. */
export const orderCsvRow = (order: Order): string => csvRowOf(columns, order);

/** An order with its newest parcel that was not cancelled; `undefined` for none. */
export interface OrderWithParcel {
  readonly order: Order;
  readonly parcel: ParcelMark | undefined;
}

/**
 * The columns above, in the same places, then the columns of the parcel, which only the bundled server follows (CR-1). Its messages are
 * English, and so are the labels of the stages.
 */
const columnsWithParcel: CsvColumns<OrderWithParcel> = [
  ...columns.map(([header, value]) => [header, ({ order }: OrderWithParcel) => value(order)] as const),
  ['Courier', ({ parcel }) => (parcel === undefined ? '' : couriers[parcel.courier].name)],
  ['Tracking Code', ({ parcel }) => parcel?.trackingCode ?? ''],
  ['Parcel Stage', ({ parcel }) => (parcel === undefined ? '' : consignmentStageLabels[parcel.stage])],
];

/** `orderCsvHead` with the columns of parcels. */
export const orderWithParcelCsvHead = csvHeadOf(columnsWithParcel);

/** `orderCsvRow` with the columns of parcels. */
export const orderWithParcelCsvRow = (row: OrderWithParcel): string => csvRowOf(columnsWithParcel, row);

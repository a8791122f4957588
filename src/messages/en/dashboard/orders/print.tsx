import type { JSX } from 'react';

export const print = 'Print';
export const papersOfTheseOrders = 'Papers of these orders';
export const labelPrintAdvice = (label: string): string =>
  `Print on labels of ${label} at 100 % and without margins, so that scanners read the codes.`;
export const labelOf = (name: string): string => `Label of ${name}`;
export const theTrackingCodes = 'The tracking codes';
export const whatWasPaidInAdvance = 'What was paid in advance';
export const packingSlipOf = (name: string): string => `Packing slip of ${name}`;
export const comment = (comment: string): string => `Comment: ${comment}`;
export const product = 'Product';
export const color = 'Color';
export const size = 'Size';
export const qty = 'Qty';
export const productsToPick = 'Products to pick';
export const picture = 'Picture';
export const orders = 'Orders';
export const noSuchPaper = 'There is no such list to print';
export const noOrdersToPrint = 'There are no orders to print';
export const noSuchBatch = 'This print batch does not exist or is older than 90 days';
export const theOrders = 'The orders';
export const addressNamesAtMost = (ordersByIdLimit: number, omitted: number): string =>
  `One address can print at most ${ordersByIdLimit} orders: the last ${omitted === 1 ? 'one is' : `${omitted} are`} left out.`;
export const orderNotInBatch = (missing: string): string =>
  `The order ${missing} is not in this batch, because it no longer exists.`;
export const ordersNotInBatch = (missing: string): string =>
  `The orders ${missing} are not in this batch, because they no longer exist.`;
export const orderIsCancelled = (name: string): string => `The order ${name} is cancelled.`;
export const ordersAreCancelled = (names: string): string => `The orders ${names} are cancelled.`;
export const selectOrdersToPrint = 'Select orders in a list, and print them from there.';
export const viewTheConfirmedOrders = 'View the confirmed orders';
export const pieces = 'pieces';
export const ordersNoun = 'orders';
/** On a label for couriers, who read English in any language. */
export const labelPieces = (count: string): string => `${count} ${count === '1' ? 'piece' : 'pieces'}`;
export const piecesForOrders = (pieces: string, orders: string): JSX.Element => (
  <>
    <strong>{pieces}</strong> for {orders}
  </>
);

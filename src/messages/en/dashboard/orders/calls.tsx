import type { JSX, ReactNode } from 'react';

export const products = 'Products';
export const callList = 'Call List';
export const allPending = 'All pending';
export const neverCalled = 'Never called';
export const dueNow = 'Due now';
export const toCorrect = 'To correct';
export const noOrderToCall = 'No order is waiting for a call';
export const everyOrderHasBeenCalled = 'Every pending order has been called';
export const noCallIsDueNow = 'No call is due now';
export const noOrderToCorrect = 'No order needs a correction';
export const nextCall = 'Next call';
export const noCallsOnThisServer = "This shop's server doesn't keep calls.";
export const orders = 'orders';
export const whichOrders = 'Which orders';
export const thePhoneHistories = 'The histories of the phone numbers';
export const newOrdersAppearOnTheirOwn = 'New orders appear here on their own.';
export const correctTheOrder = 'Correct the order';
export const hideThem = 'Hide them';
export const showThem = 'Show them';
export const correct = 'Correct';
export const sum = (subTotal: string, deliveryCharge: string, total: ReactNode): JSX.Element => (
  <>
    Sub Total {subTotal} + Delivery {deliveryCharge} = {total}
  </>
);
export const nextOrder = 'Next order';
export const rowNoun = 'order';
export const tries = (count: number): string => `${count} ${count === 1 ? 'try' : 'tries'}`;

import type { JSX, ReactNode } from 'react';

/** How the orders of a phone number ended. */
type OrderEnds = Readonly<Record<'delivered' | 'cancelled' | 'returned' | 'open', number>>;

export const customerAndAddress = 'Customer and address';
export const mobileNumber = 'Mobile number';
export const unusualMobileNumber = 'Mobile numbers start with 013 to 019. Is this one right?';
export const name = 'Name';
export const district = 'District';
export const deliveryArea = 'Delivery area';
export const chooseAnArea = 'Choose an area';
export const address = 'Address';
export const addressType = 'Address type';
export const emailOptional = 'E-mail (optional)';
export const commentOptional = 'Comment (optional)';
export const earlierOrdersOfThisNumber = 'The earlier orders from this number';
export const earlierAddressesOfThisNumber = 'Earlier addresses for this number';
export const useThisAddress = 'Use this address';
export const firstOrderOfThisNumber = 'The first order from this number.';
export const phoneOrderForm = 'Phone order';
export const phoneOrderTitle = 'Phone Order';
export const noPhoneOrdersOnThisServer = "This shop's server takes no phone orders.";
export const order = 'Order';
export const placing = 'Placing...';
export const placeOrder = 'Place order';
export const nextPhoneOrder = 'Next phone order';
export const openTheOrder = 'Open the order';
export const orders = 'orders';
export const ordersEnded = (orders: string, { delivered, cancelled, returned, open }: OrderEnds): string =>
  `${orders}: ${delivered} delivered, ${cancelled} cancelled, ${returned} returned, ${open} open.`;
export const free = 'free';
export const total = 'Total';
export const totalOf = (amount: string): string => `Total ${amount}`;
export const orderIsPlaced = (order: ReactNode, total: string): JSX.Element => (
  <>
    Order {order} is placed. The customer pays {total} at the door.
  </>
);

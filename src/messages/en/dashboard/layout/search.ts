import { groupDigits } from '../../language.ts';

export const order = 'order';
export const findAnOrder = 'Find an order';
export const orders = 'Orders';
export const whatToSearchBy = 'Number, phone, name, e-mail or ID';
export const ordersFound = 'Orders found';
export const nothingMatches = (text: string): string =>
  `Nothing matches “${text}”. Search by order number, phone, name, e-mail or ID.`;
export const theOrders = 'The orders';
export const seeAllOrders = (total: number): string => `See all ${groupDigits(total)} orders`;

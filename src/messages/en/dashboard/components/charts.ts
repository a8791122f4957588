export const ordersAndSalesByDay = 'Orders and sales by day';
export const ordersByDayAndStatus = (count: number, orders: string, span: string): string =>
  `${orders} ${count === 1 ? 'order' : 'orders'} by day and status, ${span}. The numbers are in the table below.`;
export const salesByDayInAll = (sales: string, span: string): string =>
  `Sales of ${sales} by day, ${span}. The numbers are in the table below.`;
export const whatSalesAre = 'Totals of the orders placed that day, excluding cancelled and returned ones.';
export const theNumbers = 'The numbers';
export const ordersByDay = 'Orders by day';
export const salesByDay = 'Sales by day';
export const span = (first: string, last: string): string => `${first} to ${last}`;
export const day = 'Day';
export const orders = 'Orders';
export const sales = 'Sales';
export const thousands = (count: string): string => `${count}K`;
export const lakhs = (count: string): string => `${count} lakh`;
export const crores = (count: string): string => `${count} crore`;

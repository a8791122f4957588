export const ordersAndSalesByDay = 'Orders and sales by day';
export const ordersByDayAndStatus = (orders: string, span: string): string =>
  `${orders} orders by day and status, ${span}. The numbers are in the table below.`;
export const salesOfByDayThe = (sales: string, span: string): string =>
  `Sales of ${sales} by day, ${span}. The numbers are in the table below.`;
export const totalsOfTheOrdersPlaced =
  'Totals of the orders placed that day, excluding cancelled and returned ones.';
export const theNumbers = 'The numbers';

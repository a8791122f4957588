export const all = (rows: string): string => `All ${rows}`;
/** The end of each definition of a breakdown: of which orders its columns show shares. */
const aboutShares =
  '“Delivered” is a share of the finished orders, “Returned” a share of the delivered ones; open orders count in neither.';
export const noFeeYet = 'No fee yet';
export const cashIn = 'Cash in';
export const byCategory = 'By category';
export const aboutCategories = `Orders with products of a category; their sales count these products only, without the delivery charge. ${aboutShares}`;
export const ordersAndSalesByCategory = 'Orders and sales by category';
export const byDistrict = 'By district';
export const aboutDistricts = `By the district of an order's address. ${aboutShares}`;
export const ordersAndSalesByDistrict = 'Orders and sales by district';
export const noDistrict = 'No district';
export const byCourier = 'By courier';
export const aboutCouriers = `By the courier of an order's newest parcel. Cost is that of the parcels given to the courier in these days. ${aboutShares}`;
export const ordersSalesAndCostByCourier = 'Orders, sales and cost by courier';
export const byHour = 'By hour';
export const aboutHours = `By the hour (Dhaka time) at which an order was placed, all days together. ${aboutShares}`;
export const cameBack = 'Came back';
export const ofAll = 'Of all';
export const returnedAtTheDoor = 'Returned at the door';
export const doorReturnsByMonth = 'Parcels returned at the door by month';
export const doorReturnsByDistrict = 'Parcels returned at the door by district';
export const notCounted = "This shop's server doesn't calculate figures.";
export const notExported = 'The figures could not be exported.';
export const theFigures = 'The figures';
export const byDay = 'By day';
export const ordersByHour = (count: number, orders: string): string =>
  `${orders} ${count === 1 ? 'order' : 'orders'} by hour. The numbers are in the table below.`;
export const theNumbers = 'The numbers';
export const ordersAndSalesByHour = 'Orders and sales by hour';
export const otherDays = 'Other days';
export const enterADay = 'Enter a day.';
export const beforeTheFirstDay = 'This day is before the first one.';
export const atMostDays = (days: number): string => `At most ${days} days can be counted at once.`;
export const days = 'Days';
export const from = 'From';
export const to = 'To';
export const orders = 'Orders';
export const aboutOrders = 'All orders placed in these days, including cancelled ones.';
export const sales = 'Sales';
export const perOrder = (amount: string): string => `${amount} per order`;
export const aboutSales =
  'Totals of these orders with the delivery charge, without cancelled and returned ones.';
export const delivered = 'Delivered';
export const aboutDelivered =
  'Of these orders that were delivered or cancelled, those that were delivered, even if they came back.';
export const returned = 'Returned';
export const aboutReturned = 'Of the delivered orders of these days, those that came back.';
export const costOfDelivery = 'Cost of delivery';
export const aboutCost =
  'Fees of the parcels given to couriers in these days: billed in a statement, else agreed, else reported by the courier.';
export const aboutDoorReturnCost =
  'Cost of the parcels given to couriers in these days that came back or are on their way back; a part of the cost of delivery.';
export const aboutCashIn = 'Money from couriers whose arrival was confirmed in these days.';
export const cashOutstanding = 'Cash outstanding';
export const aboutOutstanding = 'Money of the shop that couriers hold now, whatever the days.';
export const theFirstAlone = (rows: number): string => `Only the first ${rows}`;
export const ofFinished = (delivered: string, finished: string, open: string): string =>
  `${delivered} of ${finished} finished, ${open} open`;
export const ofDelivered = (returned: string, delivered: string): string =>
  `${returned} of ${delivered} delivered`;
export const figures = 'Figures';
export const category = 'Category';
export const district = 'District';
export const courier = 'Courier';
export const month = 'Month';
export const hour = 'Hour';
export const cost = 'Cost';
export const outstanding = 'Outstanding';
export const pieces = 'Pieces';
export const open = 'Open';
export const aboutDoorReturns =
  'Parcels given to couriers in these days that came back or are on their way back, by the month in which they were given and by the district of their order. “Of all” compares them with all parcels of that month or district.';
export const span = (from: string, to: string): string => `${from} to ${to}`;
/** Which days are shown, how many they are, and the days before. */
export const comparedWith = (shown: string, days: number, before: string): string =>
  `${shown} (${days} ${days === 1 ? 'day' : 'days'} by Dhaka time), compared with ${before}.`;
export const lastDays = (days: number): string => `${days} days`;
export const percent = (number: number): string => `${number} %`;
export const inTheDaysBefore = (value: string): string => `${value} in the days before`;
export const percentFrom = (change: string, before: string): string => `${change} % from ${before}`;
export const pointsFrom = (change: string, before: string): string => `${change} points from ${before}`;
export const cancelled = (count: string): string => `${count} cancelled`;
export const waiting = (count: string): string => `${count} waiting`;
export const onTheirWay = (count: string): string => `${count} on their way`;
export const parcels = (number: number, count: string): string =>
  `${count} ${number === 1 ? 'parcel' : 'parcels'}`;
export const ofParcels = (some: string, number: number, count: string): string =>
  `${some} of ${parcels(number, count)}`;
export const withoutFee = (some: string, number: number, count: string): string =>
  `${some} of ${parcels(number, count)} without a fee yet`;

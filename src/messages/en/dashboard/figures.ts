export const theFirstAlone = (firstRows: number): string => `The first ${firstRows} alone`;
export const all = (length: string): string => `All ${length}`;
export const deliveredIsOfTheFinished =
  'Delivered is of the finished orders, returned of the delivered ones, open is neither.';
export const noFeeYet = 'No fee yet';
export const cashIn = 'Cash in';
export const byCategory = 'By category';
export const ordersWithProductsOfA = (shares: string): string =>
  `Orders with products of a category; their sales are those of these products alone, without the delivery charge. ${shares}`;
export const ordersAndSalesByCategory = 'Orders and sales by category';
export const byDistrict = 'By district';
export const byTheDistrictOfAn = (shares: string): string =>
  `By the district of an order's address. ${shares}`;
export const ordersAndSalesByDistrict = 'Orders and sales by district';
export const noDistrict = 'No district';
export const byCourier = 'By courier';
export const byTheCourierOfAn = (shares: string): string =>
  `By the courier of an order's newest parcel. Cost is that of the parcels given to the courier in these days. ${shares}`;
export const ordersSalesAndCostBy = 'Orders, sales and cost by courier';
export const byHour = 'By hour';
export const byTheHourOfDhakas = (shares: string): string =>
  `By the hour of Dhaka's clock at which an order was placed, all days together. ${shares}`;
export const cameBack = 'Came back';
export const ofAll = 'Of all';
export const returnedAtTheDoor = 'Returned at the door';
export const parcelsReturnedAtTheDoor = 'Parcels returned at the door by month';
export const parcelsReturnedAtTheDoorBy = 'Parcels returned at the door by district';
export const thisShopsServerDoesntCount = "This shop's server doesn't count figures.";
export const theFiguresCouldNotBe = 'The figures could not be exported.';
export const theFigures = 'The figures';
export const byDay = 'By day';
export const ordersByHourTheNumbers = (orders: string): string =>
  `${orders} orders by hour. The numbers are in the table below.`;
export const theNumbers = 'The numbers';
export const ordersAndSalesByHour = 'Orders and sales by hour';
export const otherDays = 'Other days';
export const enterADay = 'Enter a day.';
export const thisDayIsBeforeThe = 'This day is before the first one.';
export const atMostDaysCanBe = (mostFigureDays: number): string =>
  `At most ${mostFigureDays} days can be counted at once.`;
export const days = 'Days';
export const from = 'From';
export const to = 'To';
export const orders = 'Orders';
export const allOrdersPlacedInThese = 'All orders placed in these days, the cancelled ones too.';
export const sales = 'Sales';
export const perOrder = (round: string): string => `${round} per order`;
export const totalsOfTheseOrdersWith =
  'Totals of these orders with the delivery charge, without cancelled and returned ones.';
export const delivered = 'Delivered';
export const ofFinishedOpen = (deliveredOf: string, finishedOf: string, count: string): string =>
  `${deliveredOf} of ${finishedOf} finished, ${count} open`;
export const ofTheseOrdersAsFar =
  'Of these orders, as far as they are delivered or cancelled, those that were delivered, also if they came back.';
export const returned = 'Returned';
export const ofDelivered = (Return: string, deliveredOf: string): string =>
  `${Return} of ${deliveredOf} delivered`;
export const ofTheDeliveredOrdersOf = 'Of the delivered orders of these days, those that came back.';
export const costOfDelivery = 'Cost of delivery';
export const feesOfTheParcelsGiven =
  'Fees of the parcels given to couriers in these days: billed in a statement, else agreed, else told by the courier.';
export const costOfTheParcelsGiven =
  'Cost of the parcels given to couriers in these days that came back or are on their way back; a part of the cost of delivery.';
export const moneyFromCouriersThatReached = 'Money from couriers that reached the shop in these days.';
export const cashOutstanding = 'Cash outstanding';
export const moneyOfTheShopThat = 'Money of the shop that couriers hold now, whatever the days.';

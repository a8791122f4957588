export const no = 'No';
export const name = 'Name';
export const rate = 'Rate';
export const qty = 'QTY';
export const amount = 'Amount';
export const invoice = 'Invoice';
export const date = 'Date';
export const orderNumber = 'Order Number';
export const orderId = 'Order ID';
export const invoicedTo = 'Invoiced To';
export const payTo = 'Pay To';
export const orderSummary = 'Order Summary';
export const thankYouForYourPurchase = 'Thank you for your purchase!';
export const orderOverview = 'Order Overview';
export const printInvoice = 'Print Invoice';
export const qrCodeOfTheTracking = 'QR code of the tracking link';
export const scanToFollowYourOrder = 'Scan to follow your order.';
export const scanToFollowYourOrderOrTo = (daysText: string): string =>
  `Scan to follow your order, or to return it within ${daysText}.`;

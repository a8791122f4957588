const countedPieces = (pieces: number): string =>
  pieces === 1 ? '1 counted piece' : `${pieces} counted pieces`;
export const haveTheGoodsComeBack = 'Have the goods come back?';
export const canBeSoldAgain = (pieces: number): string => `${countedPieces(pieces)} can be sold again.`;
export const yesTheyAreHere = 'Yes, they are here';
export const cancel = 'Cancel';
export const backInStock = 'Back in stock!';
export const goodsNotBackInStock = 'The goods are not back in stock.';
export const goodsReceived = 'Goods received';
export const backTo = (label: string): string => `Back to ${label}`;
export const theListOfThisOrder = 'The list of this order';
export const noLongerInThisList = 'No longer in this list';
export const nextOrder = 'Next order';
export const previousOrder = 'Previous order';
export const otherOrdersOfTheList = 'The other orders of the list';
export const previous = 'Previous';
export const next = 'Next';
export const customerInfo = 'Customer Info';
export const shippingDetails = 'Shipping Details';
export const billingDetails = 'Billing Details';
export const customerComment = 'Customer Comment';
export const noCommentWasLeft = 'No comment was left.';
export const orderHistory = 'Order History';
export const replay = 'Replay';
export const orderOverview = 'Order Overview';
export const parcel = 'Parcel';
export const orderSummary = 'Order Summary';
export const actionsOfThisOrder = 'Actions of this order';
export const deleteOrder = 'Delete';
export const correct = 'Correct';
export const invoice = 'Invoice';
export const print = 'Print';
export const packingSlip = 'Packing Slip';
export const labelOfSize = (label: string): string => `Label ${label}`;
export const theProfit = 'The profit';
export const profit = 'Profit';
export const expectedProfit = 'Expected profit';
export const leftBeforeGoods = 'Left before the cost of goods';
export const expectedBeforeGoods = 'Expected before the cost of goods';
export const withoutTheUnknown = 'excluding what is not known';
export const costOfGoods = 'Cost of goods';
export const notKnown = 'not known';
export const delivery = 'Delivery';
export const noParcelYet = 'no parcel yet';
export const goods = 'Goods';
export const deliveryCharge = 'Delivery charge';
export const collectedBeside = 'Also collected';
export const notForGoodsOrCharge = 'other than goods and charge';
export const goodsAndCharge = 'Goods and charge';
export const cancelledOrReturned = 'cancelled or returned';
export const compensationAndWriteOffs = 'Compensation and write-offs';
export const returnNoted = 'We have noted the return and will call you about the parcel.';
export const trackingLink = 'Tracking Link';
export const theLink = 'The link';
export const showTrackingLink = 'Show tracking link';
export const linksHaveEnded = (trackingDays: number): string =>
  `The links of this order have expired: it has not moved for ${trackingDays} days.`;
export const whatTheLinkAllows = (trackingDays: number): string =>
  `Anyone with the link can follow the order without an account and do what its customer can. It expires ${trackingDays} days after the last move.`;
export const link = 'Link';
export const sentLinksWillStopWorking =
  'Links already sent or printed will stop working, and this page will show a new one.';
export const yesRevokeLinks = 'Yes, revoke them!';
export const linksWereRevoked = 'The links were revoked.';
export const revokeLinks = 'Revoke links';
export const placed = 'placed';
export const placedOnThePhoneBy = (placedBy: string): string =>
  `placed by the shop over the phone: ${placedBy}`;
export const notComeBackYet = (pieces: number): string =>
  `${countedPieces(pieces)} of this order ${pieces === 1 ? 'has' : 'have'} not come back yet.`;
export const placeOf = (position: string, total: string): string => `${position} of ${total}`;
export const placeOfMoreThan = (position: string, counted: string): string =>
  `${position} of more than ${counted}`;
export const orderId = 'ORDER ID';
export const orderDate = 'ORDER DATE';
export const orderAmount = 'ORDER AMOUNT';
export const orderStatus = 'ORDER STATUS';
export const totalAmount = 'Total Amount (TK)';
export const billedInAStatement = 'billed in a statement';
export const agreedPrice = 'agreed price';
export const toldByTheCourier = 'reported by the courier';
export const ofGoodsReceived = 'of goods received';
export const notKnownOfLines = (unknown: number, lines: number): string =>
  `not known for ${unknown} of ${lines} lines`;
export const copyTrackingLink = 'Copy tracking link';
export const byTheShop = 'by the shop';
export const byTheCustomer = 'by the customer';
export const byTrackingLink = (actor: string): string => `${actor}, by tracking link`;

export const deliveryArea = 'Delivery area';
export const delivery = 'Delivery';
export const subTotal = 'Sub Total';
export const deliveryCharge = 'Delivery Charge';
export const free = 'Free';
export const total = 'Total';
export const orderPlaced = 'Order placed';
export const thereIsNoNewOrder = 'There is no new order here';
export const thisPageShowsAnOrder =
  'This page shows an order right after you place it, in the same tab. You can find older orders by their number.';
export const trackYourOrder = 'Track your order';
export const seeAllProducts = 'See all products';
export const thankYouForYourOrder = (name: string): string => `Thank you for your order, ${name}!`;
export const whatHappensNext = 'What happens next';
export const yourOrder = 'Your order';
export const questions = 'Questions';
export const questionsQuestion = 'Questions?';
export const orderNumber = 'Order number';
export const myOrder = 'My order';
export const trackThisOrder = 'Track this order';
export const seeMyOrders = 'See my orders';
export const print = 'Print';
export const at = (name: string, name2: string): string => `${name} at ${name2}`;
export const atNameName2Total = (name: string, name2: string, total: string): string =>
  `${name} at ${name2}, ${total}`;
export const copiedPasteItIntoA = 'Copied: paste it into a message.';
export const share = 'Share';
export const followAnOrderAtBy = (name: string): string =>
  `Follow an order at ${name} by its number and your phone number, without an account.`;
export const whereItIs = 'Where it is';
export const overview = 'overview';
export const linkToThisPage = 'Link to this page';
export const keepThisPage = 'Keep this page';
export const whoeverHasThisLinkSees = (endsAt: string): string =>
  `Whoever has this link sees this page and can do what its buttons do. It works until ${endsAt}, and longer when the order moves.`;
export const theOrder = 'The order';
export const thisLinkDoesntOpenAn = "This link doesn't open an order";
export const itMayBeIncompleteOr =
  'It may be incomplete or expired, or the shop has replaced it. You can still find your order by its number, or call us.';
export const findItByItsNumber = 'Find it by its number';
export const call = (helpline: string): string => `Call ${helpline}`;
export const ordersCantBeLookedUp = "Orders can't be looked up here right now. Please call us.";
export const theOrderNumberIsIn =
  'The order number is in our confirmation and on the invoice in your parcel.';
export const mobileNumberOfTheOrder = 'Mobile number of the order';
export const looking = 'Looking…';
export const findMyOrder = 'Find my order';
export const weFoundNoOrderWith = (trackingDays: number): string =>
  `We found no order with this number and this mobile number. Please look at both again. Orders are found here until ${trackingDays} days after their last change.`;
export const itShouldReachYouBy = (weekDay: string): string => `It should reach you by ${weekDay}.`;
export const itShouldHaveReachedYou = (weekDay: string, helpline: string): string =>
  `It should have reached you by ${weekDay}. Call ${helpline} and we look for it.`;
export const youCanReturnItUntil = (weekDay: string): string => `You can return it until ${weekDay}.`;
export const weCallYouToConfirm = (callingHours: string, arrival: string): string =>
  `We call you ${callingHours} to confirm it. ${arrival}`;
export const weArePackingIt = (arrival: string): string => `We are packing it. ${arrival}`;
export const orderReceived = 'Order received';
export const onItsWay = 'On its way';
export const wellCallYouToConfirm = (callingHours: string): string =>
  `We'll call you ${callingHours} to confirm it before we prepare the delivery.`;
export const wePackYourParcelAnd = 'We pack your parcel and hand it to the courier.';
export const theCourierBringsItTo = (total: string): string =>
  `The courier brings it to your door. Please have ${total} in cash at hand.`;
export const itCantBeReturned = "It can't be returned.";
export const youCanReturnItWithin = (daysText: string): string => `You can return it within ${daysText}.`;
export const nothingWillBeDeliveredAnd = 'Nothing will be delivered, and there is nothing to pay.';
export const weHaveNotedTheReturn = 'We have noted the return and will call you about the parcel.';

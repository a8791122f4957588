import type { ReactNode } from 'react';

export const deliveryArea = 'Delivery area';
export const delivery = 'Delivery';
export const subTotal = 'Sub Total';
export const deliveryCharge = 'Delivery Charge';
export const free = 'Free';
export const total = 'Total';
export const orderPlaced = 'Order placed';
export const noNewOrder = 'There is no new order here';
export const pageShowsNewOrder =
  'This page shows an order right after you place it, in the same tab. You can find older orders by their number.';
export const trackYourOrder = 'Track your order';
export const seeAllProducts = 'See all products';
export const thankYou = (name: string): string => `Thank you for your order, ${name}!`;
export const whatHappensNext = 'What happens next';
export const yourOrder = 'Your order';
export const questions = 'Questions';
export const anyQuestions = 'Questions?';
export const orderNumber = 'Order number';
export const myOrder = 'My order';
export const trackThisOrder = 'Track this order';
export const seeMyOrders = 'See my orders';
export const print = 'Print';
export const orderAt = (order: string, shop: string): string => `${order} at ${shop}`;
export const orderAtWithTotal = (order: string, shop: string, total: string): string =>
  `${order} at ${shop}, ${total}`;
export const copied = 'Copied: paste it into a message.';
export const share = 'Share';
export const followAnOrder = (name: string): string =>
  `Follow an order at ${name} by its number and your phone number, without an account.`;
export const whereItIs = 'Where it is';
export const linkToThisPage = 'Link to this page';
export const keepThisPage = 'Keep this page';
export const whoHasTheLink = (endsAt: string): string =>
  `Anyone with this link can see this page and use its buttons. It works until ${endsAt}, and longer when the order moves.`;
export const theOrder = 'The order';
export const linkOpensNoOrder = "This link doesn't open an order";
export const linkMayBeIncomplete =
  'It may be incomplete or expired, or the shop has replaced it. You can still find your order by its number, or call us.';
export const findItByItsNumber = 'Find it by its number';
export const call = (helpline: string): string => `Call ${helpline}`;
export const cannotLookUp = "Orders can't be looked up here right now. Please call us.";
export const whereTheNumberIs = 'The order number is in our confirmation and on the invoice in your parcel.';
export const mobileNumberOfOrder = 'Mobile number of the order';
export const looking = 'Looking…';
export const findMyOrder = 'Find my order';
export const noOrderFound = (days: number): string =>
  `We found no order with this number and this mobile number. Please check both. You can find an order here for ${days} days after its last change.`;
export const shouldReachYouBy = (day: string): string => `It should reach you by ${day}.`;
export const shouldHaveReachedYou = (day: string, helpline: string): string =>
  `It should have reached you by ${day}. Call ${helpline} and we will look for it.`;
export const canReturnUntil = (day: string, time: string): string =>
  `You can return it until ${day}, ${time}.`;
export const weCallToConfirm = (callingHours: string, arrival: string): string =>
  `We'll call you ${callingHours} to confirm it. ${arrival}`;
export const wePack = (arrival: string): string => `We are packing it. ${arrival}`;
export const mayHaveChanged = 'It may have changed all the same.';
export const orderReceived = 'Order received';
export const onItsWay = 'On its way';
export const stepCall = (callingHours: string): string =>
  `We'll call you ${callingHours} to confirm it before we prepare the delivery.`;
export const stepPack = 'We pack your parcel and hand it to the courier.';
export const stepBring = (total: string): string =>
  `The courier brings it to your door. Please have ${total} ready in cash.`;
export const cannotBeReturned = "It can't be returned.";
export const canReturnWithin = (days: string): string => `You can return it within ${days}.`;
export const nothingWillBeDelivered = 'Nothing will be delivered, and there is nothing to pay.';
export const returnNoted = 'We have noted the return and will call you about the parcel.';
export const goodsAreBack = 'Your goods are back in the shop.';
export const name = 'Name';
export const phone = 'Phone';
export const address = 'Address';
export const comment = 'Comment';
export const copyLink = 'Copy link';
export const confirmed = 'Confirmed';
export const delivered = 'Delivered';
export const cancelled = 'Cancelled';
export const returnRequested = 'Return requested';
export const byTheShop = 'by the shop';
export const byTrackingLink = 'by tracking link';
export const byTheCustomer = 'by the customer';
export const orderIsNow = (status: string): string => `The order is now ${status}.`;
export const weCall = (number: ReactNode, callingHours: string) => (
  <>
    We'll call {number} {callingHours}.
  </>
);
export const callWithYourNumber = (helpline: ReactNode) => (
  <>Call {helpline} and tell us your order number.</>
);
export const callWithTheNumber = (helpline: ReactNode) => <>Call {helpline} and tell us the order number.</>;
export const noNumberAtHand = (helpline: ReactNode) => <>No number at hand? Call {helpline}.</>;
export const shouldReachYou = (day: ReactNode) => <>It should reach you by {day}.</>;
export const orderId = (id: ReactNode) => <>Order ID: {id}</>;
export const orderNumberIs = (number: ReactNode) => <>Order number {number}</>;
export const youAreStaff = (link: (words: string) => ReactNode) => (
  <>You are signed in as staff, who do not act as the customer. Move the order in its {link('overview')}.</>
);

import type { ReactNode } from 'react';

export const deliveryAndPayment = 'Delivery and payment';
export const deliveryArea = 'Delivery area';
export const arrivesIn = (days: string): string => `Arrives in ${days}`;
export const chosenFromYourDistrict =
  'Chosen from your district. If that is not right, choose the other one.';
export const payment = 'Payment';
export const payTheDeliveryMan = 'You pay the delivery man when the parcel is in your hands.';
export const freeOver = (freeDeliveryOver: string): string => `Free: your order is over ${freeDeliveryOver}`;
export const checkout = 'Checkout';
export const noPaymentNow = 'No payment now: you pay on delivery.';
export const mayBeOrderedAlready =
  'Some of these products are no longer in your cart. If you ordered them in another tab, confirming here makes a second order.';
export const samePlacedAlready = (time: string, number: string): string =>
  `You placed the same order at ${time}${number === '' ? '' : ` (${number})`}. Press again to place it once more.`;
export const payOnDelivery = 'pay on delivery';
export const fieldsLeft = (count: number): string => (count === 1 ? '1 field left' : `${count} fields left`);
export const totalOf = (amount: string): string => `Total ${amount}`;
export const placingYourOrder = 'Placing your order…';
export const confirmOrder = 'Confirm Order';
export const yourDetails = 'Your details';
export const fullName = 'Full name';
export const email = 'E-mail';
export const mobileNumber = 'Mobile number';
export const unusualMobileNumber = 'Mobile numbers start with 013 to 019. Is this one right?';
export const digitsOfNumber = '11 digits; we phone you before preparing the delivery.';
export const district = 'District';
export const unusualDistrict = "We don't know this district. Is it spelled right?";
export const chooseFromTheList = 'Start typing and choose from the list.';
export const address = 'Address';
export const addressExample = 'House, road, area, thana';
export const thisAddressIsMy = 'This address is my';
export const commentOptional = 'Comment (optional)';
export const commentExample = 'A landmark, or when to call';
export const nothingToCheckOut = 'Nothing to check out';
export const tickWhatYouWant = 'Tick the products you want in your cart, then proceed to checkout.';
export const goToMyCart = 'Go to my cart';
export const trackYourOrder = 'Track your order';
export const priceHasChanged = (total: string): string =>
  `A price or the delivery charge has changed since you chose. Your order now comes to ${total}. Please look at the summary and confirm again if you agree.`;
export const shopDidNotAnswer =
  'The shop has not answered, so we cannot say yet whether your order stands. Nothing you typed is lost: please confirm again when you are connected. It stays one order, however often you press.';
export const nothingWasSent =
  'You are offline: nothing was sent. Nothing you typed is lost: please confirm again when you are connected.';
export const lookAtTheField = (field: string): string =>
  `The shop could not take the order: please look at the ${field}.`;
export const lookAtTheSummary = 'The shop could not take the order: please look at the summary.';
export const chooseYourArea = 'Choose your area';
export const subTotal = 'Sub Total';
export const deliveryCharge = 'Delivery Charge';
export const free = 'Free';
export const total = 'Total';
export const deliveryIsFree = (limit: string): string =>
  `Delivery is free because your order is over ${limit}.`;
export const deliveryIsFreeOver = (limit: string): string => `Delivery is free over ${limit}.`;
export const deliveryIsFreeAfter = (limit: string, remaining: string): string =>
  `Delivery is free over ${limit}: ${remaining} to go.`;
export const rememberMe = 'Remember me on this device';
export const fillsInNextOrder = 'Fills in your next order for you. Leave it off on a shared phone.';
export const forgetMyDetails = 'Forget my details';
export const detailsForgotten = 'This device has forgotten your details.';
export const yourOrderItems = (count: number): string =>
  count === 1 ? 'Your order, 1 item' : `Your order, ${count} items`;
export const orderSummary = 'Order summary';
export const before = 'Before:';
export const each = (originalPrice: string): string => `${originalPrice} each`;
export const quantityOf = (name: string): string => `Quantity of ${name}`;
export const take = (left: number): string => `Take ${left}`;
export const removeIt = 'Remove it';
export const savedEarlier =
  'It was saved as you first sent it. If you changed something since, please tell us when we phone.';
export const seeYourOrder = 'See your order';
/** How a sentence names the fields, in the order of the form. */
export const fieldNames = {
  name: 'full name',
  email: 'e-mail',
  mobileNumber: 'mobile number',
  district: 'district',
  address: 'address',
  comment: 'a shorter comment',
  addressType: 'kind of address',
  deliveryArea: 'delivery area',
  paymentSystem: 'payment',
};
export const stillNeeded = (fields: ReactNode) => <>Still needed: {fields}.</>;
